import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Game, Shape } from '@tafelrunde/engine';
import { replay } from '@tafelrunde/engine';
import { hoard, tictactoe } from '../src/fixtures/index.ts';
import { checkGolden, checkLaws, howMany, type LawId, LAWS, unused, type Used } from '../src/index.ts';
import { BROKEN } from './broken/games.ts';
import { CHOICES, next, pebbles } from './broken/pebbles.ts';

const ids = Object.keys(LAWS) as LawId[];

/** Hold many random matches to the laws: all numbers of seats, all settings in turn. */
function holds<G extends Shape>(
  game: Game<G>,
  games: number,
): { used: Used[]; checks: Record<string, number> } {
  const used: Used[] = [];
  const checks: Record<string, number> = {};
  const [least, most] = game.seats;
  for (let i = 0; i < games; i++) {
    const options = Object.fromEntries(
      Object.entries(game.options as Record<string, { choices: readonly unknown[] }>).map(
        ([name, { choices }], k) => [name, choices[(i + k * Math.floor(i / 3)) % choices.length]],
      ),
    );
    const report = checkLaws(game, { seats: least + (i % (most - least + 1)), seed: `laws ${i}`, options });
    assert.deepEqual(
      report.broken.map(({ law, message }) => `${law}: ${message}`),
      [],
    );
    used.push(report.used);
    for (const law of ids) checks[law] = (checks[law] ?? 0) + report.checks[law];
  }
  return { used, checks };
}

test('tic-tac-toe obeys every law, and all of it is used', () => {
  const { used } = holds(tictactoe, howMany(30, 60));
  assert.deepEqual(unused(tictactoe, used), []);
});

test('the card game obeys every law, each of them is put to the test, and all of it is used', () => {
  const games = howMany(60, 300);
  const { used, checks } = holds(hoard, games);
  assert.deepEqual(unused(hoard, used), []);
  for (const law of ids) assert.ok(checks[law] >= games, `${law} was tried ${checks[law]} times`);
});

test('the healthy small game obeys every law', () => {
  holds(pebbles(), 20);
});

for (const law of ids) {
  test(`the law '${law}' catches its broken game`, () => {
    const game = BROKEN[law];
    const breaches = Array.from({ length: 25 }, (_, i) =>
      checkLaws(game, { seats: 2, seed: `broken ${i}`, limit: 200, laws: [law] }),
    ).flatMap((report) => report.broken);
    assert.ok(breaches.length > 0, 'the law has no teeth');
    assert.ok(breaches.every((breach) => breach.law === law && breach.message.length > 0));
  });
}

test('what is shown only while a question is open is looked at, too', () => {
  const showing = pebbles({
    *step(t) {
      const kind = t.kind(t.top(t.piles.bag)!);
      const ask = { prompt: 'pebble', from: [{ id: 'draw' }, { id: 'wait' }] };
      yield* t.scene({ type: 'peek', kind }, () => t.ask(t.state.turn % t.seats, ask));
      t.die();
      next(t);
    },
  });
  const broken = Array.from({ length: 10 }, (_, i) =>
    checkLaws(showing, { seats: 2, seed: `peek ${i}`, laws: ['viewer'] }),
  );
  assert.ok(broken.some((report) => report.broken.length > 0));
});

test('a long match is tried at some moments of all its parts, a thorough one at every answer', () => {
  const from = 100;
  const leaking = pebbles({
    *step(t) {
      const kind = t.state.turn < from ? 'black' : t.kind(t.top(t.piles.bag)!);
      const ask = { prompt: 'pebble', from: CHOICES };
      yield* t.scene({ type: 'peek', kind }, () => t.ask(t.state.turn % t.seats, ask));
      t.shuffle(t.piles.bag);
      if (++t.state.turn === 2 * from) t.finish({ how: 'counted', winners: [0], scores: [0, 0] });
    },
  });
  const tries = (thorough: boolean) =>
    Array.from({ length: 8 }, (_, i) =>
      checkLaws(leaking, { seats: 2, seed: `late ${i}`, laws: ['viewer', 'resume'], thorough }),
    );
  const thin = tries(false);
  assert.ok(thin.every(({ answers, checks }) => checks.resume < answers / 2));
  assert.ok(thin.some(({ broken }) => broken.some(({ law }) => law === 'viewer')));
  for (const { answers, checks, broken } of tries(true)) {
    assert.equal(broken[0].law, 'viewer');
    assert.equal(checks.resume, answers);
    assert.ok(answers < from + 20, `found after ${answers} answers`);
  }
});

