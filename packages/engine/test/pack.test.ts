import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  Fault,
  type Pack,
  readPack,
  readRecord,
  replay,
  Match,
  fairnessFromSeed,
  verify,
  withPack,
  writeRecord,
} from '../src/index.ts';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { playRandomly } from './tiny.ts';

const good: Pack = {
  pack: 'My box',
  game: 'hoard',
  cards: { copper: { points: 2 }, ruby: { points: 9, copies: 1 } },
  texts: { de: { copper: { name: 'Pfennig' } }, en: { copper: { name: 'Penny', text: 'Two points.' } } },
};
const place = (run: () => unknown): string => {
  try {
    run();
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    return `${thrown.code} ${thrown.place}`;
  }
  return 'none';
};
const applied = (change: Partial<Record<keyof Pack, unknown>>): string =>
  place(() => withPack(hoard, readPack(JSON.stringify({ ...good, ...change }))));

describe('a content pack', () => {
  test('puts its values and texts in the place of the game’s own', () => {
    const game = withPack(hoard, readPack(JSON.stringify(good)));
    assert.equal(game.content.copper.points, 2);
    assert.deepEqual([game.content.ruby.points, game.content.ruby.copies], [9, 1]);
    assert.equal(typeof game.content.ruby.on?.stolen, 'object');
    assert.equal(game.content.silver, hoard.content.silver);
    assert.deepEqual(game.words.en.cards.copper, { name: 'Penny', text: 'Two points.' });
    assert.deepEqual(game.words.de.cards.copper, { name: 'Pfennig', text: 'Schatz, 1 Punkt.' });
  });
  test('leaves the game as it was', () => {
    withPack(hoard, good);
    assert.equal(hoard.content.copper.points, 1);
    assert.equal(hoard.words.en.cards.copper.name, 'Copper');
  });
  test('is for one game', () => {
    assert.equal(applied({ game: 'talisman' }), 'other-game game');
    assert.equal(
      place(() => withPack(tictactoe, { ...good, game: 'tictactoe' })),
      'bad-pack cards',
    );
    assert.equal(
      place(() => withPack(tictactoe, { pack: 'x', game: 'tictactoe', cards: {} })),
      'none',
    );
  });
  test('names the place of whatever the game does not allow', () => {
    assert.equal(applied({ cards: { dragon: { points: 1 } } }), 'bad-pack cards.dragon');
    assert.equal(applied({ cards: { copper: { points: '2' } } }), 'bad-pack cards.copper.points');
    assert.equal(applied({ cards: { copper: { points: 2.5 } } }), 'bad-pack cards.copper.points');
    assert.equal(applied({ cards: { copper: { points: -1 } } }), 'bad-pack cards.copper.points');
    assert.equal(applied({ cards: { copper: { weight: 1 } } }), 'bad-pack cards.copper.weight');
    assert.equal(applied({ cards: { copper: { play: 'steal' } } }), 'bad-pack cards.copper.play');
    assert.equal(applied({ texts: { en: { dragon: { name: 'x' } } } }), 'bad-pack texts.en.dragon');
    assert.equal(applied({ texts: { en: { copper: { name: 5 } } } }), 'bad-pack texts.en.copper.name');
    assert.equal(applied({ texts: { fr: {} } }), 'bad-pack texts.fr');
    assert.equal(applied({ pack: '' }), 'bad-pack pack');
    assert.equal(applied({ pack: 'x'.repeat(81) }), 'bad-pack pack');
    assert.equal(
      applied({ texts: { en: { copper: { name: 'x'.repeat(81) } } } }),
      'bad-pack texts.en.copper.name',
    );
    assert.equal(
      applied({ texts: { en: { copper: { text: 'x'.repeat(4001) } } } }),
      'bad-pack texts.en.copper.text',
    );
    assert.equal(applied({ cards: undefined }), 'bad-pack cards');
    assert.equal(applied({ cards: { copper: 7 } }), 'bad-pack cards.copper');
  });
  test('that is garbage is a fault, never a crash', () => {
    assert.equal(
      place(() => readPack('{')),
      'bad-pack file',
    );
    fc.assert(
      fc.property(fc.json(), (text) =>
        assert.match(
          place(() => readPack(text)),
          /^bad-pack/u,
        ),
      ),
    );
  });
  test('stands in the record of a match played with it, which replays with the plain game', () => {
    const match = Match.start(withPack(hoard, good), {
      seats: 2,
      fairness: fairnessFromSeed('packed'),
      pack: good,
    });
    playRandomly(match, 'packed');
    const record = readRecord(writeRecord(match.record()));
    assert.deepEqual(record.pack, good);
    assert.equal(replay(hoard, record).hash, match.hash);
    assert.deepEqual(verify(hoard, record).result, match.result);
    assert.notEqual(
      place(() => verify(hoard, { ...record, pack: null })),
      'none',
    );
    const other = { ...good, cards: { copper: { points: 'x' } } };
    assert.equal(
      place(() => replay(hoard, { ...record, pack: other })),
      'bad-pack cards.copper.points',
    );
  });
});
