import assert from 'node:assert/strict';
import { freePouches } from '../../rules/carrying.ts';
import { dieSum, heroValue, monsterValue } from '../../rules/fightValues.ts';
import type { Hero, HeroRoll } from '../../shape.ts';
import {
  choose,
  endTurn,
  fighting,
  fightOf,
  game,
  type Journey,
  offered,
  passTo,
  play,
  rule,
} from '../kit.ts';

const HEROES = ['skoldur', 'dral'];

/** Skoldur confronts the fire of the ember kitchen. */
const onFire = (dice: readonly number[], hero: Partial<Hero> = {}): Journey =>
  choose(
    play({ heroes: HEROES, map: [['emberKitchen', 2, -1]], at: [5], dice, hero: [hero] }),
    0,
    'confront',
  ).asks(0, 'afterHeroRoll');
const sum = (j: Journey): number => {
  const { dice, plus } = j.t.scenes.find(({ type }) => type === 'heroRoll') as HeroRoll;
  return dieSum(dice) + plus;
};

rule('EU-SKOL-01', 'Skoldur pays dwurt for effects of his tiles', () => {
  const j = fighting('mistWolf', { heroes: HEROES, dice: [6, 3, 5, 5] });
  passTo(j, 'afterMonsterRoll').answer(0, 'Use Thick Skull');
  assert.equal(j.state.heroes[0].dwurt, 4);
  // 9 would be 2 wounds; thick as it is, the skull stops 3.
  passTo(j, 'payForAttack');
  assert.equal(j.state.heroes[0].health, 8);
});

rule('EU-SKOL-02', 'five dwurt slots and five dwurt to begin with, no gaar; more lies in pouches', () => {
  const j = play({ heroes: HEROES });
  const { dwurt, gaar } = j.state.heroes[0];
  const { dwurtSlots, gaarSlots } = game.content['skoldur'].board!;
  assert.deepEqual([dwurt, gaar, dwurtSlots, gaarSlots, freePouches(j.t, 0)], [5, 0, 5, 0, 3]);
  const seven = play({ heroes: HEROES, hero: [{ dwurt: 7 }] });
  assert.equal(freePouches(seven.t, 0), 1);
  const empty = play({ heroes: HEROES, hero: [{ dwurt: 0, potions: 1 }] });
  assert.equal(freePouches(empty.t, 0), 2);
});

rule('EU-SKOL-03', 'gaar he keeps in pouches', () => {
  assert.equal(freePouches(play({ heroes: HEROES, hero: [{ gaar: 2 }] }).t, 0), 1);
});

rule('EU-SKOL-04', 'gaar becomes dwurt at any time, never the other way round', () => {
  const j = play({ heroes: HEROES, hero: [{ gaar: 1, dwurt: 3 }] });
  choose(j, 0, 'gaarToDwurt');
  assert.deepEqual([j.state.heroes[0].gaar, j.state.heroes[0].dwurt], [0, 4]);
  assert.ok(!offered(j, 0).some((id) => /dwurtTo/u.test(id)));
  const fallen = fighting('mistWolf', { heroes: HEROES, hero: [{ health: 1, dwurt: 0 }], dice: [6, 5] });
  passTo(fallen, 'turn');
  assert.equal(fallen.state.heroes[0].gaar, 3);
  choose(fallen, 0, 'gaarToDwurt').asks(0, 'turn');
  assert.deepEqual([fallen.state.heroes[0].gaar, fallen.state.heroes[0].dwurt], [2, 1]);
  // During a roll a gaar may be turned and spent.
  const roll = onFire([2, 2], { gaar: 1, dwurt: 0 }).answer(0, 'Dwurt: +3').asks(0, 'turn');
  assert.deepEqual([roll.state.heroes[0].gaar, roll.state.heroes[0].dwurt], [0, 0]);
});

rule('EU-SKOL-05', 'dwurt is no gaar for quests', () => {
  const quests = (hero: Partial<Hero>): boolean =>
    offered(
      play({
        heroes: HEROES,
        map: [['hermitHill', 2, -1]],
        at: [5],
        hero: [hero],
        cards: { 'questOpen.1': ['hermitOffering'] },
      }),
      0,
    ).some((id) => id.startsWith('quest'));
  assert.deepEqual([quests({ dwurt: 5, gaar: 0 }), quests({ dwurt: 0, gaar: 2 })], [false, true]);
});

