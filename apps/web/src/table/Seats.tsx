import type { Seat, View } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { SeatPanel, type Counter } from '@tafelrunde/ui/table';
import type { TableTexts } from '../locales/table-de.ts';
import type { Asking } from './asking.ts';
import { fieldName, seatFieldsOf } from './fields.ts';
import { isHand, pilesOf, seatKey } from './piles.ts';
import { useTableTexts } from './texts.ts';
import { useNarrow } from './useNarrow.ts';
import type { Speech } from './words.ts';

interface SeatsProps {
  readonly table: TableSummary;
  readonly view: View;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly own: readonly Seat[];
  readonly asked: readonly Seat[];
  readonly asking: Asking | null;
}

/** A panel per seat, with the game's own counters. */
export function Seats({ table, view, speech, names, own, asked, asking }: SeatsProps) {
  const texts = useTableTexts();
  const narrow = useNarrow();
  return (
    // On a phone the row scrolls, and what scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="seats" aria-label={texts.seats} tabIndex={narrow ? 0 : undefined}>
      {table.seats.map((sitter, seat) => (
        <SeatPanel
          // A seat is its place at the table.
          // eslint-disable-next-line react/no-array-index-key
          key={seat}
          seat={seat}
          name={names[seat] ?? ''}
          tag={tagOf(sitter, own.includes(seat), own.length > 1, texts)}
          icon={sitter.kind === 'bot' ? 'bot' : 'person'}
          turn={asked.includes(seat) ? texts.turn : undefined}
          counters={countersOf(view, seat, { texts, speech, names })}
          target={asking?.target(seatKey(seat))}
        />
      ))}
    </ul>
  );
}

function tagOf(
  sitter: TableSummary['seats'][number],
  own: boolean,
  several: boolean,
  texts: TableTexts,
): string {
  if (sitter.kind === 'free') return texts.free;
  if (sitter.kind === 'bot') return texts.bot(sitter.level);
  if (own) return several ? texts.here : texts.you;
  return sitter.online ? texts.person : texts.away;
}

function countersOf(
  view: View,
  seat: Seat,
  reader: { readonly texts: TableTexts; readonly speech: Speech; readonly names: readonly string[] },
): readonly Counter[] {
  const hands = pilesOf(view)
    .filter((pile) => isHand(view, pile) && pile.index === seat)
    .map(({ name, pile }): Counter => ({
      name: fieldName(reader.texts, name),
      value: pile.count ?? '?',
      icon: 'hand',
    }));
  return [...hands, ...seatFieldsOf(reader, view, seat)];
}
