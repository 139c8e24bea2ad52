import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineGame, fairnessFromSeed, type Flow, Match, type Shape, type Table } from '@tafelrunde/engine';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { type Hindsight, lookingBack } from '../src/hindsight/hindsight.ts';
import { random } from '../src/index.ts';
import { playMatch } from './playing.ts';

const quick = {
  stations: 12,
  playOuts: 24,
  closely: 40,
  surely: 80,
  thinking: 120,
  jumps: 4,
  secondLook: { pairs: 8, thinking: 24, answers: 20, playOuts: 4 },
};

function lookBack(match: Match<never>): Hindsight {
  const work = lookingBack(match.game, match.record(), quick);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    assert.ok(next.value.done >= 0 && next.value.done <= 1);
  }
}

/** The seat that begins draws a straw: with a long one they win, with a short one the other does. */
interface StrawShape extends Shape {
  state: object;
  card: object;
  piles: Record<string, never>;
  options: object;
  windows: object;
}
function* draw(t: Table<StrawShape>): Flow {
  const words = ['left', 'right'].map((id) => ({ id }));
  yield* t.ask(0, { prompt: 'draw', from: words });
  t.finish({ how: 'drawn', winners: [t.die() > 3 ? 0 : 1] });
}
const words = { name: '', prompts: { draw: '' }, options: {}, events: {}, cards: {}, endings: { drawn: '' } };
const straws = defineGame<StrawShape>({
  id: 'straws',
  version: 1,
  seats: [2, 2],
  options: {},
  piles: {},
  content: {},
  endings: ['drawn'],
  begin: () => ({}),
  setup: () => {},
  step: draw,
  words: { de: words, en: words },
});

/**
 * A way is chosen, and at its end a door. The advice takes the wrong door after the long way, whatever lies behind it; so for
 * whoever follows it the long way looks like a mistake. It is one only where `trap` says so.
 */
const ways = (trap: boolean) =>
  defineGame<StrawShape>({
    ...straws,
    id: 'ways',
    step: function* (t: Table<StrawShape>): Flow {
      const way = yield* t.ask(0, { prompt: 'draw', from: [{ id: 'short' }, { id: 'long' }] });
      const doors = ['right', 'wrong'].map((id) => ({ id: `${way.id}.${id}` }));
      const door = yield* t.ask(0, { prompt: 'draw', from: doors });
      const isLost = door.id.endsWith('wrong') || (trap && way.id === 'long');
      t.finish({ how: 'drawn', winners: [isLost || t.die() === 1 ? 1 : 0] });
    },
    advice: {
      steps: () => 0,
      answer: (_view, { from: [first, second] }) => (first.id === 'long.right' ? second.id : first.id),
    },
  });

/** Of two lots one wins five times in six and the other twice in six. */
const lots = defineGame<StrawShape>({
  ...straws,
  id: 'lots',
  step: function* (t: Table<StrawShape>): Flow {
    const { id } = yield* t.ask(0, { prompt: 'draw', from: [{ id: 'likely' }, { id: 'unlikely' }] });
    t.finish({ how: 'drawn', winners: [t.die() > (id === 'likely' ? 1 : 4) ? 0 : 1] });
  },
});

/** What is called a decision after the long way was taken, by whoever lost there. */
function decisionsOf(trap: boolean): Hindsight['turningPoints'] {
  const match = Match.start(ways(trap), { seats: 2, fairness: fairnessFromSeed('ways') });
  assert.ok(match.answer(0, 'long').ok);
  assert.ok(match.answer(0, 'long.wrong').ok);
  return lookBack(match as never).turningPoints.filter(({ by, at }) => by === 'decision' && at === 0);
}

