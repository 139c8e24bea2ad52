import type { Match } from '@tafelrunde/engine';
import type { LiveTable } from '../live-table.ts';

/**
 * Let the match of a table go back to its first `to` entries. It keeps its last few checkpoints only, and would replay all of itself in
 * one go to stand before them, while everybody at the server waits: so the checkpoint it needs comes from a replay in time slices.
 */
export async function rewind(table: LiveTable, match: Match, to: number): Promise<void> {
  if (match.checkpoints.some(({ entries }) => entries <= to)) return table.goBack(() => match.rewind(to));
  const from = await table.replayCache.at(match, to, ({ checkpoints }) => checkpoints.at(-1)!);
  const { log } = match.table;
  const isBeforeLog = log !== null && from.happened < log.mark().happened - log.happened.length;
  table.goBack(() => match.rewind(to, from));
  // What came before the log is found within fewer entries now.
  table.telling.startMatch(match, isBeforeLog ? from.told : undefined);
}
