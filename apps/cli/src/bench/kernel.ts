import {
  clone,
  fairnessFromSeed,
  type Game,
  Match,
  type MatchRecord,
  randomPolicy,
  randomSource,
  readRecord,
  replay,
  resume,
  sampleAnswer,
  type Saved,
  simulate,
  trialOf,
  writeRecord,
} from '@tafelrunde/engine';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import type { Messages } from '../locales/index.ts';
import { type Pace, perSecond } from './measure.ts';

export interface Measurement {
  readonly id: string;
  readonly what: string;
  readonly perSecond: number;
}

/** Everything the kernel is measured by. A generator, so that whoever prints can say what is under way. */
export function* measurements(
  m: Messages,
  pace: Pace,
): Generator<{ id: string; what: string; measure: () => number }, void> {
  for (const game of [tictactoe, hoard] as unknown as readonly Game[]) {
    const { id } = game;
    yield {
      id: `${id}.policy`,
      what: m.bench.policy(id),
      measure: () => perSecond(pace, () => playOut(game)),
    };
    yield {
      id: `${id}.playouts`,
      what: m.bench.playouts(id),
      measure: () => perSecond(pace, () => (playOut(game), 1)),
    };
    yield {
      id: `${id}.match`,
      what: m.bench.match(id),
      measure: () => perSecond(pace, () => playMatch(game)),
    };
    yield {
      id: `${id}.matches`,
      what: m.bench.matches(id),
      measure: () => perSecond(pace, () => (playMatch(game), 1)),
    };
    const match = midway(game);
    yield {
      id: `${id}.clone`,
      what: m.bench.clone(id),
      measure: () => perSecond(pace, () => (clone(match.table.whole), 1)),
    };
    yield {
      id: `${id}.view`,
      what: m.bench.view(id),
      measure: () => perSecond(pace, () => (match.view(0), 1)),
    };
    const text = JSON.stringify(savedOf(match));
    yield {
      id: `${id}.resume`,
      what: m.bench.resume(id),
      measure: () =>
        perSecond(pace, () => (resume(game, JSON.parse(text) as Saved), JSON.stringify(savedOf(match)), 1)),
    };
    const [seat] = match.waiting;
    yield {
      id: `${id}.copy`,
      what: m.bench.imagined(id),
      measure: () => perSecond(pace, () => (trialOf(match, seat, 'bench'), 1)),
    };
  }
  const { game, record } = longMatch();
  const middle = record.entries.length / 2;
  yield {
    id: 'hoard.load',
    what: m.bench.load(middle, record.entries.length),
    measure: () => perSecond(pace, () => (replay(game, record, middle), 1)),
  };
}

let games = 0;
const policy = randomPolicy(luck);

/** Cheap random numbers: what is measured is the kernel, not who answers. */
let state = 0x2545f491;
function luck(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 0x1_0000_0000;
}

const playOut = (game: Game): number =>
  simulate(game, { seats: 2, seed: `bench ${games++}`, policy }).decisions;

function playMatch(game: Game): number {
  const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed(`bench ${games++}`) });
  while (match.pending !== null) answerAtRandom(match, luck);
  return match.entries.length;
}

function answerAtRandom(match: Match, random: () => number): void {
  const [seat] = match.waiting;
  match.answer(seat, sampleAnswer(match.question(seat)!, random));
}

/** A match in the middle of a game, always the same one. */
function midway(game: Game): Match {
  const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed('midway') });
  const random = randomSource('midway');
  const answers = game.id === 'tictactoe' ? 4 : 25;
  for (let i = 0; i < answers && match.pending !== null; i++) answerAtRandom(match, random);
  return match;
}

const savedOf = (match: Match): Saved => ({
  setup: { seats: match.seats, options: match.options, fairness: { ...match.setup.fairness } },
  checkpoint: match.checkpoints.at(-1)!,
  entries: match.entries,
});

const LONG = 1_000;

/**
 * A match of a thousand answers: the hoard with ten times the cards, and everybody rests whenever that is possible, so
 * that nobody's hoard ever grows.
 */
function longMatch(): { game: Game; record: MatchRecord } {
  const content = Object.entries(hoard.content).map(([kind, card]) => [
    kind,
    { ...card, copies: 10 * card.copies },
  ]);
  const game = { ...hoard, content: Object.fromEntries(content) } as unknown as Game;
  const match = Match.start(game, { seats: 4, fairness: fairnessFromSeed('long') });
  const random = randomSource('long');
  while (match.entries.length < LONG && match.pending !== null) {
    const [seat] = match.waiting;
    const question = match.question(seat)!;
    const rests = question.from.some((option) => option.id === 'rest');
    match.answer(seat, rests ? 'rest' : sampleAnswer(question, random));
  }
  return { game, record: readRecord(writeRecord(match.record())) };
}
