import assert from 'node:assert/strict';
import { endPhase } from '../../../rules/endPhase.ts';
import { seesModel, towerSees } from '../../../rules/ground.ts';
import type { ExaltedState } from '../../../shape.ts';
import { act, at, card, finish, hero, lives, play, rolls, spot, statusOf, towerIn } from '../../kit.ts';

const LINNEA = { at: [2.6, 14], xp: 9, mana: 7 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card('vineGrasp', 'first in line within 6 inches: WK against RST, held if hurt', () => {
  const m = play({
    blue: { linnea: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 21.2], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'linnea'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m), statusOf(hero(m, 'elmar'))], [['linnea>elmar 6d−2=1'], ['stun', 'hold']]);
});
card('thornBurst', 'cone: WK−1 against MR, slowed if hurt', () => {
  const m = play({
    blue: { linnea: { at: [2.6, 14], xp: 2 } },
    red: { elmar: { at: [2.6, 17], status: ['stun'] }, gavin: { at: [4, 18], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1, 1, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'linnea'), 'W', [at(2.6, 17)], 'stay').asks(0, 'act');
  assert.deepEqual(rolls(m), ['linnea>elmar 5d−2=1', 'linnea>gavin 5d−1=0']);
  assert.deepEqual([statusOf(hero(m, 'elmar')), statusOf(hero(m, 'gavin'))], [['stun', 'slow'], ['stun']]);
});
card(
  'wallOfThorns',
  'a hedge 4 inches long: a mountain for everybody but towers, until the end phase',
  () => {
    const m = play({
      blue: { linnea: { ...LINNEA, at: [2.6, 24] } },
      red: { elmar: { at: [2.6, 29], status: ['stun'] } },
      towers: true,
    });
    const [linnea, elmar] = [hero(m, 'linnea'), hero(m, 'elmar')];
    act(m, 0, linnea, 'R')
      .refused(0, [at(2.6, 29), at(4, 29)], 'EX-PLACE-02')
      .answer(0, [at(2.6, 26.5), at(4, 26.5)]);
    m.answer(0, 'stay').asks(0, 'act');
    assert.equal(seesModel(m.t, linnea, elmar), false);
    assert.equal(towerSees(towerIn(m, 'blue', 'northWest', 'outer'), elmar), true);
    m.answer(0, `model${linnea.id}`)
      .answer(0, 'go')
      .refused(0, [at(2.6, 28)], 'EX-MOVE-05')
      .answer(0, [at(2.6, 25)])
      .answer(0, 'run')
      .asks(1, 'act');
    const [{ corners }] = m.state.barriers;
    assert.deepEqual(
      corners.map(({ x, y }) => [x, y]),
      [
        [600, 26_300],
        [4600, 26_300],
        [4600, 26_700],
        [600, 26_700],
      ],
    );
    finish(endPhase(m.t));
    assert.equal(seesModel(m.t, linnea, elmar), true);
  },
);
card('wallOfThorns', 'everybody within 1 inch of it, even unseen: WK against RST', () => {
  const m = play({
    blue: { linnea: LINNEA },
    red: {
      elmar: { at: [2.6, 18.7], status: ['stun'] },
      gavin: { at: [4, 18.9], status: ['stun'] },
      jasper: { at: [2.6, 15.5], status: ['stun'] },
    },
  });
  act(m, 0, hero(m, 'linnea'), 'R', [at(2.6, 17), at(4, 17)], 'stay').asks(0, 'act');
  assert.deepEqual(heads(rolls(m)).toSorted(), ['linnea>elmar 7d−2', 'linnea>jasper 7d−1']);
  assert.deepEqual(lives(m, 'gavin'), [10]);
});
/** A trap of the hero with this number among all heroes. */
const trap = (state: ExaltedState, whose: number, y: number): void => {
  const by = state.models.filter(({ sort }) => sort === 'hero')[whose].id;
  state.markers.push({ x: 2600, y, by, ability: 'neverEnoughTraps', step: 0, after: 0 });
};
card('neverEnoughTraps', 'at the start of a round she may lay a trap within 4 inches, at most two', () => {
  const m = play({
    blue: { linnea: { at: [2.6, 14] } },
    stage: 'start',
    dice: [6, 1],
    set: (state) => {
      trap(state, 0, 20_000);
      trap(state, 0, 21_000);
    },
  });
  m.answer(0, 'begin').answer(0, 'neverEnoughTraps').asks(0, 'markerWhere');
  m.refused(0, [at(2.6, 18.61)], 'EX-RANGE-02')
    .answer(0, [at(2.6, 18.6)])
    .asks(0, 'act');
  assert.deepEqual(
    m.state.markers.map(({ y }) => y),
    [21_000, 18_600],
  );
  const none = play({ blue: { linnea: { at: [2.6, 14] } }, stage: 'start', dice: [6, 1] });
  none.answer(0, 'begin').answer(0, 'pass').asks(0, 'act');
  assert.deepEqual(none.state.markers, []);
});
card(
  'neverEnoughTraps',
  'an enemy hero who comes within 1 inch loses 1 life point and is slowed; the trap is gone',
  () => {
    const m = play({
      blue: { jasper: { at: [2.6, 20] } },
      red: { linnea: { at: [4.4, 8], status: ['stun'] } },
      set: (state) => trap(state, 1, 16_000),
    });
    act(m, 0, hero(m, 'jasper'), [at(2.6, 17.7)]).asks(0, 'act');
    assert.deepEqual([lives(m, 'jasper'), m.state.markers.length], [[8], 1]);
    act(m, 0, hero(m, 'jasper'), [at(2.6, 14)]).asks(1, 'act');
    assert.deepEqual([lives(m, 'jasper'), statusOf(hero(m, 'jasper')), m.state.markers], [[7], ['slow'], []]);
    assert.deepEqual(spot(hero(m, 'jasper')), [2.6, 14]);
  },
);
card('neverEnoughTraps', 'own heroes do not set it off; who is pushed there does', () => {
  const m = play({
    blue: { linnea: { at: [2.6, 22] }, gavin: { at: [2.6, 19.5] }, jasper: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 15.5], status: ['stun'] } },
    set: (state) => trap(state, 0, 18_000),
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'gavin'), 'go', [at(2.6, 18.7)], 'run').asks(0, 'act');
  assert.equal(m.state.markers.length, 1);
  hero(m, 'gavin').y = 20_500;
  act(m, 0, hero(m, 'jasper'), 'Q', 'stay').asks(1, 'act');
  assert.deepEqual([lives(m, 'elmar'), statusOf(hero(m, 'elmar'))], [[7], ['stun', 'slow']]);
  assert.deepEqual([spot(hero(m, 'elmar')), m.state.markers], [[2.6, 17.5], []]);
});
card('neverEnoughTraps', 'Vine Grasp may start at a trap within 8 inches', () => {
  const m = play({
    blue: { linnea: { at: [2.6, 8] } },
    red: { elmar: { at: [2.6, 22.5], status: ['stun'] } },
    set: (state) => trap(state, 0, 16_600),
  });
  act(m, 0, hero(m, 'linnea'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([heads(rolls(m)), m.state.markers.length], [['linnea>elmar 6d−2'], 1]);
});
card(
  'neverEnoughTraps',
  'of two traps on one way the first one met goes off first, also after a bend',
  () => {
    const after = (life: number) => {
      const m = play({
        blue: { jasper: { at: [4.4, 20], life }, ylvie: { at: [30, 3] } },
        red: { linnea: { at: [4.4, 8], status: ['stun'] } },
        set: (state) => {
          trap(state, 2, 13_500);
          trap(state, 2, 16_500);
        },
      });
      act(m, 0, hero(m, 'jasper'), [at(2.6, 20), at(2.6, 13)]);
      // Whoever knocks somebody out can pay for something.
      if (life > 1) m.asks(0, 'act');
      else m.asks(1, 'buy');
      return [spot(hero(m, 'jasper'))[1], m.state.markers.length];
    };
    // The nearer one stops whoever falls to it: 1 inch and the base before the trap.
    assert.deepEqual(
      [after(8), after(1)],
      [
        [13, 0],
        [18.105, 1],
      ],
    );
  },
);
