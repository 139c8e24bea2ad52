import { type Disc, inches, type Point, within } from '../geometry/measure.ts';
import type { Ground } from '../geometry/push.ts';
import { sees, SIGHT } from '../geometry/sight.ts';
import { MOUNTAINS } from '../geometry/arena.ts';
import type { Hero, Kind, Model, Team, Tower } from '../shape.ts';
import type { NearTo, Outlines, SpotSpec, WalkSpec } from '../placing/spec.ts';
import {
  hasSquad,
  isOneOf,
  isUp,
  opponentOf,
  type Read,
  towerAt,
  towerIds,
  towerOf,
  towers,
  wallsOf,
} from './models.ts';
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
export function everybody(t: Read): Disc[] {
  const found: Disc[] = [];
  for (const model of t.state.models) if (model.present) found.push(model);
  return found;
}
export const outlinesOf = (t: Read): Outlines =>
  t.state.barriers.length === 0 ? NO_OUTLINES : t.state.barriers.map(({ corners }) => corners);
const NO_OUTLINES: Outlines = [];

/** EX-TOWER-05: its squad is alive; in round 1 outer towers have not lost any golems yet. */
const isArmed = (t: Read, tower: Tower): boolean =>
  isUp(tower) && ((tower.rank === 'outer' && t.state.round === 1) || hasSquad(t, tower));
/** The towers that shoot at heroes of the other team. */
const armedAgainst = (t: Read, { team }: Hero): Tower[] =>
  towers(t).filter((tower) => tower.team !== team && isArmed(t, tower));
/** Those of them that could shoot at somebody who is at most so far from here. */
export function armedNear(t: Read, hero: Hero, far: number): Tower[] {
  const found: Tower[] = [];
  for (const id of towerIds(t, opponentOf(hero.team))) {
    const tower = towerAt(t, id);
    if (within(tower, hero, TOWER_RANGE + far) && isArmed(t, tower)) found.push(tower);
  }
  return found;
}
/** Those that shoot at a hero who stands there. EX-TOWER-06 */
export function armedAt(t: Read, hero: Hero, stand: Disc = hero): readonly Tower[] {
  let found: Tower[] | null = null;
  for (const id of towerIds(t, opponentOf(hero.team))) {
    const tower = towerAt(t, id);
    if (towerReaches(tower, stand) && isArmed(t, tower)) (found ??= []).push(tower);
  }
  return found ?? NO_TOWERS;
}
const NO_TOWERS: readonly Tower[] = [];
/** EX-LOS-05, and over hedges: does the tower see a base there? */
export const towerSees = (tower: Tower, base: Disc): boolean => sees(tower, base, MOUNTAINS);
const towerReaches = (tower: Tower, base: Disc): boolean =>
  within(tower, base, TOWER_RANGE) && towerSees(tower, base);

