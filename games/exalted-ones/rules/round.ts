import { type Flow, PASS, type Seat } from '@tafelrunde/engine';
import type { Exalted } from '../shape.ts';
import { action } from './action.ts';
import { bringIn } from './deploy.ts';
import { writeLists } from './draft.ts';
import { endPhase } from './endPhase.ts';
import { removeFallen } from './knockouts.ts';
import { purchases } from './market.ts';
import { byInitiative, heroes, heroesUp, heroOf, otherSeat, type Read, teamOf } from './models.ts';
import { chooseStart, muster, openingRoll } from './setup.ts';
import { expireLasting, expireStatus } from './status.ts';
import { modelOption } from './steps/use.ts';
import { manaRegen, maxMana } from './values.ts';
import { modeOf } from './victory.ts';

/** A round: its start, ten activation phases, its end. EX-ROUND-01 */
export function* step(t: Exalted): Flow {
  switch (t.state.stage) {
    case 'lists':
      if (yield* writeLists(t)) t.state.stage = 'muster';
      return;
    case 'muster':
      yield* muster(t);
      t.state.stage = 'start';
      return;
    case 'start':
      yield* startOfRound(t);
      t.state.stage = 'activation';
      return;
    case 'activation':
      yield* activation(t, nextActive(t));
      if (t.state.phasesLeft[0] + t.state.phasesLeft[1] === 0) t.state.stage = 'end';
      return;
    case 'end':
      yield* endPhase(t);
      t.state.round++;
      t.state.stage = 'start';
  }
}

function* startOfRound(t: Exalted): Flow {
  const { state } = t;
  t.tell('round', { round: state.round, first: modeOf(t).firstRound });
  state.used.round.splice(0);
  state.bought[0] = state.bought[1] = false;
  state.declined[0] = state.declined[1] = '';
  for (const hero of heroes(t)) hero.attacked = 0;
  const first = state.round === modeOf(t).firstRound;
  if (!first) {
    // EX-ROUND-02, -03
    state.initiative = openingRoll(t);
    yield* chooseStart(t, state.initiative);
    // EX-ROUND-04 to -07
    yield* bringIn(t, byInitiative(t), () => null);
  }
  // EX-ROUND-08
  yield* t.window('startOfRound', { type: 'moment', seat: null });
  // EX-ROUND-09, EX-GOLD-01
  for (const hero of heroes(t)) hero.gold++;
  t.tell('income', null);
  yield* purchases(t);
  // EX-PROF-07: not in round 1.
  if (!first)
    for (const hero of heroes(t)) hero.mana = Math.min(maxMana(t, hero), hero.mana + manaRegen(t, hero));
  // EX-ACTV-01
  state.phasesLeft[0] = state.phasesLeft[1] = modeOf(t).phases;
}

/** EX-ACTV-02: the starting player first, then in turn. */
const nextActive = ({ state: { starter, phasesLeft } }: Read): Seat =>
  phasesLeft[starter] >= phasesLeft[otherSeat(starter)] ? starter : otherSeat(starter);

/** An activation phase: two actions, with one hero or with two. EX-ACTV-03 */
function* activation(t: Exalted, seat: Seat): Flow {
  const { state } = t;
  state.active = seat;
  state.phases[seat]++;
  state.phasesLeft[seat]--;
  state.actions = 2;
  state.used.activation.splice(0);
  t.tell('phase', { seat, left: state.phasesLeft[seat] });
  // Step 1: EX-SEQ-01
  expireLasting(t, 'ownNextActivation', seat);
  yield* t.window('startOfActivation', { type: 'moment', seat });
  while (state.actions > 0) {
    const able = heroesUp(t, teamOf(t, seat));
    // Step 2; EX-ACTV-06: whoever has nobody in the arena passes, and need not be asked.
    const from = [...able.map(modelOption), { ...PASS, id: 'endPhase', model: -1 }];
    const { model } = yield* t.ask(seat, { prompt: 'act', about: { actions: state.actions }, from });
    if (model === -1) break;
    state.actions -= yield* action(t, seat, heroOf(t, model));
    // Step 15 of the first action: who acts next may depend on what is bought. EX-EQUIP-02
    if (state.actions > 0) yield* purchases(t);
  }
  state.actions = 0;
  // Steps 13 and 14: effects first, then what expires. EX-SEQ-13, -14
  yield* t.window('endOfActivation', { type: 'moment', seat });
  expireLasting(t, 'targetNextActivation', seat);
  expireStatus(t, seat);
  removeFallen(t);
  // Step 15 of the last action.
  yield* purchases(t);
  state.active = null;
}
