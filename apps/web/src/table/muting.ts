import { type TableSummary, WATCHERS } from '@tafelrunde/protocol';

type Who = Pick<TableSummary, 'host' | 'seats'>;

/** Whether somebody has a seat at a table, also while a bot stands in. */
const sits = ({ seats }: Who, person: string): boolean =>
  seats.some(
    (sitter) =>
      (sitter.kind === 'person' && sitter.person === person) ||
      (sitter.kind === 'bot' && sitter.standsFor === person),
  );

/** Whether somebody plays at a table or hosts it. Everybody else watches. */
export const plays = (table: Who, person: string): boolean => table.host === person || sits(table, person);

/** Whether nobody reads what somebody says at a table. */
export const isSilenced = (table: Who, muted: readonly string[], person: string): boolean =>
  muted.includes(person) || (muted.includes(WATCHERS) && !plays(table, person));

/** Whether somebody may silence another at a table, as the server sees it. */
export function mayMute(table: Who, me: string, person: string): boolean {
  if (me === person || !plays(table, me)) return false;
  // Where the host sits no longer, whoever plays does what a host does.
  return table.host === me || !plays(table, person) || !sits(table, table.host);
}
