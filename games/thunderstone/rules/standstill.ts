import { IDLE_ROUNDS, type Thunderstone, type ThunderstoneState } from '../shape.ts';

/** TH-END-06: a game that nobody moves on is over in the end. How near that is, and when a table is told. */

/** With this many rounds left everybody is warned; the second time is the last. */
export const WARNINGS: readonly number[] = [IDLE_ROUNDS / 2, 3];

/** After this many turns in which nothing moves the game is over. */
export const turnsLeft = ({ idle }: Pick<ThunderstoneState, 'idle'>, seats: number): number =>
  IDLE_ROUNDS * seats - idle;

/** A turn is over, and counts; one in which something has moved is the first again. True if it was the last of the game. */
export function countTurn(t: Thunderstone): boolean {
  t.state.idle++;
  const left = turnsLeft(t.state, t.seats);
  for (const rounds of WARNINGS) if (left === rounds * t.seats) t.tell('standstill', { rounds });
  return left <= 0;
}
