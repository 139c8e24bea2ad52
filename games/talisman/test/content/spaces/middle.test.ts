import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { player, rest, scene, where } from '../../kit.ts';

const { rule } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

rule.also('TA-BOARD-18', 'whoever gets away from the Temple by magic is free', () => {
  const t = scene({
    seats: ['sorceress', 'thief'],
    at: ['temple', 'city'],
    with: { 0: { enslaved: true } },
    cards: { 'hand.0': ['teleport'] },
  });
  t.asks(0, 'turnStart').answer(0, 'Teleport').answer(0, 'oasis');
  assert.deepEqual([where(t, 0), player(t).enslaved], ['oasis', false]);
  rest(t);
});

rule.also('TA-TOAD-05', 'set free from the Temple, a Toad still moves one space', () => {
  const t = scene({
    at: ['temple', 'city'],
    with: { 0: { toad: 2, enslaved: true, fate: 0 } },
    dice: [5],
  });
  assert.deepEqual(
    t.match
      .question(0)!
      .from.map(({ id }) => id)
      .toSorted(),
    ['desert2', 'woods4'],
  );
});
