import assert from 'node:assert/strict';
import { act, at, card, hero, lives, named, play, rolls, spot, statusOf } from '../../kit.ts';

const AYUMI = { at: [2.6, 14], xp: 9, mana: 6 } as const;
const ELMAR = { at: [2.6, 17], status: ['stun'] } as const;

card('shadowStep', 'she appears in contact on the far side of the target, and strikes with NK', () => {
  const m = play({ blue: { ayumi: { at: [2.6, 14] } }, red: { elmar: ELMAR } });
  act(m, 0, hero(m, 'ayumi'), 'Q').asks(0, 'act');
  assert.deepEqual(spot(hero(m, 'ayumi')), [2.6, 18.2]);
  assert.deepEqual(
    rolls(m).map((roll) => roll.split('=')[0]),
    ['ayumi>elmar 6d−2'],
  );
  assert.equal(hero(m, 'ayumi').mana, 3);
});
card(
  'shadowStep',
  'where that side is taken she takes the nearest free contact in the half turned away',
  () => {
    const m = play({
      blue: { ayumi: { at: [2.6, 14] }, gavin: { at: [2.6, 18.2] } },
      red: { elmar: ELMAR },
    });
    act(m, 0, hero(m, 'ayumi'), 'Q').asks(0, 'act');
    const { x, y } = hero(m, 'ayumi');
    assert.ok(y > 17_000 && Math.abs(x - 2600) > 1000, `${x} ${y}`);
  },
);
card('shadowStep', 'the same from the other side, and never in front of the target', () => {
  const m = play({
    blue: { ayumi: { at: [2.6, 20] }, gavin: { at: [2.6, 15.8] } },
    red: { elmar: ELMAR },
  });
  act(m, 0, hero(m, 'ayumi'), 'Q').asks(0, 'act');
  const { x, y } = hero(m, 'ayumi');
  assert.ok(y < 17_000 && Math.abs(x - 2600) > 1000, `${x} ${y}`);
});
card('shadowStep', 'right beside the target still belongs to the half turned away', () => {
  const stun = { status: ['stun'] } as const;
  const m = play({
    blue: { ayumi: { at: [14.5, 3] } },
    red: {
      elmar: { at: [17, 3], ...stun },
      jasper: { at: [18.9, 3], ...stun },
      majvi: { at: [18.2, 4.6], ...stun },
      gavin: { at: [17.6, 1.3], ...stun },
    },
  });
  act(m, 0, hero(m, 'ayumi'), 'Q', named(hero(m, 'elmar'))).asks(0, 'act');
  assert.deepEqual(spot(hero(m, 'ayumi')), [17, 4.2]);
});
card('viperBite', 'NK−1 against RST, bleeding, and no healing for the rest of the round', () => {
  const m = play({
    blue: { ayumi: { ...AYUMI, at: [2.6, 15.5] } },
    red: { gavin: { at: [2.6, 17], life: 6, status: ['stun'] }, ylvie: { at: [2.6, 19] } },
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'ayumi'), 'W', 'stay').answer(1, 'noReaction').answer(0, 'endPhase');
  assert.deepEqual([rolls(m), statusOf(hero(m, 'gavin'))], [['ayumi>gavin 6d−2=1'], ['stun', 'bleed']]);
  act(m, 1, hero(m, 'ylvie'), 'Q', named(hero(m, 'gavin')), 'stay')
    .answer(0, 'noReaction')
    .answer(1, 'nobody')
    .asks(1, 'act');
  assert.deepEqual(lives(m, 'gavin'), [5]);
});
card('viperBite', 'who takes no damage neither bleeds nor loses the healing', () => {
  const m = play({
    blue: { ayumi: { ...AYUMI, at: [2.6, 15.5] } },
    red: { gavin: { at: [2.6, 17], status: ['stun'] } },
    dice: [6, 6, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'ayumi'), 'W', 'stay').asks(0, 'act');
  assert.deepEqual([statusOf(hero(m, 'gavin')), m.state.lasting], [['stun'], []]);
});
card(
  'lastBreath',
  'nobody may react to it; critical; she may be placed away, and a hero knocked out gives 2 mana',
  () => {
    const m = play({
      blue: { ayumi: { ...AYUMI, at: [2.6, 15.5] } },
      red: { gavin: { at: [2.6, 17], life: 5 }, jasper: { at: [4, 16.5] } },
      dice: [6, 6, 6, 3, 1, 1, 1],
    });
    act(m, 0, hero(m, 'ayumi'), 'R', named(hero(m, 'gavin')), 'stay').asks(0, 'abilityPlace');
    m.refused(0, [at(2.6, 11.49)], 'EX-PLACE-03')
      .answer(0, [at(2.6, 11.5)])
      .asks(0, 'buy');
    assert.deepEqual(rolls(m), ['ayumi>gavin 7d−2!=5']);
    assert.deepEqual([spot(hero(m, 'ayumi')), hero(m, 'ayumi').mana], [[2.6, 11.5], 6 - 4 + 2]);
  },
);
card('lastBreath', 'without a knock-out there is no mana, and it is no reaction', () => {
  const m = play({
    blue: { gavin: { at: [2.6, 17] } },
    red: { ayumi: { ...AYUMI, at: [2.6, 15.5] } },
  });
  act(m, 0, hero(m, 'gavin'), 'attack', 'stay').asks(1, 'react');
  assert.deepEqual(m.options(1), [
    'Ayumi: basic attack',
    'Ayumi: Shadow Step',
    'Ayumi: Viper Bite',
    'Do not react',
  ]);
  m.answer(1, 'noReaction').answer(0, 'endPhase');
  m.roll(1, 1, 1, 1, 1, 1, 1);
  act(m, 1, hero(m, 'ayumi'), 'R', 'stay', [at(2.6, 15.5)]).asks(1, 'act');
  assert.equal(hero(m, 'ayumi').mana, 2);
});
card(
  'biteFromTheDark',
  'after an ability placed her, her attacks of this phase are critical, not that of the ability itself',
  () => {
    const m = play({
      blue: { ayumi: { at: [2.6, 14] } },
      red: { elmar: ELMAR },
      dice: [6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1, 1],
    });
    act(m, 0, hero(m, 'ayumi'), 'Q');
    act(m, 0, hero(m, 'ayumi'), 'attack', 'stay').answer(1, 'endPhase').asks(0, 'act');
    m.roll(6, 6, 6, 1, 1, 1);
    act(m, 0, hero(m, 'ayumi'), 'attack', 'stay').answer(1, 'noReaction').asks(0, 'act');
    assert.deepEqual(rolls(m), ['ayumi>elmar 6d−2=1', 'ayumi>elmar 6d−2!=4', 'ayumi>elmar 6d−2=1']);
  },
);
card('shadowStep', 'of two sides that are free she takes the nearer one', () => {
  const m = play({
    blue: { ayumi: { at: [2.6, 14] }, gavin: { at: [2.6, 18.2] }, ylvie: { at: [1.3, 17.5] } },
    red: { elmar: ELMAR },
  });
  act(m, 0, hero(m, 'ayumi'), 'Q').asks(0, 'act');
  // Sixty degrees are taken by Gavin; the wheel has a spoke every 11.25.
  assert.deepEqual(spot(hero(m, 'ayumi')), [3.709, 17.459]);
});
