import assert from 'node:assert/strict';
import { attack, HALL, play, rule } from '../kit.ts';

rule('TH-WEAPON-01', 'only a hero strong enough carries a weapon', () => {
  const t = play({ hand: ['militia', 'torynScrapper', 'hatchet', 'dagger'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Dagger: give').asks(0, 'equip').answer(0, 'militia');
  t.answer(0, 'Dagger').answer(0, 'Nobody');
  t.answer(0, 'Hatchet');
  // Only the Toryn could: nobody was asked.
  t.asks(0, 'fight');
  assert.match(t.log().join('\n'), /gives the Hatchet to the Toryn Scrapper/);
  const weak = play({ hand: ['militia', 'hatchet'], hall: HALL });
  weak.answer(0, 'dungeon');
  assert.equal(weak.blocked(0, 'Hatchet'), 'TH-WEAPON-01');
});

rule('TH-WEAPON-02', 'one weapon for a hero, one hero for a weapon', () => {
  const t = play({ hand: ['dwarfGuardian', 'hatchet', 'dagger'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Hatchet');
  assert.equal(t.blocked(0, 'Dagger'), 'TH-WEAPON-02');
});

rule.also('TH-WEAPON-02', 'who carries it is no question among equals', () => {
  const t = play({ usual: true, hand: ['militia', 'militia', 'dagger', 'dagger'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Dagger').asks(0, 'fight');
  const other = play({ usual: true, hand: ['militia', 'dwarfGuardian', 'dagger'], hall: HALL });
  other.answer(0, 'dungeon').answer(0, 'Dagger').asks(0, 'equip');
  // Whatever lies beside them: it is the heroes that are compared.
  const beside = play({ usual: true, hand: ['torch', 'militia', 'dwarfGuardian', 'dagger'], hall: HALL });
  beside.answer(0, 'dungeon').answer(0, 'Dagger').asks(0, 'equip');
  assert.equal(t.state.turn, 0);
});

rule('TH-WEAPON-04', 'a torch needs no hero', () => {
  assert.equal(attack(['torch', 'magicMissile'], 'kingdom').value, 4);
});

rule('TH-CARD-17', 'each weapon is weighed alone', () => {
  const t = play({ hand: ['torynScrapper', 'cursedMace', 'shortBow', 'claymore'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Cursed Mace').answer(0, 'Short Bow');
  assert.equal(t.blocked(0, 'Claymore'), 'TH-WEAPON-01');
});

rule.also('TH-WEAPON-04', 'a weapon shines only in the hand of a hero', () => {
  assert.equal(attack(['torynGladiator', 'flamingSword>0'], 'kingdom').light, 1);
  assert.equal(attack(['torynGladiator', 'flamingSword'], 'kingdom').light, 0);
});

rule.also('TH-WEAPON-02', 'the weapon of a hero who is gone is free for another', () => {
  const t = play({
    hand: ['torynScrapper', 'militia', 'hatchet', 'banish'],
    hall: HALL,
    next: { 'deck.0': ['torch'], dungeon: ['famine'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Banish').answer(0, 'Skaladak');
  t.asks(0, 'destroyOwn').answer(0, 'Toryn Scrapper');
  // The Militia is too weak: nobody carries it now.
  assert.equal(t.blocked(0, 'Hatchet'), 'TH-WEAPON-01');
});

rule.also('TH-WEAPON-02', 'whoever carries a weapon is not asked to take it again', () => {
  const t = play({ hand: ['torynScrapper', 'torynDuelist', 'hatchet'], hall: HALL });
  t.answer(0, 'dungeon')
    .answer(0, 'Hatchet')
    .answer(0, 'Toryn Scrapper')
    .answer(0, 'Hatchet')
    .asks(0, 'equip');
  assert.deepEqual(t.options(0), ['Toryn Duelist', 'Nobody']);
});
