import type { Flow } from '@tafelrunde/engine';
import type { Phase, Valskyrr } from '../shape.ts';
import { PHASES } from '../shape.ts';
import { resolveConditions } from './conditions.ts';
import { activateNext, assignAllies } from './defence.ts';
import { beginHeroPhase, heroStep } from './heroTurn.ts';
import { settleKills } from './kills.ts';
import { open } from './moments.ts';
import { pursuitPhase } from './pursuit.ts';
import { reinforcementPhase } from './reinforcement.ts';
import { restorationPhase } from './restoration.ts';
import { darknessTrack } from './trackMarks.ts';
import { advanceTime } from './tracks.ts';
import { travelPhase } from './travel.ts';

/** A round has seven phases; each takes place even if nothing happens in it. VA-ROUND-01, VA-ROUND-03 */
export function* step(t: Valskyrr): Flow {
  const { state } = t;
  if (state.stage === 'begin') {
    beginPhase(t);
    yield* open(t, 'phaseStart');
    yield* settleKills(t, null);
    state.stage = 'run';
    yield* first(t, state.phase);
    // Of the others nothing is left to do.
    if (state.phase === 'hero' || state.phase === 'defence') return;
  } else if (yield* goesOn(t, state.phase)) return;
  yield* endPhase(t);
}

function beginPhase({ state }: Valskyrr): void {
  state.bossWounds = 0;
  state.suspended = [];
  if (state.phase === 'pursuit') state.entered = state.entered.map(() => 0);
  if (state.phase === 'reinforcement') state.used.round = [];
}

/** What a phase does; hero and defence phase go on step by step. */
function* first(t: Valskyrr, phase: Phase): Flow {
  switch (phase) {
    case 'reinforcement':
      return yield* reinforcementPhase(t);
    case 'travel':
      return yield* travelPhase(t);
    case 'pursuit':
      return yield* pursuitPhase(t);
    case 'hero':
      return yield* beginHeroPhase(t);
    case 'defence':
      return yield* assignAllies(t);
    case 'restoration':
      return yield* restorationPhase(t);
    case 'time':
      // The number of steps is fixed at the start. VA-TIME-01 to VA-TIME-03
      return yield* advanceTime(t, darknessTrack(t)[t.state.darkness]);
  }
}

/** Hero and defence phase go on, deed by deed and enemy by enemy, until this says that they are over. */
function* goesOn(t: Valskyrr, phase: Phase): Flow<boolean> {
  if (phase === 'hero') return yield* heroStep(t);
  if (yield* activateNext(t)) return true;
  yield* resolveConditions(t); // VA-DEFENCE-01
  t.state.fights = [];
  return false;
}

function* endPhase(t: Valskyrr): Flow {
  const { state } = t;
  yield* open(t, 'phaseEnd');
  yield* settleKills(t, null);
  state.turn = null;
  state.changes = state.changes.filter(({ until }) => until !== 'phaseEnd' && until !== 'actionEnd');
  const next = PHASES.indexOf(state.phase) + 1;
  if (next === PHASES.length) {
    yield* open(t, 'roundEnd');
    state.changes = state.changes.filter(({ until }) => until !== 'roundEnd');
    state.round++; // VA-ROUND-02
    t.tell('round', { round: state.round });
  }
  state.phase = PHASES[next % PHASES.length];
  state.stage = 'begin';
  t.tell('phase', { phase: state.phase });
}
