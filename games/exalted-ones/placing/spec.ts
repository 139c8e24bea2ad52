import type { RuleId } from '@tafelrunde/engine';
import { MOUNTAINS, onPlatform, type Team } from '../geometry/arena.ts';
import {
  along,
  direction,
  type Disc,
  distance,
  inches,
  length,
  onMat,
  type Path,
  type Point,
  SIZE,
  SLACK,
  within,
} from '../geometry/measure.ts';
import { sees } from '../geometry/sight.ts';
import { secondGolemFits } from '../geometry/spots.ts';
import { canStand, type StepFault, stepFault } from '../geometry/steps.ts';
import { circleReaches } from '../geometry/templates.ts';
import { clears, crosses, type Wall, wall } from '../geometry/walls.ts';

/**
 * What a question for a point or a way is about, as plain data: it travels to the client, and the same `faultOf` judges an answer
 * there, while the pointer still moves, and in the match. Lengths are thousandths of an inch.
 */
export type PlaceSpec = WalkSpec | SpotSpec | LineSpec | TemplateSpec | CircleSpec | PointSpec | HedgeSpec;

/** Outlines laid by abilities; the mountains are always there. */
export type Outlines = readonly (readonly Point[])[];

/** A way on foot, or through the air. */
export interface WalkSpec {
  readonly kind: 'walk';
  readonly base: Disc;
  readonly allowance: number;
  /** Up to here an attack or an ability may follow; beyond it is a run. */
  readonly short: number;
  /** One straight line; along this direction only, where there is one. */
  readonly straight: boolean;
  readonly along: Point | null;
  /** What blocks the way, and whom one cannot stand on. */
  readonly blockers: readonly Disc[];
  readonly occupied: readonly Disc[];
  readonly flying: boolean;
  readonly barriers: Outlines;
  /** Towers that shoot whoever comes into their range. */
  readonly towers: readonly Disc[];
  /** The way has to end this near to a base. */
  readonly end: NearTo | null;
}
export interface NearTo extends Disc {
  readonly inches: number;
}

/** A place to stand on. */
export interface SpotSpec {
  readonly kind: 'spot';
  readonly r: number;
  readonly occupied: readonly Disc[];
  readonly barriers: Outlines;
  readonly towers: readonly Disc[];
  /** Edge to edge. */
  readonly near: NearTo | null;
  /** Centre to centre. */
  readonly from: NearTo | null;
  readonly platform: Team | null;
  /** The second golem of a squad: in contact with the first, not nearer to the tower. */
  readonly squad: { readonly first: Disc; readonly tower: Disc } | null;
  /** Only these points. */
  readonly only: readonly Point[] | null;
  /** From there, somebody of these has to be in range and, unless sight is not needed, in sight. */
  readonly reaches: { readonly range: number; readonly targets: readonly Disc[] } | null;
}

/** A straight line toward a point; a template toward a point. */
export interface LineSpec {
  readonly kind: 'line';
  readonly from: Disc;
  readonly range: number;
  readonly lines: number;
  readonly targets: readonly Disc[];
  readonly barriers: Outlines;
}
export interface TemplateSpec {
  readonly kind: 'template';
  readonly template: 'T1' | 'T2' | 'T2Pair';
  readonly from: Disc;
  readonly targets: readonly Disc[];
}
/** The 3-inch circle around a point. */
export interface CircleSpec {
  readonly kind: 'circle';
  readonly from: Disc;
  readonly range: number;
  readonly targets: readonly Disc[];
}
/** A point with a clear line to it. */
export interface PointSpec {
  readonly kind: 'point';
  readonly from: Disc;
  readonly range: number;
  readonly barriers: Outlines;
}
/** A hedge: its middle, and a point in the direction it runs. It covers no base. */
export interface HedgeSpec {
  readonly kind: 'hedge';
  readonly from: Disc;
  readonly range: number;
  readonly length: number;
  readonly width: number;
  readonly occupied: readonly Disc[];
  readonly barriers: Outlines;
}

/** The rules that forbid a way. EX-MEAS-03, EX-MOVE-04 to -06 */
const STEP_RULES: Readonly<Record<StepFault, RuleId>> = {
  tooLong: 'EX-MEAS-03',
  offMat: 'EX-MOVE-06',
  blocked: 'EX-MOVE-05',
  occupied: 'EX-MOVE-04',
};

export const wallsWith = (barriers: Outlines): readonly Wall[] =>
  barriers.length === 0 ? MOUNTAINS : [...MOUNTAINS, ...barriers.map(wall)];

/** The rule that forbids this answer; null if it is fine. One function for the check, the sampler and the preview. */
export function faultOf(spec: PlaceSpec, path: Path): RuleId | null {
  switch (spec.kind) {
    case 'walk':
      return walkFault(spec, path);
    case 'spot':
      return spotFault(spec, path[0]);
    case 'line':
      return path.every((to) => aimsFrom(spec.from, to)) ? null : 'EX-LINE-04';
    case 'template':
      return aimsFrom(spec.from, path[0]) ? null : 'EX-TMPL-02';
    case 'circle':
      return circleReaches(spec.from, path[0], spec.range) ? null : 'EX-TMPL-03';
    case 'point':
      return pointFault(spec, path[0]);
    case 'hedge':
      return hedgeFault(spec, path);
  }
}

