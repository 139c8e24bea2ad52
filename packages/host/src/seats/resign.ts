import type { Seat } from '@tafelrunde/engine';
import { requireSeat, runningMatch } from '../answers.ts';
import type { LiveTable } from '../live-table.ts';
import { endMatch } from '../proposals.ts';
import type { StoredSeat, StoredTable } from '../storing/stored.ts';
import { botSeat, seatBot } from './seats.ts';

/**
 * Give up, for good. Where others are left to play for, a bot under its own name plays the seat to its end, and the one who gave
 * up cannot come back to it. Otherwise the match is over, and who did not give up has won.
 */
export async function resign(table: LiveTable, person: string, seat: Seat): Promise<void> {
  requireSeat(table, person, seat);
  runningMatch(table);
  const resigned = [...table.stored.resigned, seat].toSorted((a, b) => a - b);
  if (isDecided(table.stored, resigned)) return await endMatch(table, 'resigned', resigned);
  await seatBot(table, seat, botSeat('normal', seat), { resigned });
}

/** Nobody plays on after this: one seat is left, or no person is. Somebody whose seat a bot keeps may come back. */
function isDecided({ seats }: Pick<StoredTable, 'seats'>, resigned: readonly Seat[]): boolean {
  const left = seats.filter((_, seat) => !resigned.includes(seat));
  const isPlayed = (sitter: StoredSeat): boolean =>
    sitter.kind === 'person' || (sitter.kind === 'bot' && sitter.standsFor?.gaveUp === false);
  return left.length <= 1 || !left.some(isPlayed);
}
