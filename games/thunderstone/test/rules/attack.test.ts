import assert from 'node:assert/strict';
import { attack, HALL, play, rule } from '../kit.ts';

rule('TH-DUNGEON-06', 'attack and magic attack add up, the light penalty comes off', () => {
  const { attack: plain, magic, penalty, value } = attack(['torynScrapper', 'diinIllusionist'], 'kingdom', 1);
  assert.deepEqual({ plain, magic, penalty, value }, { plain: 2, magic: 2, penalty: 2, value: 2 });
});

// Torches enough that light plays no part where it is not the point.
const LIT = ['torch', 'torch', 'torch', 'torch'];

rule('TH-DUNGEON-08', 'reaching the health is enough', () => {
  assert.equal(attack(['torynDuelist', 'diinIllusionist', ...LIT], 'kingdom').wins, true);
  assert.equal(attack(['torynScrapper', 'diinIllusionist', ...LIT], 'kingdom').wins, false);
});

rule('TH-DUNGEON-19', 'spells and trophies alone can win', () => {
  assert.equal(attack(['magicMissile', 'steamTorment', 'torch'], 'kingdom').value, 5);
});

rule('TH-WEAPON-03', 'a weapon nobody carries adds nothing', () => {
  assert.equal(attack(['torynScrapper', 'hatchet', ...LIT], 'kingdom').value, 2);
  assert.equal(attack(['torynScrapper', 'hatchet>0', ...LIT], 'kingdom').value, 5);
});

rule('TH-LIGHT-01', 'the penalty is the rank, and the darkness of the monster on top', () => {
  assert.deepEqual(
    [1, 2, 3].map((rank) => attack(['militia'], 'kingdom', rank).darkness),
    [1, 2, 3],
  );
});

rule('TH-LIGHT-02', 'light cancels as many points, and what is left over does nothing', () => {
  assert.equal(attack(['torch', 'torynScrapper'], 'kingdom', 3).missing, 2);
  const bright = attack([...LIT, 'torynScrapper'], 'kingdom', 1);
  assert.deepEqual([bright.missing, bright.value], [0, 2]);
});

rule('TH-LIGHT-03', 'every missing point costs 2', () => {
  assert.equal(attack(['torch', 'feaynMarksman', 'torynGladiator'], 'kingdom', 3).value, 7 - 2);
});

rule('TH-LIGHT-04', 'rank 3 with light 1 costs 4, with light 3 nothing', () => {
  assert.equal(attack(['torch', 'torynGladiator'], 'kingdom', 3).penalty, 4);
  assert.equal(attack(['torch', 'lantern', 'torynGladiator'], 'kingdom', 3).penalty, 0);
});

rule('TH-LIGHT-06', 'an attack does not fall below zero', () => {
  assert.equal(attack(['militia'], 'kingdom', 3).value, 0);
});

rule('TH-TRAIT-01', 'a trait counts before any battle effect', () => {
  // Ebon Fume's battle effect has not happened, its immunity holds.
  assert.equal(attack(['diinEnchanter', ...LIT], 'ebonFume').value, 0);
});

rule('TH-TRAIT-02', 'against Ebon Fume magic attack is 0', () => {
  const { attack: plain, magic } = attack(['torynGladiator', 'hatchet>0', 'fireball', ...LIT], 'ebonFume');
  assert.deepEqual([plain, magic], [7, 0]);
});

rule(
  'TH-TRAIT-03',
  'a monster that needs magic attack is beaten with as little as 1, and never without',
  () => {
    const strong = ['torynGladiator', 'hatchet>0', 'hatchet>0', ...LIT];
    assert.deepEqual([attack(strong, 'earthWrath').value, attack(strong, 'earthWrath').wins], [10, false]);
    assert.equal(attack([...strong, 'magiStaff>0'], 'earthWrath').wins, true);
  },
);

rule('TH-TRAIT-10', 'magic of all cards is 0 against an immune monster', () => {
  assert.equal(attack(['diinIllusionist', 'magicMissile', 'torynScrapper', ...LIT], 'ebonFume').value, 2);
});

rule('TH-TRAIT-11', 'a hero of magic keeps its light there', () => {
  const { light, magic } = attack(['fireball', 'feaynArcher'], 'ebonFume', 2);
  assert.deepEqual([light, magic], [2, 0]);
});

rule('TH-TRAIT-13', 'unarmed heroes count nothing against Fire Wrath, armed ones all', () => {
  assert.equal(attack(['torynScrapper', 'militia', 'dagger>1', ...LIT], 'fireWrath').value, 2);
});

rule('TH-TRAIT-15', 'a spell adds no attack against a monster immune to spells', () => {
  assert.equal(attack(['fireball', 'magicMissile', ...LIT], 'fireWrath').value, 0);
});

