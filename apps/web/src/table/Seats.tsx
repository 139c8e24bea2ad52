import type { Seat } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { on, type BoardProps, type Change, type GameBoard } from '@tafelrunde/ui/board';
import { SeatPanel } from '@tafelrunde/ui/table';
import type { TableTexts } from '../locales/table-de.ts';
import { general } from './GenericBoard.tsx';
import { SeatClock } from './SeatClock.tsx';
import { useTableTexts } from './texts.ts';

interface SeatsProps {
  readonly table: TableSummary;
  readonly game: GameBoard;
  readonly props: BoardProps;
  readonly own: readonly Seat[];
  /** What is just being told: each stands beside its number. */
  readonly changes?: readonly Change[] | undefined;
}

/** A panel per seat, with the game's own counters. */
export function Seats({ table, game, props, own, changes }: SeatsProps) {
  const texts = useTableTexts();
  const { asking, sitters, narrow, form } = props;
  return (
    // On a phone the row scrolls, and what scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="seats" aria-label={texts.seats} tabIndex={narrow ? 0 : undefined}>
      {table.seats.map((sitter, seat) => {
        const { title, icon, counters } = game.panel?.(seat, props) ?? general.panel(seat, props);
        const name = sitters[seat]?.name ?? '';
        const tag = table.resigned.includes(seat)
          ? texts.together.gaveUp
          : tagOf(sitter, own.includes(seat), own.length > 1, texts);
        return (
          <SeatPanel
            // A seat is its place at the table.
            // eslint-disable-next-line react/no-array-index-key
            key={seat}
            seat={seat}
            name={title ?? name}
            tag={
              title === undefined
                ? tag
                : who(name, tag, isGone(table, seat) || (own.includes(seat) && own.length === 1), form)
            }
            icon={icon ?? (sitter.kind === 'bot' ? 'bot' : 'person')}
            turn={sitters[seat]?.asked ? texts.turn : undefined}
            counters={counters}
            changes={changes?.filter((change) => change.seat === seat)}
            target={asking?.target(on.seat(seat))}
          >
            <SeatClock table={table} seat={seat} name={name} own={own.includes(seat)} />
          </SeatPanel>
        );
      })}
    </ul>
  );
}

/** Beside a title: where there is little room the name says more than the level, and one knows who one is. */
function who(name: string, tag: string, isNews: boolean, form: BoardProps['form']): string {
  if (form === 'wide') return `${name}, ${tag}`;
  return isNews ? tag : name;
}

/** Whether that somebody is not there, or not any more, is worth more than the name. */
const isGone = (table: TableSummary, seat: Seat): boolean => {
  const sitter = table.seats[seat];
  if (table.resigned.includes(seat) || sitter === undefined) return true;
  return sitter.kind === 'bot' ? sitter.standsFor !== null : sitter.kind === 'person' && !sitter.online;
};

function tagOf(
  sitter: TableSummary['seats'][number],
  own: boolean,
  several: boolean,
  texts: TableTexts,
): string {
  if (sitter.kind === 'free') return texts.free;
  if (sitter.kind === 'bot' && sitter.standsFor !== null) return texts.clock.standsIn;
  if (sitter.kind === 'bot') return texts.bots[sitter.level];
  if (own) return several ? texts.here : texts.you;
  return sitter.online ? texts.person : texts.away;
}
