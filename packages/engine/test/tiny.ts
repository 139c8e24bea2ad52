import assert from 'node:assert/strict';
import { configureGlobal } from 'fast-check';
import {
  type Act,
  type Answer,
  type Card,
  defineGame,
  fairnessFromSeed,
  Fault,
  type FaultCode,
  type Game,
  type Json,
  type KernelTable,
  Match,
  type Outcome,
  perform,
  type Pile,
  type PileSpecs,
  randomSource,
  type Reading,
  type Refusal,
  sampleAnswer,
  type Saved,
  type Scene,
  type Seat,
  type Shape,
  type Table,
  type Viewer,
  type Words,
} from '../src/index.ts';

/** The same cases in every run; another `FC_SEED` looks further. */
configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261115) });

/** What the table of a tiny game remembers: whatever its rule has written down, a few numbers, a secret per seat. */
export interface Notes {
  notes: Json[];
  coins: number[];
  secret: Json[];
}

export interface TinyShape<P extends PileSpecs> extends Shape {
  state: Notes;
  card: { readonly worth: number };
  piles: P;
  options: object;
  windows: Record<string, Scene>;
}
export type NoPiles = Readonly<Record<string, never>>;
/** Tests may look behind the table. */
export type Tiny<P extends PileSpecs = NoPiles> = KernelTable<TinyShape<P>>;
export type TinyGame<P extends PileSpecs = NoPiles> = Game<TinyShape<P>>;
type Parts<P extends PileSpecs> = Partial<Omit<TinyGame<P>, 'step' | 'setup'>> & {
  readonly setup?: (t: Tiny<P>) => Act;
  /** How often the rule is played, each time as a step of its own. */
  readonly steps?: number;
};

const words: Words = { name: 'Tiny', prompts: {}, options: {}, events: {}, cards: {}, endings: {} };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** A game of one rule. Its cards are called after letters, and capital letters are printed on cards with golden backs. */
export function tiny<P extends PileSpecs = NoPiles>(
  rule: (t: Tiny<P>) => Act<unknown>,
  { steps = 1, setup = () => {}, ...parts }: Parts<P> = {},
): TinyGame<P> {
  return defineGame<TinyShape<P>>({
    id: 'tiny',
    version: 1,
    seats: [1, 5],
    options: {},
    piles: {} as P,
    content: Object.fromEntries(
      [...LETTERS, ...LETTERS.map((letter) => letter.toUpperCase())].map((kind, worth) => [kind, { worth }]),
    ),
    back: (kind) => (kind < 'a' ? 'gold' : 'grey'),
    endings: ['done', 'early'],
    begin: (_options, seats) => ({
      notes: [],
      coins: Array<number>(seats).fill(0),
      secret: Array<Json>(seats).fill(null),
    }),
    setup: (t) => setup(t as Tiny<P>),
    *step(t) {
      const kernel = t as Tiny<P>;
      yield* perform(rule(kernel));
      if (kernel.whole.step >= steps) t.finish({ how: 'done', winners: [] });
    },
    words: { de: words, en: words },
    ...parts,
  });
}

/** Sit down to a game. */
export const sit = <G extends Shape>(game: Game<G>, seats = 2, seed = 'table'): Match<G> =>
  Match.start(game, { seats, fairness: fairnessFromSeed(seed) });

/** Print a card for every letter onto a pile, the last letter on top. */
export const print = <P extends PileSpecs>(t: Table<TinyShape<P>>, kinds: string, to: Pile): Card[] =>
  kinds.split('').map((kind) => t.make(kind, to));

/** What lies in a pile, bottom to top, as its letters. */
export const faces = (t: Pick<Reading, 'cards' | 'kind'>, pile: Pile): string =>
  t
    .cards(pile)
    .map((card) => t.kind(card))
    .join('');

/** What the rule has written down. */
export const notes = <P extends PileSpecs>(match: Match<TinyShape<P>>): Json[] => match.table.state.notes;

/** An answer that must be taken. */
export function take<G extends Shape>(match: Match<G>, seat: Seat, answer: Answer): void {
  assert.deepEqual(
    match.answer(seat, answer),
    { ok: true },
    `seat ${seat} answers ${JSON.stringify(answer)}`,
  );
}

/** Why something was not taken; null when it was. */
export const refusalOf = (outcome: Outcome): Refusal | null => (outcome.ok ? null : outcome.refusal);
export const codeOf = (outcome: Outcome): Refusal['code'] | null => refusalOf(outcome)?.code ?? null;

/** Where a match stands: all that must come out equal when the same was answered. */
export const position = <G extends Shape>(match: Match<G>): string =>
  JSON.stringify([
    match.table.whole,
    match.hash,
    match.entries,
    match.waiting,
    match.result,
    viewers(match).map((viewer) => [match.view(viewer), match.told(viewer)]),
    match.waiting.map((seat) => match.wire(seat)),
    viewers(match).map((viewer) => viewer !== 'watcher' && match.undoable(viewer)),
  ]);

/** Everything of a match that must stay what it was when nothing happened. */
export const footprint = <G extends Shape>(match: Match<G>): string =>
  JSON.stringify([
    position(match),
    match.checkpoints,
    viewers(match).map((viewer) => received(match, viewer)),
  ]);

const viewers = <G extends Shape>(match: Match<G>): Viewer[] => [
  ...Array.from({ length: match.seats }, (_, seat) => seat),
  'watcher',
];

/** Everything that leaves the kernel for one viewer. */
export const received = <G extends Shape>(match: Match<G>, viewer: Viewer): string =>
  JSON.stringify([
    match.view(viewer),
    match.told(viewer),
    match.asked,
    ...(viewer === 'watcher' ? [] : [match.wire(viewer), match.undoable(viewer), match.ticket(viewer)]),
  ]);

/** A match as it comes back from storage: through JSON, so that nothing is shared with the one that was saved. */
export const saved = <G extends Shape>(match: Match<G>): Saved =>
  JSON.parse(
    JSON.stringify({ setup: match.setup, checkpoint: match.checkpoints.at(-1), entries: match.entries }),
  ) as Saved;

/** Play on at random until somebody says stop; after every answer `after` is called. */
export function playRandomly<G extends Shape>(
  match: Match<G>,
  seed: string,
  after: (match: Match<G>) => void = () => {},
  most = 2000,
): void {
  const random = randomSource(seed);
  for (let i = 0; i < most && match.pending !== null; i++) {
    const { waiting } = match;
    const seat = waiting[Math.floor(random() * waiting.length)];
    take(match, seat, sampleAnswer(match.question(seat)!, random));
    after(match);
  }
}

/** How far counts lie from equal ones: the chi-square statistic. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What was wrong with something from outside, as code and place; null when nothing was. Anything but a Fault fails. */
export function faultOf(run: () => unknown): [FaultCode, string] | null {
  try {
    run();
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    assert.ok(thrown.message.length > 10);
    return [thrown.code, thrown.place];
  }
  return null;
}
