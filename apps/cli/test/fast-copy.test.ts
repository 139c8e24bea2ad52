import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as Engine from '@tafelrunde/engine';
import { type Game, randomPolicy, randomSource, simulate } from '@tafelrunde/engine';
import { fastCopyOf, withoutGenerators } from '@tafelrunde/bots/node';
import { loadByAddress } from '@tafelrunde/bots';
import { shelf } from '../src/games.ts';

const MATCHES = 4;

describe('a fast copy', () => {
  test('is the same code without its generators, every word in its place', () => {
    const code = `export function* turn(t: Pig): Flow {
  const { id } = yield* t.ask(seat, ask);
}
const card = { *run(t) { yield* win(t); }, value: 2 * (3 * n) };
`;
    const plain = withoutGenerators(code);
    assert.equal(
      plain,
      `export function  turn(t: Pig): Flow {
  const { id } =        t.ask(seat, ask);
}
const card = {  run(t) {        win(t); }, value: 2 * (3 * n) };
`,
    );
    assert.equal(plain.length, code.length);
  });

  test('of what hands out one thing after the other is the code itself', () => {
    for (const code of [
      'function* count() { yield 1; }',
      'const some = { *[Symbol.iterator]() { yield* list; } };',
    ])
      assert.equal(withoutGenerators(code), code);
    assert.notEqual(withoutGenerators('function* a() { yield* b(); } // they yield'), '');
  });

  test('of every game plays the same matches, whatever the settings', async () => {
    const fast = (await import(fastCopyOf(import.meta.resolve('@tafelrunde/engine')))) as typeof Engine;
    assert.notEqual(fast.simulate, simulate);
    const { games, fixtures } = await shelf();
    assert.ok(games.length > 0);
    for (const { module } of [...games, ...fixtures]) {
      if (module === null) continue;
      const game = await loadByAddress(module);
      const copy = await loadByAddress(fastCopyOf(module));
      assert.notEqual(copy, game);
      for (let i = 0; i < MATCHES; i++) {
        const plays = ({ simulate: play }: Pick<typeof Engine, 'simulate'>, rules: Game): string => {
          const { result, decisions, table } = play(rules, { ...someTable(game, i), policy: policy(i) });
          return JSON.stringify([result, decisions, table.whole]);
        };
        assert.equal(plays(fast, copy), plays({ simulate }, game), `${game.id} ${i}`);
      }
    }
  });
});

const policy = (i: number) => randomPolicy(randomSource(`policy ${i}`));

/** A table of any size with any settings: the first match with the usual ones. */
function someTable({ seats: [least, most], options }: Game, i: number) {
  const random = randomSource(`table ${i}`);
  const any = (n: number): number => Math.floor(random() * n);
  const specs: readonly [string, { readonly choices: readonly unknown[] }][] = Object.entries(options);
  const chosen = specs.map(([name, { choices }]) => [name, choices[any(choices.length)]]);
  return {
    seats: least + any(most - least + 1),
    options: i === 0 ? {} : Object.fromEntries(chosen),
    seed: `match ${i}`,
  };
}
