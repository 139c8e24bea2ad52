import assert from 'node:assert/strict';
import { play, rule } from './kit.ts';

/** Cards borrowed for a battle, and what a monster or an earlier effect bars from it. */

const TORCHES = Array<string>(8).fill('torch');

/** A Theurge has borrowed a Lord from seat 1; the Archmage then sends this monster away, and this card comes up. */
const borrowed = (hall: readonly string[], sent: string, next: string) =>
  play({
    hand: ['selurinTheurge', 'elfArchmage', 'torch'],
    hall,
    next: { dungeon: [next, 'grudgebeast', 'grudgebeast'] },
    cards: { 'hand.1': ['thyrianLord', 'torch'], 'deck.0': TORCHES, 'discard.1': [] },
  })
    .answer(0, 'dungeon')
    .answer(0, 'Selurin Theurge')
    .answer(0, 'Thyrian Lord')
    .answer(0, 'Elf Archmage')
    .answer(0, sent);

rule.also(
  'TH-DUNGEON-24',
  'a borrowed hero is no part of the hand: no trap and no breach can have it',
  () => {
    const hall = ['kingdom', 'famine', 'skaladak'];
    const caged = borrowed(hall, 'Skaladak', 'theCage');
    assert.deepEqual(caged.options(0).toSorted(), ['Elf Archmage', 'Selurin Theurge']);
    caged.answer(0, 'Elf Archmage').answer(0, 'Attack Kingdom');
    assert.ok(caged.kinds('discard.1').includes('thyrianLord'));
    const fallen = borrowed(hall, 'Skaladak', 'pitTrap');
    assert.ok(!fallen.options(0).includes('Thyrian Lord'));
    const tyxr = borrowed(['kingdom', 'tyxrTheOld', 'skaladak'], 'Kingdom', 'grudgebeast');
    assert.ok(!tyxr.options(0).includes('Thyrian Lord'));
  },
);

rule.also(
  'TH-CARD-50',
  'a hero the Enchanter has fetched from the village cannot be kept in The Cage',
  () => {
    const t = play({
      hand: ['diinEnchanter', 'militia', 'elfArchmage', 'torch'],
      hall: ['kingdom', 'famine', 'skaladak'],
      next: { dungeon: ['theCage', 'grudgebeast', 'grudgebeast'] },
      cards: { 'deck.0': TORCHES, 'discard.0': [], 'hand.1': ['torch'] },
    });
    t.answer(0, 'dungeon').answer(0, 'Diin Enchanter').answer(0, 'Toryn Scrapper');
    t.answer(0, 'Elf Archmage').answer(0, 'Skaladak');
    assert.ok(!t.options(0).includes('Toryn Scrapper'));
  },
);

rule.also('TH-CARD-37', 'a guardian stays weakened until the end of the turn, also at rank 0', () => {
  const t = play({
    hand: ['creepingDeath', 'creepingDeath', 'fireball', 'fireball', 'fireball'],
    hall: ['harbinger', 'darkChampion', 'kingdom'],
    next: { dungeon: ['famine', 'skaladak'] },
    cards: { 'deck.0': TORCHES },
  });
  t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  t.answer(0, 'Attack Dark Champion');
  assert.match(t.log().join('\n'), /reaches 9 against 8/);
});
