import assert from 'node:assert/strict';
import { choose, type Journey, offered, play, rule } from '../kit.ts';

/** A hero with 2 health steps into the power of fire. */
function burnt(reputation: number): Journey {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [['emberKitchen', 1, 1]],
    at: [1, 3],
    hero: [{ health: 2, reputation, gaar: 1 }],
    cards: { 'hand.0': [] },
    set: (state) => state.map.beaten.fill(true),
  });
  choose(j, 0, 'move.trade');
  return choose(j, 0, 'step4').asks(0, 'turn');
}

rule('EU-DEATH-01', 'the hero stands in the church with full health, and points are lost', () => {
  const { space, health, moves } = burnt(5).state.heroes[0];
  assert.deepEqual([space, health, moves], [3, 8, 0]);
});

rule('EU-DEATH-02', 'it costs 2 reputation, as far as there is any', () => {
  assert.deepEqual(
    [5, 2, 1, 0].map((reputation) => burnt(reputation).state.heroes[0].reputation),
    [3, 0, 0, 0],
  );
});

rule('EU-DEATH-03', 'neither gaar nor a card, no marker for anybody, and the turn goes on', () => {
  const j = burnt(5);
  const [dead, other] = j.state.heroes;
  assert.deepEqual([dead.gaar, dead.fallen, other.won, j.kinds('hand.0')], [1, 0, 0, []]);
  assert.deepEqual(
    offered(j, 0).filter((id) => id.startsWith('move')),
    ['move.mine', 'move.combat'],
  );
});
