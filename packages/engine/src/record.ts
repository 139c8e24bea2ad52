import * as v from 'valibot';
import { type Entry, isAnswer, isBranch, isEnd, isFork } from './entry.ts';
import type { Fairness } from './fairness.ts';
import { Fault } from './fault.ts';
import type { Shape } from './game.ts';
import { hashText } from './hash.ts';
import { lookingThrough } from './json.ts';
import type { Match } from './match.ts';
import { type Pack, packSchema } from './pack.ts';
import type { Answer } from './question.ts';
import type { Json, Result } from './words.ts';

/** The format written now. Goes up when the file changes shape. */
const FORMAT = 1;
/** Entries that are read in one piece. */
const PIECE = 200;

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
  if (isEnd(entry)) return ['end', entry.ended, [...entry.by]];
  if (isFork(entry)) return ['fork', { ...entry.fork, nonces: [...entry.fork.nonces] }];
  return isBranch(entry) ? ['branch', entry.branch] : ['stop', entry.seat, entry.stop, entry.on];
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const point = v.strictObject({ x: v.number(), y: v.number() });
const answer = v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.array(point)]);
const short = v.pipe(v.string(), v.maxLength(200));
const fairness = v.strictObject({
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  secret: v.nullable(short),
  nonces: v.pipe(v.array(short), v.maxLength(32)),
});
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/u));
const entry = v.union([
  v.strictTuple([natural, answer, digest]),
  v.strictTuple([natural, answer, digest, v.picklist(['order', 'clock'])]),
  v.strictTuple([v.literal('branch'), natural]),
  v.strictTuple([v.literal('fork'), fairness]),
  v.strictTuple([
    v.literal('end'),
    v.picklist(['agreed', 'resigned']),
    v.pipe(v.array(natural), v.maxLength(32)),
  ]),
  v.strictTuple([v.literal('stop'), natural, short, v.boolean()]),
]);
const recordSchema = v.strictObject({
  tafelrunde: v.literal(FORMAT),
  game: short,
  version: natural,
  seats: natural,
  options: v.record(short, v.union([short, v.number(), v.boolean()])),
  pack: v.nullable(packSchema),
  guided: v.exactOptional(v.literal(true)),
  fairness,
  answers: v.array(entry),
  result: v.nullable(
    v.strictObject({
      how: short,
      winners: v.pipe(v.array(natural), v.maxLength(32)),
      scores: v.exactOptional(v.pipe(v.array(v.number()), v.maxLength(32))),
    }),
  ),
});

/** Read a record from a file. Whatever is wrong with it is named by its place. */
export function readRecord(text: string): MatchRecord {
  const reading = readingRecord(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value;
  }
}

/**
 * The same in pieces, so that a server can do something else in between. Before any entry is read, `requireCount` may throw
 * because there are too many.
 */
export function* readingRecord(
  text: string,
  requireCount: (entries: number) => void = () => {},
): Generator<void, MatchRecord, void> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw noRecord();
  }
  yield;
  const { tafelrunde: format, answers } = (json ?? {}) as { tafelrunde?: unknown; answers?: unknown };
  if (typeof format !== 'number')
    throw new Fault('bad-record', 'tafelrunde', "this is no record: it does not begin with 'tafelrunde'");
  if (format > FORMAT)
    throw new Fault(
      'newer-version',
      'tafelrunde',
      `record format ${format} is newer than this program knows`,
    );
  const lines: unknown[] = Array.isArray(answers) ? answers : [];
  requireCount(lines.length);
  if (!(yield* lookingThrough(json))) throw noRecord();
  const whole = Array.isArray(answers) ? { ...(json as object), answers: [] } : json;
  const {
    tafelrunde: _format,
    answers: _none,
    result,
    guided = false,
    ...head
  } = checked(recordSchema, whole);
  const entries: Entry[] = [];
  for (const [number, line] of lines.entries()) {
    if (number % PIECE === 0) yield;
    entries.push(readEntry(checked(entry, line, `answers.${number}`)));
  }
  return { ...head, guided, entries, result };
}

const noRecord = (): Fault =>
  new Fault('bad-record', 'file', 'this is no record: the file is not valid JSON, or nested too deeply');

function checked<S extends v.GenericSchema>(schema: S, input: unknown, at = ''): v.InferOutput<S> {
  const read = v.safeParse(schema, input, { abortEarly: true });
  if (read.success) return read.output;
  const place = [at, v.getDotPath(read.issues[0])].filter(Boolean).join('.') || 'file';
  throw new Fault('bad-record', place, `the record is broken at ${place}: ${read.issues[0].message}`);
}

function readEntry(line: v.InferOutput<typeof entry>): Entry {
  if (line[0] === 'branch') return { branch: line[1] };
  if (line[0] === 'fork') return { fork: line[1] };
  if (line[0] === 'end') return { ended: line[1], by: line[2] };
  if (line[0] === 'stop') return { stop: line[2], seat: line[1], on: line[3] };
  const [seat, given, hash, by] = line;
  return {
    seat,
    answer: given as Answer,
    hash: Number.parseInt(hash, 16),
    ...(by === undefined ? {} : { by }),
  };
}
