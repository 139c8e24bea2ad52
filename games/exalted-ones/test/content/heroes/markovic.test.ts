import assert from 'node:assert/strict';
import { endPhase } from '../../../rules/endPhase.ts';
import { armour } from '../../../rules/values.ts';
import { act, at, card, finish, hero, lives, named, play, rolls, spot, statusOf } from '../../kit.ts';

const MARKOVIC = { at: [2.6, 14], xp: 9, mana: 7 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card('grappleArm', 'first in line within 5 inches: WK against RST, 3 inches nearer, blinded', () => {
  const m = play({
    blue: { markovic: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 20.2], status: ['stun'] } },
    dice: [6, 6, 6, 1],
  });
  act(m, 0, hero(m, 'markovic'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m), spot(hero(m, 'elmar'))], [['markovic>elmar 4d−2=1'], [2.6, 17.2]]);
  assert.deepEqual(statusOf(hero(m, 'elmar')), ['stun', 'blind']);
});
card('quickPlate', '+2 RST until the end of the round', () => {
  const m = play({ blue: { markovic: MARKOVIC, alice: { at: [2.6, 19.2] } } });
  act(m, 0, hero(m, 'markovic'), 'W', named(hero(m, 'alice')), 'stay').asks(0, 'act');
  assert.equal(armour(m.t, hero(m, 'alice')), 2);
  finish(endPhase(m.t));
  assert.equal(armour(m.t, hero(m, 'alice')), 0);
});
card('quickPlate', 'shed at the start of an own phase it ends hold and slow and gives 4 inches', () => {
  const m = play({
    blue: { markovic: MARKOVIC, alice: { at: [2.6, 18], status: ['hold', 'slow', 'blind'] } },
    red: { elmar: { at: [30, 30] } },
  });
  act(m, 0, hero(m, 'markovic'), 'W', named(hero(m, 'alice')), 'stay').answer(0, 'endPhase');
  hero(m, 'alice').status.push({ status: 'hold', by: null, seat: 0, after: 9 });
  m.answer(1, 'endPhase')
    .answer(0, `shed${hero(m, 'alice').id}`)
    .asks(0, 'abilityMove');
  m.refused(0, [at(2.6, 22.1)], 'EX-MEAS-03')
    .answer(0, [at(2.6, 22)])
    .asks(0, 'act');
  assert.deepEqual([spot(hero(m, 'alice')), armour(m.t, hero(m, 'alice'))], [[2.6, 22], 0]);
  assert.deepEqual(
    statusOf(hero(m, 'alice')).filter((one) => one === 'hold' || one === 'slow'),
    [],
  );
});
card('quickPlate', 'it may be kept on', () => {
  const m = play({
    blue: { markovic: MARKOVIC, alice: { at: [2.6, 18] } },
    red: { elmar: { at: [30, 30] } },
  });
  act(m, 0, hero(m, 'markovic'), 'W', named(hero(m, 'alice')), 'stay')
    .answer(0, 'endPhase')
    .answer(1, 'endPhase');
  m.answer(0, 'pass').asks(0, 'act');
  assert.equal(armour(m.t, hero(m, 'alice')), 2);
});
card(
  'shardSurge',
  'up to two others within 4 inches move up to 3 inches and make a basic attack, one after the other',
  () => {
    const m = play({
      blue: {
        markovic: { ...MARKOVIC, at: [2.6, 13] },
        alice: { at: [2.6, 15] },
        jasper: { at: [4.2, 15] },
        ylvie: { at: [2.6, 5] },
      },
      red: { elmar: { at: [2.6, 19.4], status: ['stun'] } },
    });
    act(m, 0, hero(m, 'markovic'), 'R', 'stay').asks(0, 'pick');
    assert.deepEqual(m.options(0), ['Alice (blue)', 'Jasper (blue)', 'Nobody'].toSorted());
    m.answer(0, named(hero(m, 'jasper')))
      .answer(0, named(hero(m, 'alice')))
      .asks(0, 'abilityMove');
    m.refused(0, [at(4.2, 18.1)], 'EX-MEAS-03')
      .answer(0, [at(4.2, 18)])
      .answer(0, 'nobody')
      .asks(0, 'abilityMove');
    m.answer(0, [at(2.6, 16)])
      .answer(0, named(hero(m, 'elmar')))
      .asks(0, 'act');
    assert.deepEqual(
      [heads(rolls(m)), spot(hero(m, 'jasper')), spot(hero(m, 'alice'))],
      [['alice>elmar 6d−2!'], [4.2, 18], [2.6, 16]],
    );
    assert.equal(m.state.actions, 1);
  },
);
card('shardSurge', 'never on buildings', () => {
  const m = play({
    blue: { markovic: { ...MARKOVIC, at: [18, 18] }, alice: { at: [19.5, 19.5] } },
    towers: true,
  });
  act(m, 0, hero(m, 'markovic'), 'R', 'stay')
    .answer(0, named(hero(m, 'alice')))
    .answer(0, [at(19.6, 19.6)])
    .asks(0, 'act');
  assert.deepEqual(rolls(m), []);
});
card(
  'fourHands',
  'after an ability used as an action he may strike somebody within 1 inch with exactly 2 dice',
  () => {
    const m = play({
      blue: { markovic: { ...MARKOVIC, kit: ['whetstone'] } },
      red: { elmar: { at: [2.6, 15.5], status: ['stun'] } },
    });
    act(m, 0, hero(m, 'markovic'), 'W', 'stay').answer(0, 'fourHands').asks(0, 'act');
    assert.deepEqual([heads(rolls(m)), lives(m, 'elmar')], [['markovic>elmar 2d−2'], [8]]);
    act(m, 0, hero(m, 'markovic'), 'attack', 'stay').asks(1, 'act');
    assert.equal(rolls(m).length, 2);
  },
);
card('fourHands', 'nothing changes the 2 dice, and reactions do not give the blow', () => {
  const m = play({
    blue: { moura: { at: [2.6, 15.5], xp: 9, mana: 9 } },
    red: { markovic: MARKOVIC },
    set: (state) => {
      const decoy = state.models.find(({ sort }) => sort === 'decoy')!;
      Object.assign(decoy, { x: 2600, y: 20_000, life: 1, present: true });
    },
  });
  act(m, 0, hero(m, 'moura'), 'attack', 'stay')
    .answer(1, `afterW${hero(m, 'markovic').id}`)
    .answer(0, 'endPhase');
  assert.equal(rolls(m).length, 1);
  m.state.lastDeed[1] = null;
  m.answer(1, 'pass');
  act(m, 1, hero(m, 'markovic'), 'W', 'stay').answer(0, 'noReaction').answer(1, 'fourHands');
  m.asks(1, 'act');
  assert.equal(heads(rolls(m))[1], 'markovic>moura 2d−0');
});
