import assert from 'node:assert/strict';
import { armour, magicResist } from '../../../rules/values.ts';
import { act, at, card, golemsOf, hero, lives, named, play, rolls, spot, statusOf } from '../../kit.ts';

const ELMAR = { at: [2.6, 14], xp: 9, mana: 6 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card('rootedGround', 'circle within 4 inches: WK−1 against MR, holding whoever is hurt', () => {
  const m = play({
    blue: { elmar: { at: [2.6, 14] } },
    red: { gavin: { at: [2.6, 20], status: ['stun'] }, alice: { at: [4, 18.5], status: ['stun'] } },
    dice: [6, 6, 1, 1, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'elmar'), 'Q')
    .refused(0, [at(2.6, 20.11)], 'EX-TMPL-03')
    .answer(0, [at(2.6, 19)])
    .answer(0, 'stay')
    .asks(0, 'act');
  assert.deepEqual(rolls(m), ['elmar>alice 4d−1=1', 'elmar>gavin 4d−1=0']);
  assert.deepEqual([statusOf(hero(m, 'gavin')), statusOf(hero(m, 'alice'))], [['stun'], ['stun', 'hold']]);
  assert.equal(hero(m, 'elmar').mana, 3);
});
card('oakenArmour', 'heals 1, and +1 RST and +1 MR until the end of the round', () => {
  const m = play({ blue: { elmar: ELMAR, alice: { at: [2.6, 20.2], life: 3 } } });
  act(m, 0, hero(m, 'elmar'), 'W', named(hero(m, 'alice')), 'stay').asks(0, 'act');
  const alice = hero(m, 'alice');
  assert.deepEqual([alice.life, armour(m.t, alice), magicResist(m.t, alice)], [4, 1, 2]);
  assert.equal(
    m.state.lasting.every(({ until }) => until === 'endOfRound'),
    true,
  );
});
card('oakenArmour', 'the same again does not add up', () => {
  const m = play({ blue: { elmar: { ...ELMAR, mana: 9 }, alice: { at: [2.6, 16] } } });
  act(m, 0, hero(m, 'elmar'), 'W', named(hero(m, 'alice')), 'stay');
  act(m, 0, hero(m, 'alice'), [at(2.6, 17)]);
  act(m, 0, hero(m, 'elmar'), 'W', named(hero(m, 'alice')), 'stay').asks(0, 'act');
  assert.deepEqual([armour(m.t, hero(m, 'alice')), m.state.lasting.length], [1, 2]);
});
card(
  'wakingStones',
  'each golem of a squad may move 3 inches and attack somebody within 1 inch with WK+2',
  () => {
    const m = play({
      blue: { elmar: ELMAR },
      red: { alice: { at: [2.6, 23], status: ['stun'] }, gavin: { at: [5, 14], status: ['stun'] } },
      golems: [
        { team: 'blue', at: [2.6, 18] },
        { team: 'blue', at: [2.6, 19] },
      ],
    });
    const [first, second] = golemsOf(m, 'blue');
    act(m, 0, hero(m, 'elmar'), 'R', 'stay').asks(0, 'abilityMove');
    // Asked is for a way of the golem, not of Elmar.
    assert.partialDeepStrictEqual(m.match.wire(0)?.about, { kind: 'wakingStones', hero: 'golem' });
    m.refused(0, [at(2.6, 14.9)], 'EX-MEAS-03')
      .answer(0, [at(4.4, 15.8)])
      .asks(0, 'pick');
    m.answer(0, named(hero(m, 'gavin'))).asks(0, 'abilityMove');
    m.answer(0, [at(2.6, 21.5)])
      .answer(0, named(hero(m, 'alice')))
      .asks(0, 'act');
    assert.deepEqual(
      [spot(first), spot(second)],
      [
        [4.4, 15.8],
        [2.6, 21.5],
      ],
    );
    assert.deepEqual(heads(rolls(m)), ['elmar>gavin 7d−2', 'elmar>alice 7d−0']);
    assert.equal(hero(m, 'elmar').mana, 2);
  },
);
card(
  'wakingStones',
  'both the move and the attack may be left out; not as a reaction; not without a squad within 6 inches',
  () => {
    const m = play({
      blue: { elmar: ELMAR },
      red: { alice: { at: [2.6, 21], status: ['stun'] } },
      golems: [{ team: 'blue', at: [2.6, 19.4] }],
    });
    act(m, 0, hero(m, 'elmar'), 'R', 'stay', [at(2.6, 19.4)], 'nobody').asks(0, 'act');
    assert.deepEqual([rolls(m), lives(m, 'alice')], [[], [6]]);
    const far = play({ blue: { elmar: ELMAR }, golems: [{ team: 'blue', at: [2.6, 21.2] }] });
    far.answer(0, named(hero(far, 'elmar')));
    assert.ok(!far.options(0).includes('Waking Stones'));
    const red = play({
      blue: { alice: { at: [2.6, 17] } },
      red: { elmar: ELMAR },
      golems: [{ team: 'red', at: [4.2, 14] }],
    });
    act(red, 0, hero(red, 'alice'), 'attack', named(hero(red, 'elmar')), 'stay').asks(1, 'react');
    assert.ok(!red.options(1).some((text) => text.includes('Waking Stones')));
  },
);
card(
  'voiceOfStones',
  'Rooted Ground and Oaken Armour may be measured from a golem of the team within 8 inches',
  () => {
    const m = play({
      blue: { elmar: ELMAR, alice: { at: [2.6, 26.2], life: 3 } },
      golems: [{ team: 'blue', at: [2.6, 23] }],
    });
    act(m, 0, hero(m, 'elmar'), 'W', 'origin1', named(hero(m, 'alice')), 'stay').asks(0, 'act');
    assert.deepEqual(lives(m, 'alice'), [4]);
  },
);
card('voiceOfStones', 'the circle reaches 4 inches from the golem, and sees from there', () => {
  const m = play({
    blue: { elmar: { at: [3, 11] } },
    red: { gavin: { at: [2.6, 24], status: ['stun'] } },
    golems: [{ team: 'blue', at: [2.6, 18.5] }],
  });
  act(m, 0, hero(m, 'elmar'), 'Q', 'origin1', [at(2.6, 24)], 'stay').asks(0, 'act');
  assert.deepEqual(heads(rolls(m)), ['elmar>gavin 4d−1']);
  const far = play({ blue: { elmar: { at: [2.6, 10] } }, golems: [{ team: 'blue', at: [2.6, 19.2] }] });
  act(far, 0, hero(far, 'elmar'), 'Q').asks(0, 'circle');
});

card('voiceOfStones', 'what was to start at a golem lapses if the golem has fallen', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 16] } },
    red: { elmar: { at: [2.6, 24], xp: 2 }, majvi: { at: [4.2, 14], status: ['stun'] } },
    golems: [{ team: 'red', at: [2.6, 17.5], life: 1 }],
  });
  const [elmar, golem] = [hero(m, 'elmar'), golemsOf(m, 'red')[0]];
  const { mana } = elmar;
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').answer(1, `afterW${elmar.id}`);
  m.answer(1, 'origin1')
    .answer(1, named(hero(m, 'majvi')))
    .asks(0, 'act');
  assert.deepEqual([golem.present, elmar.mana, m.state.lasting], [false, mana, []]);
});
