import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked } from './looking.ts';
import { carrying, lands, meeting, passes, pileAt, player } from './meeting.ts';
import { scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

situation('Bauble and Eye win fights of their own kind, against Enemies only', () => {
  // A Thief fights battles; the spirit of the Crags is no card, and neither is another character.
  const offered = (t: Table): boolean => asked(t) === 'fightRolled';
  assert.equal(offered(carrying(['wolf'], ['balefulEye'], { dice: [1, 5] })), true);
  assert.equal(offered(carrying(['shadow'], ['balefulEye'], { dice: [1, 5] })), false);
  assert.equal(offered(carrying(['wolf'], ['celestialBauble'], { dice: [1, 5] })), false);
  assert.equal(offered(carrying(['shadow'], ['celestialBauble'], { dice: [1, 5] })), true);
  const duel = lands('thief', 'thief', [], { cards: { 'objects.0': ['balefulEye'] } });
  if (asked(duel) !== 'beforeFight') duel.roll(1, 5);
  assert.equal(offered(duel), false);
  const crags = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    cards: { 'objects.0': ['celestialBauble'] },
    dice: [2, 1, 1, 2, 2],
  });
  assert.equal(offered(crags.answer(0, 'crags')), false);
});
situation('a Runesword feeds on lives it takes, not on defeats and not on gold', () => {
  const lost = carrying(['ape'], ['runesword'], { dice: [1, 6, 1] });
  assert.equal(player(lost).lives, 3);
  const robs = lands('warrior', 'thief', [6, 1], {
    with: { 1: { gold: 1 } },
    cards: { 'objects.0': ['runesword'] },
  });
  robs.asks(0, 'spoils').answer(0, '1 gold');
  assert.deepEqual([player(robs).lives, player(robs).gold], [5, 1]);
  const wounds = lands('warrior', 'thief', [6, 1], {
    with: { 1: { gold: 1 } },
    cards: { 'objects.0': ['runesword'] },
  });
  wounds.asks(0, 'spoils').answer(0, 'life');
  assert.deepEqual([player(wounds).lives, player(wounds, 1).lives], [6, 3]);
});
