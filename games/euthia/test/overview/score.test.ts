import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speechOf } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { score } from '../../overview/score.ts';
import { endTurn, play } from '../kit.ts';

/** The last turns of a match of two who own nothing but these hands, and what is said to have decided. */
function decidedBy(...hands: readonly (readonly string[])[]): unknown {
  const j = play({
    heroes: ['ael', 'dral'],
    hero: [{ gold: 0 }, { gold: 0 }],
    cards: { 'hand.0': hands[0], 'hand.1': hands[1] },
    set: (state) => (state.round = state.rounds),
  });
  endTurn(endTurn(j, 0), 1);
  assert.deepEqual(j.match.result?.scores, [0, 0]);
  const speech = speechOf('en', game.words.en, ['Ada', 'Ben']);
  return score({ view: j.match.view('watcher'), viewer: 'watcher', speech, asking: null }).decided;
}

test('equal reputation is explained by the cards in hand', () => {
  assert.deepEqual(decidedBy(['curse', 'curse', 'curse'], ['mightyBlow']), {
    line: 'The cards in hand break the tie: Ben holds some worth 4, Ada worth 3.',
    rule: 'EU-SCORE-16',
  });
  assert.deepEqual(decidedBy(['mightyBlow'], ['mightyBlow']), {
    line: 'The cards in hand break ties, and these are worth the same, 4: the win is shared.',
    rule: 'EU-SCORE-16',
  });
});
