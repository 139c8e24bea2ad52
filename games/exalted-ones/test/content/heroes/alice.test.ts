import assert from 'node:assert/strict';
import { act, at, card, golemsOf, hero, lives, play, rolls, spot, statusOf, towerIn } from '../../kit.ts';

const ALICE = { at: [2.6, 14], xp: 9, mana: 6 } as const;

card('shocker', 'first target within 6 inches, FK against RST, slows whoever it hurts', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 21.2], status: ['stun'] } },
    dice: [6, 6, 6, 1, 1, 1],
  });
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual(rolls(m), ['alice>elmar 6d−2=1']);
  assert.deepEqual([hero(m, 'alice').mana, statusOf(hero(m, 'elmar'))], [2, ['stun', 'slow']]);
});
card('jumpShot', 'Alice may be placed up to 4 inches away first, and then shoots from there', () => {
  const m = play({ blue: { alice: ALICE }, red: { elmar: { at: [2.6, 21.9], status: ['stun'] } } });
  act(m, 0, hero(m, 'alice'), 'W').refused(0, [at(2.6, 18.01)], 'EX-PLACE-03');
  // From here nobody would be in range.
  m.refused(0, [at(2.6, 16.6)], 'EX-RANGE-03')
    .answer(0, [at(2.6, 18)])
    .asks(0, 'act');
  assert.deepEqual(
    rolls(m).map((roll) => roll.split('=')[0]),
    ['alice>elmar 6d−2'],
  );
  assert.deepEqual([spot(hero(m, 'alice')), hero(m, 'alice').mana], [[2.6, 18], 3]);
});
card('jumpShot', 'or she shoots first and is placed then', () => {
  const m = play({ blue: { alice: ALICE }, red: { elmar: { at: [2.6, 18], status: ['stun'] } } });
  act(m, 0, hero(m, 'alice'), 'W', 'placeLast', 'stay').asks(0, 'abilityPlace');
  assert.equal(rolls(m).length, 1);
  m.answer(0, [at(2.6, 10)]).asks(0, 'act');
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 10]);
});
card('cyberShot', 'every target on a line of 10 inches, one die more, critical, and no further', () => {
  const m = play({
    blue: { alice: ALICE },
    red: { elmar: { at: [2.6, 17], status: ['stun'] }, gavin: { at: [2.6, 25.1], status: ['stun'] } },
    golems: [{ team: 'red', at: [2.6, 26.4] }],
    dice: [6, 6, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'alice'), 'R', [at(2.6, 20)], 'stay').asks(0, 'act');
  assert.deepEqual(rolls(m), ['alice>elmar 7d−2!=2', 'alice>gavin 7d−2!=2']);
  assert.deepEqual([hero(m, 'alice').mana, golemsOf(m, 'red')[0].life], [2, 2]);
});
card('sureAim', 'her basic attacks count every 6 twice, her Shocker does not', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], mana: 2 } },
    red: { elmar: { at: [2.6, 18], status: ['stun'] } },
    dice: [6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay');
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').asks(1, 'act');
  assert.deepEqual(rolls(m), ['alice>elmar 6d−2!=2', 'alice>elmar 6d−2=0']);
  assert.deepEqual(lives(m, 'elmar'), [7]);
});
card('sureAim', 'on buildings, too', () => {
  const m = play({ blue: { alice: { at: [22.83, 18.5] } }, towers: true, dice: [6, 6, 6, 1, 1, 1] });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m), towerIn(m, 'red', 'middle', 'outer').life], [['alice>outerTower 6d−3!=3'], 2]);
});

card('jumpShot', 'she lands on nobody, not even at the very end of the jump', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], xp: 2 } },
    red: { elmar: { at: [2.6, 19], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'alice'), 'W', 'placeFirst').asks(0, 'abilityPlace');
  m.refused(0, [at(2.6, 18)], 'EX-PLACE-02');
});
