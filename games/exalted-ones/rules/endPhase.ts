import type { Flow } from '@tafelrunde/engine';
import { HOMES } from '../geometry/arena.ts';
import { nearestFree } from '../geometry/spots.ts';
import type { Exalted, Golem, Lane, Model, Status, Team, Tower, Wild } from '../shape.ts';
import { hurt } from './attacks.ts';
import { crowd } from './ground.ts';
import { removeFallen } from './knockouts.ts';
import { markerStep } from './markers.ts';
import {
  artefactOf,
  heroOf,
  isLiving,
  isUp,
  lanesOf,
  opponentOf,
  squadOf,
  TEAMS,
  towerOf,
  unitDef,
  wilds,
} from './models.ts';
import { movingUp, newSquads, placeSquads } from './squads.ts';
import { cure, expireLasting, named } from './status.ts';
import { maxLife, soothed } from './values.ts';
import { endAfterLastRound } from './victory.ts';

/** The end of a round, in the seven steps of EX-END-01 to -07. */
export function* endPhase(t: Exalted): Flow {
  clearMat(t);
  const arrivals = yield* march(t);
  for (const { building, golems } of arrivals)
    yield* hurt(t, building, golems, { cause: 'golem', hero: null });
  removeFallen(t);
  yield* effects(t);
  removeFallen(t);
  yield* placeSquads(t, (team) => newSquads(t, team, ['inner']));
  neutralsReturn(t);
  endAfterLastRound(t);
}

/** What lasts until the last activation phase of the round: hedges and stand-ins. */
function clearMat(t: Exalted): void {
  expireLasting(t, 'beforeEndPhase');
  t.state.barriers.splice(0);
  for (const model of t.state.models) if (model.sort === 'decoy') model.present = false;
}

interface Arrival {
  readonly building: Model;
  readonly golems: number;
}

/** Step 1: EX-MARCH-01 to -08. Where a golem stands does not matter, only to which squad it belongs. */
function* march(t: Exalted): Flow<Arrival[]> {
  const arrivals = t.state.round === 1 ? [] : lanesOf(t).flatMap((lane) => meet(t, lane));
  yield* placeSquads(t, (team) => movingUp(t, team));
  return arrivals;
}
/** From round 2 on the outer squads march: against one another, then against the squad moving up, then on the buildings. */
function meet(t: Exalted, lane: Lane): Arrival[] {
  const marching = { blue: squadOf(t, 'blue', lane, 'outer'), red: squadOf(t, 'red', lane, 'outer') };
  clash(t, marching.blue, marching.red);
  return TEAMS.flatMap((team) => {
    const foe = opponentOf(team);
    clash(t, marching[team], squadOf(t, foe, lane, 'inner'));
    const left = marching[team].filter(isUp);
    for (const golem of left) vanish(t, golem);
    return left.length === 0 ? [] : [{ building: destination(t, foe, lane), golems: left.length }];
  });
}
/** EX-MARCH-04: one for one; each side loses its most damaged golem first. */
function clash(t: Exalted, a: readonly Golem[], b: readonly Golem[]): void {
  const weakest = (squad: readonly Golem[]): Golem[] =>
    squad.filter(isUp).toSorted((x, y) => x.life - y.life);
  const [some, others] = [weakest(a), weakest(b)];
  for (let i = 0; i < Math.min(some.length, others.length); i++) {
    vanish(t, some[i]);
    vanish(t, others[i]);
  }
}
function vanish(t: Exalted, golem: Golem): void {
  golem.present = false;
  golem.status.splice(0);
  t.tell('vanishes', { model: golem.id, ...named(golem), lane: golem.lane });
}
/** EX-MARCH-06, -07: the outer tower, else the inner one, else the artefact. */
const destination = (t: Exalted, team: Team, lane: Lane): Model =>
  standing(towerOf(t, team, lane, 'outer')) ??
  standing(towerOf(t, team, lane, 'inner')) ??
  artefactOf(t, team);
const standing = (tower: Tower | null): Tower | null => (tower !== null && tower.present ? tower : null);

/** Step 4: EX-END-04. Bleeding first, then burning, then what ends with the round, finally the artefacts. */
function* effects(t: Exalted): Flow {
  yield* suffer(t, 'bleed', 2);
  yield* suffer(t, 'burn', 1);
  expireLasting(t, 'endOfRound');
  for (const marker of t.state.markers.slice())
    if (markerStep(t, marker).spec.lasts === 'endOfRound')
      t.state.markers.splice(t.state.markers.indexOf(marker), 1);
  // EX-ART-05: up to 15; a destroyed one does not regenerate.
  for (const team of TEAMS) {
    const artefact = artefactOf(t, team);
    if (isUp(artefact)) artefact.life = Math.min(maxLife(t, artefact), artefact.life + REGENERATION);
  }
}
const REGENERATION = 2;
/** EX-STATUS-10, -11: direct damage, and then it is over. */
function* suffer(t: Exalted, status: Status, damage: number): Flow {
  for (const model of t.state.models) {
    if (!isLiving(model) || !isUp(model)) continue;
    const one = model.status.find((each) => each.status === status);
    if (one === undefined) continue;
    const less = model.sort === 'hero' ? soothed(t, model) : 0;
    const by = one.by === null ? null : heroOf(t, one.by).id;
    cure(t, model, [status]);
    yield* hurt(t, model, damage - less, { cause: by === null ? 'wild' : 'status', hero: by });
  }
}

/** Step 7: EX-END-07, EX-NEUT-09, -12. Only those that were knocked out return, with full life; trophies end. */
function neutralsReturn(t: Exalted): void {
  for (const wild of wilds(t)) {
    if (wild.present) continue;
    wild.trophyOf = null;
    wild.life = unitDef(t, wild).life;
    const home = homeOf(wild);
    const spot = nearestFree({ x: home.x, y: home.y, r: wild.r }, crowd(t, wild)) ?? home;
    wild.x = spot.x;
    wild.y = spot.y;
    wild.present = true;
    t.tell('returns', { model: wild.id, ...named(wild) });
  }
}
const homeOf = ({ kind, home }: Wild) =>
  HOMES.find(({ neutral, team }) => neutral === kind && team === home)!;
