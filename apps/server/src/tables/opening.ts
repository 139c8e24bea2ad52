import { Match } from '@tafelrunde/engine';
import type { LiveTable } from './live.ts';
import { inPieces } from './pieces.ts';
import { setupOf } from './standing.ts';

/**
 * The match as a table begins it: from the deal; or, where it plays on, from the moment it came from. That moment is lived
 * again with the chance it had, then the table takes up its own and what nobody knew is dealt anew.
 */
export const openingMatch = (table: LiveTable): Promise<Match> => inPieces(opening(table));

function* opening({ shelved, stored, ledger }: LiveTable): Generator<void, Match, void> {
  const match = Match.start(shelved.game, setupOf(stored));
  if (stored.origin === null) return match;
  for (const entry of ledger.entries) {
    match.replayEntry(entry, 'check');
    yield;
  }
  match.fork(stored.fairness);
  return match;
}
