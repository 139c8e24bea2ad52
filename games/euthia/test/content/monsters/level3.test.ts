import assert from 'node:assert/strict';
import { heroValue } from '../../../rules/fightValues.ts';
import { card, choose, fighting, fightOf, type Journey, offered, pass, passTo } from '../../kit.ts';

type Plan = NonNullable<Parameters<typeof fighting>[1]>;
const meets = (monster: string, plan: Plan = {}): Journey =>
  fighting(monster, {
    heroes: ['dral', 'ael'],
    ...plan,
    cards: { 'hand.1': [], [`monsterNext.2`]: [monster], ...plan.cards },
    next: { goldDeck: ['soulControl'], ...plan.next },
  });
const toHeroRoll = (j: Journey): Journey => passTo(j, 'afterHeroRoll');
const nextRound = (j: Journey): Journey => toHeroRoll(pass(toHeroRoll(j)));
const health = (j: Journey): number => j.state.heroes[0].health;

card('cyclops', 'a hero value of 11 takes a die from its next attack', () => {
  for (const [plus, dice] of [
    [3, [1, 1]],
    [4, [1]],
  ] as const) {
    const j = toHeroRoll(meets('cyclops', { hero: [{ health: 7 }], dice: [1, 1, 6, 5] }));
    fightOf(j).plus = plus; // 11 − 4 + 3 or 4
    j.roll(1, 1);
    pass(j);
    passTo(j, 'monsterC');
    assert.deepEqual(fightOf(j).dice, dice);
  }
});

card('hydra', 'an attack that deals exactly 1 is healed at once', () => {
  for (const [plus, left] of [
    [0, 4],
    [3, 4 + 2],
  ]) {
    const j = toHeroRoll(meets('hydra', { hero: [{ health: 7 }], dice: [1, 1, 4, 4] }));
    fightOf(j).damage = 4;
    fightOf(j).plus = plus;
    pass(j);
    assert.equal(fightOf(j).damage, left);
    passTo(j, 'monsterC');
  }
});

card('stoneGiant', 'the mining marker brings 3 damage while the fight is prepared', () => {
  const j = meets('stoneGiant').asks(0, 'prep');
  j.answer(0, j.options(0)[0]);
  assert.deepEqual([fightOf(j).damage, j.state.heroes[0].markers], [3, []]);
  passTo(j, 'monsterC');
});

card('manticore', 'a round with a weapon costs 1 health, with an ability none', () => {
  const j = toHeroRoll(meets('manticore', { hero: [{ health: 7 }], dice: [1, 1, 3, 3] }));
  pass(j);
  assert.equal(health(j), 6);
  passTo(j, 'monsterC');
  const able = meets('manticore', { worn: [['dralShieldBash']], hero: [{ health: 7 }], dice: [1, 1, 3, 3] });
  passTo(able, 'attackWith');
  able.answer(0, 'Attack: Shield Bash');
  pass(toHeroRoll(able));
  assert.equal(health(able), 7);
  passTo(able, 'monsterC');
});

card('manticore', 'a first strike with a weapon costs nothing', () => {
  const j = meets('manticore', {
    heroes: ['ael', 'dral'],
    hero: [{ health: 7, gaar: 1 }],
    dice: [3, 3, 1, 1, 3, 3],
    set: (_, t) => {
      const knife = t.cards(t.piles.worn[0]).find((one) => t.kind(one) === 'aelForestKnife')!;
      t.move(knife, t.piles.box);
    },
  });
  passTo(j, 'firstStrike').answer(0, 'Attack: Short Bow');
  for (let i = 0; i < 30 && fightOf(j).round < 2; i++) pass(j);
  assert.deepEqual([fightOf(j).attacks, fightOf(j).round, health(j)], [1, 2, 7]);
  j.asks(j.match.waiting[0], j.match.question(j.match.waiting[0])!.ask.prompt);
});

card(
  'lindworm',
  'in every third round it does not attack but breathes 5 wounds, which can be lowered',
  () => {
    const j = meets('lindworm', {
      hero: [{ health: 20, wards: 1 }],
      dice: Array.from({ length: 12 }, () => 1),
    });
    toHeroRoll(j);
    nextRound(j);
    assert.deepEqual([fightOf(j).round, health(j)], [2, 20]);
    pass(j);
    passTo(j, 'afterMonsterRoll');
    assert.deepEqual([fightOf(j).round, fightOf(j).dice], [3, []]);
    j.answer(0, 'Use a ward');
    toHeroRoll(j);
    assert.equal(health(j), 20 - 5 + 3);
  },
);

