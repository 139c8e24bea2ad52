import {
  checkCommitments,
  type Entry,
  Fault,
  type Game,
  guided,
  type Match,
  type MatchRecord,
  type Pack,
  readPack,
  readingRecord,
  replayingAsFar,
  verifying,
  withPack,
} from '@tafelrunde/engine';
import { type Me, type NewTable, plainText, type TableSummary } from '@tafelrunde/protocol';
import { MOST_ENTRIES, requireFewValues } from './input.ts';
import { NAMELESS } from './nicknames.ts';
import { Refused, refusedFor } from './refusal.ts';
import type { Change, StoredTable } from './storing/stored.ts';
import { inTimeSlices } from './time-slices.ts';
import { freshTable, seatsFrom } from './new-table.ts';
import { FREE } from './seats/seats.ts';

/** A table as a record left it, and everything that was played at it. */
export interface Imported {
  readonly table: StoredTable;
  readonly change: Change;
}

/** Reads a record in time slices. The caller looks up its game. */
export async function readImport(text: string): Promise<MatchRecord> {
  try {
    requireFewValues(text, 'record');
    return await inTimeSlices(readingRecord(text, requireCount));
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}

function requireCount(entries: number): void {
  if (entries > MOST_ENTRIES) throw new Refused('too-large', 'record');
}

/** A content pack as it came over the wire, checked on its own. */
export function readPackFrom(json: unknown): Pack {
  try {
    return inPlainText(readPack(JSON.stringify(json)));
  } catch (thrown) {
    throw inPack(thrown);
  }
}

/** Others read it: nothing in it may be invisible, or turn around what stands beside it. A text may have several lines. */
function inPlainText(pack: Pack): Pack {
  const { de, en } = pack.texts ?? {};
  return {
    ...pack,
    pack: plainText(pack.pack) || NAMELESS,
    ...(pack.texts && { texts: { ...(de && { de: plainCards(de) }), ...(en && { en: plainCards(en) }) } }),
  };
}

function plainCards(cards: CardTexts): CardTexts {
  const plain = Object.entries(cards).map(([kind, { name, text }]) => {
    const lines = text?.split('\n').map(plainText);
    return [
      kind,
      { ...(name && { name: plainText(name) || NAMELESS }), ...(lines && { text: lines.join('\n') }) },
    ];
  });
  return Object.fromEntries(plain) as CardTexts;
}

type CardTexts = NonNullable<NonNullable<Pack['texts']>['de']>;

/** The game as a table plays it: with its content pack, and as its guide lays it out. */
export function gameWith(game: Game, played: Pick<StoredTable, 'pack' | 'guided'>): Game {
  if (played.guided && game.guide === undefined) throw new Refused('bad-option', 'guided');
  const packed = packedGame(game, played.pack);
  return played.guided ? guided(packed) : packed;
}

function packedGame(game: Game, pack: Pack | null): Game {
  if (pack === null) return game;
  try {
    return withPack(game, pack);
  } catch (thrown) {
    throw inPack(thrown);
  }
}

const inPack = (thrown: unknown): unknown =>
  thrown instanceof Fault ? new Refused('bad-pack', `pack.${thrown.place}`) : thrown;

/**
 * A finished match to look at. If it was played under older rules, and the rules as they are now do not lead where it led,
 * it is kept as far as it can be replayed. Its result is the one the replay leads to, whatever the record claims; without one
 * it is shown as unproved.
 */
export async function tableToLookAt(game: Game, record: MatchRecord, me: Me): Promise<Imported> {
  if (record.result === null) throw new Refused('not-over', 'result');
  // What is wrong with its pack is said as such.
  gameWith(game, record);
  try {
    const match = await inTimeSlices(
      record.version < game.version ? asFarAsItLeads(game, record) : verifying(game, record),
    );
    const origin = {
      table: null,
      entries: match.entries.length,
      of: record.entries.length,
      proved: isDeepEqual(match.result, record.result),
      fairness: null,
    };
    const table = freshTable(game, {
      host: me.person,
      seats: Array.from({ length: record.seats }, () => FREE),
      options: record.options as TableSummary['options'],
      open: false,
      fairness: shownFairness(record),
      pack: record.pack,
      guided: record.guided,
      origin,
    });
    return {
      table: { ...table, state: 'over', result: origin.proved ? match.result : null },
      change: { append: rowsOf(match.entries), checkpoint: match.checkpoints[0] },
    };
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}

/** A match of older rules, as far as the rules of today lead where it led. Its chance has to be proved all the same. */
function* asFarAsItLeads(game: Game, record: MatchRecord): Generator<unknown, Match, void> {
  checkCommitments(record);
  return (yield* replayingAsFar(game, record)).match;
}

const isDeepEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How somebody wants to play on. */
export interface PlayOn {
  /** Continue after this many entries of the record. */
  readonly at: number;
  /** The table the record is of, or null if it came as a file. */
  readonly from: string | null;
  readonly seats: NewTable['seats'];
  readonly open: boolean;
  /** The chance of the new table: a secret of its own, and the host's nonce. */
  readonly fairness: StoredTable['fairness'];
  readonly nonce: string | null;
}

/**
 * A table to play on from a moment of a finished match. What led there is replayed and verified, so that the new record proves it
 * too; the match itself begins when everybody sits, with chance of its own.
 */
export async function tableToPlayOn(
  game: Game,
  record: MatchRecord,
  order: PlayOn,
  me: Me,
): Promise<Imported> {
  const { at } = order;
  if (at > record.entries.length) throw new Refused('bad-message', order.from === null ? 'upTo' : 'at');
  gameWith(game, record);
  // Before anything is replayed.
  if (order.seats.length !== record.seats) throw new Refused('bad-seats', 'seats');
  try {
    const entries = record.entries.slice(0, at);
    const result = at === record.entries.length ? record.result : null;
    const match = await inTimeSlices(verifying(game, { ...record, entries, result }));
    if (match.result !== null) throw new Refused('over');
    const table = freshTable(game, {
      host: me.person,
      seats: seatsFrom(game, order.seats, me, order.nonce),
      options: record.options as TableSummary['options'],
      open: order.open,
      fairness: order.fairness,
      pack: record.pack,
      guided: record.guided,
      origin: {
        table: order.from,
        entries: at,
        of: record.entries.length,
        proved: true,
        fairness: shownFairness(record),
      },
    });
    return { table, change: { append: rowsOf(entries) } };
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}

function shownFairness({ fairness }: MatchRecord): StoredTable['fairness'] {
  const { commitment, secret, nonces } = fairness;
  if (secret === null) throw new Refused('bad-record', 'fairness.secret');
  return { commitment, secret, nonces };
}

const rowsOf = (entries: readonly Entry[]) =>
  entries.map((entry, number) => ({ number, entry, ticket: null }));