/** How far others see a model: 10 inches, less if it is veiled from them. EX-LOS-01 */
function visibility(t: Read, viewer: Model | null, seen: Model): number {
  let far = SIGHT;
  if (viewer?.team !== seen.team)
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

type WalkMore = Partial<Omit<WalkSpec, 'kind' | 'towers'>> & { readonly through?: readonly Kind[] };
const NO_MORE: WalkMore = {};
/** What asks for a way of a hero. Made for every way anybody might go, so the towers are only looked for where a client asks. */
class Walking implements WalkSpec {
  readonly kind = 'walk';
  readonly base: Disc;
  readonly allowance: number;
  readonly short: number;
  readonly straight: boolean;
  readonly along: Point | null;
  readonly blockers: readonly Disc[];
  readonly occupied: readonly Disc[];
  readonly flying: boolean;
  readonly barriers: Outlines;
  readonly end: NearTo | null;
  private readonly t: Read;
  private readonly hero: Model;

  constructor(t: Read, hero: Model, allowance: number, more: WalkMore) {
    this.t = t;
    this.hero = hero;
    this.base = more.base ?? discOf(hero);
    this.allowance = allowance;
    this.short = more.short ?? allowance;
    this.straight = more.straight ?? false;
    this.along = more.along ?? null;
    const occupied = othersNear(t, hero, this.base, allowance);
    this.occupied = occupied;
    this.blockers = blockersAmong(occupied, hero, more.through);
    this.flying = more.flying ?? false;
    this.barriers = outlinesOf(t);
    this.end = more.end ?? null;
  }
  get towers(): readonly Disc[] {
    return towersAgainst(this.t, this.hero);
  }
}
export const walkSpec = (t: Read, hero: Model, allowance: number, more: WalkMore = NO_MORE): WalkSpec =>
  new Walking(t, hero, allowance, more);
const towersAgainst = (t: Read, model: Model): readonly Disc[] =>
  model.sort === 'hero' ? plain(armedAgainst(t, model)) : [];
/** Those in the way of somebody; mostly nobody near is. */
function blockersAmong(near: readonly Model[], me: Model, through: readonly Kind[] = []): readonly Model[] {
  const found: Model[] = [];
  for (let i = 0; i < near.length; i++) if (blocks(me, near[i], through)) found.push(near[i]);
  return found;
}
/** Those others whom a base could touch that goes so far. */
function othersNear(t: Read, me: Model, from: Disc, far: number): Model[] {
  const found: Model[] = [];
  for (const model of t.state.models)
    if (model.present && model.id !== me.id && within(from, model, far)) found.push(model);
  return found;
}
type SpotMore = Partial<Omit<SpotSpec, 'kind' | 'towers'>>;
/** What asks for a place for a base. */
class Standing implements SpotSpec {
  readonly kind = 'spot';
  readonly r: number;
  readonly occupied: readonly Disc[];
  readonly barriers: Outlines;
  readonly near: NearTo | null;
  readonly from: NearTo | null;
  readonly platform: Team | null;
  readonly squad: SpotSpec['squad'];
  readonly only: readonly Point[] | null;
  readonly reaches: SpotSpec['reaches'];
  private readonly t: Read;
  private readonly model: Model;

  constructor(t: Read, model: Model, more: SpotMore) {
    this.t = t;
    this.model = model;
    this.r = model.r;
    this.barriers = outlinesOf(t);
    this.near = more.near ?? null;
    this.from = more.from ?? null;
    this.platform = more.platform ?? null;
    this.squad = more.squad ?? null;
    this.only = more.only ?? null;
    this.reaches = more.reaches ?? null;
    this.occupied = this.inTheWay();
  }
  /** Everybody who stands where one might be put. */
  private inTheWay(): readonly Disc[] {
    const { t, model, near, from, squad } = this;
    if (near !== null) return othersNear(t, model, near, near.inches + 2 * model.r);
    if (from !== null) return othersNear(t, model, from, from.inches + model.r);
    if (squad !== null) return othersNear(t, model, squad.first, 2 * model.r + inches(0.1));
    return othersOf(t, model);
  }
  get towers(): readonly Disc[] {
    return towersAgainst(this.t, this.model);
  }
}
export const spotSpec = (t: Read, model: Model, more: SpotMore): SpotSpec => new Standing(t, model, more);
export const discOf = ({ x, y, r }: Disc): Disc => ({ x, y, r });
export const plain = (discs: readonly Disc[]): Disc[] => discs.map(discOf);

/** EX-TOWER-07 to -10: may a tower be attacked now? The rule that forbids it, or null. */
export function towerFault(t: Read, tower: Tower): string | null {
  const { team, lane, rank } = tower;
  if (t.state.round === 1) return 'EX-TOWER-07';
  if (rank === 'inner') {
    if (towerOf(t, team, lane, 'outer')?.present === true) return 'EX-TOWER-09';
    if (hasSquad(t, { team, lane, rank: 'outer' })) return 'EX-TOWER-10';
  }
  return hasSquad(t, tower) ? 'EX-TOWER-08' : null;
}
/** EX-ART-02: both towers of one lane are destroyed. */
export const artefactOpen = (t: Read, team: Model['team']): boolean => {
  const own = towers(t).filter((tower) => tower.team === team);
  return own.some(
    ({ lane, present }) => !present && own.every((other) => other.lane !== lane || !other.present),
  );
};
