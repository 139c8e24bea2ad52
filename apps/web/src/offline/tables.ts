import type { Viewer } from '@tafelrunde/engine';
import type { Moment, NewFork, NewTable, TableSummary } from '@tafelrunde/protocol';
import { ApiError } from '../trouble.ts';
import { HostConnection } from './connection.ts';
import { localTables } from './listing.ts';
import type { Call } from './messages.ts';
import { myName } from './name.ts';

/** Workers whose table has just been created: the page that opens it next uses them. */
const warm = new Map<string, HostConnection>();

/** The table that is open in this tab, and its worker. */
let opened: { readonly table: string; readonly connection: HostConnection } | null = null;

/** The worker of a table: the one it was created in, if that is still there. */
export function connectionFor(table: string): HostConnection {
  const connection = warm.get(table) ?? new HostConnection();
  warm.delete(table);
  opened = { table, connection };
  return connection;
}

/** Create a table on this device. Its match begins at once: nobody can be waited for. */
export function createLocal(order: NewTable): Promise<TableSummary> {
  return create({ type: 'create', order, name: myName() });
}

/** Play on from a moment of a match that was played here. */
export function forkLocal(table: string, fork: NewFork): Promise<TableSummary> {
  return create({ type: 'fork', table, fork, name: myName() });
}

async function create(call: Call): Promise<TableSummary> {
  const connection = new HostConnection();
  try {
    const table = await connection.call<TableSummary>(call);
    // Only the table created last can be the next to be opened.
    for (const [id, other] of warm) {
      other.close();
      warm.delete(id);
    }
    warm.set(table.id, connection);
    // Without this a browser short of space may clear away what was played.
    void navigator.storage?.persist?.();
    return table;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** A table of this device, as others see it. */
export async function localTable(id: string): Promise<TableSummary> {
  const table = (await localTables()).find((found) => found.id === id);
  if (table === undefined) throw new ApiError({ code: 'unknown-table' });
  return table;
}

/** The whole match as a file, once it is over. */
export function localRecord(table: string): Promise<string> {
  return once((connection) => connection.call<string>({ type: 'record', table }));
}

/** What a viewer had seen when it was told of one of its events. The worker at the table knows the match already. */
export function localPast(table: string, viewer: Viewer, event: number): Promise<Moment> {
  const call: Call = { type: 'past', table, viewer, event };
  if (opened?.table === table && !opened.connection.isClosed) return opened.connection.call<Moment>(call);
  return once((connection) => connection.call<Moment>(call));
}

async function once<T>(work: (connection: HostConnection) => Promise<T>): Promise<T> {
  const connection = new HostConnection();
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}
