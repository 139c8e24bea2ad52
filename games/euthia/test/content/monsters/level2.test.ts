import assert from 'node:assert/strict';
import { heroValue, monsterValue } from '../../../rules/fightValues.ts';
import { card, choose, fighting, fightOf, type Journey, offered, pass, passTo } from '../../kit.ts';

type Plan = NonNullable<Parameters<typeof fighting>[1]>;
const meets = (monster: string, plan: Plan = {}): Journey =>
  fighting(monster, {
    heroes: ['dral', 'ael'],
    ...plan,
    cards: { 'hand.1': [], [`monsterNext.1`]: [monster], ...plan.cards },
    next: { silverDeck: ['curse', 'curse', 'curse'], ...plan.next },
  });
const toHeroRoll = (j: Journey): Journey => passTo(j, 'afterHeroRoll');
const nextRound = (j: Journey): Journey => toHeroRoll(pass(toHeroRoll(j)));
const health = (j: Journey): number => j.state.heroes[0].health;

card('webLurker', 'if it wounds, the next attack is 2 lower', () => {
  const value = (dice: readonly number[]): number => {
    const j = toHeroRoll(meets('webLurker', { hero: [{ health: 7 }], dice: [...dice, 4, 4] }));
    return heroValue(j.t, fightOf(j));
  };
  assert.deepEqual([value([1, 1]), value([3, 3])], [8 - 3, 8 - 3 - 2]);
});

card('caveBear', 'with 4 damage its value is 2 higher', () => {
  for (const [damage, value] of [
    [3, 4],
    [4, 6],
  ]) {
    const j = meets('caveBear', { hero: [{ health: 7, potions: 1 }], dice: [2, 2] });
    passTo(j, 'healing');
    fightOf(j).damage = damage;
    pass(j);
    passTo(j, 'monsterC');
    assert.equal(monsterValue(fightOf(j)), value);
  }
});

card('harpy', 'its penalty does not count for a first strike', () => {
  const j = meets('harpy', { heroes: ['ael', 'dral'], dice: [4, 4, 1, 1, 4, 4] });
  j.answer(0, 'Attack: Short Bow').asks(0, 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), 8);
  pass(j);
  toHeroRoll(j);
  assert.equal(heroValue(j.t, fightOf(j)), 8 - 1 + 1); // the hit helps the knife
});

card('ghoul', 'if it wounds, the next hero attack goes without gaar', () => {
  const gaar = (dice: readonly number[]): boolean => {
    const j = meets('ghoul', { worn: [['leatherGloves']], dice: [...dice, 4, 4, 1, 1, 4, 4] });
    toHeroRoll(j);
    const could = j.options(0).some((text) => text.startsWith('Gaar'));
    nextRound(j);
    assert.ok(j.options(0).some((text) => text.startsWith('Gaar')));
    return could;
  };
  assert.deepEqual([gaar([1, 1]), gaar([3, 3])], [true, false]);
});

card('platedLizard', 'up to 10 the damage is 1 less', () => {
  const dealt = (plus: number): number => {
    const j = toHeroRoll(meets('platedLizard', { hero: [{ health: 7 }], dice: [1, 1, 5, 5] }));
    fightOf(j).plus = plus;
    pass(j);
    const { damage } = fightOf(j);
    passTo(j, 'monsterC');
    return damage;
  };
  assert.deepEqual([dealt(0), dealt(1)], [2 - 1, 2]); // 10 and 11
});

card('shadowHound', 'each gaar against its roll gives it one, dwurt does not', () => {
  const j = meets('shadowHound', { dice: [4, 4, 4] });
  passTo(j, 'heroC');
  choose(j, 0, 'gaar0').asks(1, 'monsterC');
  assert.equal(fightOf(j).gaar, 2 + 1);
  const dwarf = meets('shadowHound', { heroes: ['skoldur', 'ael'], dice: [4, 4] });
  passTo(dwarf, 'heroC');
  choose(dwarf, 0, 'dwurt').asks(1, 'monsterC');
  assert.equal(fightOf(dwarf).gaar, 2);
});

card('nightMare', 'where hope would rise, it gains a gaar instead', () => {
  const j = meets('nightMare', { hero: [{ health: 8 }], dice: [5, 5, 1, 2] });
  passTo(j, 'monsterC');
  assert.deepEqual([fightOf(j).hope, fightOf(j).gaar], [0, 3]);
  toHeroRoll(j);
  assert.deepEqual([fightOf(j).hope, fightOf(j).gaar], [0, 4]);
});

