import { isStop, type Match, type Seat } from '@tafelrunde/engine';
import type { Advice, ClientMessage } from '@tafelrunde/protocol';
import { requireSeat, runningMatch } from './answers.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refusal.ts';

type Says = Extract<ClientMessage, { type: 'advise' }>['says'];

/** What others advise on the open question that one seat answers for all. It lives as long as that question, and only in memory. */
export class AdviceBox {
  /** How many answers the match had when it was said. */
  #at = -1;
  readonly #bySeat = new Map<Seat, string | null>();

  say(match: Match, seat: Seat, says: Says): void {
    const at = answersOf(match);
    if (this.#at !== at) this.#bySeat.clear();
    this.#at = at;
    if (says === null) this.#bySeat.delete(seat);
    else this.#bySeat.set(seat, 'option' in says ? says.option : null);
  }

  lines(match: Match | null): readonly Advice[] {
    if (match === null || this.#bySeat.size === 0 || this.#at !== answersOf(match)) return [];
    return [...this.#bySeat].map(([seat, option]) => ({ seat, option }));
  }
}

/** Where a seat wants to be stopped is an entry, too, and its secret: advice that went with it would tell. */
const answersOf = ({ entries }: Match): number => entries.filter((entry) => !isStop(entry)).length;

/** Point at an option of the shared question, ask to wait, or take that back. Everybody at the table sees it. */
export async function advise(table: LiveTable, person: string, seat: Seat, says: Says): Promise<void> {
  requireSeat(table, person, seat);
  const match = runningMatch(table);
  const asked = match.asked;
  const shared = asked?.shared;
  if (asked === null || shared === undefined || asked.seats.includes(seat))
    throw new Refused('bad-message', 'seat');
  const isOffered = (id: string): boolean =>
    shared.options.some((option) => option.id === id && option.no === undefined);
  if (says !== null && 'option' in says && !isOffered(says.option)) throw new Refused('bad-message', 'says');
  table.advice.say(match, seat, says);
  table.amend({});
}
