import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { succeeds, tafelrunde, temporaryFolder } from './running.ts';

const folder = temporaryFolder();

interface Simulated {
  readonly bots: readonly (string | readonly string[])[];
  readonly games: number;
  readonly wins: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  readonly nobody: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly decisions: { readonly median: number; readonly p90: number };
}

/** The figures of a series, without how long it took. */
async function figures(...args: string[]): Promise<Simulated> {
  const out = await succeeds(['simulate', ...args, '--json']);
  const {
    workers: _w,
    seconds: _s,
    cpuSeconds: _c,
    gamesPerSecond: _g,
    ...rest
  } = JSON.parse(out) as Record<string, unknown>;
  return rest as unknown as Simulated;
}

describe('simulate', { concurrency: 2 }, () => {
  it('counts the same however many threads there are', async () => {
    const [one, three, other] = await Promise.all([
      figures('hoard', '--games', '60', '--seed', 'a', '--seats', '3', '--workers', '1'),
      figures('hoard', '--games', '60', '--seed', 'a', '--seats', '3', '--workers', '3'),
      figures('hoard', '--games', '60', '--seed', 'b', '--seats', '3', '--workers', '2'),
    ]);
    assert.deepEqual(one, three);
    assert.notDeepEqual({ ...one, seed: '' }, { ...other, seed: '' });
    assert.equal(one.games, 60);
  });

  it('the same with bots that think, wherever they sit', async () => {
    const args = ['tictactoe', '--games', '30', '--bots', 'greedy,random', '--rotate'];
    const [one, two] = await Promise.all([
      figures(...args, '--workers', '1'),
      figures(...args, '--workers', '2'),
    ]);
    assert.deepEqual(one, two);
    assert.ok(one.winsByBot['greedy'] > 3 * one.winsByBot['random'], JSON.stringify(one));
    assert.equal(one.wins[0] + one.wins[1] + one.nobody, 30);
  });

  it('knows bots by the level they play on, too', async () => {
    const args = ['tictactoe', '--games', '6', '--bots'];
    const [levels, bots] = await Promise.all([
      figures(...args, 'easy,normal'),
      figures(...args, 'casual,greedy'),
    ]);
    assert.deepEqual(levels, bots);
  });

  it('says who sits where, and counts seats from 1 for people', async () => {
    const args = ['tictactoe', '--games', '4', '--bots', 'greedy,random'];
    const [german, turning, english, json, plain] = await Promise.all([
      succeeds(['simulate', ...args]),
      succeeds(['simulate', ...args, '--rotate']),
      succeeds(['simulate', ...args, '--rotate', '--lang', 'en']),
      figures(...args, '--rotate'),
      figures(...args),
    ]);
    assert.match(german, /^  Platz 1 \(greedy\) .*\n  Platz 2 \(random\) /mu);
    assert.match(
      turning,
      /^  Platz 1 \(reihum greedy und random\) .*\n  Platz 2 \(reihum random und greedy\) /mu,
    );
    assert.match(english, /^  Seat 1 \(greedy and random in turn\) /mu);
    assert.deepEqual(json.bots, [
      ['greedy', 'random'],
      ['random', 'greedy'],
    ]);
    assert.deepEqual(plain.bots, ['greedy', 'random']);
  });

  it('prints a table in both languages', async () => {
    const [german, english] = await Promise.all([
      succeeds(['simulate', 'tictactoe', '--games', '20']),
      succeeds(['simulate', 'tictactoe', '--games', '20', '--lang', 'en']),
    ]);
    assert.match(german, /Drei gewinnt: 20 Partien[\s\S]*Siege je Platz[\s\S]*Enden[\s\S]*Partien\/s/u);
    assert.match(
      english,
      /Noughts and crosses: 20 matches[\s\S]*Wins by seat[\s\S]*Endings[\s\S]*matches\/s/u,
    );
  });
});

describe('laws', { concurrency: 2 }, () => {
  it('checks every law on random matches', async () => {
    const hoard = ['laws', 'hoard', '--games', '3', '--seats', '2', '--options', 'goal=8', '--json'];
    const [german, ...reports] = await Promise.all([
      succeeds(['laws', 'tictactoe', '--games', '3']),
      succeeds(hoard),
      succeeds([...hoard, '--thorough']),
    ]);
    assert.match(german, /Jede Partie endet +3 {2}gilt[\s\S]*Alle Gesetze gelten/u);
    const [usual, thorough] = reports.map((json) => {
      const { answers, checks, broken } = JSON.parse(json) as {
        answers: number;
        checks: Record<string, number>;
        broken: unknown[];
      };
      assert.ok(answers > 0 && checks['ends'] === 3 && checks['cards'] === answers + 3, json);
      assert.deepEqual(broken, []);
      return checks['resume'] / answers;
    });
    assert.ok(usual > 0 && usual < 1, `${usual}`);
    assert.equal(thorough, 1);
  });
});

describe('scenario', { concurrency: 2 }, () => {
  const scenario = (name: string, ending: string): string => {
    const path = join(folder, `${name}.yaml`);
    const answers = ['a1', 'b1', 'a2', 'b2', 'a3'].map((cell, i) => `  - [${i % 2}, ${cell}]`).join('\n');
    writeFileSync(
      path,
      `scenario: ${name}\ngame: tictactoe\nanswers:\n${answers}\nexpect:\n  ending: ${ending}\n`,
    );
    return path;
  };
  const good = scenario('good', 'line');
  const bad = scenario('bad', 'full');

  it('passes', async () => {
    assert.match(await succeeds(['scenario', good]), /bestanden {2}good/u);
  });

  it('fails with what is different, and runs the others all the same', async () => {
    const { code, out } = await tafelrunde(['scenario', bad, good, '--lang', 'en']);
    assert.equal(code, 1);
    assert.match(out, /failed {2}bad[\s\S]*ending[\s\S]*passed {2}good[\s\S]*1 of 2 scenarios passed/u);
  });
});
