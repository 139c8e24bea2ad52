import assert from 'node:assert/strict';
import { dieSum, heroValue, monsterValue } from '../../rules/fightValues.ts';
import { hexesAround, toolsOf } from '../../rules/map.ts';
import { scoreParts } from '../../rules/scoring.ts';
import { noteOf } from '../../rules/tiles.ts';
import type { HeroRoll } from '../../shape.ts';
import {
  beats,
  cardOf,
  choose,
  endTurn,
  fighting,
  fightingElite,
  fightOf,
  type Journey,
  offered,
  passTo,
  play,
  rule,
  situation,
} from '../kit.ts';

/** Situations in which several chapters of the rulebook meet. */

const heroes = ['dral', 'ael'];
const rollOf = (j: Journey): HeroRoll => j.t.scenes.find(({ type }) => type === 'heroRoll') as HeroRoll;

rule.also(
  'EU-CEND-09',
  'an ability that grants a trade action serves after the fight, before anything is lost',
  () => {
    const plan = {
      heroes: ['ael', 'dral'],
      map: [['traderGreen', 2, -1]],
      at: [1],
      worn: [['aelTradeWind']],
      pouch: [['leatherHelmet', 'travelBread', 'smokePot']],
    } as const;
    const j = beats({ ...plan, hero: [{ gold: 0 }] }, 'move.trade', 'step4').asks(0, 'tradeNow');
    j.answer(0, true).asks(0, 'trade');
    assert.equal(noteOf(j.t, cardOf(j, 'worn.0', 'aelTradeWind')).exhausted, true);
    // More than three pouches hold: everything is still there to be sold.
    assert.equal(j.kinds('pouch.0').length, 3);
    choose(j, 0, `sell${cardOf(j, 'pouch.0', 'travelBread')}`).asks(0, 'trade');
  },
);

rule.also('EU-HOPE-03', 'a point changes every roll of the hero in a fight, not only attacks', () => {
  const j = fighting('sphinx', { heroes, pouch: [['draughtOfCourage']], dice: [3, 6] });
  if (j.match.question(0)?.ask.prompt === 'prep') j.answer(0, 'Use Draught of Courage');
  j.asks(0, 'afterHeroRoll');
  fightOf(j).hope = 4;
  choose(
    j,
    0,
    offered(j, 0).find((id) => id.startsWith('gaar0'))!,
  );
  j.asks(0, 'afterHeroRoll');
  const before = dieSum(rollOf(j).dice) + rollOf(j).plus;
  j.answer(0, '1 hope: +1').asks(0, 'afterHeroRoll');
  assert.deepEqual([dieSum(rollOf(j).dice) + rollOf(j).plus, fightOf(j).hope], [before + 1, 3]);
  j.answer(0, '3 hope: +1 and 1 damage').asks(0, 'afterHeroRoll');
  assert.deepEqual(
    [dieSum(rollOf(j).dice) + rollOf(j).plus, fightOf(j).hope, fightOf(j).damage],
    [before + 2, 0, 1],
  );
});

rule.also('EU-SKOL-04', 'in a fight gaar pays for effects that ask for dwurt', () => {
  const j = fighting('mistWolf', {
    heroes: ['skoldur', 'dral'],
    hero: [{ gaar: 3, dwurt: 0 }],
    dice: [6, 3, 2, 2],
  });
  passTo(j, 'afterMonsterRoll').answer(0, 'Use Thick Skull').asks(0, 'payForAttack');
  const { gaar, dwurt, dwurtDie, health } = j.state.heroes[0];
  assert.deepEqual([gaar, dwurt, dwurtDie, health], [2, 0, 1, 8]);
  j.answer(0, true).asks(0, 'afterHeroRoll');
  assert.deepEqual([j.state.heroes[0].gaar, j.state.heroes[0].dwurtDie], [1, 2]);
});

rule.also('EU-SOLO-09', 'also in the middle of a trade', () => {
  const j = play({
    heroes: ['dral'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ gold: 0 }],
    cards: { 'hand.0': ['mightyBlow'] },
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(j, 0, 'trade');
  choose(j, 0, 'goldToCoin').asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].gold, j.kinds('hand.0')], [1, []]);
});

situation('two trade markers are two trades, each with a free change of the offer', () => {
  const j = play({
    heroes,
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ gold: 5, reserve: 'trade' }],
    set: (state) => {
      state.map.beaten[4] = true;
      state.map.marker[4] = 1;
    },
  });
  for (const gold of [4, 3]) {
    choose(j, 0, 'trade').asks(0, 'trade');
    assert.equal(j.state.heroes[0].gold, gold); // a fee each time
    choose(j, 0, 'offer').asks(0, 'trade');
    assert.equal(j.state.heroes[0].gold, gold);
    choose(j, 0, 'done').asks(0, 'turn');
  }
  assert.ok(!offered(j, 0).includes('trade'));
});

