import assert from 'node:assert/strict';
import { monsterValue } from '../../../rules/fightValues.ts';
import { card, choose, fighting, fightOf, type Journey, pass, passTo } from '../../kit.ts';

type Plan = NonNullable<Parameters<typeof fighting>[1]>;
/** Dral meets it, and Áel plays it without cards of use. */
const meets = (monster: string, plan: Plan = {}): Journey =>
  fighting(monster, { heroes: ['dral', 'ael'], next: { silverDeck: ['curse'] }, ...plan });
/** Nothing is done about the rolls until the hero has rolled. */
const toHeroRoll = (j: Journey): Journey => passTo(j, 'afterHeroRoll');
/** The hero rolls and leaves it at that; everybody passes until the hero rolls again. */
function nextRound(j: Journey): Journey {
  pass(toHeroRoll(j));
  return toHeroRoll(j);
}
const health = (j: Journey): number => j.state.heroes[0].health;

card('giantDragonfly', 'gaar against its roll lowers it by 1 more, gaar on the own roll does not', () => {
  const j = meets('giantDragonfly', { dice: [4, 4, 4, 3, 3] });
  choose(j, 0, 'gaar0').asks(0, 'heroC');
  assert.equal(monsterValue(fightOf(j)), 8 - 2 - 1);
  toHeroRoll(j).roll(3);
  j.answer(0, 'Gaar: reroll the die showing 3').asks(0, 'afterHeroRoll');
  assert.ok(fightOf(j).changes.every(({ of }) => of !== 'rabbitFoot'));
});

card('ratFlood', 'one attack deals it at most 1, hope deals more', () => {
  const j = meets('ratFlood', { dice: [1, 1, 6, 6] });
  toHeroRoll(j);
  fightOf(j).hope = 3;
  j.roll(6);
  j.answer(0, 'Gaar: reroll the die showing 6').answer(0, '3 hope: +1 and 1 damage');
  pass(j);
  assert.equal(fightOf(j).damage, 1 + 1);
  passTo(j, 'monsterC');
});

card('thornCreeper', 'two damage in one attack wound the hero, one does not', () => {
  for (const [dice, wounds] of [
    [[4, 4], 0],
    [[6, 6], 1],
  ] as const) {
    const j = meets('thornCreeper', { hero: [{ health: 7 }], dice: [1, 1, ...dice] });
    pass(toHeroRoll(j));
    assert.deepEqual([fightOf(j).damage, health(j)], [wounds + 1, 7 - wounds]);
    passTo(j, 'monsterC');
  }
});

card('highwayman', 'for 1 gold he wounds 2 less, once in each round', () => {
  const j = meets('highwayman', { hero: [{ gold: 3 }], dice: [4, 4, 3, 3, 4, 4] });
  j.asks(0, 'beforeMonsterRoll');
  j.answer(0, j.options(0)[0]).asks(1, 'monsterC');
  toHeroRoll(j);
  assert.deepEqual([health(j), j.state.heroes[0].gold], [8, 2]);
  pass(j);
  passTo(j, 'beforeMonsterRoll');
  pass(j);
  toHeroRoll(j);
  assert.equal(health(j), 6);
});

card('marshLight', 'it takes a gaar while the fight is prepared', () => {
  const j = meets('marshLight', { hero: [{ gaar: 3 }], dice: [1, 1] });
  assert.deepEqual([j.state.heroes[0].gaar, fightOf(j).gaar], [2, 2]);
  passTo(j, 'monsterC');
});

card('chargingBoar', '3 more in the first combat round only', () => {
  const j = meets('chargingBoar', { dice: [1, 1, 3, 3, 1, 1, 3, 3] });
  passTo(j, 'monsterC');
  assert.equal(monsterValue(fightOf(j)), 5);
  pass(toHeroRoll(j));
  passTo(j, 'monsterC');
  assert.deepEqual([fightOf(j).round, monsterValue(fightOf(j))], [2, 2]);
});

card('venomToad', 'its wounds poison until the hero heals', () => {
  const plan = { hero: [{ potions: 2, health: 8 }], dice: [2, 2, 3, 3, 1, 1, 3, 3, 1, 1, 3, 3] };
  const j = meets('venomToad', plan);
  toHeroRoll(j);
  assert.equal(health(j), 7);
  nextRound(j);
  assert.equal(health(j), 6);
  nextRound(j);
  assert.equal(health(j), 5);
  const healed = meets('venomToad', plan);
  passTo(healed, 'healing');
  healed.answer(0, 'Drink a healing potion');
  toHeroRoll(healed);
  nextRound(healed);
  assert.equal(health(healed), 8);
});

card('boneGuard', 'it stands again once with 1 health left', () => {
  const j = meets('boneGuard', { dice: [1, 1, 6, 6, 1, 1, 6, 6] });
  toHeroRoll(j);
  fightOf(j).damage = 2;
  pass(j);
  assert.equal(fightOf(j).damage, 2);
  passTo(j, 'keepTrophy');
  assert.equal(fightOf(j).round, 2);
});

card('koboldPack', 'after a miss their next value is 2 higher, then no more', () => {
  const j = meets('koboldPack', { dice: [1, 1, 1, 2, 1, 1, 6, 6, 1, 1] });
  passTo(j, 'monsterC');
  assert.equal(monsterValue(fightOf(j)), 2);
  pass(toHeroRoll(j));
  passTo(j, 'monsterC');
  assert.equal(monsterValue(fightOf(j)), 4);
  pass(toHeroRoll(j));
  passTo(j, 'monsterC');
  assert.equal(monsterValue(fightOf(j)), 2);
});

card('mistWolf', 'a double wounds 2 more', () => {
  assert.equal(health(toHeroRoll(meets('mistWolf', { dice: [4, 4, 3, 3] }))), 8 - 4);
  assert.equal(health(toHeroRoll(meets('mistWolf', { dice: [5, 3, 3, 3] }))), 8 - 2);
  assert.equal(health(toHeroRoll(meets('mistWolf', { dice: [1, 1, 3, 3] }))), 8); // no wound to add to
});

card('mudLeech', 'if it wounds, it heals 1', () => {
  for (const [dice, left] of [
    [[3, 3], 2],
    [[1, 1], 3],
  ] as const) {
    const j = meets('mudLeech', { dice: [...dice, 3, 3] });
    fightOf(j).damage = 3;
    toHeroRoll(j);
    assert.equal(fightOf(j).damage, left);
  }
});

card('clayServant', 'it does not attack in even combat rounds', () => {
  const j = meets('clayServant', { hero: [{ health: 20 }], dice: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3] });
  toHeroRoll(j);
  assert.equal(health(j), 19);
  nextRound(j);
  assert.deepEqual([fightOf(j).round, health(j)], [2, 19]);
  nextRound(j);
  assert.deepEqual([fightOf(j).round, health(j)], [3, 18]);
});

card('woodWight', 'for a gaar it does not attack in this round', () => {
  const j = meets('woodWight', { hero: [{ gaar: 2 }], dice: [3, 3] });
  j.asks(0, 'beforeMonsterRoll');
  j.answer(0, j.options(0)[0]);
  toHeroRoll(j);
  assert.deepEqual([health(j), j.state.heroes[0].gaar, fightOf(j).dice], [8, 1, [3, 3]]);
});

card('rockVulture', 'it wounds 1 more where at most 3 health is left', () => {
  const wounds = (left: number): number =>
    left - health(toHeroRoll(meets('rockVulture', { hero: [{ health: left }], dice: [2, 2, 3, 3] })));
  assert.deepEqual([wounds(4), wounds(3)], [1, 2]);
});
