import assert from 'node:assert/strict';
import { rulesFrom, type TestTable } from '@tafelrunde/testing';
import type { TalismanShape } from '../shape.ts';
import { answering, own, rest } from './casting.ts';
import { meeting } from './meeting.ts';
import { visiting } from './visiting.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));

/** Each of them, what it brings about, and at the start of which own turn of whom it ends. */
const effects: readonly (readonly [string, () => TestTable<TalismanShape>, string, number, number])[] = [
  ['Fortune’s Fool', () => meeting(['fortunesFool'], { dice: [3, 4] }), 'noFate', 0, 2],
  ['Divine Protection', () => meeting(['divineProtection'], { dice: [3, 4] }), 'noLoss', 0, 2],
  ['Prophesy', () => meeting(['prophesy'], { dice: [3, 4] }), 'moreCards', 0, 2],
  ['Dead Magic', () => meeting(['deadMagic'], { dice: [3, 4] }), 'noMagic', 0, 3],
  ['the Wanderer', () => visiting('wanderer', { dice: [2, 3, 4] }), 'crawl', 0, 2],
  ['the Fortune Teller', () => visiting('fortuneTeller', { dice: [2, 3, 4] }), 'unlucky', 0, 2],
  ['Destroy Magic', () => own('destroyMagic').answer(0, 'Destroy Magic'), 'noMagic', 0, 1],
  ['Hex', () => own('hex').answer(0, 'Hex').answer(0, 'woods3'), 'hex', 0, 3],
  ['Barrier', () => own('barrier').answer(0, 'Barrier').answer(0, 'plains3'), 'barrier', 0, 1],
  [
    'Black Ice',
    () =>
      own('blackIce', { dice: [2, 3] })
        .answer(0, 'Black Ice')
        .answer(0, 'woods3'),
    'ice',
    0,
    1,
  ],
  ['Cloak of Shadows', () => own('cloakOfShadows').answer(0, 'Cloak of Shadows'), 'evading', 0, 1],
  ['Slow Motion', () => answering('slowMotion').answer(1, 'Slow Motion'), 'crawl', 0, 2],
  [
    'Slow Motion sent back',
    () =>
      answering('slowMotion', { cards: { 'hand.0': ['reflection'] } })
        .answer(1, 'Slow Motion')
        .answer(0, 'Reflection'),
    'crawl',
    1,
    3,
  ],
  [
    'Temporary Change',
    () => own('temporaryChange').answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good'),
    'alignment',
    0,
    2,
  ],
];

rule.also('TA-ENC-11', 'what lasts ends at the start of an own turn, each in its time', () => {
  for (const [name, happens, what, seat, turns] of effects) {
    const t = happens();
    const [lasting] = t.state.lasting;
    assert.deepEqual([lasting?.what, lasting?.seat, lasting?.rounds], [what, seat, turns], name);
    rest(t);
  }
});
