import assert from 'node:assert/strict';
import {
  act,
  at,
  card,
  golemsOf,
  hero,
  lives,
  named,
  play,
  rolls,
  spot,
  statusOf,
  wildIn,
} from '../../kit.ts';

const YLVIE = { at: [2.6, 14], xp: 9, mana: 7 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card('pollenVeil', 'heals a friend within 5 inches by half of WK, rounded up', () => {
  for (const [xp, healed] of [
    [0, 2],
    [5, 3],
    [14, 3],
  ] as const) {
    const m = play({ blue: { ylvie: { at: [2.6, 14], xp }, alice: { at: [2.6, 20.2], life: 1 } } });
    act(m, 0, hero(m, 'ylvie'), 'Q', named(hero(m, 'alice')), 'stay').asks(0, 'act');
    assert.deepEqual([lives(m, 'alice'), hero(m, 'ylvie').mana < 9], [[1 + healed], true]);
  }
});
card('pollenVeil', 'then one enemy hero within 3 inches of that friend may be blinded', () => {
  const m = play({
    blue: { ylvie: { at: [2.6, 14] }, alice: { at: [2.6, 18], life: 1 } },
    red: { elmar: { at: [2.6, 22.2], status: ['stun'] }, gavin: { at: [4.4, 22.4], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'ylvie'), 'Q', named(hero(m, 'alice')), 'stay').asks(0, 'pick');
  assert.deepEqual(m.options(0), ['Elmar (red)', 'Nobody']);
  assert.equal(m.match.question(0)!.from.at(-1)!.declines, true);
  m.answer(0, named(hero(m, 'elmar'))).asks(0, 'act');
  assert.deepEqual(statusOf(hero(m, 'elmar')), ['stun', 'blind']);
});
card(
  'callOfTheDoe',
  'another friend within 6 inches, even a held one, is placed within 1 inch of her, heals 1 and loses every status effect',
  () => {
    const m = play({
      blue: {
        ylvie: { ...YLVIE, xp: 2, mana: 6 },
        alice: { at: [2.6, 21.2], life: 2, status: ['hold', 'bleed'] },
      },
    });
    act(m, 0, hero(m, 'ylvie'), 'W', 'stay')
      .refused(0, [at(2.6, 16.3)], 'EX-PLACE-03')
      .answer(0, [at(2.6, 16.2)])
      .asks(0, 'act');
    assert.deepEqual(
      [spot(hero(m, 'alice')), lives(m, 'alice'), statusOf(hero(m, 'alice'))],
      [[2.6, 16.2], [3], []],
    );
  },
);
card(
  'gladeOfLife',
  'every friend within 5 inches, herself included, heals 2 and loses every status effect',
  () => {
    const m = play({
      blue: {
        ylvie: { ...YLVIE, life: 3, status: ['slow'] },
        alice: { at: [2.6, 20.2], life: 2, status: ['burn', 'blind'] },
        gavin: { at: [2.6, 7.7], life: 3, status: ['burn'] },
      },
    });
    act(m, 0, hero(m, 'ylvie'), 'R', 'stay').asks(0, 'act');
    assert.deepEqual(lives(m, 'ylvie', 'alice', 'gavin'), [5, 4, 3]);
    assert.deepEqual(
      [statusOf(hero(m, 'ylvie')), statusOf(hero(m, 'alice')), statusOf(hero(m, 'gavin'))],
      [[], [], ['burn']],
    );
  },
);
card('friendOfAll', 'golems and neutrals do not respond to her and never attack her', () => {
  const m = play({
    blue: { ylvie: { at: [2.6, 14] } },
    golems: [{ team: 'red', at: [2.6, 16] }],
    dice: [1, 1, 1],
  });
  act(m, 0, hero(m, 'ylvie'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m).length, spot(golemsOf(m, 'red')[0])], [1, [2.6, 16]]);
  const wild = play({
    blue: { ylvie: { at: [8.4, 15.3] }, alice: { at: [5, 17.2] } },
    wilds: true,
    dice: [1, 1, 1, 1, 1, 1],
  });
  wildIn(wild, 'pantha', 'blue').status.push({ status: 'hold', by: null, seat: 1, after: 0 });
  // Pantha cannot reach Alice, and does not take Ylvie instead.
  act(wild, 0, hero(wild, 'alice'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual(lives(wild, 'ylvie', 'alice'), [7, 6]);
});
card('friendOfAll', 'against other friends within 2 inches of her they roll 1 die fewer', () => {
  const answer = (x: number) => {
    const m = play({
      blue: { jasper: { at: [2.6, 14] }, ylvie: { at: [2.6, x] } },
      golems: [{ team: 'red', at: [2.6, 15.5] }],
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
    return heads(rolls(m))[1];
  };
  assert.deepEqual([answer(10.8), answer(10.7)], ['golem>jasper 2d−1', 'golem>jasper 3d−1']);
});