rule('TH-TRAIT-16', 'the light of a Fireball counts all the same', () => {
  const { light, magic } = attack(['fireball'], 'fireWrath');
  assert.deepEqual([light, magic], [1, 0]);
});

rule('TH-TRAIT-22', 'fixed light penalties take no notice of light', () => {
  const bright = attack([...LIT, 'torynGladiator', 'hatchet>4'], 'waterWrath', 2);
  assert.deepEqual([bright.missing, bright.value], [2, 3]);
});

rule('TH-TRAIT-24', 'where only magic counts, the rest of the attack is nothing', () => {
  const { attack: plain, magic, value } = attack(['torynGladiator', 'diinEnchanter'], 'smokeTorment');
  assert.deepEqual([plain, magic, value], [0, 3, 1]);
});

rule('TH-TRAIT-25', 'heroes keep their light where only magic counts', () => {
  assert.equal(attack(['feaynArcher', 'torch', 'fireball'], 'smokeTorment', 3).value, 3);
});

rule('TH-TRAIT-26', 'half damage comes after everything else and is rounded down', () => {
  // 9 attack, 2 lost to darkness: 7, halved 3.
  const without = attack(['torynGladiator', 'hatchet>0', 'torynScrapper'], 'uyrilUnending', 1);
  assert.deepEqual([without.value, without.halved], [3, true]);
  assert.equal(
    attack(['torynGladiator', 'hatchet>0', 'magiStaff>0', 'torynScrapper'], 'uyrilUnending').value,
    8,
  );
});

rule('TH-TRAIT-21', 'darkness is worked out before the battle, whatever the monster then does', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'torch'],
    hall: ['skaladak', 'mythlurian', 'kingdom'],
  });
  t.answer(0, 'dungeon').answer(0, 'hatchet').answer(0, 'Attack Kingdom');
  // Rank 3, light 1: 4 + 3 - 4.
  assert.match(t.log().join('\n'), /reaches 3 against 5: Kingdom stands/);
  t.asks(1, 'turn');
});

rule('TH-LIGHT-05', 'a battle effect does not change the light penalty', () => {
  const t = play({
    hand: ['torynGladiator', 'feaynMarksman', 'lantern'],
    hall: ['kingdom', 'mythlurian', 'skaladak'],
  });
  // The Feayn that gives light is destroyed in the battle; its light counts all the same: 4 + 3, nothing missing.
  t.answer(0, 'dungeon').answer(0, 'Attack Mythlurian').answer(0, 'Feayn Marksman');
  assert.match(t.log().join('\n'), /reaches 7 against 8/);
});

rule('TH-GUARDIAN-15', 'Feayn reach rank 0 and give nothing at rank 1', () => {
  assert.equal(attack(['feaynArcher'], 'darkChampion', 0).value, 2);
  const near = attack(['feaynArcher'], 'darkChampion', 1);
  assert.deepEqual([near.value, near.light], [0, 0]);
});

rule('TH-CARD-16', 'a Toryn carries as many weapons as there are', () => {
  assert.equal(
    attack(['torynScrapper', 'dagger>0', 'hatchet>0', 'dagger>0', ...LIT], 'kingdom').value,
    2 + 1 + 3 + 1,
  );
});

rule('TH-CARD-31', 'a Short Bow: 5 and 2 with an archer, 3 and 0 with anybody else', () => {
  const bow = (hero: string, rank: number): number =>
    attack([hero, 'shortBow>0', ...LIT], 'darkChampion', rank).rows[1].attack;
  assert.deepEqual([bow('feaynArcher', 2), bow('feaynArcher', 3), bow('feaynArcher', 0)], [5, 5, 2]);
  assert.deepEqual([bow('torynScrapper', 2), bow('torynScrapper', 1), bow('torynScrapper', 0)], [3, 0, 0]);
});

rule('TH-CARD-32', 'a Magic Missile hits rank 1 only', () => {
  const hits = [0, 1, 2, 3].map((rank) => attack(['magicMissile', ...LIT], 'kingdom', rank).value);
  assert.deepEqual(hits, [0, 4, 0, 0]);
});

rule('TH-CARD-10', 'a Crook attacks with 7 when 5 gold is laid out', () => {
  assert.equal(attack(['ganglandCrook', 'torch', 'ironRations'], 'kingdom', 1).rows[0].attack, 7);
  assert.equal(attack(['ganglandCrook', 'torch', 'dagger'], 'kingdom', 1).rows[0].attack, 3);
});

rule.also('TH-DUNGEON-08', 'the battle is decided by what the attack shows', () => {
  const t = play({ hand: ['torynGladiator', 'hatchet', 'torch', 'militia'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'hatchet').answer(0, 'Attack Kingdom');
  assert.match(t.log().join('\n'), /reaches 8 against 5: Kingdom is defeated/);
});
