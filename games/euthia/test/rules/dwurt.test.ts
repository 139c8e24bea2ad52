import assert from 'node:assert/strict';
import { choose, type Journey, play, rule } from '../kit.ts';

/** Skoldur ends his turn with this value on the dwurt die. */
function ended(dwurtDie: number): Journey {
  const j = play({
    heroes: ['skoldur', 'dral'],
    at: [0],
    hero: [{ dwurtDie, dwurt: 2, reputation: 5, gaar: 0 }],
  });
  choose(j, 0, 'end');
  choose(j, 0, 'keepNone');
  j.asks(1, 'turn');
  return j;
}
const outcome = (value: number): number[] => {
  const j = ended(value);
  const { dwurt, reputation, health } = j.state.heroes[0];
  const backs = j.t.cards(j.t.piles.hand[0]).map((card) => j.t.back(card));
  return [
    dwurt - 2,
    backs.filter((back) => back === 'silver').length,
    backs.filter((back) => back === 'gold').length,
    reputation - 5,
    health - 8,
  ];
};

// Dwurt, silver, gold, reputation, health.
rule('EU-DWURT-03', 'value 0 brings dwurt', () => assert.deepEqual(outcome(0), [1, 0, 0, 0, 0]));
rule('EU-DWURT-04', 'value 1 brings a silver card', () => assert.deepEqual(outcome(1), [0, 1, 0, 0, 0]));
rule('EU-DWURT-05', 'value 2: two silver cards, a wound', () =>
  assert.deepEqual(outcome(2), [0, 2, 0, 0, -1]),
);
rule('EU-DWURT-06', 'value 3', () => assert.deepEqual(outcome(3), [1, 3, 0, -1, -2]));
rule('EU-DWURT-07', 'value 4', () => assert.deepEqual(outcome(4), [1, 0, 1, -1, -4]));
rule('EU-DWURT-08', 'value 5', () => assert.deepEqual(outcome(5), [2, 0, 1, -1, -6]));

rule('EU-DWURT-01', 'the die goes back to zero', () => {
  assert.equal(ended(4).state.heroes[0].dwurtDie, 0);
});
