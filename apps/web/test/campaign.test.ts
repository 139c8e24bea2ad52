import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelOf, nextChapter, readWon, withVictory } from '../src/campaign/won.ts';

const plan = { chapters: 'adventure', harder: ['nightmareHeroes', 'nightmareTime'] } as const;

test('a victory is remembered with its chapter and the highest level', () => {
  const normal = { adventure: 'first', nightmareHeroes: false, nightmareTime: false };
  const hard = { ...normal, nightmareHeroes: true, nightmareTime: true };
  assert.equal(levelOf(plan, hard), 2);
  const once = withVictory({}, 'game', plan, hard);
  assert.deepEqual(once, { game: { first: 2 } });
  // An easier victory later takes nothing away.
  assert.deepEqual(withVictory(once, 'game', plan, normal), once);
  assert.deepEqual(withVictory(once, 'game', plan, { ...normal, adventure: 'second' }), {
    game: { first: 2, second: 0 },
  });
});

test('the campaign goes on with the first chapter that was not won', () => {
  const chapters = ['first', 'second', 'third'];
  assert.equal(nextChapter({}, 'game', chapters), 'first');
  assert.equal(nextChapter({ game: { first: 0, third: 1 } }, 'game', chapters), 'second');
  assert.equal(nextChapter({ game: { first: 0, second: 0, third: 1 } }, 'game', chapters), null);
});

test('whatever else lies in the memory is read as nothing', () => {
  for (const text of [null, '', 'x', '3', 'null', '[]']) assert.deepEqual(readWon(text), {});
  assert.deepEqual(readWon('{"game":{"first":1,"second":"x"},"other":7}'), { game: { first: 1 }, other: {} });
});
