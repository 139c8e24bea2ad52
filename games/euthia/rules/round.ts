import type { Flow } from '@tafelrunde/engine';
import { scenarioOf } from '../modes/current.ts';
import { ACTIONS, type Euthia } from '../shape.ts';
import { readyAll } from './equipment.ts';
import { finishGame } from './scoring.ts';
import { feedStore, keepHandLimit } from './supply.ts';
import { turn } from './turn.ts';

/** One step of the game is a turn, with the start and the end of the round around it. EU-ROUND-01 to EU-ROUND-05 */
export function* step(t: Euthia): Flow {
  const { state } = t;
  if (state.turns === 0) yield* roundStart(t);
  state.turn = (state.start + state.turns) % t.seats;
  yield* turn(t, state.turn);
  state.turns++;
  if (state.turns < t.seats) return;
  yield* roundEnd(t);
}

/** Markers, readying, gems, for everybody before the first turn. EU-ROUND-02, EU-ROUND-03 */
function* roundStart(t: Euthia): Flow {
  t.state.heroes.forEach((hero, seat) => {
    hero.markers = ACTIONS.slice();
    readyAll(t, seat);
  });
  if (t.state.mode === 'solo') feedStore(t, 'silver', 1); // EU-SOLO-06
  t.tell('round', { round: t.state.round });
  yield* scenarioOf(t).roundStart(t);
}

function* roundEnd(t: Euthia): Flow {
  const { state } = t;
  yield* scenarioOf(t).roundEnd(t);
  for (const seat of t.clockwise(state.start)) yield* keepHandLimit(t, seat);
  state.changes = state.changes.filter(({ until }) => until !== 'roundEnd');
  if (state.round >= state.rounds || scenarioOf(t).isOver(t)) {
    yield* finishGame(t); // EU-ROUND-05
    return;
  }
  state.round++; // EU-ROUND-04
  state.turns = 0;
}
