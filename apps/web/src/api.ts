import type { Viewer } from '@tafelrunde/engine';
import type {
  ChosenChance,
  GameInfo,
  Me,
  Moment,
  NewFork,
  NewTable,
  TableSummary,
} from '@tafelrunde/protocol';
import { newNonce } from './nonce.ts';
import { isLocal } from './offline/ids.ts';
import { rememberGames, rememberedGames } from './offline/remembered-games.ts';
import { noteReach } from './offline/reach.ts';
import { ApiError, type Trouble, troubleOf } from './trouble.ts';

export { type Trouble, troubleOf } from './trouble.ts';

/** What the lobby shows: open tables to sit down at, and those one has a seat at. */
export interface Tables {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  offerCarry: () => call<{ readonly code: string; readonly endsAt: number }>('POST', '/api/me/carry', {}),
  takeCarry: (code: string) => call<Me>('POST', '/api/me/carried', { code }),
  forgetMe: () => ask('DELETE', '/api/me'),
  games: knownGames,
  tables: () => call<Tables>('GET', '/api/tables'),
  /** Chance of one's own: the server promises a secret first, then one says what one adds. */
  chance: async (): Promise<ChosenChance> => {
    const { commitment } = await call<{ commitment: string }>('POST', '/api/chance', {});
    return { commitment, nonce: newNonce() };
  },
  create: async (table: NewTable) =>
    await call<TableSummary>('POST', '/api/tables', { ...table, chance: await api.chance() }),
  fork: async (table: string, fork: NewFork) =>
    isLocal(table)
      ? await (await device()).forkLocal(table, fork)
      : await call<TableSummary>('POST', `/api/tables/${table}/fork`, {
          ...fork,
          chance: await api.chance(),
        }),
  table: async (id: string) =>
    isLocal(id)
      ? await (await device()).localTable(id)
      : await call<TableSummary>('GET', `/api/tables/${id}`),
  /** Send the server a record from a file, to look at it there. The server replays it before it takes it. */
  bring: (record: string) => call<TableSummary>('POST', '/api/tables/import', { record }),
  discard: (id: string) => ask('DELETE', `/api/tables/${id}`),
  /** What a viewer had seen when it was told of one of its events. */
  past: async (id: string, viewer: Viewer, event: number) =>
    isLocal(id)
      ? await (await device()).localPast(id, viewer, event)
      : await call<Moment>('GET', `/api/tables/${id}/past?viewer=${viewer}&event=${event}`),
  /** The record of a match that is over, as text: to be read by whoever checks it. */
  record: async (id: string) =>
    isLocal(id) ? await (await device()).localRecord(id) : await (await ask('GET', recordAddress(id))).text(),
};

/** Tables of this device are asked of this device. Most who look around have none, and do not load this. */
const device = () => import('./offline/tables.ts');

export const recordAddress = (table: string): string => `/api/tables/${table}/record`;

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${table}/socket`;
}

/** What can be played: as the server says, or said last. */
async function knownGames(): Promise<readonly GameInfo[]> {
  try {
    const games = await call<readonly GameInfo[]>('GET', '/api/games');
    rememberGames(games);
    return games;
  } catch (error) {
    const kept = troubleOf(error).code === 'no-connection' ? rememberedGames() : null;
    if (kept === null) throw error;
    return kept;
  }
}

/** A proxy without a server behind it is no server either. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, request);
    const json = response.headers.get('content-type')?.includes('json') === true;
    if (response.status >= 502 && !json) throw new TypeError(response.statusText);
    noteReach(true);
    return response;
  } catch (error) {
    noteReach(false);
    throw error;
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

/** The same where there is nothing to read in the answer. */
export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await reach(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  const { error } = (answer ?? {}) as { error?: Trouble };
  throw new ApiError(error ?? { code: 'internal' });
}
