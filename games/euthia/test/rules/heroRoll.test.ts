import assert from 'node:assert/strict';
import type { HeroRoll } from '../../shape.ts';
import { dieSum } from '../../rules/fightValues.ts';
import { choose, type Journey, offered, play, rule } from '../kit.ts';

const rollOf = (j: Journey): HeroRoll => j.t.scenes.find(({ type }) => type === 'heroRoll') as HeroRoll;
const sum = (j: Journey): number => dieSum(rollOf(j).dice) + rollOf(j).plus;

/** Áel with Focus stands on an earth elemental that an air elemental touches. */
const onEarth = (dice: readonly number[]): Journey =>
  choose(
    play({
      heroes: ['ael', 'dral'],
      map: [
        ['humStones', 2, -1],
        ['windMarket', 1, -2],
      ],
      at: [4],
      worn: [['aelFocus']],
      dice,
    }),
    0,
    'confront',
  );

rule('EU-ROLL-07', 'air, earth, a gaar and Focus lead from 2 and 4 to 11', () => {
  const j = onEarth([2, 4]);
  assert.deepEqual(rollOf(j).dice, [2, 3]);
  assert.equal(sum(j), 7);
  j.roll(2);
  j.answer(0, 'Gaar: reroll the die showing 2');
  assert.deepEqual([rollOf(j).dice, sum(j)], [[2, 3], 9]);
  j.answer(0, 'Use Focus');
  assert.equal(sum(j), 11);
  j.asks(0, 'afterHeroRoll');
});

rule('EU-ROLL-03', 'air leaves equal dice as they are', () => {
  const j = onEarth([4, 4]);
  assert.deepEqual(rollOf(j).dice, [4, 4]);
  j.asks(0, 'afterHeroRoll');
});

rule('EU-CONF-04', 'the result of the elemental card follows from the roll', () => {
  const j = onEarth([2, 4]);
  choose(j, 0, 'pass');
  assert.equal(j.t.cards(j.t.piles.pouch[0]).length, 1);
  assert.ok(!offered(j, 0).includes('confront'));
});

rule('EU-CONF-01', 'each hero confronts each elemental only once, if at all', () => {
  const j = play({ map: [['humStones', 2, -1]], at: [4], dice: [3, 5] });
  assert.ok(offered(j, 0).includes('confront'));
  choose(j, 0, 'confront');
  choose(j, 0, 'pass');
  assert.equal(j.state.heroes[0].essences.earth, 1);
  assert.ok(!offered(j, 0).includes('confront'));
});

/** Dral meets the fire of the ember kitchen and rolls; what he wears may change it. */
const onFire = (dice: readonly number[], worn: readonly string[] = [], hero = 'dral'): Journey =>
  choose(
    play({
      heroes: [hero, hero === 'dral' ? 'ael' : 'dral'],
      map: [['emberKitchen', 2, -1]],
      at: [5],
      worn: [worn],
      dice,
    }),
    0,
    'confront',
  ).asks(0, 'afterHeroRoll');

rule('EU-ROLL-01', 'the sum of two dice, changed by any number of clovers', () => {
  const j = onFire([1, 3], ['luckyRing', 'aelFocus'], 'ael');
  assert.equal(sum(j), 4);
  j.answer(0, 'Use Focus');
  assert.equal(sum(j), 6);
  j.answer(0, 'Use Lucky Ring').asks(0, 'afterHeroRoll');
  assert.equal(sum(j), 7);
});

rule('EU-ROLL-02', 'a gaar marker rerolls one die of choice and adds 2, one marker after the other', () => {
  const j = onFire([1, 5]).roll(3);
  j.answer(0, 'Gaar: reroll the die showing 1');
  assert.deepEqual([[...rollOf(j).dice], sum(j), j.state.heroes[0].gaar], [[3, 5], 10, 3]);
  j.roll(6).answer(0, 'Gaar: reroll the die showing 5').asks(0, 'afterHeroRoll');
  assert.deepEqual([[...rollOf(j).dice], sum(j), j.state.heroes[0].gaar], [[3, 6], 13, 2]);
  choose(j, 0, 'pass').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].essences.fire, j.state.heroes[0].reputation], [1, 1]);
});

rule('EU-ROLL-04', 'earth adds 2, after air', () => {
  const earth = choose(
    play({ heroes: ['dral', 'ael'], map: [['humStones', 2, -1]], at: [4], dice: [2, 5] }),
    0,
    'confront',
  ).asks(0, 'afterHeroRoll');
  assert.deepEqual([[...rollOf(earth).dice], sum(earth)], [[2, 5], 9]);
  // With air beside it the 6 is turned to 1: 3 and 1 and 2 of the earth; turned after earth it would be no other die.
  const both = onEarth([3, 6]).asks(0, 'afterHeroRoll');
  assert.deepEqual([[...rollOf(both).dice], sum(both)], [[3, 1], 6]);
});

rule('EU-ROLL-05', 'air turns the first roll only, on the space of the elemental or next to it', () => {
  const j = onEarth([2, 4]).asks(0, 'afterHeroRoll');
  assert.deepEqual([...rollOf(j).dice], [2, 3]);
  j.roll(6).answer(0, 'Gaar: reroll the die showing 2').asks(0, 'afterHeroRoll');
  assert.deepEqual([...rollOf(j).dice], [6, 3]);
  const own = choose(play({ map: [['windMarket', 2, -1]], at: [6], dice: [1, 5] }), 0, 'confront').asks(
    0,
    'afterHeroRoll',
  );
  assert.deepEqual([...rollOf(own).dice], [1, 2]);
});

rule('EU-ROLL-06', 'gaar and clovers in any order, and a result beyond the dice counts as it is', () => {
  const j = onFire([6, 6], ['aelFocus'], 'ael').answer(0, 'Use Focus').roll(6);
  j.answer(0, 'Gaar: reroll the die showing 6').asks(0, 'afterHeroRoll');
  assert.equal(sum(j), 16);
  choose(j, 0, 'pass').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].essences.fire, j.state.heroes[0].reputation], [2, 1]);
});

rule.also('EU-ROLL-06', 'a result below every range does nothing', () => {
  const j = onFire([1, 1]);
  const { health } = j.state.heroes[0];
  choose(j, 0, 'pass').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].health, j.state.heroes[0].essences.fire], [health, 0]);
});
