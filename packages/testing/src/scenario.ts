import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  Fault,
  type Game,
  type Json,
  type MatchRecord,
  notPlain,
  isAnswer,
  type RuleId,
  type Seat,
  type Shape,
} from '@tafelrunde/engine';
import * as v from 'valibot';
import { parseDocument, stringify } from 'yaml';
import { pileByName } from './arrange.ts';
import { table, type TestTable } from './fixture.ts';
import { readAnswer, type Written } from './reading.ts';

const point = v.strictObject({ x: v.number(), y: v.number() });
const written = v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.array(point)]);
const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const plain = v.record(v.string(), v.unknown());
const kinds = v.record(v.string(), v.array(v.string()));

/** A situation, what is answered, and what must come of it: for bug reports, disputes and regression. */
const scenarioSchema = v.strictObject({
  scenario: v.string(),
  game: v.string(),
  seats: v.optional(natural),
  seed: v.optional(v.string()),
  nonces: v.optional(v.array(v.string())),
  options: v.optional(plain),
  /** `asked`: the answers begin with those of the setup. */
  setup: v.optional(v.literal('asked')),
  cards: v.optional(kinds),
  next: v.optional(kinds),
  set: v.optional(plain),
  dice: v.optional(v.array(v.number())),
  answers: v.optional(
    v.array(
      v.union([
        v.strictTuple([natural, written]),
        v.strictObject({ seat: natural, answer: written, refused: v.string() }),
      ]),
    ),
  ),
  expect: v.optional(
    v.strictObject({
      state: v.optional(plain),
      piles: v.optional(kinds),
      asked: v.optional(v.strictObject({ seat: natural, prompt: v.string() })),
      winners: v.optional(v.array(natural)),
      ending: v.optional(v.string()),
    }),
  ),
});
type ScenarioFile = v.InferOutput<typeof scenarioSchema>;

export interface ScenarioOutcome {
  readonly name: string;
  readonly ok: boolean;
  readonly problems: readonly string[];
}

const bad = (file: string, place: string, message: string): Fault =>
  new Fault('bad-scenario', `${file}: ${place}`, `${file} is broken at ${place}: ${message}`);

const firstLine = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0];

/** A fault from deeper down, with the file's name in front of its place. */
const inFile = (file: string, thrown: unknown): Fault =>
  thrown instanceof Fault ? bad(file, thrown.place, thrown.message) : bad(file, 'set', firstLine(thrown));

