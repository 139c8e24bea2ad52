import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { play, rule } from '../kit.ts';

rule('MP-SETUP-01', 'three cards each, and nobody sees those of the others', () => {
  const t = table(game, { seats: 3 });
  assert.deepEqual([t.kinds('hand.1').length, t.kinds('hand.2').length], [3, 3]);
  assert.deepEqual(t.match.view(0).piles.hand[1].cards, [null, null, null]);
  t.asks(0, 'play');
});

rule('MP-TURN-01', 'a card is drawn before anything is asked', () => {
  const t = play(['cat']).asks(0, 'play');
  assert.deepEqual(t.kinds('hand.0').toSorted(), ['button', 'cat']);
});

rule('MP-TURN-02', 'what shines goes into the nest, and one may play nothing', () => {
  const t = play(['ring']);
  t.answer(0, 'Ring');
  assert.deepEqual(t.kinds('nest.0'), ['ring']);
  t.answer(1, 'Play nothing').asks(0, 'play');
  assert.deepEqual(t.kinds('nest.1'), []);
});

rule.also('MP-TURN-02', 'whoever can play nothing is asked all the same, so that nobody learns it', () => {
  const t = play(['cat'], { next: { deck: ['cat'] } });
  t.asks(0, 'play').answer(0, 'rest').asks(1, 'play');
});
