import { type Entry, type Game, type MatchRecord, readRecord, replay, verify } from '@tafelrunde/engine';
import type { Me, NewImport, TableSummary } from '@tafelrunde/protocol';
import { Refused, refusedFor } from '../refused.ts';
import type { Change, StoredTable } from '../store/tables.ts';
import { freshTable, seatsFrom } from './planning.ts';
import { FREE } from './seats.ts';

/** So many answers are lived again at once and no more: nobody else is served meanwhile. */
const MOST = 20_000;

/** A table as a record left it, and everything that was played at it. */
export interface Imported {
  readonly table: StoredTable;
  readonly change: Change;
}

/** Read a record. The game is looked up by whoever knows the games. */
export function readImport(text: string): MatchRecord {
  try {
    const record = readRecord(text);
    if (record.entries.length > MOST) throw new Refused('too-large', 'record');
    if (record.pack !== null) throw new Refused('bad-record', 'pack');
    return record;
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}

/** A finished match to look at, or one to play on from a moment of it. */
export function importRecord(game: Game, record: MatchRecord, order: NewImport, me: Me): Imported {
  try {
    return order.upTo === undefined ? toLookAt(game, record, me) : toPlayOn(game, record, order, me);
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}

function toLookAt(game: Game, record: MatchRecord, me: Me): Imported {
  if (record.result === null) throw new Refused('not-over');
  const match = verify(game, record);
  const seats = Array.from({ length: record.seats }, () => FREE);
  return {
    table: { ...tableOf(game, record, me, seats), state: 'over', result: match.result },
    change: { append: rowsOf(match.entries), checkpoint: match.checkpoints[0] },
  };
}

/** Its secret is in the record, so its dice can be foreseen by whoever cares to compute them: the table says so. */
function toPlayOn(game: Game, record: MatchRecord, order: NewImport, me: Me): Imported {
  const match = replay(game, record, order.upTo);
  if (match.result !== null) throw new Refused('over');
  // Chance takes a fresh branch: what comes is not what came.
  match.rewind(match.entries.length);
  const plan =
    order.seats ??
    Array.from({ length: record.seats }, (_, seat) =>
      seat === 0 ? ({ who: 'me' } as const) : ({ who: 'bot', level: 'normal' } as const),
    );
  if (plan.length !== record.seats) throw new Refused('bad-seats', 'seats');
  const seats = seatsFrom(game, plan, me);
  return {
    table: {
      ...tableOf(game, record, me, seats),
      state: 'playing',
      open: order.open ?? false,
      asked: match.asked?.seats ?? [],
      botAsked: match.waiting.some((seat) => seats[seat].kind === 'bot'),
    },
    change: { append: rowsOf(match.entries), checkpoint: match.checkpoints[0] },
  };
}

function tableOf(game: Game, record: MatchRecord, me: Me, seats: StoredTable['seats']): StoredTable {
  const { commitment, secret, nonces } = record.fairness;
  if (secret === null) throw new Refused('bad-record', 'fairness.secret');
  const options = record.options as TableSummary['options'];
  const fresh = freshTable(game, me.person, seats, options, false);
  return { ...fresh, fairness: { commitment, secret, nonces }, known: true };
}

const rowsOf = (entries: readonly Entry[]) =>
  entries.map((entry, number) => ({ number, entry, ticket: null }));
