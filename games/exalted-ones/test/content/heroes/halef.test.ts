import assert from 'node:assert/strict';
import { seesModel } from '../../../rules/ground.ts';
import { addLasting } from '../../../rules/status.ts';
import type { ExaltedState } from '../../../shape.ts';
import { act, at, card, hero, lives, named, play, rolls, spot, statusOf } from '../../kit.ts';

const HALEF = { at: [2.6, 14], xp: 9, mana: 7 } as const;

/** Otherwise 1 gold would buy something. */
const noDiscount = (state: ExaltedState): void => {
  state.bought[0] = true;
};

card('pepperDust', 'cone: WK against MR, blind if hurt', () => {
  const m = play({
    blue: { halef: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 17], status: ['stun'] }, gavin: { at: [4, 18], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'halef'), 'Q', [at(2.6, 17)], 'stay').asks(0, 'act');
  assert.deepEqual(rolls(m), ['halef>elmar 4d−2=1', 'halef>gavin 4d−1=0']);
  assert.deepEqual([statusOf(hero(m, 'elmar')), statusOf(hero(m, 'gavin'))], [['stun', 'blind'], ['stun']]);
});
card(
  'potionForEverything',
  'two of four for a friend: heal 2, 2 mana, no status effects, a stronger basic attack',
  () => {
    const m = play({
      blue: { halef: HALEF, alice: { at: [2.6, 18], life: 2, mana: 1, status: ['slow', 'blind'] } },
      red: { elmar: { at: [2.6, 22], status: ['stun'] } },
    });
    act(
      m,
      0,
      hero(m, 'halef'),
      'W',
      named(hero(m, 'alice')),
      'potionForEverything0',
      'potionForEverything1',
      'stay',
    );
    assert.deepEqual(
      [lives(m, 'alice'), hero(m, 'alice').mana, statusOf(hero(m, 'alice'))],
      [[4], 3, ['slow', 'blind']],
    );
    m.answer(0, 'endPhase').answer(1, 'endPhase');
    hero(m, 'alice').status.push({ status: 'slow', by: null, seat: 0, after: 0 });
    m.state.lastDeed[0] = null;
    act(
      m,
      0,
      hero(m, 'halef'),
      'W',
      named(hero(m, 'alice')),
      'potionForEverything2',
      'potionForEverything3',
      'stay',
    );
    if (m.match.waiting[0] === 1) m.answer(1, 'noReaction');
    act(m, 0, hero(m, 'alice'), 'attack', 'stay').answer(1, 'noReaction').asks(1, 'act');
    assert.deepEqual([statusOf(hero(m, 'alice')), rolls(m)[0].split('=')[0]], [[], 'alice>elmar 8d−2!']);
  },
);
card('potionForEverything', 'a third for 1 gold; no mana for himself', () => {
  const m = play({ blue: { halef: { ...HALEF, life: 3, gold: 1 } }, set: noDiscount });
  act(m, 0, hero(m, 'halef'), 'W').asks(0, 'part');
  assert.equal(m.options(0).length, 3);
  m.answer(0, 'potionForEverything0').answer(0, 'potionForEverything2').asks(0, 'partForGold');
  m.answer(0, 'potionForEverything3').answer(0, 'stay').asks(0, 'act');
  assert.deepEqual([lives(m, 'halef'), hero(m, 'halef').gold, hero(m, 'halef').mana], [[5], 0, 5]);
  const poor = play({ blue: { halef: { ...HALEF, life: 3, gold: 1 } }, set: noDiscount });
  act(
    poor,
    0,
    hero(poor, 'halef'),
    'W',
    'potionForEverything0',
    'potionForEverything2',
    'enough',
    'stay',
  ).asks(0, 'act');
  assert.equal(hero(poor, 'halef').gold, 1);
});
card('potionForEverything', 'the stronger attack is not for buildings and is not used up there', () => {
  const m = play({
    blue: { halef: { ...HALEF, at: [17.5, 17.5], mana: 9 } },
    towers: true,
  });
  act(m, 0, hero(m, 'halef'), 'W', 'potionForEverything2', 'potionForEverything3', 'stay');
  Object.assign(hero(m, 'halef'), { x: 19_500, y: 19_500 });
  act(m, 0, hero(m, 'halef'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m)[0].split('=')[0], m.state.lasting.length], ['halef>outerTower 5d−3', 1]);
});
card(
  'mirage',
  'friends within 4 inches, himself included, may be placed 4 inches away; enemies see them only within 4',
  () => {
    const m = play({
      blue: { halef: HALEF, alice: { at: [2.6, 17] }, gavin: { at: [2.6, 20] } },
      red: { elmar: { at: [2.6, 26], status: ['stun'] } },
    });
    act(m, 0, hero(m, 'halef'), 'R', 'stay').asks(0, 'abilityPlace');
    m.answer(0, [at(2.6, 10)])
      .refused(0, [at(2.6, 21.6)], 'EX-PLACE-03')
      .answer(0, [at(4, 19)])
      .asks(0, 'act');
    assert.deepEqual(
      [spot(hero(m, 'halef')), spot(hero(m, 'alice'))],
      [
        [2.6, 10],
        [4, 19],
      ],
    );
    const elmar = hero(m, 'elmar');
    const seen = (kind: string) => seesModel(m.t, elmar, hero(m, kind));
    assert.deepEqual(
      [seen('alice'), seen('gavin'), seesModel(m.t, hero(m, 'alice'), elmar)],
      [false, true, true],
    );
    elmar.y = 24_000;
    assert.equal(seen('alice'), true);
    m.answer(0, 'endPhase').answer(1, 'endPhase').asks(0, 'act');
    elmar.y = 26_000;
    assert.equal(seen('alice'), true);
  },
);
card('haggling', 'the first purchase of the team in a round costs 1 gold less, even while he is out', () => {
  const m = play({
    blue: { halef: { at: null }, alice: { at: [2.6, 14], gold: 4 } },
    red: { gavin: { at: [30, 30], gold: 2 } },
  });
  m.answer(0, named(hero(m, 'alice'))).asks(0, 'buy');
  m.answer(0, 'Moon Crystal for Alice (2 gold)');
  assert.equal(hero(m, 'alice').gold, 2);
  assert.ok(m.options(1).every((text) => !text.includes('Moon Crystal')));
});
card('haggling', 'the cheapest cards cost only 1 gold then, and are offered for it', () => {
  const m = play({ blue: { halef: { at: [2.6, 14] }, alice: { at: [4, 9], gold: 1 } } });
  act(m, 0, hero(m, 'alice')).asks(0, 'buy');
  assert.ok(m.options(0).includes('Quilted Coat for Alice (1 gold)'));
});

card('mirage', 'friends see who is veiled from as far as ever', () => {
  const m = play({
    blue: { ylvie: { at: [2.6, 14] }, alice: { at: [2.6, 20], life: 3 }, halef: { at: [30, 3] } },
  });
  addLasting(m.t, hero(m, 'alice'), hero(m, 'halef'), 'mirage', 1, {
    do: 'veil',
    within: 4,
    until: 'ownNextActivation',
  });
  act(m, 0, hero(m, 'ylvie'), 'Q').asks(0, 'target');
  assert.ok(m.options(0).some((name) => name.startsWith('Alice')));
});
