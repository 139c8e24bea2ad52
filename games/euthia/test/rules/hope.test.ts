import assert from 'node:assert/strict';
import { heroValue } from '../../rules/fightValues.ts';
import { choose, fighting, fightOf, type Journey, offered, pass, passTo, play, rule } from '../kit.ts';

/** Dral has rolled 1 and 2 against a mist wolf that missed. */
function rolled(): Journey {
  const j = fighting('mistWolf', { heroes: ['dral', 'ael'], hero: [{ gaar: 1 }], dice: [1, 1, 1, 2] });
  choose(j, 0, 'pass');
  choose(j, 0, 'pass');
  return j.asks(0, 'afterHeroRoll');
}

rule('EU-HOPE-01', 'a first roll of 5 or less raises the die of hope', () => {
  assert.equal(fightOf(rolled()).hope, 1);
});

rule('EU-HOPE-03', 'a point of hope raises the roll by 1', () => {
  const j = rolled();
  const before = heroValue(j.t, fightOf(j));
  j.answer(0, '1 hope: +1').asks(0, 'afterHeroRoll');
  assert.deepEqual([heroValue(j.t, fightOf(j)), fightOf(j).hope], [before + 1, 0]);
});

rule('EU-HOPE-02', 'a first monster roll of 10 or more raises it, a reroll does not', () => {
  const j = fighting('mistWolf', { heroes: ['dral', 'ael'], dice: [4, 6] });
  assert.equal(fightOf(j).hope, 1);
  const lucky = fighting('mudLeech', { heroes: ['dral', 'ael'], dice: [3, 6, 6] });
  choose(lucky, 1, 'gaar0').asks(0, 'heroC');
  assert.deepEqual([fightOf(lucky).dice, fightOf(lucky).hope], [[6, 6], 0]);
  j.asks(0, 'heroC');
});

/** Dral has rolled with this much hope. */
function hopeful(hope: number, gaar = 0): Journey {
  const j = fighting('mistWolf', { heroes: ['dral', 'ael'], hero: [{ gaar: 1 }], dice: [1, 1, 3, 3] });
  fightOf(j).hope = hope;
  passTo(j, 'afterMonsterRoll');
  j.state.heroes[0].gaar = gaar;
  return passTo(j, 'afterHeroRoll');
}

rule('EU-HOPE-04', 'two points become a gaar marker, at any time of the fight and at its end', () => {
  const j = hopeful(3);
  j.answer(0, '2 hope: 1 gaar').asks(0, 'afterHeroRoll');
  assert.deepEqual([fightOf(j).hope, j.state.heroes[0].gaar], [1, 1]);
  // In the monster attack they serve a hero without gaar.
  const struck = fighting('mistWolf', {
    heroes: ['dral', 'ael'],
    hero: [{ gaar: 0, health: 8 }],
    dice: [5, 5, 3, 3, 5, 6],
  });
  passTo(struck, 'afterHeroRoll'); // the only option is the point of hope
  pass(struck).asks(0, 'heroC');
  assert.equal(fightOf(struck).hope, 2);
  struck.roll(1);
  choose(struck, 0, 'gaar0').asks(0, 'afterMonsterRoll');
  assert.deepEqual([fightOf(struck).hope, struck.state.heroes[0].gaar, fightOf(struck).dice], [0, 0, [1, 6]]);
});

rule.also(
  'EU-HOPE-04',
  'wherever the hero is asked in a fight they are offered, before a roll and while healing',
  () => {
    const j = fighting('mistWolf', {
      heroes: ['dral', 'ael'],
      hero: [{ gaar: 2, health: 4, potions: 1 }],
      pouch: [['draughtOfCourage', 'scrollOfBanishing']],
      dice: [1, 1, 1, 2],
    });
    j.asks(0, 'prep').answer(0, 'Use Draught of Courage').asks(0, 'prep');
    assert.ok(j.options(0).includes('2 hope: 1 gaar'));
    passTo(j, 'healing').answer(0, '2 hope: 1 gaar').asks(0, 'healing');
    assert.deepEqual([fightOf(j).hope, j.state.heroes[0].gaar], [1, 3]);
    // Nobody is asked for their sake alone.
    assert.ok(!j.options(0).includes('2 hope: 1 gaar'));
  },
);

