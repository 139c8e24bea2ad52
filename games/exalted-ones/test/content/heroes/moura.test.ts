import assert from 'node:assert/strict';
import { faultOf } from '../../../placing/spec.ts';
import { decoyOf } from '../../../rules/attacks.ts';
import { walkSpec } from '../../../rules/ground.ts';
import type { ExaltedState } from '../../../shape.ts';
import { act, type Arena, at, card, hero, lives, play, rolls, spot, statusOf } from '../../kit.ts';

const MOURA = { at: [2.6, 14], xp: 9, mana: 6 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);
const decoy = (m: Arena) => decoyOf(m.t, hero(m, 'moura'));
/** Her decoy already stands there. */
const standing =
  (x: number, y: number) =>
  (state: ExaltedState): void => {
    const model = state.models.find(({ sort }) => sort === 'decoy')!;
    Object.assign(model, { x: x * 1000, y: y * 1000, life: 1, present: true });
  };

card(
  'mirrorShard',
  'first in line within 5 inches: NK−2 against MR; then a decoy within 1 inch of her',
  () => {
    const m = play({
      blue: { moura: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 20.2], status: ['stun'] } },
    });
    act(m, 0, hero(m, 'moura'), 'Q', 'stay').asks(0, 'decoyWhere');
    m.refused(0, [at(2.6, 11.7)], 'EX-PLACE-03')
      .answer(0, [at(2.6, 11.8)])
      .asks(0, 'act');
    assert.deepEqual([heads(rolls(m)), spot(decoy(m)!)], [['moura>elmar 5d−2'], [2.6, 11.8]]);
  },
);
card(
  'mirrorShard',
  'a new decoy replaces the old one; it blocks and is attacked like a hero, and falls at once',
  () => {
    const m = play({
      blue: { moura: MOURA },
      red: { jasper: { at: [2.6, 19] } },
      set: standing(2.6, 17.5),
    });
    const jasper = hero(m, 'jasper');
    act(m, 0, hero(m, 'moura'), 'Q', 'stay')
      .answer(1, 'noReaction')
      .answer(0, [at(2.6, 15.3)]);
    assert.deepEqual(spot(decoy(m)!), [2.6, 15.3]);
    Object.assign(decoy(m)!, { y: 17_500 });
    assert.equal(faultOf(walkSpec(m.t, jasper, 5000), [at(2.6, 16)]), 'EX-MOVE-05');
    assert.equal(faultOf(walkSpec(m.t, hero(m, 'moura'), 5000), [at(2.6, 16)]), null);
    m.answer(0, 'endPhase');
    act(m, 1, jasper, 'attack', 'stay').answer(0, 'noReaction').asks(1, 'act');
    assert.deepEqual([decoy(m), jasper.gold, m.state.points], [null, 0, [0, 0]]);
  },
);
card(
  'throughTheGlass',
  'she swaps places with her decoy within 8 inches and strikes somebody within 1 inch: NK−1 against RST',
  () => {
    const m = play({
      blue: { moura: MOURA },
      red: { elmar: { at: [2.6, 24.7], status: ['stun'] } },
      set: standing(2.6, 23.2),
    });
    act(m, 0, hero(m, 'moura'), 'W', 'stay').asks(0, 'act');
    assert.deepEqual(
      [spot(hero(m, 'moura')), spot(decoy(m)!)],
      [
        [2.6, 23.2],
        [2.6, 14],
      ],
    );
    assert.deepEqual(heads(rolls(m)), ['moura>elmar 7d−2']);
  },
);
card('throughTheGlass', 'without a decoy within 8 inches she is placed up to 2 inches away', () => {
  const m = play({
    blue: { moura: MOURA },
    red: { elmar: { at: [2.6, 17.5], status: ['stun'] } },
    set: standing(2.6, 23.3),
  });
  act(m, 0, hero(m, 'moura'), 'W')
    .refused(0, [at(2.6, 16.1)], 'EX-PLACE-03')
    .answer(0, [at(2.6, 16)])
    .asks(0, 'act');
  assert.deepEqual([spot(hero(m, 'moura')), heads(rolls(m))], [[2.6, 16], ['moura>elmar 7d−2']]);
});
card(
  'shatter',
  'everybody within 2 inches of a point within 6, even unseen: NK−1 against MR, bleeding; then perhaps a decoy',
  () => {
    const m = play({
      blue: { moura: MOURA },
      red: {
        elmar: { at: [2.6, 18], status: ['stun'] },
        gavin: { at: [2.6, 21.2], status: ['stun'] },
        jasper: { at: [4.6, 23], status: ['stun'] },
      },
      dice: Array<number>(14).fill(6),
    });
    act(m, 0, hero(m, 'moura'), 'R')
      .refused(0, [at(2.6, 20.61)], 'EX-RANGE-02')
      .answer(0, [at(2.6, 20.6)]);
    m.answer(0, 'stay').asks(0, 'decoyToo');
    m.answer(0, false).asks(0, 'act');
    assert.deepEqual(heads(rolls(m)).toSorted(), ['moura>elmar 7d−2', 'moura>gavin 7d−1']);
    assert.deepEqual(
      [statusOf(hero(m, 'elmar')), lives(m, 'jasper'), decoy(m)],
      [['stun', 'bleed'], [8], null],
    );
  },
);
card('shatter', 'around the decoy, measured from its edge; it bursts', () => {
  const m = play({
    blue: { moura: MOURA },
    red: { elmar: { at: [2.6, 23.2], status: ['stun'] } },
    set: standing(2.6, 20),
  });
  act(m, 0, hero(m, 'moura'), 'R', 'decoy', 'stay')
    .answer(0, true)
    .answer(0, [at(4.2, 14)])
    .asks(0, 'act');
  assert.deepEqual([heads(rolls(m)), spot(decoy(m)!)], [['moura>elmar 7d−2'], [4.2, 14]]);
});
card(
  'falseFace',
  'while her decoy is in the arena basic attacks on her have 1 die fewer, those of golems and towers too',
  () => {
    for (const [set, dice] of [
      [standing(2.6, 8), 5],
      [() => {}, 6],
    ] as const) {
      const m = play({
        blue: { alice: { at: [2.6, 18] } },
        red: { moura: { at: [2.6, 14], status: ['stun'] } },
        set,
      });
      act(m, 0, hero(m, 'alice'), 'attack', 'stay');
      act(m, 0, hero(m, 'alice'), 'Q', 'stay').asks(1, 'act');
      assert.deepEqual(heads(rolls(m)), [`alice>moura ${dice}d−0!`, 'alice>moura 6d−0']);
    }
    const m = play({
      blue: { moura: { at: [2.6, 14] } },
      golems: [{ team: 'red', at: [2.6, 15.5] }],
      set: standing(2.6, 8),
    });
    m.roll(...Array<number>(7).fill(1));
    act(m, 0, hero(m, 'moura'), 'attack', 'stay').asks(0, 'act');
    assert.equal(heads(rolls(m))[1], 'golem>moura 2d−0');
  },
);
