import assert from 'node:assert/strict';
import { act, at, card, hero, lives, named, play, rolls, spot, statusOf, wildIn } from '../../kit.ts';

const LEYLA = { at: [2.6, 14], xp: 9, mana: 5 } as const;

card(
  'huntingSpear',
  'first in line within 4 inches: NK against RST; then she may go up to 2 inches directly towards it',
  () => {
    const m = play({
      blue: { leyla: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 19.2], status: ['stun'] } },
      dice: [6, 6, 6, 1, 1, 1],
    });
    act(m, 0, hero(m, 'leyla'), 'Q', 'stay').asks(0, 'abilityMove');
    m.refused(0, [at(3, 15)], 'EX-DEF-08')
      .refused(0, [at(2.6, 16.1)], 'EX-MEAS-03')
      .answer(0, [at(2.6, 16)])
      .asks(0, 'act');
    assert.deepEqual([rolls(m), spot(hero(m, 'leyla'))], [['leyla>elmar 6d−2=1'], [2.6, 16]]);
  },
);
card('rend', 'NK against RST, bleeding; critical if the target bled before', () => {
  for (const [status, roll] of [
    [['stun'], 'leyla>elmar 6d−2=1'],
    [['stun', 'bleed'], 'leyla>elmar 6d−2!=4'],
  ] as const) {
    const m = play({
      blue: { leyla: { ...LEYLA, xp: 2, mana: 4 } },
      red: { elmar: { at: [2.6, 15.5], status } },
      dice: [6, 6, 6, 1, 1, 1],
    });
    act(m, 0, hero(m, 'leyla'), 'W', 'stay').asks(0, 'act');
    assert.deepEqual([rolls(m), statusOf(hero(m, 'elmar'))], [[roll], ['stun', 'bleed']]);
  }
});
card(
  'bloodTrail',
  'a wounded target within 6 inches, even unseen: placed within 1 inch of it, NK against RST, critical',
  () => {
    const m = play({
      blue: { leyla: { ...LEYLA, at: [4, 12.5] } },
      red: {
        elmar: { at: [9.4, 11], life: 5, status: ['stun'] },
        gavin: { at: [4, 17], status: ['stun'] },
      },
      dice: [6, 6, 6, 1, 1, 1, 1],
    });
    act(m, 0, hero(m, 'leyla'), 'R').asks(0, 'abilityPlace');
    m.refused(0, [at(9.4, 8.6)], 'EX-PLACE-03')
      .answer(0, [at(9.4, 8.9)])
      .asks(0, 'act');
    assert.deepEqual([rolls(m), spot(hero(m, 'leyla'))], [['leyla>elmar 7d−2!=4'], [9.4, 8.9]]);
  },
);
card(
  'bigGameHunter',
  '+2 dice for basic attacks on creatures and monsters, whose responses have 1 die less',
  () => {
    const m = play({ blue: { leyla: { at: [8.4, 15.3] } }, wilds: true, dice: Array<number>(22).fill(1) });
    act(m, 0, hero(m, 'leyla'), 'attack', 'stay');
    act(m, 0, hero(m, 'leyla'), 'Q', 'stay')
      .answer(0, [at(8.4, 15.3)])
      .asks(0, 'act');
    assert.deepEqual(
      rolls(m).map((roll) => roll.split('−')[0]),
      ['leyla>pantha 8d', 'pantha>leyla 4d', 'leyla>pantha 6d', 'pantha>leyla 4d'],
    );
    assert.equal(wildIn(m, 'pantha', 'blue').kind, 'pantha');
  },
);
card('bigGameHunter', 'not against heroes, and not for her friends', () => {
  const m = play({
    blue: { leyla: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 15.5], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'leyla'), 'attack', 'stay').asks(0, 'act');
  assert.equal(rolls(m)[0].split('−')[0], 'leyla>elmar 6d');
  const other = play({ blue: { jasper: { at: [8.4, 15.3] }, leyla: { at: [9.9, 15.9] } }, wilds: true });
  act(other, 0, hero(other, 'jasper'), 'attack', 'stay').asks(0, 'act');
  assert.equal(rolls(other)[1].split('−')[0], 'pantha>jasper 5d');
  assert.ok(lives(other, 'leyla')[0] === 8 && named(hero(other, 'leyla')) !== '');
});
card('bigGameHunter', 'golems strike back at her as at anybody', () => {
  const m = play({
    blue: { leyla: { at: [2.6, 14] } },
    golems: [{ team: 'red', at: [2.6, 15.5] }],
    dice: Array<number>(9).fill(1),
  });
  act(m, 0, hero(m, 'leyla'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual(
    rolls(m).map((roll) => roll.split('−')[0]),
    ['leyla>golem 6d', 'golem>leyla 3d'],
  );
});
