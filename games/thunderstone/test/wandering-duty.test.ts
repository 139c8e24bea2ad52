import assert from 'node:assert/strict';
import { play, rule, type Thunder } from './kit.ts';

/** Wandering Monsters whose front monster is moved or removed by effects. */

const TORCHES = Array<string>(8).fill('torch');

/** Two seats, and so many tokens on the monster in front. */
const wandering = (tokens: number, plan: Parameters<typeof play>[0]): Thunder =>
  play({
    options: { mode: 'wandering', features: 0 },
    ...plan,
    cards: { 'deck.0': TORCHES, 'discard.0': [], ...plan?.cards },
    set: (state, t) => {
      state.wander.tokens = tokens;
      state.wander.front = tokens === 0 ? null : t.top(t.piles.rank[1]);
    },
  });

rule.also(
  'TH-WANDER-10',
  'in the turn in which the front monster was removed its successor gets no token',
  () => {
    for (const tokens of [0, 1]) {
      const t = wandering(tokens, {
        hand: ['creepingDeath', 'creepingDeath'],
        hall: ['harbinger', 'airWrath', 'thunderWrath'],
        next: { dungeon: ['airWrath'] },
      });
      t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death').asks(1, 'turn');
      assert.deepEqual([t.state.fought, t.state.wander.tokens], [false, 0]);
      t.answer(1, 'rest').answer(1, 'keep');
      assert.equal(t.state.wander.tokens, 1);
    }
  },
);
