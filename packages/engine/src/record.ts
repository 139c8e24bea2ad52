import * as v from 'valibot';
import { type Entry, isAnswer, isBranch, isFork } from './entry.ts';
import type { Fairness } from './fairness.ts';
import { Fault } from './fault.ts';
import type { Shape } from './game.ts';
import { hashText } from './hash.ts';
import type { Match } from './match.ts';
import { type Pack, packSchema } from './pack.ts';
import type { Answer } from './question.ts';
import type { Json, Result } from './words.ts';

/** The format written now. Goes up when the file changes shape. */
const FORMAT = 1;

/** A whole match: game, version, options, where its chance came from, and every answer. Nothing else is needed. */
export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: Json };
  readonly pack: Pack | null;
  /** The cards and dice it began with were laid out by the game's guide. */
  readonly guided: boolean;
  readonly fairness: Fairness;
  readonly entries: readonly Entry[];
  readonly result: Result | null;
}

export const recordOf = <G extends Shape>(match: Match<G>): MatchRecord => ({
  game: match.game.id,
  version: match.game.version,
  seats: match.seats,
  options: { ...(match.options as { [name: string]: Json }) },
  pack: match.setup.pack ?? null,
  guided: match.setup.guided ?? false,
  fairness: { ...match.setup.fairness },
  entries: match.entries.map((entry) => ({ ...entry })),
  result: match.result,
});

/** As a file: readable, one line per answer. */
export function writeRecord(record: MatchRecord): string {
  const { entries, result, guided, ...head } = record;
  const lines = Object.entries({ tafelrunde: FORMAT, ...head, ...(guided && { guided }) }).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const answers = entries.map((entry) => `    ${JSON.stringify(writeEntry(entry))}`);
  const list = answers.length === 0 ? '[]' : `[\n${answers.join(',\n')}\n  ]`;
  return `{\n${lines.join('\n')}\n  "answers": ${list},\n  "result": ${JSON.stringify(result)}\n}\n`;
}

function writeEntry(entry: Entry): Json {
  if (isAnswer(entry)) {
    const { seat, answer: given, hash, by } = entry;
    const line = [seat, given as Json, hashText(hash)];
    return by === undefined ? line : [...line, by];
  }
  if (isFork(entry)) return ['fork', { ...entry.fork, nonces: [...entry.fork.nonces] }];
  return isBranch(entry) ? ['branch', entry.branch] : ['stop', entry.seat, entry.stop, entry.on];
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const point = v.strictObject({ x: v.number(), y: v.number() });
const answer = v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.array(point)]);
const fairness = v.strictObject({
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  secret: v.nullable(v.string()),
  nonces: v.array(v.string()),
});
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/u));
const entry = v.union([
  v.strictTuple([natural, answer, digest]),
  v.strictTuple([natural, answer, digest, v.picklist(['order', 'clock'])]),
  v.strictTuple([v.literal('branch'), natural]),
  v.strictTuple([v.literal('fork'), fairness]),
  v.strictTuple([v.literal('stop'), natural, v.string(), v.boolean()]),
]);
const recordSchema = v.strictObject({
  tafelrunde: v.literal(FORMAT),
  game: v.string(),
  version: natural,
  seats: natural,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  pack: v.nullable(packSchema),
  guided: v.exactOptional(v.literal(true)),
  fairness,
  answers: v.array(entry),
  result: v.nullable(
    v.strictObject({
      how: v.string(),
      winners: v.array(natural),
      scores: v.exactOptional(v.array(v.number())),
    }),
  ),
});

/** Read a record from a file. Whatever is wrong with it is named by its place. */
export function readRecord(text: string): MatchRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Fault('bad-record', 'file', 'this is no record: the file is not valid JSON');
  }
  const format = (json as { tafelrunde?: unknown } | null)?.tafelrunde;
  if (typeof format !== 'number')
    throw new Fault('bad-record', 'tafelrunde', "this is no record: it does not begin with 'tafelrunde'");
  if (format > FORMAT)
    throw new Fault(
      'newer-version',
      'tafelrunde',
      `record format ${format} is newer than this program knows`,
    );
  const read = v.safeParse(recordSchema, json, { abortEarly: true });
  if (!read.success) {
    const place = v.getDotPath(read.issues[0]) ?? 'file';
    throw new Fault('bad-record', place, `the record is broken at ${place}: ${read.issues[0].message}`);
  }
  const { tafelrunde: _format, answers, result, guided = false, ...head } = read.output;
  return { ...head, guided, entries: answers.map(readEntry), result };
}

function readEntry(line: v.InferOutput<typeof entry>): Entry {
  if (line[0] === 'branch') return { branch: line[1] };
  if (line[0] === 'fork') return { fork: line[1] };
  if (line[0] === 'stop') return { stop: line[2], seat: line[1], on: line[3] };
  const [seat, given, hash, by] = line;
  return {
    seat,
    answer: given as Answer,
    hash: Number.parseInt(hash, 16),
    ...(by === undefined ? {} : { by }),
  };
}