test('a pile, a field and a scene without words are named', () => {
  const { words } = pebbles();
  const mute = (parts: object) => ({ de: { ...words.de, ...parts }, en: { ...words.en, ...parts } });
  const messages = [
    pebbles({ words: mute({ piles: { bag: 'Bag' } }) }),
    pebbles({ words: mute({ fields: { turn: 'Turn', note: null } }) }),
    pebbles({
      *step(t) {
        yield* t.scene({ type: 'storm' }, () => t.ask(0, { prompt: 'pebble', from: CHOICES }));
        next(t);
      },
    }),
  ].map((game) => checkLaws(game, { seats: 2, seed: 'mute', laws: ['words'] }).broken[0]?.message);
  assert.deepEqual(messages, [
    "the pile 'hand' has no words (de)",
    'fields of the state without words (de): coins; null keeps one off general boards',
    "scenes and their parts without words in 'fields' (de): storm; null keeps one off general boards",
  ]);
});

test('a breach comes with a record that leads to it', () => {
  const [breach] = checkLaws(BROKEN.counters, { seats: 2, seed: 'x', laws: ['counters'] }).broken;
  const again = replay(BROKEN.counters, breach.record);
  assert.ok(again.table.state.coins < 0);
});

test('a number below zero is a breach unless its own path is declared as signed', () => {
  const broken = (note: object, signed: readonly string[]) => {
    const game = pebbles({ begin: () => ({ turn: 0, coins: 0, note: note as never }), signed });
    return checkLaws(game, { seats: 2, seed: 'signed', laws: ['counters'] }).broken.map(
      ({ message }) => message,
    );
  };
  const note = {
    tiles: [
      { q: 1, r: 2 },
      { q: -3, r: 4 },
    ],
    depth: 0,
  };
  assert.deepEqual(broken(note, ['note.tiles.*.q']), []);
  assert.deepEqual(broken(note, ['note.tiles.*.r', 'note.depth', 'note.tiles.*']), [
    'note.tiles.1.q is less than zero',
  ]);
  assert.deepEqual(broken({ ...note, depth: -1 }, ['note.tiles.*.q']), ['note.depth is less than zero']);
});

test('what no match ever uses is named', () => {
  const game = pebbles({ endings: ['counted', 'never'] });
  const { used } = checkLaws(game, { seats: 2, seed: 'coverage' });
  assert.deepEqual(unused(game, [used]), ['prompts: again', 'options: yes', 'options: no', 'endings: never']);
});

test('golden records reach every ending and verify', () => {
  for (const game of [tictactoe, hoard] as readonly Game[]) {
    const folder = new URL(`golden/${game.id}/`, import.meta.url);
    const records = Object.fromEntries(
      readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
    );
    assert.deepEqual(checkGolden(game, records), []);
  }
});

test('a missing ending and a tampered golden record are named', () => {
  const folder = new URL('golden/tictactoe/', import.meta.url);
  const line = readFileSync(new URL('line.json', folder), 'utf8');
  assert.deepEqual(checkGolden(tictactoe, { 'line.json': line }), ["no golden record ends with 'full'"]);
  const [problem] = checkGolden(tictactoe, { 'line.json': line.replace('"winners":[0]', '"winners":[1]') });
  assert.match(problem, /^line\.json: the recorded result/u);
});
