import assert from 'node:assert/strict';
import { heroValue, monsterValue, plainWounds, rangeOf } from '../../rules/fightValues.ts';
import { choose, fighting, fightingElite, fightOf, game, offered, pass, passTo, play, rule } from '../kit.ts';

rule('EU-MATK-13', 'the giant dragonfly wounds by its ranges', () => {
  const { ranges } = game.content['giantDragonfly'].enemy!;
  const wounds = [3, 4, 7, 8, 11, 12].map((value) => plainWounds(rangeOf(ranges, value)));
  assert.deepEqual(wounds, [0, 1, 1, 2, 2, 3]);
});

rule('EU-MATK-14', 'the exchange of gaar in the example of the book', () => {
  const j = fighting('mistWolf', {
    heroes: ['keleia', 'dral'],
    dice: [6, 2],
  });
  const fight = fightOf(j);
  assert.equal(monsterValue(fight), 8);
  fight.gaar = 1;
  j.roll(4);
  choose(j, 0, 'gaar0');
  assert.equal(monsterValue(fightOf(j)), 4);
  j.roll(5);
  choose(j, 1, 'gaar1');
  assert.equal(monsterValue(fightOf(j)), 9);
  j.roll(6);
  choose(j, 0, 'gaar1');
  assert.equal(monsterValue(fightOf(j)), 8);
  choose(j, 0, 'pass');
  j.asks(0, 'afterMonsterRoll').answer(0, 'Use Dodge');
  // 6 falls into the range of 1 wound.
  assert.equal(j.state.heroes[0].health, 6);
  j.asks(0, 'afterHeroRoll');
});

rule('EU-MATK-04', 'two dice; a sum of 10 or more raises the die of hope', () => {
  const j = fighting('mistWolf', { heroes: ['ael', 'dral'], dice: [4, 6], hero: [{ health: 7 }] });
  choose(j, 0, 'pass');
  j.asks(0, 'heroC');
  assert.deepEqual([fightOf(j).dice, fightOf(j).hope], [[4, 6], 1]);
});

rule('EU-MATK-07', 'gaar of the hero rerolls one die and lowers the value by 2', () => {
  const j = fighting('mistWolf', { heroes: ['dral', 'ael'], dice: [3, 6] });
  assert.equal(monsterValue(fightOf(j)), 9);
  j.roll(1);
  choose(j, 0, 'gaar1');
  assert.deepEqual([fightOf(j).dice, monsterValue(fightOf(j)), j.state.heroes[0].gaar], [[3, 1], 2, 3]);
  j.asks(0, 'heroC');
});

rule('EU-MATK-11', 'a value outside every range causes no wound', () => {
  const j = fighting('giantDragonfly', { heroes: ['dral', 'ael'], dice: [1, 2] });
  choose(j, 0, 'pass');
  choose(j, 0, 'pass');
  assert.equal(j.state.heroes[0].health, 8);
  j.asks(0, 'afterHeroRoll');
});

const heroes = ['dral', 'ael'];

rule('EU-MATK-01', 'step A begins with the hero: essence of air, tiles for the time before the roll', () => {
  const j = fighting('cyclops', {
    heroes: ['keleia', 'ael'],
    pouch: [['mistPhial']],
    cards: { 'hand.1': ['bloodlust'] },
    set: (state) => {
      state.heroes[0].essences.air = 1;
    },
    dice: [5],
  });
  j.asks(0, 'beforeMonsterRoll');
  assert.deepEqual(
    [fightOf(j).phase, fightOf(j).step, j.options(0)],
    ['monsterAttack', 'A', ['Use Mist Phial', 'Use the essence of air', 'Nothing']],
  );
  j.answer(0, 'Use the essence of air').asks(0, 'beforeMonsterRoll');
  choose(j, 0, 'pass').asks(1, 'playCards');
  choose(j, 1, 'pass').asks(1, 'monsterC');
  assert.deepEqual(fightOf(j).dice, [5]);
});

rule('EU-MATK-02', 'clover of the last round ends after the hero’s part of step A', () => {
  const j = fighting('cyclops', {
    heroes,
    cards: { 'hand.1': ['curse', 'curse'], silverDiscard: [] },
    set: (state) => {
      state.heroes[0].essences.air = 1;
    },
    dice: [1, 1, 3, 3],
  });
  passTo(j, 'playCurses');
  choose(j, 1, 'curse.1').asks(1, 'playCurses');
  passTo(j, 'beforeMonsterRoll');
  assert.deepEqual([fightOf(j).round, j.kinds('played')], [2, ['curse']]);
  choose(j, 0, 'pass').asks(1, 'monsterC');
  assert.deepEqual([j.kinds('played'), j.kinds('silverDiscard')], [[], ['curse']]);
  assert.ok(fightOf(j).changes.every(({ of }) => of !== 'clover'));
  // The same moment ends what an elite enemy has done to the rolls of the hero.
  const elite = fightingElite('greytooth', { heroes, dice: [6, 5, 3, 3, 1, 1, 3, 3] });
  passTo(elite, 'afterHeroRoll');
  const lowered = heroValue(elite.t, fightOf(elite));
  pass(elite);
  passTo(elite, 'afterHeroRoll');
  assert.equal(heroValue(elite.t, fightOf(elite)) - lowered, 2);
});

