import { useState } from 'react';
import type { Seat } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/ui';
import { isCooperativeTable } from '../shelf.ts';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

interface EndMatchProps {
  readonly table: TableSummary;
  readonly names: readonly string[];
  /** The seats of this browser. */
  readonly own: readonly Seat[];
  readonly wish: AtTable['wish'];
  readonly onClose: () => void;
}

/** The two ways to end a match before its rules do. Each says first what follows, and asks once more. */
export function EndMatch({ table, names, own, wish, onClose }: EndMatchProps) {
  const { together: texts } = useTableTexts();
  const [meant, setMeant] = useState<Seat | 'end' | null>(null);
  const [first] = own;
  if (first === undefined) return null;
  const send = async (message: Parameters<typeof wish>[0]) => {
    if (await wish(message)) onClose();
  };
  if (meant === 'end') {
    const isAsked = othersAt(table, own).length > 0;
    return (
      <section className="table-menu-sure" aria-live="polite" ref={intoView}>
        <b>{texts.endTitle}</b>
        <p>{isAsked ? texts.endAsk(texts.spans(table.patience)) : texts.endAlone}</p>
        <div className="table-menu-row">
          <Button label={texts.keep} icon="play" onClick={() => setMeant(null)} />
          <Button
            label={isAsked ? texts.endYesAsk : texts.endYes}
            icon="leave"
            tone="quiet"
            onClick={() => void send({ type: 'propose', seat: first, wish: { kind: 'end' } })}
          />
        </div>
      </section>
    );
  }
  if (meant !== null) {
    return (
      <section className="table-menu-sure" aria-live="polite" ref={intoView}>
        <b>{texts.giveUpTitle}</b>
        <p>
          {endsWithout(table, meant)
            ? isCooperativeTable(table)
              ? texts.giveUpTogether
              : texts.giveUpEnds
            : texts.giveUpBot}
        </p>
        <div className="table-menu-row">
          <Button label={texts.keep} icon="play" onClick={() => setMeant(null)} />
          <Button
            label={texts.giveUpYes}
            icon="remove"
            tone="quiet"
            onClick={() => void send({ type: 'resign', seat: meant })}
          />
        </div>
      </section>
    );
  }
  return (
    <div className="table-menu-row">
      <Button label={texts.end} icon="leave" tone="quiet" onClick={() => setMeant('end')} />
      {own.map((seat) => (
        <Button
          key={seat}
          label={own.length > 1 ? texts.giveUpOf(names[seat] ?? '') : texts.giveUp}
          icon="remove"
          tone="quiet"
          onClick={() => setMeant(seat)}
        />
      ))}
    </div>
  );
}

/** The menu may be longer than the screen: what is asked must be in view. Newer browsers give back a promise, which is no cleanup. */
const intoView = (section: HTMLElement | null): void => {
  section?.scrollIntoView({ block: 'nearest' });
};

/** The people of other browsers who have to be asked. */
const othersAt = ({ seats }: TableSummary, own: readonly Seat[]): readonly Seat[] =>
  seats.flatMap((sitter, seat) => (sitter.kind === 'person' && !own.includes(seat) ? [seat] : []));

/** Whether nobody is left to play on for once this seat has given up. The table decides; this only says it beforehand. */
function endsWithout({ seats, resigned }: TableSummary, seat: Seat): boolean {
  const left = seats.filter((_, other) => other !== seat && !resigned.includes(other));
  const isPlayed = left.some(
    (sitter) => sitter.kind === 'person' || (sitter.kind === 'bot' && sitter.standsFor !== null),
  );
  return left.length <= 1 || !isPlayed;
}
