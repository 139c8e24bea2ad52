import { Match } from '@tafelrunde/engine';
import type { LiveTable } from './live-table.ts';
import { inTimeSlices } from './time-slices.ts';
import { setupOf } from './storing/match-state.ts';

/**
 * The match as a table begins it: from the deal; or, where it plays on, from the moment it came from. That moment is replayed with
 * the chance it had; then the table goes on with its own, and what nobody knew is dealt again.
 */
export const openingMatch = (table: LiveTable): Promise<Match> => inTimeSlices(opening(table));

function* opening({ shelved, stored, storage }: LiveTable): Generator<void, Match, void> {
  const match = Match.start(shelved.game, setupOf(stored));
  if (stored.origin === null) return match;
  for (const entry of storage.rows.entries) {
    match.replayEntry(entry, 'check');
    yield;
  }
  match.fork(stored.fairness);
  return match;
}
