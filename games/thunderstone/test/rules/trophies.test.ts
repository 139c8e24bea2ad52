import assert from 'node:assert/strict';
import { attack, HALL, play, rule } from '../kit.ts';

rule(
  'TH-TROPHY-01',
  'a monster from the hand gives its gold in the village and its trophy in the dungeon',
  () => {
    const t = play({ hand: ['ebonFume', 'torch'], hall: HALL });
    t.answer(0, 'village');
    assert.equal(t.blocked(0, 'Buy Torch'), null);
    assert.equal(t.blocked(0, 'Buy Lantern'), 'TH-VILLAGE-10');
    assert.equal(attack(['ebonFume', 'torch'], 'kingdom').value, 3);
  },
);

rule('TH-TROPHY-02', 'its battle effect, breach and traits do nothing there', () => {
  const t = play({ hand: ['steamTorment', 'mythlurian', 'torynGladiator', 'hatchet', 'torch'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.ok(!t.log().some((line) => line.includes('destroyed')));
  // A trait of a trophy does not concern the attack: Ebon Fume in hand does not make anything immune to magic.
  assert.equal(attack(['ebonFume', 'diinEnchanter', 'torch'], 'kingdom').value, 6);
});
