import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choice } from '../src/table/Answer.tsx';
import { groupsOf, harmless, idsOf, isGroup, merged, ordered } from '../src/table/arrange.ts';

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({ id, label: id, ...more });
const ids = (choices: readonly Choice[]) => choices.map(({ id }) => id);

test('the suggestion comes first, what costs extra behind what does not, what ends or declines last', () => {
  const all = [
    choice('done', { commits: 'ends', last: true }),
    choice('pay', { commits: 'costs' }),
    choice('keep', { quiet: true }),
    choice('walk'),
    choice('fight', { suggested: 'suggested' }),
    choice('attack', { commits: 'ends' }),
  ];
  assert.deepEqual(ids(ordered(all)), ['fight', 'walk', 'attack', 'pay', 'done', 'keep']);
});

test('what is known to be bad comes behind what is not, and before what costs', () => {
  const all = [
    choice('heavy', { verdict: 'bad' }),
    choice('pay', { commits: 'costs' }),
    choice('light', { verdict: 'good' }),
    choice('plain'),
  ];
  assert.deepEqual(ids(ordered(all)), ['light', 'plain', 'heavy', 'pay']);
});

test('the focus never goes to what costs something or ends the turn', () => {
  assert.equal(harmless([choice('pay', { commits: 'costs' }), choice('walk')])?.id, 'walk');
  assert.equal(
    harmless([choice('pay', { commits: 'costs' }), choice('done', { commits: 'ends' })]),
    undefined,
  );
  const suggested = choice('buy', { commits: 'costs', suggested: 'suggested' });
  assert.equal(harmless([suggested, choice('walk')]), undefined);
  const won = choice('wins', { commits: 'ends', verdict: 'good' });
  const lost = choice('loses', { commits: 'ends', verdict: 'bad' });
  assert.equal(harmless([lost, won, choice('walk')])?.id, 'walk');
  // Nothing is left but to end it.
  assert.equal(harmless([lost, won])?.id, 'wins');
  assert.equal(harmless([lost]), undefined);
  // What only does again what is done gives way to what leads on, and to nothing else.
  const again = choice('again', { again: true });
  assert.equal(harmless([again, won])?.id, 'wins');
  assert.equal(harmless([again, choice('walk')])?.id, 'walk');
  assert.equal(harmless([again, lost])?.id, 'again');
  // What is known to be bad gives way to what is not, and comes first only where there is nothing else.
  const bad = choice('lost', { verdict: 'bad' });
  assert.equal(harmless([bad, choice('walk')])?.id, 'walk');
  assert.equal(harmless([bad, choice('pay', { commits: 'costs' })])?.id, 'lost');
  const blocked = { reason: 'no', rule: 'X-1', onWhy: () => {} };
  assert.equal(harmless([choice('fly', { blocked }), choice('walk')])?.id, 'walk');
});

test('equal cards are one answer with a count; other places, words or reasons are another answer', () => {
  const militia = (id: string, more: Partial<Choice> = {}) =>
    choice(id, { label: 'Militia', same: 'militia in hand', ...more });
  const all = merged([
    militia('a'),
    militia('b'),
    militia('c', { same: 'militia laid out' }),
    militia('d', { detail: 'wins' }),
    choice('e', { label: 'Militia' }),
    choice('f', { label: 'Militia' }),
  ]);
  assert.deepEqual(all.map(idsOf), [['a', 'b'], ['c'], ['d'], ['e'], ['f']]);
  const price = { amount: 1, icon: 'coin', name: 'gold' } as const;
  const dice = merged([
    choice('first', { label: 'Reroll the 4', same: 'words', price }),
    choice('second', { label: 'Reroll the 4', same: 'words', price }),
    choice('third', { label: 'Reroll the 4', same: 'words' }),
  ]);
  assert.deepEqual(dice.map(idsOf), [['first', 'second'], ['third']]);
});

test('groups hold two and more, keep what is suggested and what ends outside, and have letters of their own', () => {
  const all = [
    choice('torch', { group: 'Items', suggested: 'suggested' }),
    choice('lamp', { group: 'Items' }),
    choice('rope', { group: 'Items' }),
    choice('elf', { group: 'Idols' }),
    choice('imp', { group: 'Idols' }),
    choice('spear', { group: 'Weapons' }),
    choice('done', { group: 'Others', last: true }),
  ];
  const groups = groupsOf(all, [...all, choice('whip', { group: 'Items' })]);
  assert.deepEqual(
    groups.map((item) =>
      isGroup(item) ? `${item.name} ${item.members.length}/${item.all} ${item.letter}` : item.id,
    ),
    ['torch', 'Items 2/4 i', 'Idols 2/2 d', 'spear', 'done'],
  );
});
