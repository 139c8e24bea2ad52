import assert from 'node:assert/strict';
import { act, at, card, golemsOf, hero, lives, play, rolls, spot, statusOf } from '../../kit.ts';

const DJAMILA = { at: [2.6, 14], xp: 9, mana: 7 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card('ribbonOfFire', 'every target on a line of 5 inches: WK−1 against RST, burning if hurt', () => {
  const m = play({
    blue: { djamila: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 17], status: ['stun'] }, gavin: { at: [2.6, 20.2], status: ['stun'] } },
    golems: [{ team: 'red', at: [2.6, 21.4] }],
    dice: [6, 6, 6, 1, 1, 1, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'djamila'), 'Q', [at(2.6, 20)], 'stay').asks(0, 'act');
  assert.deepEqual(rolls(m), ['djamila>elmar 5d−2=1', 'djamila>gavin 5d−2=0']);
  assert.deepEqual([statusOf(hero(m, 'elmar')), statusOf(hero(m, 'gavin'))], [['stun', 'burn'], ['stun']]);
  assert.deepEqual([golemsOf(m, 'red')[0].life, hero(m, 'djamila').mana], [2, 4]);
});
card('luringDance', 'WK against MR within 6 inches, 3 inches nearer; 4 if the target burned before', () => {
  for (const [status, y] of [
    [['stun'], 18],
    [['stun', 'burn'], 17],
  ] as const) {
    const m = play({ blue: { djamila: DJAMILA }, red: { elmar: { at: [2.6, 21], status } } });
    m.roll(6, 6, 6, 6, 1, 1, 1);
    act(m, 0, hero(m, 'djamila'), 'W', 'stay').asks(0, 'act');
    assert.deepEqual(
      [heads(rolls(m))[0].replace('!', ''), spot(hero(m, 'elmar'))],
      ['djamila>elmar 7d−2', [2.6, y]],
    );
  }
});
card(
  'pillarOfFlame',
  'the circle hits at once with WK−3, and at the end of the next enemy phase with WK, and burns',
  () => {
    const m = play({
      blue: { djamila: DJAMILA, ylvie: { at: [2.6, 5] } },
      red: { elmar: { at: [2.6, 18] }, gavin: { at: [2.6, 23.5] } },
      dice: [6, 6, 6, 1],
    });
    act(m, 0, hero(m, 'djamila'), 'R', [at(2.6, 18)], 'stay').answer(1, 'noReaction');
    assert.deepEqual(rolls(m), ['djamila>elmar 4d−2=1']);
    assert.deepEqual([statusOf(hero(m, 'elmar')), m.state.markers.length], [[], 1]);
    m.answer(0, 'endPhase');
    // Elmar walks out of it, Gavin into it.
    act(m, 1, hero(m, 'elmar'), 'go', [at(2.6, 22)], 'run');
    if (m.match.waiting[0] === 0) m.answer(0, 'noReaction');
    act(m, 1, hero(m, 'gavin'), 'go', [at(4.4, 23), at(4.4, 19)]);
    if (m.match.waiting[0] === 0) m.answer(0, 'noReaction');
    m.asks(0, 'act');
    assert.deepEqual(heads(rolls(m)), ['djamila>elmar 4d−2', 'djamila>gavin 7d−1']);
    assert.deepEqual([statusOf(hero(m, 'gavin')), m.state.markers], [['burn'], []]);
  },
);
card('pillarOfFlame', 'used in the phase of the enemy it waits for the next one', () => {
  const m = play({
    blue: { elmar: { at: [2.6, 18] } },
    red: { djamila: { ...DJAMILA, at: [2.6, 14] } },
  });
  act(m, 0, hero(m, 'elmar'), 'Q', [at(2.6, 15)], 'stay');
  m.answer(1, `afterR${hero(m, 'djamila').id}`).answer(1, [at(2.6, 18)]);
  const count = () => rolls(m).filter((roll) => roll.startsWith('djamila')).length;
  m.answer(0, 'endPhase').asks(1, 'act');
  assert.deepEqual([count(), m.state.markers.length], [1, 1]);
  m.answer(1, 'endPhase').answer(0, 'endPhase').asks(1, 'act');
  assert.deepEqual([count(), m.state.markers.length], [2, 0]);
});
card(
  'oilOnTheFire',
  'her abilities are critical against whoever burns already, basic attacks are not',
  () => {
    const m = play({
      blue: { djamila: DJAMILA },
      red: { elmar: { at: [2.6, 17], status: ['stun', 'burn'] } },
      dice: [6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1],
    });
    act(m, 0, hero(m, 'djamila'), 'Q', [at(2.6, 20)], 'stay');
    act(m, 0, hero(m, 'djamila'), 'attack', 'stay').asks(1, 'act');
    assert.deepEqual(rolls(m), ['djamila>elmar 6d−2!=2', 'djamila>elmar 5d−2=1']);
    assert.deepEqual(lives(m, 'elmar'), [6]);
  },
);
