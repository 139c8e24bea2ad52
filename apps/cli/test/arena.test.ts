import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eloOf, interval } from '@tafelrunde/lab';
import { succeeds, tafelrunde } from './running.ts';

interface Arena {
  readonly pairs: readonly {
    readonly a: string;
    readonly b: string;
    readonly games: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly elo: Readonly<Record<string, number>>;
}

describe('the arena', { concurrency: 2 }, () => {
  it('stops a pair early when the answer is clear, and says how sure it is', async () => {
    const args = ['arena', 'tictactoe', '--bots', 'greedy,random', '--games', '400', '--json'];
    const { pairs, elo } = JSON.parse(await succeeds(args)) as Arena;
    assert.equal(pairs.length, 1);
    const { a, b, games, share, low, high } = pairs[0];
    assert.deepEqual([a, b], ['greedy', 'random']);
    assert.ok(games < 400, `${games} games`);
    assert.ok(0.5 < low && low < share && share < high && high <= 1, JSON.stringify(pairs));
    assert.ok(elo['greedy'] > 1500 && 1500 > elo['random']);
  });

  it('plays on to the last match when told to, the same whatever the number of threads', async () => {
    const args = ['arena', 'tictactoe', '--bots', 'greedy,random', '--games', '60', '--all', '--json'];
    const [one, two] = await Promise.all([
      succeeds([...args, '--workers', '1']),
      succeeds([...args, '--workers', '2']),
    ]);
    assert.equal(one, two);
    assert.equal((JSON.parse(one) as Arena).pairs[0].games, 60);
  });

  it('plays one more match where both would not have the same seats equally often', async () => {
    const args = ['arena', 'tictactoe', '--bots', 'easy,random', '--games', '5', '--all', '--json'];
    const [german, english] = await Promise.all([tafelrunde(args), tafelrunde([...args, '--lang', 'en'])]);
    assert.equal((JSON.parse(german.out) as Arena).pairs[0].games, 6);
    assert.match(german.err, /^Gespielt werden 6 Partien je Paar/u);
    assert.match(english.err, /^6 matches of every pair are played/u);
    assert.equal((await tafelrunde([...args, '--games', '6'])).err, '');
  });

  it('speaks both languages', async () => {
    const args = ['arena', 'hoard', '--bots', 'greedy,random', '--games', '10'];
    const [german, english] = await Promise.all([succeeds(args), succeeds([...args, '--lang', 'en'])]);
    assert.match(german, /greedy gegen random +\d[\s\S]*10 Partien[\s\S]*Stärke \(Elo\)/u);
    assert.match(english, /greedy against random +\d[\s\S]*10 matches[\s\S]*Strength \(Elo\)/u);
  });
});

describe('how sure one can be', () => {
  it('gives the interval of Wilson', () => {
    // Known figures: 8 of 10 won lie between 49 and 94 in 100.
    const { low, high } = interval(0.8, 10);
    assert.ok(Math.abs(low - 0.4902) < 0.001 && Math.abs(high - 0.9433) < 0.001, `${low} ${high}`);
    assert.deepEqual(interval(0, 0), { low: 0, high: 1 });
    assert.ok(interval(1, 20).high > 0.999 && interval(1, 20).low > 0.8);
  });

  it('puts bots on one scale, even those who never met', () => {
    const pairs = [
      { a: 'x', b: 'y', games: 1_100, share: 10 / 11 },
      { a: 'y', b: 'z', games: 1_100, share: 10 / 11 },
    ];
    const elo = eloOf(['x', 'y', 'z'], pairs);
    assert.ok(
      Math.abs(elo.get('x')! - 1900) < 6 && Math.abs(elo.get('z')! - 1100) < 6,
      JSON.stringify([...elo]),
    );
    assert.equal(elo.get('y'), 1500);
  });
});
