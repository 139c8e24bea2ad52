import assert from 'node:assert/strict';
import { act, at, card, golemsOf, hero, lives, named, play, rolls } from '../../kit.ts';

const YASSIR = { at: [2.6, 14], xp: 9, mana: 6 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card(
  'returningChakram',
  'every target on a line of 5 inches: FK−2 against RST; the chakram stays at its end',
  () => {
    const m = play({
      blue: { yassir: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 17], status: ['stun'] } },
      dice: [6, 6, 6, 1],
    });
    act(m, 0, hero(m, 'yassir'), 'Q', [at(2.6, 17)], 'stay').asks(0, 'act');
    assert.deepEqual(rolls(m), ['yassir>elmar 4d−2=1']);
    assert.deepEqual(
      m.state.markers.map(({ x, y }) => [x, y]),
      [[2600, 19_600]],
    );
  },
);
card(
  'returningChakram',
  'at the end of the phase it flies straight back to Yassir: everybody on the way, FK−2',
  () => {
    const m = play({
      blue: { yassir: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 17] }, gavin: { at: [3.9, 17] } },
    });
    act(m, 0, hero(m, 'yassir'), 'Q', [at(2.6, 17)], 'stay').answer(1, 'noReaction');
    // He steps aside: the way back leads over Gavin.
    Object.assign(hero(m, 'yassir'), { x: 4600, y: 13_000 });
    m.answer(0, 'endPhase').asks(1, 'act');
    assert.deepEqual(heads(rolls(m)), ['yassir>elmar 4d−2', 'yassir>gavin 4d−2']);
    assert.deepEqual(m.state.markers, []);
  },
);
card('returningChakram', 'without Yassir in the arena nothing flies back', () => {
  const m = play({
    blue: { yassir: { at: [2.6, 14] }, ylvie: { at: [30, 3] } },
    red: { elmar: { at: [2.6, 17] } },
  });
  act(m, 0, hero(m, 'yassir'), 'Q', [at(2.6, 17)], 'stay').answer(1, 'noReaction');
  Object.assign(hero(m, 'yassir'), { present: false, life: 0 });
  m.answer(0, 'endPhase').asks(1, 'act');
  assert.deepEqual([rolls(m).length, m.state.markers], [1, []]);
});
card('curvedThrow', 'one target within 5 inches, even unseen: FK against RST, critical', () => {
  const m = play({
    blue: { yassir: { ...YASSIR, at: [4.4, 12.5], xp: 2, mana: 5 } },
    red: { elmar: { at: [8.6, 11], status: ['stun'] } },
    dice: [6, 6, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'yassir'), 'W', 'stay').asks(0, 'act');
  assert.deepEqual(rolls(m), ['yassir>elmar 6d−2!=2']);
});
card('threeMoons', 'up to three lines of 6 inches: everybody on them once, FK−1 against RST', () => {
  const m = play({
    blue: { yassir: { ...YASSIR, at: [17.7, 17.7] } },
    red: {
      elmar: { at: [20, 17.7], status: ['stun'] },
      gavin: { at: [17.7, 21], status: ['stun'] },
      jasper: { at: [15, 17.7], status: ['stun'] },
      ylvie: { at: [17.7, 14], status: ['stun'] },
    },
  });
  act(m, 0, hero(m, 'yassir'), 'R', [at(22, 17.7), at(22, 17.8), at(17.7, 22)], 'stay').asks(0, 'act');
  assert.deepEqual(heads(rolls(m)), ['yassir>elmar 6d−2', 'yassir>gavin 6d−2']);
  assert.deepEqual(lives(m, 'jasper', 'ylvie'), [8, 7]);
});
card(
  'backToHand',
  'knocking out a golem he may at once make another basic attack with −2 FK, once per phase',
  () => {
    const m = play({
      blue: { yassir: { at: [2.6, 14] } },
      red: { elmar: { at: [4, 17], status: ['stun'] } },
      golems: [
        { team: 'red', at: [2.6, 17], life: 1, lane: 'northWest' },
        { team: 'red', at: [1.4, 16], life: 1 },
      ],
    });
    const [first, second] = golemsOf(m, 'red').toSorted((a, b) => b.y - a.y);
    m.roll(6, 6, 6, 6, 6, 6);
    act(m, 0, hero(m, 'yassir'), 'attack', named(first), 'stay')
      .answer(0, 'backToHand')
      .answer(0, named(hero(m, 'elmar')));
    m.roll(6, 6, 6, 6, 6, 6);
    act(m, 0, hero(m, 'yassir'), 'attack', named(second), 'stay').asks(0, 'buy');
    assert.deepEqual(heads(rolls(m)), ['yassir>golem 6d−0', 'yassir>elmar 4d−2', 'yassir>golem 6d−0']);
  },
);
card('backToHand', 'not after a hero, and not with nobody else in range', () => {
  const m = play({
    blue: { yassir: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 17], life: 1, status: ['stun'] }, gavin: { at: [4, 17], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'yassir'), 'attack', named(hero(m, 'elmar')), 'stay').asks(0, 'buy');
  const alone = play({
    blue: { yassir: { at: [2.6, 14] } },
    golems: [{ team: 'red', at: [2.6, 17], life: 1 }],
  });
  act(alone, 0, hero(alone, 'yassir'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m).length, rolls(alone).length], [1, 1]);
});
