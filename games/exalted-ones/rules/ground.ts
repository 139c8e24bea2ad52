import { type Disc, inches, within } from '../geometry/measure.ts';
import type { Ground } from '../geometry/push.ts';
import { sees, SIGHT } from '../geometry/sight.ts';
import { MOUNTAINS } from '../geometry/arena.ts';
import type { Hero, Kind, Model, Tower } from '../shape.ts';
import type { Outlines, SpotSpec, WalkSpec } from '../placing/spec.ts';
import { isOneOf, type Read, squadOf, towers, wallsOf } from './models.ts';
import { lastingOn } from './values.ts';

/** EX-TOWER-03 */
export const TOWER_RANGE = inches(4);

/** Whom a model cannot move through. EX-MOVE-03, -05; `through`: kinds that do not block it. */
export function blockersOf(t: Read, me: Model, through: readonly Kind[] = []): Disc[] {
  const found: Disc[] = [];
  for (const model of t.state.models)
    if (model.present && model.id !== me.id && blocks(me, model, through)) found.push(model);
  return found;
}
const blocks = (me: Model, model: Model, through: readonly Kind[] = []): boolean =>
  (model.team !== me.team || me.team === null || model.sort === 'tower' || model.sort === 'artefact') &&
  (through.length === 0 || !isOneOf(me, model, through));
/** Everybody else: nobody can stand on them, and a push stops at them. EX-MOVE-04, EX-PUSH-04 */
export function othersOf(t: Read, me: Model): Disc[] {
  const found: Disc[] = [];
  for (const model of t.state.models) if (model.present && model.id !== me.id) found.push(model);
  return found;
}
export const crowd = (t: Read, me: Model): Ground => ({ walls: wallsOf(t), blockers: othersOf(t, me) });
export const everybody = (t: Read): Disc[] => t.state.models.filter(({ present }) => present);
export const outlinesOf = (t: Read): Outlines =>
  t.state.barriers.length === 0 ? NO_OUTLINES : t.state.barriers.map(({ corners }) => corners);
const NO_OUTLINES: Outlines = [];

/** EX-TOWER-05: its squad is alive; in round 1 outer towers have not lost any golems yet. */
const isArmed = (t: Read, { present, life, team, lane, rank }: Tower): boolean =>
  present &&
  life > 0 &&
  ((rank === 'outer' && t.state.round === 1) || squadOf(t, team, lane, rank).length > 0);
/** The towers that shoot at heroes of the other team. */
const armedAgainst = (t: Read, { team }: Hero): Tower[] =>
  towers(t).filter((tower) => tower.team !== team && isArmed(t, tower));
/** Those of them that could shoot at somebody who is at most so far from here. */
export function armedNear(t: Read, hero: Hero, far: number): Tower[] {
  const found: Tower[] = [];
  for (const model of t.state.models)
    if (
      model.sort === 'tower' &&
      model.team !== hero.team &&
      within(model, hero, TOWER_RANGE + far) &&
      isArmed(t, model)
    )
      found.push(model);
  return found;
}
/** EX-LOS-05, and over hedges: does the tower see a base there? */
export const towerSees = (tower: Tower, base: Disc): boolean => sees(tower, base, MOUNTAINS);
export const towerReaches = (tower: Tower, base: Disc): boolean =>
  within(tower, base, TOWER_RANGE) && towerSees(tower, base);

/** How far others see a model: 10 inches, less if it is veiled from them. EX-LOS-01 */
function visibility(t: Read, viewer: Model | null, seen: Model): number {
  let far = SIGHT;
  if (t.state.lasting.length > 0 && viewer?.team !== seen.team)
    for (const { what } of lastingOn(t, seen, 'veil')) far = Math.min(far, inches(what.within));
  return far;
}
/** Does a model see another, from where it stands or from another base? EX-LOS-01 to -06 */
export const seesModel = (
  t: Read,
  viewer: Model,
  seen: Model,
  from: Disc = viewer,
  at: Disc = seen,
): boolean => sees(from, at, wallsOf(t), visibility(t, viewer, seen));

/** What asks for a way of a hero. */
export function walkSpec(
  t: Read,
  hero: Model,
  allowance: number,
  more: Partial<Omit<WalkSpec, 'kind'>> & { readonly through?: readonly Kind[] } = {},
): WalkSpec {
  const base = more.base ?? discOf(hero);
  const occupied = othersNear(t, hero, base, allowance);
  return {
    kind: 'walk',
    base,
    allowance,
    short: more.short ?? allowance,
    straight: more.straight ?? false,
    along: more.along ?? null,
    blockers: occupied.filter((model) => blocks(hero, model, more.through)),
    occupied,
    flying: more.flying ?? false,
    barriers: outlinesOf(t),
    end: more.end ?? null,
    // Only a client looks at them.
    get towers() {
      return hero.sort === 'hero' ? plain(armedAgainst(t, hero)) : [];
    },
  };
}
/** Those others whom a base could touch that goes so far. */
function othersNear(t: Read, me: Model, from: Disc, far: number): Model[] {
  const found: Model[] = [];
  for (const model of t.state.models)
    if (model.present && model.id !== me.id && within(from, model, far)) found.push(model);
  return found;
}
/** What asks for a place for a base. */
export const spotSpec = (
  t: Read,
  me: Model,
  { near = null, from = null, platform = null, squad = null, only = null, reaches = null }: Partial<SpotSpec>,
): SpotSpec => ({
  kind: 'spot',
  r: me.r,
  occupied:
    near !== null
      ? othersNear(t, me, near, near.inches + 2 * me.r)
      : from !== null
        ? othersNear(t, me, from, from.inches + me.r)
        : squad !== null
          ? othersNear(t, me, squad.first, 2 * me.r + inches(0.1))
          : othersOf(t, me),
  barriers: outlinesOf(t),
  near,
  from,
  platform,
  squad,
  only,
  reaches,
  get towers() {
    return me.sort === 'hero' ? plain(armedAgainst(t, me)) : [];
  },
});
export const discOf = ({ x, y, r }: Disc): Disc => ({ x, y, r });
export const plain = (discs: readonly Disc[]): Disc[] => discs.map(discOf);

/** EX-TOWER-07 to -10: may a tower be attacked now? The rule that forbids it, or null. */
export function towerFault(t: Read, { team, lane, rank }: Tower): string | null {
  if (t.state.round === 1) return 'EX-TOWER-07';
  if (rank === 'inner') {
    if (
      towers(t).some(
        (other) => other.team === team && other.lane === lane && other.rank === 'outer' && other.present,
      )
    )
      return 'EX-TOWER-09';
    if (squadOf(t, team, lane, 'outer').length > 0) return 'EX-TOWER-10';
  }
  return squadOf(t, team, lane, rank).length > 0 ? 'EX-TOWER-08' : null;
}
/** EX-ART-02: both towers of one lane are destroyed. */
export const artefactOpen = (t: Read, team: Model['team']): boolean => {
  const own = towers(t).filter((tower) => tower.team === team);
  return own.some(
    ({ lane, present }) => !present && own.every((other) => other.lane !== lane || !other.present),
  );
};