card('robberQueen', 'in rounds 3 and 5 she gains chaos, gaar and a silver card', () => {
  const j = meets('robberQueen', { hero: [{ health: 8 }], dice: Array.from({ length: 22 }, () => 2) });
  const seen: number[][] = [];
  for (let round = 1; round <= 5; round++) {
    toHeroRoll(j);
    seen.push([fightOf(j).chaos, fightOf(j).gaar, j.kinds('hand.1').length]);
    pass(j);
  }
  assert.deepEqual(seen, [
    [1, 2, 1],
    [1, 2, 1],
    [2, 3, 2],
    [2, 3, 2],
    [3, 4, 3],
  ]);
  passTo(j, 'monsterC');
});

card('basilisk', 'before each roll but a first strike the hero suffers a wound or is 2 lower', () => {
  const plan: Plan = { heroes: ['ael', 'dral'], dice: [3, 3, 1, 1, 4, 4] };
  const j = meets('basilisk', plan);
  j.answer(0, 'Attack: Short Bow').asks(0, 'afterHeroRoll');
  pass(j);
  passTo(j, 'chooseEffects');
  assert.equal(fightOf(j).phase, 'heroAttack');
  choose(j, 0, 'choice0').asks(0, 'afterHeroRoll');
  assert.deepEqual([health(j), heroValue(j.t, fightOf(j))], [6, 8]);
  const lower = meets('basilisk', { ...plan, dice: [1, 1, 4, 4] });
  pass(lower);
  passTo(lower, 'chooseEffects');
  choose(lower, 0, 'choice1').asks(0, 'afterHeroRoll');
  assert.deepEqual([health(lower), heroValue(lower.t, fightOf(lower))], [7, 8 - 2]);
});

card('bridgeTroll', 'a round with at most 1 damage heals it by 1', () => {
  for (const [plus, left] of [
    [0, 3 + 1 - 1],
    [10, 3 + 3],
  ]) {
    const j = toHeroRoll(meets('bridgeTroll', { hero: [{ health: 7 }], dice: [1, 1, 4, 4] }));
    fightOf(j).damage = 3;
    fightOf(j).plus = plus;
    pass(j);
    assert.equal(fightOf(j).damage, left);
    passTo(j, 'monsterC');
  }
});

card('lakeSiren', 'each earlier round lowers the hero by 1, at most 4', () => {
  const j = meets('lakeSiren', { hero: [{ health: 7 }], dice: Array.from({ length: 26 }, () => 2) });
  const values: number[] = [];
  for (let round = 1; round <= 6; round++) {
    toHeroRoll(j);
    values.push(heroValue(j.t, fightOf(j)) - 4);
    pass(j);
  }
  assert.deepEqual(values, [0, -1, -2, -3, -4, -4]);
  passTo(j, 'monsterC');
});

card('fallenKnight', 'neither first strike nor shield', () => {
  const j = meets('fallenKnight', { heroes: ['ael', 'dral'], worn: [['pavise']], dice: [1, 1, 3, 3] });
  assert.equal(j.match.waiting[0], 1); // no first strike was offered
  while (fightOf(j).phase !== 'heroAttack') {
    assert.notEqual(j.match.question(0)?.ask.prompt, 'afterMonsterRoll');
    pass(j);
  }
  toHeroRoll(j);
  assert.equal(fightOf(j).attacks, 1);
});

card('boulderThrower', 'without a shield the hero suffers 2 wounds first', () => {
  const dral = meets('boulderThrower', { dice: [1, 1] });
  const ael = meets('boulderThrower', { heroes: ['ael', 'dral'], dice: [1, 1] });
  assert.deepEqual([health(dral), health(ael)], [8, 5]);
  passTo(dral, 'monsterC');
  ael.asks(0, 'firstStrike');
});

card('reedShaman', 'one chaos more in each round', () => {
  const j = meets('reedShaman', { dice: [1, 1, 3, 3, 1, 1] });
  passTo(j, 'monsterC');
  assert.equal(fightOf(j).chaos, 2 + 1);
  pass(toHeroRoll(j));
  passTo(j, 'monsterC');
  assert.equal(fightOf(j).chaos, 2 + 2);
  assert.ok(offered(j, 1).includes('pass'));
});