rule(
  'EU-SKOL-06',
  'he changes rolls with dwurt instead of gaar, but plays the gaar of monsters like anybody',
  () => {
    const j = onFire([2, 2], { gaar: 2 });
    assert.deepEqual(j.options(0), ['Dwurt: +3', 'Nothing']);
    const monster = fighting('marshLight', {
      heroes: ['dral', 'skoldur'],
      dice: [3, 4],
      hero: [{ gaar: 0 }],
    });
    assert.ok(offered(passTo(monster, 'monsterC'), 1).some((id) => id.startsWith('gaar')));
  },
);

rule('EU-SKOL-07', 'dwurt rerolls nothing: +3 to an own roll, −3 to the value of the monster', () => {
  const j = onFire([2, 3]).answer(0, 'Dwurt: +3').asks(0, 'afterHeroRoll');
  assert.deepEqual([sum(j), j.state.heroes[0].dwurt], [8, 4]);
  const fight = fighting('mistWolf', { heroes: HEROES, dice: [4, 5, 2, 3] }).asks(0, 'heroC');
  fight.answer(0, 'Dwurt: −3').asks(0, 'heroC');
  assert.deepEqual([[...fightOf(fight).dice], monsterValue(fightOf(fight))], [[4, 5], 6]);
  passTo(fight, 'afterHeroRoll');
  const value = heroValue(fight.t, fightOf(fight));
  fight.answer(0, 'Dwurt: +3').asks(0, 'afterHeroRoll');
  assert.equal(heroValue(fight.t, fightOf(fight)), value + 3);
});

rule('EU-SKOL-08', 'tiles of value 0 must be revealed and upgraded like the rest', () => {
  const j = play({
    heroes: HEROES,
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ gold: 5, reputation: 0 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  assert.ok(!j.kinds('worn.0').includes('skoldurTemper') && j.kinds('book.0').includes('skoldurTemper'));
  choose(j, 0, 'trade');
  j.answer(0, 'Reveal 2 hero tiles (1 gold)').asks(0, 'keepOfPair').answer(0, 'Temper').asks(0, 'trade');
  j.answer(0, 'Take off the board: Thick Skull').answer(0, 'Upgrade: Temper (2 gold)').asks(0, 'trade');
  assert.ok(j.kinds('worn.0').includes('skoldurTemper'));
});

rule('EU-DWURT-02', 'each dwurt spent raises the die by 1, up to 5; turning gaar into dwurt does not', () => {
  const j = onFire([2, 3], { gaar: 1 });
  for (let i = 1; i <= 3; i++) {
    j.answer(0, 'Dwurt: +3').asks(0, 'afterHeroRoll');
    assert.equal(j.state.heroes[0].dwurtDie, i);
  }
  const turned = play({ heroes: HEROES, hero: [{ gaar: 1, dwurt: 3 }] });
  choose(turned, 0, 'gaarToDwurt').asks(0, 'turn');
  assert.equal(turned.state.heroes[0].dwurtDie, 0);
  const high = onFire([2, 3], { dwurtDie: 5 }).answer(0, 'Dwurt: +3').asks(0, 'afterHeroRoll');
  assert.equal(high.state.heroes[0].dwurtDie, 5);
  const fight = fighting('mistWolf', { heroes: HEROES, dice: [4, 5] })
    .answer(0, 'Dwurt: −3')
    .asks(0, 'heroC');
  assert.equal(fight.state.heroes[0].dwurtDie, 1);
});

rule('EU-DWURT-09', 'dying of the die costs 1 reputation besides what the die itself takes', () => {
  const j = play({ heroes: HEROES, at: [0], hero: [{ dwurtDie: 4, health: 4, reputation: 9 }] });
  endTurn(j, 0).asks(1, 'turn');
  const { reputation, perished, space, health } = j.state.heroes[0];
  assert.deepEqual([reputation, perished, space, health], [9 - 1 - 1, 1, 3, 8]);
});

rule('EU-DWURT-10', 'cards of the dwurt die feed no store, alone or together', () => {
  for (const plan of [{ heroes: ['skoldur'] }, { heroes: HEROES, options: { cooperative: true } }]) {
    const j = play({ ...plan, hero: [{ dwurtDie: 3 }] });
    const before = j.kinds('silverStore').length;
    choose(j, 0, 'end').asks(0, 'keepMarker');
    assert.deepEqual([j.kinds('hand.0').length, j.kinds('silverStore').length], [3, before]);
  }
});
