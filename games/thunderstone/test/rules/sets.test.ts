import assert from 'node:assert/strict';
import { isRelevantSetting, type OptionSpec, randomPolicy, randomSource, simulate } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { situation } from '../kit.ts';

/** Any table: seats and options by chance. */
function anyTable(seed: string): { seats: number; options: Chosen } {
  const random = randomSource(seed);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  return {
    seats: oneOf([1, 2, 3]),
    options: Object.fromEntries(Object.entries(specs).map(([name, { choices }]) => [name, oneOf(choices)])),
  };
}

type Chosen = Record<string, string | number | boolean>;

const specs: Readonly<Record<string, OptionSpec>> = game.options;

/** A whole match at random, and how it came out. */
function played(seats: number, options: Chosen, seed: string): string {
  const policy = randomPolicy(randomSource(seed));
  const { table } = simulate(game, { seats, options, seed, policy });
  return JSON.stringify(table.whole);
}

situation('an option that is said to make no difference makes none', () => {
  const tried = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { seats, options } = anyTable(`idle ${i}`);
    const before = played(seats, options, `match ${i}`);
    for (const name of Object.keys(specs)) {
      if (isRelevantSetting(specs, name, seats, options)) continue;
      const others = specs[name].choices.filter((choice) => choice !== options[name]);
      assert.equal(
        played(seats, { ...options, [name]: others[i % others.length] }, `match ${i}`),
        before,
        `${name} at a table of ${seats} with ${JSON.stringify(options)}`,
      );
      tried.add(name);
    }
  }
  const limited = Object.keys(specs).filter((name) => specs[name].when !== undefined);
  assert.deepEqual([...tried].toSorted(), limited.toSorted());
});

situation('in each circumstance an option is said to matter in, it does', () => {
  for (const [name, { choices, when = [] }] of Object.entries(specs))
    for (const [at, { seats: [least] = [2], options: wanted = {} }] of when.entries()) {
      const values = Object.entries(wanted).map(([other, list]) => [other, list![0]]);
      const options = Object.fromEntries(values) as Chosen;
      if (Object.hasOwn(wanted, 'set')) options.mode = 'crawl';
      const differs = Array.from({ length: 12 }, (_, i) => `differs ${i}`).some(
        (seed) =>
          new Set(choices.map((choice) => played(least, { ...options, [name]: choice }, seed))).size > 1,
      );
      assert.ok(differs, `${name}, circumstance ${at}`);
    }
});

situation('what is preset: the suggested first game, as it is normally played', () => {
  const preset = Object.entries(specs).map(([name, spec]) => [name, spec.default]);
  assert.deepEqual(Object.fromEntries(preset), {
    mode: 'standard',
    level: 'normal',
    set: 'first',
    box: 'both',
    promo: false,
    stone: 'random',
    games: 2,
    features: 2,
  });
});