card('wailingWoman', 'each round a gaar or a wound, as the hero chooses', () => {
  const gaar = meets('wailingWoman', { dice: [1, 1] }).asks(0, 'chooseEffects');
  assert.deepEqual(offered(gaar, 0), ['choice0', 'choice2']); // no dwurt to lose
  choose(gaar, 0, 'choice0');
  assert.deepEqual([gaar.state.heroes[0].gaar, health(gaar)], [3, 8]);
  passTo(gaar, 'monsterC');
  const wound = meets('wailingWoman', { dice: [1, 1] });
  choose(wound, 0, 'choice2');
  assert.deepEqual([wound.state.heroes[0].gaar, health(wound)], [4, 7]);
  passTo(wound, 'monsterC');
  const dwarf = meets('wailingWoman', { heroes: ['skoldur', 'ael'], dice: [1, 1] });
  choose(dwarf, 0, 'choice1');
  // Lost, not spent: the dwurt die stays.
  assert.deepEqual([dwarf.state.heroes[0].dwurt, dwarf.state.heroes[0].dwurtDie], [4, 0]);
  passTo(dwarf, 'monsterC');
});

card('corpseCaller', 'a silver card for each trophy in the pouches, at most 3', () => {
  const drawn = (trophies: readonly string[]): number => {
    const j = meets('corpseCaller', { cards: { 'trophies.0': trophies }, dice: [1, 1] });
    const cards = j.t.cards(j.t.piles.hand[1]).filter((one) => j.t.back(one) === 'silver').length;
    passTo(j, 'monsterC');
    return cards;
  };
  assert.deepEqual([drawn([]), drawn(['mistWolf', 'mudLeech'])], [0, 2]);
});

card('wyvern', 'if it wounds, its penalty does not count for the next attack', () => {
  const value = (dice: readonly number[]): number => {
    const j = toHeroRoll(meets('wyvern', { hero: [{ health: 7 }], dice: [...dice, 4, 4] }));
    return heroValue(j.t, fightOf(j));
  };
  assert.deepEqual([value([1, 1]), value([3, 3])], [8 - 5, 8]);
});

card('emberDemon', 'a wound at the end of each round, unless an essence of water was used', () => {
  const j = toHeroRoll(meets('emberDemon', { hero: [{ health: 6 }], dice: [1, 1, 3, 3] }));
  pass(j);
  assert.equal(health(j), 5);
  passTo(j, 'monsterC');
  const wet = meets('emberDemon', {
    hero: [{ health: 4 }],
    set: (state) => (state.heroes[0].essences.water = 1),
    dice: [1, 1, 3, 3],
  });
  wet.asks(0, 'healing').answer(0, 'Use the essence of water');
  pass(toHeroRoll(wet));
  assert.equal(health(wet), 8);
  passTo(wet, 'monsterC');
});

card('frostMatron', 'only one ability in each combat round', () => {
  const j = meets('frostMatron', {
    heroes: ['keleia', 'ael'],
    worn: [['keleiaRiposte']],
    dice: [1, 1, 3, 3, 1, 1],
  });
  passTo(j, 'afterMonsterRoll');
  j.answer(0, 'Use Dodge');
  toHeroRoll(j); // Riposte was not offered
  assert.equal(fightOf(j).abilities, 1);
  pass(j);
  passTo(j, 'beforeHeroRoll'); // the next round allows it again
  assert.ok(j.options(0).includes('Use Riposte'));
});

card('sphinx', 'a hero roll while the fight is prepared: 4 or less wounds 3, 10 or more deals 4', () => {
  const asked = (dice: readonly number[]): number[] => {
    const j = meets('sphinx', { dice }).asks(0, 'afterHeroRoll');
    pass(j);
    const found = [health(j), fightOf(j).damage, fightOf(j).hope];
    j.roll(1, 1);
    passTo(j, 'monsterC');
    return found;
  };
  assert.deepEqual(
    [asked([2, 2]), asked([3, 4]), asked([5, 5])],
    [
      [5, 0, 1],
      [8, 0, 0],
      [8, 4, 0],
    ],
  );
});

card('mirrorShape', 'as much gaar more as the hero has gaar and dwurt, at most 3', () => {
  const gaar = (n: number): number => {
    const j = meets('mirrorShape', { hero: [{ gaar: n }], dice: [1, 1] });
    const found = fightOf(j).gaar;
    passTo(j, 'monsterC');
    return found - 2;
  };
  assert.deepEqual([0, 2, 4].map(gaar), [0, 2, 3]);
  const dwarf = meets('mirrorShape', {
    heroes: ['skoldur', 'ael'],
    hero: [{ dwurt: 1, gaar: 1 }],
    dice: [1, 1],
  });
  assert.equal(fightOf(dwarf).gaar, 4);
  passTo(dwarf, 'monsterC');
});
