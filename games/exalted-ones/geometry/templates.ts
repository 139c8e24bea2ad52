import { type Aim, oneForEachGroup } from './aims.ts';
import { between, wayTo } from './lines.ts';
import {
  along,
  type Disc,
  distance,
  inches,
  onGrid,
  type Point,
  pointToSegment2,
  SLACK,
  toward,
} from './measure.ts';

/** A template that is laid against a base: how long it is, and half its width at its near and at its far end. */
export interface Template {
  readonly length: number;
  readonly near: number;
  readonly far: number;
}
/** EX-TMPL-01: the measures of T1 and T2 are ours, the rulebook gives none. */
export const T1: Template = { length: inches(4), near: inches(0.6), far: inches(2) };
export const T2: Template = { length: inches(6), near: inches(0.6), far: inches(0.6) };
export const CIRCLE_RADIUS = inches(1.5);

/**
 * EX-TMPL-02, EX-MEAS-06: does a template that is laid against a base, toward a point, touch the other base? Seen from whoever
 * lays it, it lies straight ahead and is the same on both sides.
 */
export function covers({ length, near, far }: Template, from: Disc, to: Point, target: Disc): boolean {
  const { x, y } = wayTo(from, to);
  const wx = target.x - from.x;
  const wy = target.y - from.y;
  const ahead = wx * x + wy * y - from.r;
  const aside = Math.abs(wx * y - wy * x);
  if (ahead >= 0 && ahead <= length && aside <= near + (ahead / length) * (far - near)) return true;
  const reach2 = (target.r + SLACK) ** 2;
  return (
    pointToSegment2(ahead, aside, 0, 0, 0, near) <= reach2 ||
    pointToSegment2(ahead, aside, 0, near, length, far) <= reach2 ||
    pointToSegment2(ahead, aside, length, 0, length, far) <= reach2
  );
}

/** The corners of a template on the map, all around it, to be drawn. */
export function outline({ length, near, far }: Template, from: Disc, to: Point): readonly Point[] {
  const { x, y } = wayTo(from, to);
  const corner = (ahead: number, aside: number): Point => ({
    x: onGrid(from.x + x * (from.r + ahead) - y * aside),
    y: onGrid(from.y + y * (from.r + ahead) + x * aside),
  });
  return [corner(0, -near), corner(length, -far), corner(length, far), corner(0, near)];
}

/** EX-TMPL-03, -04: may the circle be laid around this point? Its near edge is at most the range away from the base. */
export const circleReaches = (from: Disc, centre: Point, range: number): boolean =>
  distance(from, centre) - from.r - CIRCLE_RADIUS <= range + SLACK;
/** EX-MEAS-06: does the circle around this point touch the base? */
export const circleCovers = (centre: Point, target: Disc): boolean =>
  distance(centre, target) <= CIRCLE_RADIUS + target.r + SLACK;

/**
 * Good places to aim a template at: at each target and between every two, one for each group that is touched. For bots and for
 * the keyboard; a person may aim anywhere.
 */
export function templateAims<D extends Disc>(
  template: Template,
  from: Disc,
  targets: readonly D[],
): readonly Aim<D>[] {
  const far = from.r + template.length;
  const near = targets.filter((target) => distance(from, target) <= far + template.far + target.r + SLACK);
  const straight = near.map((target) => wayTo(from, target));
  const ways = straight.flatMap((way, i) => [
    way,
    ...straight.slice(i + 1).map((other) => between(way, other)),
  ]);
  const aims = ways.map((way) => {
    const to = along(from, way, far);
    return { to, hits: near.filter((target) => covers(template, from, to, target)) };
  });
  return oneForEachGroup(aims, near);
}

/** The same for the circle: around each target, and around the middle of every two. */
export function circleAims<D extends Disc>(
  from: Disc,
  range: number,
  targets: readonly D[],
): readonly Aim<D>[] {
  const most = from.r + CIRCLE_RADIUS + range;
  const near = targets.filter((target) => distance(from, target) <= most + CIRCLE_RADIUS + target.r);
  const centres = near.flatMap((a, i) => [
    a,
    ...near.slice(i + 1).map((b) => ({ x: onGrid((a.x + b.x) / 2), y: onGrid((a.y + b.y) / 2) })),
  ]);
  const aims = centres.map((centre) => {
    const to = distance(from, centre) <= most ? { x: centre.x, y: centre.y } : toward(from, centre, most);
    return { to, hits: near.filter((target) => circleCovers(to, target)) };
  });
  return oneForEachGroup(aims, near);
}
