import { useState } from 'react';
import type { Seat } from '@tafelrunde/engine';
import type { BotLevel, TableSummary } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/ui';
import { Dialog } from '@tafelrunde/ui/table';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { BotLevelChoice } from './BotLevelChoice.tsx';
import { useClockTexts } from './clock-texts.ts';
import { EndMatch } from './EndMatch.tsx';
import { lentSeats } from './lent-seats.ts';
import { ShareLink } from './ShareLink.tsx';
import { SavedAnswerList } from './SavedAnswers.tsx';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';

interface TableMenuProps {
  readonly table: TableSummary;
  readonly names: readonly string[];
  readonly own: readonly Seat[];
  readonly at: AtTable;
  readonly speech: Speech;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** What concerns the table and not the game: who sits where, the link, the language. */
export function TableMenu({ table, names, own, at, speech, onKeys, onClose }: TableMenuProps) {
  const texts = useTableTexts();
  const clockTexts = useClockTexts();
  const [level, setLevel] = useState<BotLevel>('normal');
  const { wish } = at;
  const { moments, me } = at.state;
  const free = table.seats.flatMap((sitter, seat) => (sitter.kind === 'free' ? [seat] : []));
  const lent = lentSeats(table, me?.person);
  const playing = table.state === 'playing';
  return (
    <Dialog title={texts.tableMenu} closeLabel={texts.close} onClose={onClose} className="table-menu">
      <ShareLink />
      <div className="table-menu-row">
        <LanguageSwitch />
        <Button label={texts.keys} icon="keyboard" tone="quiet" onClick={onKeys} />
        <Button label={texts.home} icon="games" tone="quiet" href="/" />
      </div>
      {playing && own.length > 0 && (
        <BotLevelChoice label={texts.botLevel} level={level} onChange={setLevel} explained />
      )}
      {playing &&
        own.map((seat) => (
          <div key={seat} className="table-menu-row">
            <Button
              label={texts.toBot(names[seat] ?? '')}
              icon="bot"
              tone="quiet"
              onClick={() => void wish({ type: 'handOver', seat, to: level }).then(onClose)}
            />
            <Button
              label={texts.leaveSeat(names[seat] ?? '')}
              icon="leave"
              tone="quiet"
              onClick={() => void wish({ type: 'leave', seat }).then(onClose)}
            />
          </div>
        ))}
      {lent.map((seat) => (
        <Button
          key={seat}
          label={clockTexts.takeBack}
          detail={clockTexts.botPlays(names[seat] ?? '')}
          icon="person"
          onClick={() => void wish({ type: 'sit', seat }).then(onClose)}
        />
      ))}
      {playing &&
        own.map((seat) => {
          const orders = moments.get(seat)?.orders;
          return (
            orders && (
              <SavedAnswerList
                key={seat}
                seat={seat}
                orders={orders}
                speech={speech}
                names={names}
                whose={own.length > 1 ? (names[seat] ?? '') : null}
                wish={wish}
              />
            )
          );
        })}
      {playing && <EndMatch table={table} names={names} own={own} wish={wish} onClose={onClose} />}
      {table.clock !== null && <p>{clockTexts.terms(table.clock)}</p>}
      {playing && table.seats.filter(({ kind }) => kind === 'person').length > own.length && (
        <p>{texts.together.patienceOf(texts.together.spans(table.patience))}</p>
      )}
      {free.map((seat) =>
        own.length === 0 ? (
          <Button
            key={seat}
            label={`${texts.takeSeat}: ${texts.seat(seat + 1)}`}
            icon="person"
            onClick={() => void wish({ type: 'sit', seat }).then(onClose)}
          />
        ) : (
          <Button
            key={seat}
            label={`${texts.addBot}: ${texts.seat(seat + 1)}`}
            icon="bot"
            onClick={() => void wish({ type: 'handOver', seat, to: level }).then(onClose)}
          />
        ),
      )}
    </Dialog>
  );
}
