import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game, Insight } from '@tafelrunde/engine';
import { hoard, type HoardShape, tictactoe } from '@tafelrunde/testing/fixtures';
import {
  addTo,
  csvHead,
  csvLine,
  emptyTally,
  lineupOf,
  note,
  playGame,
  pointsOf,
  quantile,
  type Series,
  tallyOf,
} from '../src/index.ts';
import { difference, shareOf } from '../src/sure.ts';
import { TimeLeft } from '../src/time-left.ts';

/** The hoard with something to count: what everybody holds and has won. */
const insights: readonly Insight<HoardShape>[] = [
  {
    id: 'treasures',
    kind: 'taken',
    name: { de: 'Schätze', en: 'Treasures' },
    of: (t, seat) => t.cards(t.piles.hoard[seat]).map((card) => t.kind(card)),
    offered: () => ['gold', 'ruby', 'nothing'],
  },
];
const counted = { ...hoard, insights } as unknown as Game;
const series: Series = { seats: 3, options: {}, lineups: [['random', 'random', 'random']], seed: 'lab' };

describe('a series', () => {
  const games = Array.from({ length: 40 }, (_, index) => playGame(counted, series, index));

  it('comes out the same again, game by game', () => {
    assert.deepEqual(playGame(counted, series, 7), games[7]);
    assert.notDeepEqual({ ...games[8], index: 7 }, games[7]);
  });

  it('tells who won, who began, what was asked, and what was had', () => {
    for (const { winners, first, decisions, prompts, longest, steps, seen } of games) {
      assert.ok(winners.every((seat) => seat >= 0 && seat < 3));
      assert.ok(first !== null && first >= 0 && first < 3);
      assert.equal(
        Object.values(prompts).reduce((sum, asked) => sum + asked, 0),
        decisions,
      );
      assert.ok(longest.answers > 0 && longest.answers <= decisions && longest.step <= steps);
      // What could be had, and with it whatever somebody had.
      const had = seen['treasures'].seats.flat();
      assert.deepEqual(new Set(seen['treasures'].offered), new Set(['gold', 'ruby', 'nothing', ...had]));
      assert.equal(seen['treasures'].seats.length, 3);
    }
  });

  it('comes to the same, in whatever order and however it is added up', () => {
    const whole = tallyOf(series, games);
    const parts = [games.slice(25), games.slice(0, 25)].map((part) => tallyOf(series, part));
    const sum = emptyTally(3);
    for (const part of parts) addTo(sum, part);
    assert.deepEqual(sum, whole);
    assert.deepEqual(tallyOf(series, games.toReversed()), whole);
    assert.equal(whole.games, 40);
    const { ruby, nothing } = whole.insights['treasures'];
    assert.equal(ruby.offered, 120);
    assert.ok(ruby.had > 0 && ruby.had < 120 && ruby.won <= ruby.had);
    assert.equal(ruby.won + ruby.wonWithout, whole.wins[0] + whole.wins[1] + whole.wins[2]);
    assert.deepEqual(nothing, { offered: 120, had: 0, won: 0, wonWithout: ruby.won + ruby.wonWithout });
  });

  it('lets a seat that played as several win as the last of them', () => {
    const [game] = games;
    const seats = [['thief', 'knight'], ['knight'], []];
    const seen = { heroes: { kind: 'role', seats, offered: null } } as const;
    const { heroes } = tallyOf(series, [{ ...game, winners: [0], seen }]).insights;
    assert.deepEqual([heroes['thief'].had, heroes['thief'].won], [1, 0]);
    assert.deepEqual([heroes['knight'].had, heroes['knight'].won], [2, 1]);
    const taken = { heroes: { ...seen.heroes, kind: 'taken' } } as const;
    assert.equal(
      tallyOf(series, [{ ...game, winners: [0], seen: taken }]).insights['heroes']['thief'].won,
      1,
    );
  });

  it('plays the same with bots that think as without the lab', () => {
    const thinking: Series = {
      seats: 2,
      options: {},
      lineups: [
        ['greedy', 'random'],
        ['random', 'greedy'],
      ],
      seed: 'x',
    };
    const tally = emptyTally(2);
    for (let index = 0; index < 20; index++)
      note(tally, lineupOf(thinking, index), playGame(tictactoe, thinking, index));
    assert.equal(tally.seatsOfBot['greedy'], 20);
    assert.ok(pointsOf(tally, 'greedy') > 3 * pointsOf(tally, 'random'));
  });

  it('is a table: a line per game, a column per thing', () => {
    const head = csvHead(series, ['treasures']).trim().split(',');
    assert.deepEqual(head.slice(0, 7), ['game', 'ending', 'winners', 'first', 'decisions', 'steps', 'bot 0']);
    const line = csvLine(series, ['treasures'], games[3]);
    assert.equal(line.trim().split(',').length, head.length);
    assert.ok(line.startsWith('3,') && line.endsWith('\r\n'));
    const odd = csvLine(series, [], { ...games[3], how: 'so, "far"' });
    assert.ok(odd.startsWith('3,"so, ""far""",'));
  });
});

describe('figures', () => {
  it('says how long games are', () => {
    assert.equal(quantile({ 10: 5, 20: 4, 300: 1 }, 0.5), 10);
    assert.equal(quantile({ 10: 5, 20: 4, 300: 1 }, 0.9), 20);
    assert.equal(quantile({ 10: 5, 20: 4, 300: 1 }, 1), 300);
    assert.equal(quantile({}, 0.5), 0);
  });

  it('knows how sure a difference is', () => {
    // Newcombe's own example: 56 of 70 against 48 of 80 is 0.2, between 0.0524 and 0.3339.
    const { by, low, high } = difference(shareOf(56, 70), shareOf(48, 80));
    assert.ok(Math.abs(by - 0.2) < 1e-9 && Math.abs(low - 0.0524) < 5e-4 && Math.abs(high - 0.3339) < 5e-4);
  });
});

describe('the time that is left', () => {
  it('is not told before anybody can know it', () => {
    const time = new TimeLeft(0);
    assert.equal(time.seconds(0, 100), null);
    time.note(500, 10);
    time.note(900, 10);
    time.note(1_500, 10);
    assert.equal(time.seconds(1_500, 100), null);
  });

  it('follows how it has gone lately', () => {
    const time = new TimeLeft(0);
    for (let second = 1; second <= 100; second++) time.note(second * 1_000, 10);
    assert.equal(time.seconds(100_000, 200), 20);
    // Then everything takes ten times as long.
    for (let second = 101; second <= 300; second++) time.note(second * 1_000, 1);
    assert.equal(time.seconds(300_000, 200), 200);
    assert.equal(time.seconds(304_000, 200), 196);
    assert.equal(time.seconds(900_000, 200), 0);
  });
});