function read(text: string, file: string): ScenarioFile {
  const document = parseDocument(text);
  let content: unknown;
  try {
    if (document.errors.length > 0) throw document.errors[0];
    content = document.toJS();
  } catch (thrown) {
    throw bad(file, 'file', firstLine(thrown));
  }
  const parsed = v.safeParse(scenarioSchema, content, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw bad(file, v.getDotPath(parsed.issues[0]) ?? 'file', parsed.issues[0].message);
}

/** Play a scenario. What does not come out as expected is told; a file that is none is a fault that names the place. */
export async function runScenario(
  text: string,
  file: string,
  gameOf: (id: string) => Game | Promise<Game>,
): Promise<ScenarioOutcome> {
  const scenario = read(text, file);
  let game: Game;
  try {
    game = await gameOf(scenario.game);
  } catch (thrown) {
    throw thrown instanceof Fault ? inFile(file, thrown) : thrown;
  }
  const t = lay(game, scenario, file);
  const problems: string[] = [];
  for (const [index, line] of (scenario.answers ?? []).entries()) {
    const problem = Array.isArray(line)
      ? give(t, line[0], line[1], null)
      : give(t, line.seat, line.answer, line.refused as RuleId);
    if (problem === null) continue;
    problems.push(`answers[${index}]: ${problem}`);
    break;
  }
  if (problems.length === 0) problems.push(...compare(t, scenario, file));
  return { name: scenario.scenario, ok: problems.length === 0, problems };
}

function lay(game: Game, scenario: ScenarioFile, file: string): TestTable<Shape> {
  const { seats, seed, nonces, options, cards, next, dice, setup, set } = scenario;
  const given = { seats, seed, nonces, options, cards, next, dice, setup };
  const situation = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const lay = (state: object): void => {
    for (const [path, value] of Object.entries(set ?? {})) write(state, path, value as Json);
  };
  try {
    // Whatever a file lays that cannot be played is the file's fault.
    return table(game, { ...situation, ...(set === undefined ? {} : { set: lay }) });
  } catch (thrown) {
    throw inFile(file, thrown);
  }
}

function give(t: TestTable<Shape>, seat: Seat, answer: Written, refusedBy: RuleId | null): string | null {
  const question = t.match.question(seat);
  if (question === null) return `seat ${seat} is not asked`;
  let ready: Answer;
  try {
    ready = readAnswer(t.match, question, answer);
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown.message;
    throw thrown;
  }
  const outcome = t.match.answer(seat, ready);
  if (refusedBy === null)
    return outcome.ok
      ? null
      : `refused: ${outcome.refusal.code === 'crashed' ? t.match.crash!.message : JSON.stringify(outcome.refusal)}`;
  if (outcome.ok) return `was taken, but ${refusedBy} should have refused it`;
  const by = 'rule' in outcome.refusal ? outcome.refusal.rule : outcome.refusal.code;
  return by === refusedBy ? null : `was refused by ${by}, not by ${refusedBy}`;
}

function* compare(t: TestTable<Shape>, { expect }: ScenarioFile, file: string): Generator<string> {
  if (expect === undefined) return;
  const differs = (place: string, got: unknown, want: unknown): string[] =>
    isDeepStrictEqual(got, want)
      ? []
      : [`expect.${place}: is ${JSON.stringify(got)}, not ${JSON.stringify(want)}`];
  try {
    for (const [path, want] of Object.entries(expect.state ?? {}))
      yield* differs(`state.${path}`, readPath(t.match.table.state, path, `expect.state.${path}`), want);
    for (const [name, want] of Object.entries(expect.piles ?? {})) {
      pileByName(t.match.table, name, 'expect.piles');
      yield* differs(`piles.${name}`, t.kinds(name), want);
    }
  } catch (thrown) {
    throw inFile(file, thrown);
  }
  if (expect.asked !== undefined) {
    const { seat, prompt } = expect.asked;
    yield* differs('asked', t.match.question(seat)?.ask.prompt ?? null, prompt);
  }
  if (expect.winners !== undefined)
    yield* differs('winners', t.match.result?.winners ?? null, expect.winners);
  if (expect.ending !== undefined) yield* differs('ending', t.match.result?.how ?? null, expect.ending);
}

function readPath(state: object, path: string, place: string): unknown {
  let value: unknown = state;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
      throw new Fault('bad-scenario', place, 'the state has no such field');
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function write(state: object, path: string, value: Json): void {
  const place = `set.${path}`;
  const broken = notPlain(value, 'it');
  if (broken !== null) throw new Fault('bad-scenario', place, broken);
  readPath(state, path, place);
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.length === 0 ? state : readPath(state, keys.join('.'), place);
  (holder as Record<string, Json>)[last] = value;
}

/**
 * A match as a scenario: what a crash leaves behind, ready to be run again and to become a regression test. A match with a
 * content pack, one whose table went back, or one with stop orders is told by its record alone.
 */
export function scenarioOf(record: MatchRecord, name: string): string {
  const { secret, nonces } = record.fairness;
  if (secret === null || record.pack !== null || !record.entries.every(isAnswer))
    throw new Fault('bad-scenario', 'record', 'this match cannot be written as a scenario; keep its record');
  return stringify({
    scenario: name,
    game: record.game,
    seats: record.seats,
    seed: secret,
    ...(nonces.length === 0 ? {} : { nonces }),
    options: record.options,
    setup: 'asked',
    answers: record.entries.map(({ seat, answer }) => [seat, answer]),
  });
}