/** A direction is given by a point of the mat other than one's own. */
const aimsFrom = (from: Point, { x, y }: Point): boolean =>
  (x !== from.x || y !== from.y) && x >= 0 && y >= 0 && x <= SIZE && y <= SIZE;

export const walkOf = (spec: WalkSpec) => {
  const walls = wallsWith(spec.barriers);
  return {
    base: spec.base,
    allowance: spec.allowance,
    ground: spec.flying ? NOTHING : { walls, blockers: spec.blockers },
    end: { walls, blockers: spec.occupied },
  };
};
const NOTHING = { walls: [], blockers: [] } as const;

function walkFault(spec: WalkSpec, path: Path): RuleId | null {
  if (spec.straight && path.length > 1) return 'EX-DEF-08';
  if (spec.along !== null && !runsAlong(spec.base, spec.along, path[0])) return 'EX-DEF-08';
  // A model that stays where it is, is in nobody's way.
  const stays = path.length === 1 && path[0].x === spec.base.x && path[0].y === spec.base.y;
  const fault = stays ? null : stepFault(walkOf(spec), path);
  if (fault !== null) return STEP_RULES[fault];
  const { x, y } = path[path.length - 1];
  return spec.end === null || within({ x, y, r: spec.base.r }, spec.end, spec.end.inches)
    ? null
    : 'EX-ABIL-04';
}
/** Does the point lie on the straight line in this direction, as near as whole units allow? */
function runsAlong(from: Point, toward: Point, to: Point): boolean {
  const { x, y } = direction(toward.x - from.x, toward.y - from.y);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return Math.abs(dx * y - dy * x) <= SLACK && dx * x + dy * y >= -SLACK;
}

/** EX-DEPL-02, EX-PLACE-02, -03, EX-GOLEM-05, EX-TELE-03 */
function spotFault(spec: SpotSpec, { x, y }: Point): RuleId | null {
  const base = { x, y, r: spec.r };
  if (spec.only !== null && !spec.only.some((spot) => spot.x === x && spot.y === y)) return 'EX-DEPL-02';
  if (!onMat(base)) return 'EX-MOVE-06';
  if (spec.platform !== null && !onPlatform(spec.platform, base)) return 'EX-DEPL-02';
  if (spec.from !== null && distance(spec.from, base) > spec.from.inches + SLACK) return 'EX-PLACE-03';
  if (spec.near !== null && !within(base, spec.near, spec.near.inches)) return 'EX-PLACE-03';
  const ground = { walls: wallsWith(spec.barriers), blockers: spec.occupied };
  if (spec.squad !== null) {
    if (!secondGolemFits(base, spec.squad.first, spec.squad.tower, ground)) return 'EX-GOLEM-05';
  } else if (!canStand(base, ground)) return 'EX-PLACE-02';
  return spec.reaches === null || reachesSomebody(spec.reaches, base, ground.walls) ? null : 'EX-RANGE-03';
}
function reachesSomebody(
  { range, targets }: NonNullable<SpotSpec['reaches']>,
  base: Disc,
  walls: readonly Wall[],
): boolean {
  for (let i = 0; i < targets.length; i++)
    if (within(base, targets[i], range) && sees(base, targets[i], walls)) return true;
  return false;
}

/** On the mat, on no mountain, in range from the edge of the base, and nothing between. */
function pointFault({ from, range, barriers }: PointSpec | HedgeSpec, { x, y }: Point): RuleId | null {
  if (x < 0 || y < 0 || x > SIZE || y > SIZE) return 'EX-MOVE-06';
  if (distance(from, { x, y }) > from.r + range + SLACK) return 'EX-RANGE-02';
  const walls = wallsWith(barriers);
  if (!walls.every((one) => clears(one, x, y, x, y, 0))) return 'EX-PLACE-02';
  return walls.some((one) => crosses(one, from.x, from.y, x, y)) ? 'EX-LOS-05' : null;
}

/** The four corners of a hedge around a point, toward another. */
export function hedgeCorners(
  { length: long, width }: Pick<HedgeSpec, 'length' | 'width'>,
  [middle, to]: Path,
): Point[] {
  const way = direction(to.x - middle.x, to.y - middle.y);
  const side = { x: -way.y, y: way.x };
  const corner = (ahead: number, aside: number): Point =>
    along(along(middle, way, (ahead * long) / 2), side, (aside * width) / 2);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}
function hedgeFault(spec: HedgeSpec, path: Path): RuleId | null {
  const fault = pointFault(spec, path[0]);
  if (fault !== null) return fault;
  if (length(path[1].x - path[0].x, path[1].y - path[0].y) < inches(0.1)) return 'EX-LINE-04';
  const hedge = wall(hedgeCorners(spec, path));
  return spec.occupied.every(({ x, y, r }) => clears(hedge, x, y, x, y, r)) ? null : 'EX-PLACE-02';
}
