import type { Pack, Result, Seat } from '@tafelrunde/engine';
import type { Clock } from '@tafelrunde/protocol';
import type { Insertable, Selectable } from 'kysely';
import type { ClockState } from '../clocks/clock.ts';
import { timesToColumns } from './clocks.ts';
import type { Schema } from './schema.ts';
import type { Change, StoredOrigin, StoredProposal, StoredSeat, StoredTable } from './tables.ts';

// How tables and seats stand in their rows.

export const iso = (time: number): string => new Date(time).toISOString();

type Columns = Omit<Insertable<Schema['tables']>, 'id' | 'created_at' | 'checkpoint' | 'revision'>;

/** The columns of a table's own row. */
export function toColumns(table: Omit<StoredTable, 'id' | 'seats' | 'createdAt' | 'revision'>): Columns;
export function toColumns(table: NonNullable<Change['table']>): Partial<Columns>;
export function toColumns(table: NonNullable<Change['table']>): object {
  const { options, open, fairness, guided, asked, since, botAsked, result, ...rest } = table;
  const { pack, origin, renewal, proposal, clock, times, ...plain } = rest;
  const all = {
    ...plain,
    options: options && JSON.stringify(options),
    open: open === undefined ? undefined : Number(open),
    commitment: fairness?.commitment,
    secret: fairness?.secret,
    nonces: fairness && JSON.stringify(fairness.nonces),
    guided: guided === undefined ? undefined : Number(guided),
    pack: pack && JSON.stringify(pack),
    origin: origin && JSON.stringify(origin),
    renewal: renewal && JSON.stringify(renewal),
    proposal: proposal && JSON.stringify(proposal),
    asked: asked && JSON.stringify(asked),
    since: since === undefined ? undefined : iso(since),
    bot_asked: botAsked === undefined ? undefined : Number(botAsked),
    result: result && JSON.stringify(result),
    clock: clock && JSON.stringify(clock),
    ...(times === undefined ? {} : timesToColumns(times)),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** What a change does to the table's own row. */
export function columnsOf({ table = {}, checkpoint }: Change): Partial<Insertable<Schema['tables']>> {
  return {
    ...toColumns(table),
    ...(checkpoint === undefined ? {} : { checkpoint: JSON.stringify(checkpoint) }),
  };
}

export function fromRow(row: Selectable<Schema['tables']>, seats: readonly StoredSeat[]): StoredTable {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: JSON.parse(row.options) as StoredTable['options'],
    state: row.state,
    open: row.open === 1,
    host: row.host,
    fairness: {
      commitment: row.commitment,
      secret: row.secret,
      nonces: JSON.parse(row.nonces) as string[],
    },
    guided: row.guided === 1,
    pack: row.pack === null ? null : (JSON.parse(row.pack) as Pack),
    origin: row.origin === null ? null : (JSON.parse(row.origin) as StoredOrigin),
    renewal: row.renewal === null ? [] : (JSON.parse(row.renewal) as Seat[]),
    proposal: row.proposal === null ? null : (JSON.parse(row.proposal) as StoredProposal),
    seats,
    asked: JSON.parse(row.asked) as Seat[],
    since: Date.parse(row.since),
    botAsked: row.bot_asked === 1,
    result: row.result === null ? null : (JSON.parse(row.result) as Result),
    clock: row.clock === null ? null : (JSON.parse(row.clock) as Clock),
    times: row.times === null ? null : (JSON.parse(row.times) as ClockState),
    rematch: row.rematch,
    createdAt: Date.parse(row.created_at),
    revision: row.revision,
  };
}

type SeatColumns = Omit<Schema['seats'], 'table_id' | 'seat'>;
const NOBODY: SeatColumns = { kind: 'free', person: null, here: 0, name: null, level: null, nonce: null };

export function toSeat(seat: StoredSeat): SeatColumns {
  if (seat.kind === 'free') {
    const { left } = seat;
    return left === undefined ? NOBODY : { ...NOBODY, ...left, here: Number(left.here) };
  }
  if (seat.kind === 'bot') {
    const { kind, level, name, standsFor } = seat;
    const { person = null, here = false } = standsFor ?? {};
    return { ...NOBODY, kind, level, name, person, here: Number(here) };
  }
  return { ...NOBODY, ...seat, here: Number(seat.here) };
}

export function fromSeat(row: Selectable<Schema['seats']>): StoredSeat {
  if (row.kind === 'bot') {
    const standsFor = row.person === null ? null : { person: row.person, here: row.here === 1 };
    return { kind: 'bot', level: row.level ?? 'normal', name: row.name ?? '', standsFor };
  }
  const { person, name, here, nonce } = row;
  if (person === null) return { kind: 'free' };
  const whose = { person, name: name ?? '', here: here === 1 };
  return row.kind === 'free' ? { kind: 'free', left: whose } : { kind: 'person', ...whose, nonce };
}
