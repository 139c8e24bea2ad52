import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { type About, type Game, settle } from '@tafelrunde/engine';
import type { GameInfo } from '@tafelrunde/protocol';
import { changedFrom, readLast, waysOf } from '../src/new-table/presets.ts';

const folder = new URL('../../../games/', import.meta.url);
const games = await Promise.all(
  readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/game.ts`, folder)))
    .map(async (name) => {
      const { about } = (await import(new URL(`${name}/about.ts`, folder).href)) as { about: About };
      const { game } = (await import(new URL(`${name}/game.ts`, folder).href)) as { game: Game };
      return { name, about, game };
    }),
);
const open = games.filter(({ about }) => about.inTheMaking === undefined);
assert.ok(open.length > 2);

for (const { name, about, game } of games) {
  test(`${name}: what can be chosen before a table is opened fits the game`, () => {
    for (const preset of Object.values(about.presets ?? {})) {
      assert.doesNotThrow(() => settle(game, preset.seats[0], preset.options));
      assert.doesNotThrow(() => settle(game, preset.seats[1], preset.options));
    }
    const grouped = (about.settings ?? []).flatMap(({ options }) => options);
    if (about.settings !== undefined)
      assert.deepEqual(grouped.toSorted(), Object.keys(game.options).toSorted());
  });
}

for (const { name, about, game } of open) {
  test(`${name}: a first game is recommended, and every setting says in a sentence what it does`, () => {
    assert.ok(about.presets !== undefined, 'about.ts recommends a first game: presets.first');
    assert.ok(about.settings !== undefined, 'about.ts puts every setting into a group: settings');
    for (const words of Object.values(game.words))
      for (const setting of Object.keys(game.options))
        assert.match(words.settings?.[setting]?.text ?? '', /\.$/, `${setting} of ${name}`);
  });
}

const info: GameInfo = {
  id: 'any',
  seats: [2, 4],
  options: {
    goal: { choices: [8, 16], default: 16 },
    dragon: { choices: [true, false], default: true },
  },
} as unknown as GameInfo;
const about = {
  presets: { first: { text: { de: '', en: '' }, seats: [2, 2], minutes: 1, options: { goal: 8 } } },
} as unknown as About;

test('a way to play sets every option, and what is changed by hand is counted', () => {
  const [first] = waysOf(info, about, null);
  assert.deepEqual(first.options, { goal: 8, dragon: true });
  assert.deepEqual(changedFrom(first, { goal: 8, dragon: false }), ['dragon']);
  assert.deepEqual(
    waysOf(info, undefined, null).map(({ id }) => id),
    ['usual'],
  );
});

test('the last table is remembered as far as the game still knows it', () => {
  const kept = {
    opened: 5,
    open: false,
    clock: null,
    options: { goal: 8, dragon: 'blue', gone: 1 },
    seats: [
      { kind: 'me', name: '' },
      { kind: 'hard', name: '' },
    ],
  };
  const last = readLast(JSON.stringify(kept), info);
  assert.deepEqual(last?.options, { goal: 8 });
  assert.equal(waysOf(info, about, last).at(-1)?.id, 'last');
  assert.equal(readLast(JSON.stringify({ ...kept, seats: [] }), info), null);
  assert.equal(readLast('not json', info), null);
  assert.equal(readLast(null, info), null);
});
