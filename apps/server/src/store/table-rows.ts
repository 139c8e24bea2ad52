import type { Pack, Result, Seat } from '@tafelrunde/engine';
import type {
  Change,
  ClockState,
  ListedTable,
  StoredOrigin,
  StoredProposal,
  StoredSeat,
  StoredTable,
} from '@tafelrunde/host';
import type { Clock } from '@tafelrunde/protocol';
import type { Insertable, Selectable } from 'kysely';
import * as v from 'valibot';
import { clockState, seatNumbers, time, timesToColumns } from './clocks.ts';
import type { Schema } from './schema.ts';

// How tables and seats stand in their rows.

export const iso = (time: number): string => new Date(time).toISOString();

type Columns = Omit<Insertable<Schema['tables']>, 'id' | 'created_at' | 'checkpoint' | 'revision'>;

/** The columns of a table's own row. */
export function toColumns(table: Omit<StoredTable, 'id' | 'seats' | 'createdAt' | 'revision'>): Columns;
export function toColumns(table: NonNullable<Change['table']>): Partial<Columns>;
export function toColumns(table: NonNullable<Change['table']>): object {
  const { options, open, fairness, guided, pokerFace, asked, since, botAsked, result, ...rest } = table;
  const { pack, origin, renewal, proposal, clock, times, holders, resigned, shown, ...plain } = rest;
  const all = {
    ...plain,
    options: options && JSON.stringify(options),
    open: open === undefined ? undefined : Number(open),
    commitment: fairness?.commitment,
    secret: fairness?.secret,
    nonces: fairness && JSON.stringify(fairness.nonces),
    guided: guided === undefined ? undefined : Number(guided),
    poker_face: pokerFace === undefined ? undefined : Number(pokerFace),
    pack: pack && JSON.stringify(pack),
    pack_name: pack && pack.pack,
    origin: origin && JSON.stringify(origin),
    renewal: renewal && JSON.stringify(renewal),
    proposal: proposal && JSON.stringify(proposal),
    holders: holders && JSON.stringify(holders),
    resigned: resigned && JSON.stringify(resigned),
    shown: shown && JSON.stringify(shown),
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

/** A row without what only the match itself needs, which may be long. */
export type ListedRow = Omit<Selectable<Schema['tables']>, 'checkpoint' | 'pack'>;

/** The columns of a {@link ListedRow}. */
export const LISTED = [
  'id',
  'game',
  'version',
  'options',
  'state',
  'open',
  'host',
  'commitment',
  'secret',
  'nonces',
  'guided',
  'poker_face',
  'patience',
  'resigned',
  'pack_name',
  'origin',
  'renewal',
  'proposal',
  'shown',
  'asked',
  'since',
  'bot_asked',
  'result',
  'clock',
  'times',
  'clock_ends',
  'rematch',
  'holders',
  'created_at',
  'revision',
] as const satisfies readonly (keyof ListedRow)[];

export function fromRow(row: Selectable<Schema['tables']>, seats: readonly StoredSeat[]): StoredTable {
  return {
    ...fromListedRow(row, seats),
    pack: row.pack === null ? null : (JSON.parse(row.pack) as Pack),
  };
}

/** A table as a list needs it. Throws where the row cannot be what this program has written. */
export function fromListedRow(row: ListedRow, seats: readonly StoredSeat[]): ListedTable {
  const table = readRow(row, seats);
  if (!v.is(whole, table)) throw new Error(`the row of table ${row.id} is broken`);
  return table;
}

const fairness = v.looseObject({ commitment: v.string(), secret: v.string(), nonces: v.array(v.string()) });
/** What everybody is told, of which some is kept from them for a while. */
const told = {
  state: v.picklist(['waiting', 'playing', 'over']),
  asked: seatNumbers,
  since: time,
  result: v.nullable(v.looseObject({})),
  times: v.nullable(clockState),
  proposal: v.nullable(v.looseObject({ by: v.number(), agreed: seatNumbers, to: v.number(), at: time })),
};
/** A row whose documents are what this program writes. */
const whole = v.looseObject({
  ...told,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  fairness,
  resigned: seatNumbers,
  renewal: seatNumbers,
  holders: v.array(v.array(v.string())),
  origin: v.nullable(v.looseObject({ fairness: v.nullable(fairness) })),
  clock: v.nullable(v.looseObject({ kind: v.string() })),
  seats: v.pipe(v.array(v.unknown()), v.minLength(1)),
  createdAt: time,
  shown: v.optional(v.looseObject({ ...told, until: time })),
});

function readRow(row: ListedRow, seats: readonly StoredSeat[]): ListedTable {
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
    pokerFace: row.poker_face === 1,
    patience: row.patience,
    resigned: row.resigned === null ? [] : (JSON.parse(row.resigned) as Seat[]),
    pack: row.pack_name === null ? null : { pack: row.pack_name },
    origin: originFrom(row.origin),
    renewal: row.renewal === null ? [] : (JSON.parse(row.renewal) as Seat[]),
    proposal: row.proposal === null ? null : (JSON.parse(row.proposal) as StoredProposal),
    seats,
    holders: row.holders === null ? holdersBefore(row, seats) : (JSON.parse(row.holders) as string[][]),
    asked: JSON.parse(row.asked) as Seat[],
    since: Date.parse(row.since),
    botAsked: row.bot_asked === 1,
    result: row.result === null ? null : (JSON.parse(row.result) as Result),
    clock: row.clock === null ? null : (JSON.parse(row.clock) as Clock),
    times: row.times === null ? null : (JSON.parse(row.times) as ClockState),
    rematch: row.rematch,
    createdAt: Date.parse(row.created_at),
    ...(row.shown !== null && { shown: JSON.parse(row.shown) as StoredTable['shown'] & object }),
    revision: row.revision,
  };
}

/** The holders of matches that began before holders were stored: the people in their seats. */
const holdersBefore = (
  { state }: Pick<Selectable<Schema['tables']>, 'state'>,
  seats: readonly StoredSeat[],
): StoredTable['holders'] =>
  state === 'waiting'
    ? []
    : seats.map((seat) => {
        const { person } = toSeat(seat);
        return person === null ? [] : [person];
      });

type SeatColumns = Omit<Selectable<Schema['seats']>, 'table_id' | 'seat'>;
const NOBODY: SeatColumns = {
  kind: 'free',
  person: null,
  here: 0,
  name: null,
  level: null,
  nonce: null,
  given_up: 0,
};

export function toSeat(seat: StoredSeat): SeatColumns {
  if (seat.kind === 'free') {
    const { left } = seat;
    return left === undefined ? NOBODY : { ...NOBODY, ...left, here: Number(left.here) };
  }
  if (seat.kind === 'bot') {
    const { kind, level, name, standsFor } = seat;
    const { person = null, here = false, gaveUp = false } = standsFor ?? {};
    return { ...NOBODY, kind, level, name, person, here: Number(here), given_up: Number(gaveUp) };
  }
  return { ...NOBODY, ...seat, here: Number(seat.here) };
}

export function fromSeat(row: Selectable<Schema['seats']>): StoredSeat {
  if (row.kind === 'bot') {
    const standsFor =
      row.person === null ? null : { person: row.person, here: row.here === 1, gaveUp: row.given_up === 1 };
    return { kind: 'bot', level: row.level ?? 'normal', name: row.name ?? '', standsFor };
  }
  const { person, name, here, nonce } = row;
  if (person === null) return { kind: 'free' };
  const whose = { person, name: name ?? '', here: here === 1 };
  return row.kind === 'free' ? { kind: 'free', left: whose } : { kind: 'person', ...whose, nonce };
}

/**
 * Where a match came from. Records imported before it was stored whether their result is proved count as
 * unproved; what was played on was always verified.
 */
function originFrom(text: string | null): StoredOrigin | null {
  if (text === null) return null;
  const origin = JSON.parse(text) as Omit<StoredOrigin, 'proved'> & Partial<Pick<StoredOrigin, 'proved'>>;
  return { ...origin, proved: origin.proved ?? origin.fairness !== null };
}
