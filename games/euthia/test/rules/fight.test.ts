import assert from 'node:assert/strict';
import { fighting, fightOf, offered, pass, passTo, rule, situation } from '../kit.ts';

rule('EU-CROUND-01', 'healing, monster attack, healing, hero attack, and again', () => {
  const j = fighting('mistWolf', {
    heroes: ['dral', 'ael'],
    hero: [{ health: 5, gaar: 1, potions: 2 }],
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  const phases: string[] = [];
  while (fightOf(j).round < 3) {
    const { phase, round } = fightOf(j);
    const name = `${round} ${phase}`;
    if (phases.at(-1) !== name) phases.push(name);
    pass(j);
  }
  assert.deepEqual(phases, [
    '1 heal',
    '1 monsterAttack',
    '1 heal',
    '1 heroAttack',
    '2 heal',
    '2 monsterAttack',
    '2 heal',
    '2 heroAttack',
  ]);
  j.asks(0, 'healing');
});

rule.also('EU-CROUND-01', 'a fight that drags on wears the hero out, more with every round', () => {
  // Neither ever hits: both roll two ones.
  const j = fighting('mistWolf', { heroes: ['dral', 'ael'], dice: Array.from({ length: 80 }, () => 1) });
  const healthIn = (round: number): number => {
    while (fightOf(j).round < round) pass(j);
    return j.state.heroes[0].health;
  };
  const fresh = healthIn(11);
  assert.deepEqual([fresh - healthIn(12), fresh - healthIn(13), fresh - healthIn(14)], [1, 3, 6]);
  passTo(j, 'heroC');
});

rule(
  'EU-CROUND-02',
  'potions, scrolls, gems, essences and tiles heal in a healing phase, as many as one likes',
  () => {
    const j = fighting('mistWolf', {
      heroes: ['dral', 'ael'],
      worn: [['treasureRuneBracers', 'dralRespite']],
      pouch: [['woundDraught', 'scrollOfRenewal']],
      hero: [{ health: 1, gaar: 0, potions: 1 }],
      set: (state, t) => {
        state.heroes[0].essences.water = 1;
        const armour = t.cards(t.piles.worn[0]).find((card) => t.kind(card) === 'treasureRuneBracers')!;
        t.setNote(armour, {
          exhausted: false,
          gems: ['opal', 'diamond'],
          flipped: [false, false],
          essences: [],
        });
      },
      dice: [1, 1, 1, 1],
    });
    j.asks(0, 'healing');
    assert.equal(offered(j, 0).length, 7 + 1); // two gems, draught, scroll, ability, potion, essence
    j.answer(0, 'Use the opal').asks(0, 'healing');
    assert.equal(j.state.heroes[0].health, 3);
    j.answer(0, 'Use the essence of water').asks(0, 'healing');
    assert.equal(j.state.heroes[0].health, 7);
    j.answer(0, 'Drink a healing potion');
    // Nobody heals who is well; the scroll would still turn the opal back.
    assert.equal(j.state.heroes[0].health, 10);
    assert.deepEqual(j.options(0), ['Use Scroll of Renewal', 'Nothing']);
  },
);

rule('EU-CROUND-03', 'the monster player has no part in a healing phase', () => {
  const j = fighting('cyclops', {
    heroes: ['dral', 'ael'],
    hero: [{ health: 5, gaar: 1, potions: 3 }],
    cards: { 'hand.1': ['curse', 'bloodlust', 'stoneSkin', 'mightyBlow', 'healingCard'] },
    dice: [1, 1, 1, 1],
  });
  let asked = 0;
  while (fightOf(j).round < 2) {
    if (fightOf(j).phase === 'heal') {
      assert.deepEqual(j.match.waiting, [0]);
      asked++;
    }
    pass(j);
  }
  assert.equal(asked, 2);
  j.asks(0, 'healing');
});

situation('the chronicle says every blow once', () => {
  const j = fighting('mistWolf', {
    heroes: ['dral', 'ael'],
    hero: [{ gaar: 0 }],
    dice: [4, 5, 5, 6, 1, 1, 1, 1],
  });
  while (fightOf(j).round < 3) pass(j);
  const lines = j.log();
  const from = lines.indexOf('Seat 0 fights the Mist Wolf.') + 1;
  assert.deepEqual(lines.slice(from, from + 12), [
    'The Mist Wolf rolls 4, 5.',
    'The Mist Wolf reaches 9 and hits.',
    'Seat 0 loses 2 health points.',
    'Seat 0 attacks with the Oath Sword.',
    'Seat 0 rolls 5, 6.',
    'Seat 0 reaches 8: 1 damage.',
    'The Mist Wolf rolls 1, 1.',
    'The Mist Wolf reaches 2 and misses.',
    'Seat 0 attacks with the Oath Sword.',
    'Seat 0 rolls 1, 1.',
    'The die of hope shows 1.',
    'Seat 0 reaches −1: no damage.',
  ]);
  passTo(j, 'afterMonsterRoll');
});