describe('looking back at a finished match', () => {
  it('ends with the result, and the chances of opponents add up to one', () => {
    const match = playMatch(hoard, [random, random, random], 'look back');
    const { stations, playOuts } = lookBack(match as never);
    const { winners } = match.result!;
    assert.deepEqual(
      stations.at(-1)!.chances,
      [0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    );
    assert.ok(stations.length > 3);
    assert.ok(playOuts >= 24 * (stations.length - 1));
    for (const { chances } of stations)
      assert.ok(Math.abs(chances.reduce((a, b) => a + b, 0) - 1) < 1e-9, chances.join());
  });

  it('tells the same every time', () => {
    const match = playMatch(hoard, [random, random], 'twice') as never;
    assert.deepEqual(lookBack(match), lookBack(match));
  });

  it('tells nothing of a match that is still played', () => {
    const match = Match.start(tictactoe, { seats: 2, fairness: fairnessFromSeed('on') });
    assert.throws(() => lookBack(match as never), /not over/);
    // Nor where a record only claims to have come to its end.
    const claimed = { ...match.record(), result: { how: 'line', winners: [0] } };
    assert.throws(() => [...lookingBack(tictactoe, claimed, quick)], /not over/);
  });

  it('calls a mistake a decision, and says what would have been better', () => {
    const match = Match.start(tictactoe, { seats: 2, fairness: fairnessFromSeed('blunder') });
    // Two in a row, and instead of the third somewhere else: then the other wins.
    for (const [seat, cell] of [
      [0, 'a1'],
      [1, 'a3'],
      [0, 'b1'],
      [1, 'b3'],
      [0, 'a2'],
      [1, 'c3'],
    ] as const)
      assert.ok(match.answer(seat, cell).ok);
    const { turningPoints } = lookBack(match as never);
    const mistake = turningPoints.find(({ at }) => at === 4);
    assert.ok(mistake?.by === 'decision', JSON.stringify(turningPoints));
    assert.equal(mistake.better, 'c1');
    assert.deepEqual([mistake.seat, mistake.concerns, mistake.given], [0, 0, 'a2']);
    assert.ok(mistake.change < -0.3);
  });

  it('calls nothing a decision after which the hard bot does as well', () => {
    assert.deepEqual(decisionsOf(false), []);
    const [mistake] = decisionsOf(true);
    assert.deepEqual([mistake.given, mistake.by === 'decision' && mistake.better], ['long', 'short']);
    assert.ok(mistake.change < -0.5);
  });

  it('says first what could have been done otherwise, even where chance did more', () => {
    const won = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
      const match = Match.start(lots, { seats: 2, fairness: fairnessFromSeed(seed) });
      assert.ok(match.answer(0, 'unlikely').ok);
      return match.result!.winners[0] === 0 ? [match] : [];
    });
    assert.ok(won.length > 0);
    const [point, ...others] = lookBack(won[0] as never).turningPoints;
    assert.deepEqual(others, []);
    assert.equal(point.by === 'decision' && point.better, 'likely');
    assert.ok(point.change < -0.2);
  });

  it('calls it luck where a die decided, for whom it did', () => {
    for (const seed of ['long', 'short', 'straw']) {
      const match = Match.start(straws, { seats: 2, fairness: fairnessFromSeed(seed) });
      assert.ok(match.answer(0, 'left').ok);
      const won = match.result!.winners[0] === 0;
      const [point, ...others] = lookBack(match as never).turningPoints;
      assert.deepEqual(others, []);
      assert.equal(point.by, 'luck');
      const gain = point.concerns === 0 ? point.change : -point.change;
      assert.ok(won ? gain > 0.3 : gain < -0.3, `${won} ${gain}`);
    }
  });

  it('is ready in time, with fewer play-outs where they take long', () => {
    const match = playMatch(hoard, [random, random], 'hurry');
    let time = 0;
    // Whenever somebody looks at the clock, a second has passed.
    const within = { milliseconds: 20_000, now: () => (time += 1_000) };
    const work = lookingBack(match.game, match.record(), { ...quick, within });
    let next = work.next();
    while (next.done !== true) next = work.next();
    assert.ok(next.value.playOuts < lookBack(match as never).playOuts);
    assert.ok(next.value.stations.length > 3);
    assert.equal(next.value.isWhole, false);
    assert.equal(lookBack(match as never).isWhole, true);
  });
});