rule.also('EU-HOPE-04', 'Skoldur turns that gaar into dwurt at once', () => {
  const j = fighting('mistWolf', {
    heroes: ['skoldur', 'ael'],
    hero: [{ gaar: 0, dwurt: 0 }],
    pouch: [['draughtOfCourage']],
    dice: [3, 4],
  });
  j.asks(0, 'prep').answer(0, 'Use Draught of Courage');
  choose(passTo(j, 'heroC'), 0, 'dwurt');
  // 7 would have caused 2 wounds, 4 causes 1.
  const { gaar, dwurt, dwurtDie, health } = j.state.heroes[0];
  assert.deepEqual([fightOf(j).hope, gaar, dwurt, dwurtDie, health], [1, 0, 0, 1, 7]);
  passTo(j, 'afterHeroRoll');
});

rule.also('EU-HOPE-04', 'alone the hero reacts with them, too, and pays for a text of the monster', () => {
  const j = play({
    heroes: ['dral'],
    map: [['robberTrail', 2, -1]],
    at: [1],
    hero: [{ gaar: 0 }],
    pouch: [['draughtOfCourage']],
    cards: { 'monsterNext.0': ['woodWight'], goldStore: [], silverStore: [] },
    next: { combatDeck: ['combat46'] },
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight');
  j.asks(0, 'prep').answer(0, 'Use Draught of Courage');
  passTo(j, 'beforeMonsterRoll');
  assert.deepEqual(j.options(0), ['2 hope: 1 gaar', 'Nothing']);
  j.answer(0, '2 hope: 1 gaar').asks(0, 'beforeMonsterRoll');
  assert.equal(j.state.heroes[0].gaar, 1);
  j.answer(0, 'Nothing').asks(0, 'heroC'); // 10 has raised the hope again
  assert.equal(fightOf(j).hope, 2);
  j.roll(1);
  choose(j, 0, 'gaar0').asks(0, 'heroC');
  j.roll(1);
  choose(j, 0, 'gaar1').asks(0, 'afterMonsterRoll');
  assert.deepEqual([fightOf(j).hope, j.state.heroes[0].gaar, fightOf(j).dice], [0, 0, [1, 1]]);
});

rule('EU-HOPE-05', 'three points after a roll: +1 and 1 damage at once', () => {
  const j = hopeful(4);
  const before = heroValue(j.t, fightOf(j));
  j.answer(0, '3 hope: +1 and 1 damage').asks(0, 'afterHeroRoll');
  assert.deepEqual([fightOf(j).hope, heroValue(j.t, fightOf(j)), fightOf(j).damage], [1, before + 1, 1]);
});

rule('EU-HOPE-06', 'as often as there are points, and for the hero alone', () => {
  const both = fighting('harpy', { heroes: ['dral', 'ael'], next: { silverDeck: ['curse'] }, dice: [6, 6] });
  passTo(both, 'monsterC');
  assert.equal(fightOf(both).hope, 1);
  assert.ok(offered(both, 1).every((id) => !id.includes('hope')));
  const two = hopeful(2, 1);
  const before = heroValue(two.t, fightOf(two));
  two.answer(0, '1 hope: +1').answer(0, '1 hope: +1').asks(0, 'afterHeroRoll');
  assert.equal(heroValue(two.t, fightOf(two)), before + 2);
});

rule('EU-HOPE-07', 'the die shows at most 5, and nothing of it is kept for the next fight', () => {
  const j = hopeful(5);
  fightOf(j).hope = 5;
  j.roll(6, 6);
  pass(j);
  passTo(j, 'heroC');
  assert.equal(fightOf(j).hope, 5); // 12 would have made it 6
});
