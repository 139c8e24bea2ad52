import type {
  ChosenChance,
  GameInfo,
  Me,
  NewFork,
  NewTable,
  TableSummary,
  WireError,
} from '@tafelrunde/protocol';

import { newNonce } from './nonce.ts';

/** A refusal of the server, or silence. Only its code matters: clients turn it into a sentence. */
export interface Trouble {
  readonly code: WireError['code'] | 'no-connection';
  readonly place?: string;
  readonly rule?: string;
}

class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

/** What the lobby shows: open tables to sit down at, and those one has a seat at. */
export interface Tables {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  games: () => call<readonly GameInfo[]>('GET', '/api/games'),
  tables: () => call<Tables>('GET', '/api/tables'),
  /** Chance of one's own: the server promises a secret first, then one says what one adds. */
  chance: async (): Promise<ChosenChance> => {
    const { commitment } = await call<{ commitment: string }>('POST', '/api/chance', {});
    return { commitment, nonce: newNonce() };
  },
  create: async (table: NewTable) =>
    await call<TableSummary>('POST', '/api/tables', { ...table, chance: await api.chance() }),
  fork: async (table: string, fork: NewFork) =>
    await call<TableSummary>('POST', `/api/tables/${table}/fork`, { ...fork, chance: await api.chance() }),
  table: (id: string) => call<TableSummary>('GET', `/api/tables/${id}`),
  /** The record of a match that is over, as text: to be read by whoever checks it. */
  record: async (id: string) => (await ask('GET', recordAddress(id))).text(),
};

export const recordAddress = (table: string): string => `/api/tables/${table}/record`;

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${table}/socket`;
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? error.trouble : { code: 'no-connection' };
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
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