rule(
  'EU-MATK-03',
  'then the monster player plays any number of sets, and the hero cannot react in this step',
  () => {
    const j = fighting('cyclops', {
      heroes: ['keleia', 'ael'],
      pouch: [['mistPhial']],
      cards: { 'hand.1': ['bloodlust', 'mightyBlow', 'curse', 'stoneSkin'] },
      next: { goldDeck: ['healingCard'] },
      dice: [2, 2],
    });
    choose(j, 0, 'pass').asks(1, 'playCards');
    choose(j, 1, 'bloodlust.1').asks(1, 'playCards');
    choose(j, 1, 'mightyBlow.1');
    // The dice are rolled; the phial cannot be used any more.
    j.asks(1, 'monsterC');
    assert.deepEqual([fightOf(j).chaos, fightOf(j).dice, monsterValue(fightOf(j))], [0, [2, 2], 5]);
    passTo(j, 'heroC');
    assert.deepEqual(offered(j, 0), ['gaar0', 'gaar1', 'pass']);
  },
);

rule(
  'EU-MATK-05',
  'air turns the higher of two different dice, earth adds 2, after hope was looked at',
  () => {
    const rolled = (dice: readonly [number, number]) => {
      const j = play({
        heroes,
        map: [
          ['humStones', 2, -1],
          ['gustPost', 1, 1],
        ],
        at: [1, 3],
        cards: { 'monsterNext.0': ['mistWolf'] },
        dice,
      });
      choose(j, 0, 'move.trade');
      choose(j, 0, 'step6');
      choose(j, 0, 'fight').asks(0, 'heroC');
      const fight = fightOf(j);
      return [fight.dice, monsterValue(fight), fight.hope];
    };
    assert.deepEqual(rolled([6, 4]), [[1, 4], 7, 1]);
    assert.deepEqual(rolled([2, 5]), [[2, 2], 6, 0]);
    assert.deepEqual(rolled([4, 4]), [[4, 4], 10, 0]); // 10 only with the earth: no hope
  },
);

rule('EU-MATK-06', 'in turn from the monster player on, until both pass in a row', () => {
  const j = fighting('harpy', { heroes, hero: [{ gaar: 2 }], next: { silverDeck: ['curse'] }, dice: [3, 3] });
  passTo(j, 'monsterC');
  choose(j, 1, 'pass').asks(0, 'heroC');
  j.roll(3);
  choose(j, 0, 'gaar0').asks(1, 'monsterC'); // who has passed may act again
  j.roll(3);
  choose(j, 1, 'gaar0').asks(0, 'heroC');
  choose(j, 0, 'pass').asks(1, 'monsterC');
  j.roll(3);
  choose(j, 1, 'gaar0').asks(0, 'heroC');
  choose(j, 0, 'pass').asks(0, 'afterMonsterRoll'); // the harpy has no gaar left: its side passes by itself
  assert.equal(monsterValue(fightOf(j)), 3 + 3 - 2 + 2 + 2);
});

rule('EU-MATK-08', 'in step C only the monster player plays cards, one set at a time', () => {
  const j = fighting('cyclops', {
    heroes,
    hero: [{ gaar: 1 }],
    cards: { 'hand.0': ['stoneSkin', 'bloodlust'], 'hand.1': ['stoneSkin', 'stoneSkin', 'bloodlust'] },
    next: { goldDeck: ['healingCard'] },
    dice: [2, 2],
  });
  passTo(j, 'monsterC');
  choose(j, 1, 'stoneSkin.2').asks(0, 'heroC'); // two cards together are one option
  assert.ok(j.match.question(0)!.from.every(({ does }) => does !== 'playSet'));
  choose(j, 0, 'pass').asks(1, 'monsterC');
  choose(j, 1, 'bloodlust.1').asks(0, 'heroC');
  assert.deepEqual([fightOf(j).chaos, j.kinds('played')], [0, ['stoneSkin', 'stoneSkin', 'bloodlust']]);
});

rule('EU-MATK-09', 'when both have passed the hero uses tiles, and nobody answers', () => {
  const j = fighting('cyclops', {
    heroes: ['keleia', 'ael'],
    worn: [['pavise', 'heaterShield']],
    cards: { 'hand.1': ['bloodlust'] },
    dice: [5, 5],
  });
  passTo(j, 'afterMonsterRoll');
  assert.ok(offered(j, 0).every((id) => id.startsWith('tile') || id === 'pass'));
  j.answer(0, 'Use Dodge').asks(0, 'afterMonsterRoll');
  j.answer(0, 'Use Heater Shield').asks(0, 'afterMonsterRoll');
  assert.equal(monsterValue(fightOf(j)), 10 - 2 - 2);
  // Gaar, chaos and a bloodlust are left, and still the monster player is not asked.
  assert.deepEqual([fightOf(j).gaar, fightOf(j).chaos, j.match.waiting], [2, 2, [0]]);
  j.answer(0, 'Use Pavise');
  assert.equal(fightOf(j).phase, 'heroAttack');
  passTo(j, 'afterHeroRoll');
});

rule('EU-MATK-10', 'a rabbit’s foot raises or lowers the value of the monster', () => {
  const boar = fighting('chargingBoar', { heroes, next: { silverDeck: ['curse'] }, dice: [3, 3] });
  passTo(boar, 'heroC');
  assert.equal(monsterValue(fightOf(boar)), 3 + 3 + 3);
  passTo(boar, 'afterMonsterRoll');
  boar.answer(0, 'Use Crested Shield');
  // 8 is in the range of 2 wounds, like 9; without the boar’s charge 5 would be in that of 1.
  passTo(boar, 'afterHeroRoll');
  assert.equal(boar.state.heroes[0].health, 6);
});
