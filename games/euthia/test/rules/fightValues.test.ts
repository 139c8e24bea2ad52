import assert from 'node:assert/strict';
import { damageChanges, isHarmless, total } from '../../rules/fightValues.ts';
import {
  choose,
  fighting,
  fightingElite,
  fightOf,
  type Journey,
  pass,
  passTo,
  rule,
  situation,
} from '../kit.ts';

const heroes = ['dral', 'ael'];

/** The cyclops has rolled this; these cards are played before the roll, and the hero does nothing about it. */
function struck(dice: readonly [number, number], sets: readonly string[], wards = 0): Journey {
  const j = fighting('cyclops', {
    heroes,
    hero: [{ gaar: 1, health: 8, wards }],
    cards: { 'hand.1': ['mightyBlow', 'stoneSkin', 'stoneSkin'] },
    next: { goldDeck: ['mightyBlow'] },
    dice: [...dice, 3, 3],
  });
  for (const set of sets) {
    passTo(j, set.startsWith('mighty') ? 'playCards' : 'monsterC');
    choose(j, 1, set);
  }
  passTo(j, 'afterMonsterRoll');
  return j;
}
const health = (j: Journey): number => {
  passTo(j, 'afterHeroRoll');
  return j.state.heroes[0].health;
};

rule('EU-WOUND-01', 'a plain number wounds; without one plus effects do nothing', () => {
  assert.equal(health(struck([4, 4], [])), 8 - 2);
  assert.equal(health(struck([1, 2], ['mightyBlow.1', 'stoneSkin.1'])), 8);
});

rule('EU-WOUND-02', 'plus effects are added where there is at least one wound', () => {
  assert.equal(health(struck([4, 4], ['mightyBlow.1', 'stoneSkin.1'])), 8 - (2 + 2 + 1));
});

rule('EU-WOUND-03', 'first all plus, then all minus, never below zero', () => {
  // 2 wounds, +2, ward −3: one is left. Minus first would have left 2.
  const j = struck([4, 4], ['mightyBlow.1'], 1);
  j.answer(0, 'Use a ward');
  assert.equal(health(j), 8 - 1);
  const none = struck([4, 4], [], 2);
  none.answer(0, 'Use a ward').answer(0, 'Use a ward');
  assert.equal(health(none), 8);
  assert.equal(total(2, [-3, 2]), 1);
});

rule('EU-MATK-12', 'everything is settled before health is lost, so nothing may be left', () => {
  const j = struck([4, 4], [], 1);
  j.answer(0, 'Use a ward');
  passTo(j, 'afterHeroRoll');
  assert.deepEqual([j.state.heroes[0].health, fightOf(j).unhurt], [8, true]);
});

rule('EU-WOUND-04', 'a silver heart takes damage off the monster card', () => {
  const j = fighting('cyclops', {
    heroes,
    hero: [{ gaar: 0 }],
    cards: { 'hand.1': ['stoneSkin', 'stoneSkin'] },
    dice: [1, 1],
  });
  fightOf(j).damage = 5;
  passTo(j, 'monsterC');
  choose(j, 1, 'stoneSkin.2');
  assert.equal(fightOf(j).damage, 4);
  j.asks(1, 'monsterC');
});

/** Dral attacks the bear, with these to raise or lower his damage. The dice of the bear miss. */
function attacking(dice: readonly [number, number], worn: readonly string[], curses: number): Journey {
  const j = fighting('caveBear', {
    heroes,
    worn: [worn],
    hero: [{ gaar: 1, health: 7 }],
    cards: { 'hand.1': ['curse', 'curse'] },
    next: { silverDeck: ['stoneSkin'] },
    dice: [1, 1, ...dice],
  });
  if (curses > 0) {
    passTo(j, 'playCurses');
    choose(j, 1, `curse.${curses}`);
  }
  if (worn.length > 0) {
    passTo(j, 'beforeHeroRoll');
    j.answer(0, 'Use Plate Gauntlets');
  }
  return passTo(j, 'afterHeroRoll');
}
const damage = (j: Journey): number => {
  pass(j);
  const { damage: dealt } = fightOf(j);
  passTo(j, 'monsterC');
  return dealt;
};

rule('EU-DMG-01', 'a plain number damages; without one plus effects do nothing', () => {
  assert.equal(damage(attacking([4, 4], [], 0)), 1); // 8 − 2
  assert.equal(damage(attacking([2, 2], ['plateGauntlets'], 0)), 0);
});

rule('EU-DMG-02', 'plus effects are added where there is at least one damage', () => {
  assert.equal(damage(attacking([4, 4], ['plateGauntlets'], 0)), 1 + 1);
});

rule('EU-DMG-03', 'first all plus, then all minus, never below zero', () => {
  // 6 and 6: 12 − 2 − 4 of the curses; 1 damage, +1, −1.
  const j = attacking([6, 6], ['plateGauntlets'], 2);
  assert.deepEqual(
    damageChanges(j.t, fightOf(j)).toSorted((a, b) => a - b),
    [-1, 0, 1],
  );
  assert.equal(damage(j), 1);
  assert.equal(damage(attacking([6, 6], [], 2)), 0);
});

situation('an attack is harmless that neither wounds nor does anything else', () => {
  /** The kraken has rolled 6 in all with so much more; its wounds are lowered by so much. */
  const harmless = (more: number, guard: number, plain = 0): boolean => {
    const j = passTo(fightingElite('krakenOfYsmar', { heroes, dice: [3, 3] }), 'heroC');
    const fight = fightOf(j);
    fight.plus = more;
    fight.plain = plain;
    if (guard !== 0) fight.changes.push({ of: 'woundPlus', n: -guard, until: 'attack', card: false });
    return isHarmless(j.t, fight);
  };
  // Below 4 it does nothing; 4 to 6 are 2 wounds, and the next rolls are lower.
  assert.deepEqual([harmless(-3, 0), harmless(-2, 0)], [true, false]);
  assert.equal(harmless(-2, 5), false);
  assert.equal(harmless(-3, 0, 3), false);
  const wolf = fighting('mistWolf', { heroes, dice: [6, 3] }).asks(0, 'heroC');
  assert.equal(isHarmless(wolf.t, fightOf(wolf)), false);
  fightOf(wolf).changes.push({ of: 'woundPlus', n: -9, until: 'attack', card: false });
  assert.equal(isHarmless(wolf.t, fightOf(wolf)), true);
});