situation('a hero killed by the second of three tiles places no third and meets no monster', () => {
  const j = play({
    heroes,
    map: [['robberTrail', 2, -1]],
    at: [1],
    hero: [{ health: 2, reputation: 5 }],
    stack: true,
    cards: { mapStack: ['oreRidge', 'emberKitchen', 'foxDen'] },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step0').asks(0, 'placeTile');
  choose(j, 0, offered(j, 0)[0]).asks(0, 'placeTile');
  const tiles = j.state.map.tiles.length;
  choose(j, 0, offered(j, 0)[0]).asks(0, 'turn');
  const { space, moves, reputation } = j.state.heroes[0];
  assert.deepEqual([space, moves, reputation, j.state.map.tiles.length], [3, 0, 3, tiles + 1]);
  assert.deepEqual(j.kinds('mapStack'), ['oreRidge']);
});

situation('three curses with two chaos markers are a pair and a single one', () => {
  const j = fighting('cyclops', {
    heroes,
    hero: [{ gaar: 1 }],
    cards: { 'hand.1': ['curse', 'curse', 'curse'], goldDeck: [], goldDiscard: [] },
    dice: [1, 1, 6, 6],
  });
  passTo(j, 'playCurses');
  assert.ok(!offered(j, 1).includes('curse.3'));
  choose(j, 1, 'curse.2').asks(1, 'playCurses');
  choose(j, 1, 'curse.1');
  passTo(j, 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), dieSum(fightOf(j).dice) + 1 - 4 - 2 - fightOf(j).malus);
  assert.equal(fightOf(j).chaos, 0);
});

situation('after a pass of the monster and a gaar of the hero the monster may act again', () => {
  const j = fighting('mudLeech', { heroes, hero: [{ gaar: 1 }], dice: [6, 5] });
  passTo(j, 'monsterC');
  choose(j, 1, 'pass').asks(0, 'heroC');
  j.roll(1);
  choose(j, 0, 'gaar0').asks(1, 'monsterC');
  j.roll(6);
  choose(j, 1, 'gaar0').asks(0, 'afterMonsterRoll');
  assert.equal(monsterValue(fightOf(j)), 6 + 5);
});

situation('an elite enemy beaten in a turn leaves none for the rest of it', () => {
  const j = fightingElite('greytooth', {
    heroes,
    hero: [{ granted: ['combat'] }],
    dice: [1, 1, 6, 6],
  });
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = fightOf(j).health - 1;
  fightOf(j).plus = 10;
  passTo(j, 'keepTrophy');
  choose(j, 0, 'keepTrophy').asks(0, 'turn');
  assert.deepEqual([j.kinds('bounty'), j.kinds('elites'), j.kinds('trophies.0')], [[], [], ['greytooth']]);
  assert.ok(!offered(j, 0).includes('fightElite'));
  endTurn(j, 0).asks(1, 'turn');
  assert.equal(j.kinds('bounty').length, 1);
});

situation('a portal is open again once it was left and entered anew', () => {
  const j = play({
    map: [
      ['moorStill', 2, -1],
      ['gustPost', 4, -2],
    ],
    at: [5],
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'portal10').asks(0, 'turn');
  const away = hexesAround(j.t, 10).find((one) => offered(j, 0).includes(`step${one}`))!;
  choose(j, 0, `step${away}`).asks(0, 'turn');
  choose(j, 0, 'step10').asks(0, 'turn');
  assert.ok(offered(j, 0).includes('portal5'));
});

situation('a miner with one gold among two owners may not mine; together one gold card is due', () => {
  const at = (plan: object): Journey =>
    play({
      heroes: ['dral', 'ael', 'keleia'],
      map: [['oldQuarry', 2, -1]],
      at: [4],
      set: (state) => {
        state.map.tools[4] = (1 << 2) | (1 << 4);
      },
      ...plan,
    });
  assert.ok(!offered(at({ hero: [{ gold: 1 }] }), 0).includes('mine'));
  const together = at({ options: { cooperative: true }, cards: { 'hand.0': ['mightyBlow', 'mightyBlow'] } });
  choose(together, 0, 'mine');
  if (together.match.question(0)?.ask.prompt === 'payCards')
    together.answer(0, together.match.question(0)!.from[0].id);
  passTo(together, 'turn');
  assert.deepEqual([together.kinds('hand.0').length, toolsOf(together.t, 4, 0)], [1, 1]);
});

situation('a card of a monster is kept over five until the fight is over', () => {
  const j = fighting('harpy', {
    heroes,
    hero: [{ health: 1, gaar: 0 }],
    cards: { 'hand.1': ['curse', 'curse', 'curse', 'curse', 'bloodlust'] },
    next: { silverDeck: ['stoneSkin'] },
    dice: [6, 6],
  });
  passTo(j, 'handLimit');
  assert.equal(j.kinds('hand.1').length, 6);
  choose(j, 1, 'exchange').asks(1, 'exchangeWhich');
  j.match.answer(
    1,
    j.match
      .question(1)!
      .from.slice(0, 4)
      .map(({ id }) => id),
  );
  j.asks(0, 'turn');
  assert.equal(j.kinds('hand.1').length, 3);
});

situation('the dead hero of a fight together loses 1 reputation and feeds the gold store', () => {
  const j = play({
    heroes,
    options: { cooperative: true },
    map: [['robberTrail', 2, -1]],
    at: [1],
    hero: [{ health: 1, gaar: 0, reputation: 3 }],
    cards: { 'monsterNext.0': ['mistWolf'], goldStore: [], silverStore: [], 'hand.0': [] },
    next: { combatDeck: ['combat66'] },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  passTo(j, 'turn');
  const { reputation, gaar, fallen, space } = j.state.heroes[0];
  assert.deepEqual([reputation, gaar, fallen, space], [2, 3, 1, 3]);
  assert.deepEqual([j.kinds('hand.0').length, j.kinds('goldStore').length], [1, 1]);
  assert.equal(scoreParts(j.t, 0).deaths, 0);
});
