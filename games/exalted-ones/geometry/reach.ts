import { along, type Disc, distance, type Point } from './measure.ts';
import { freeWay, type Ground } from './push.ts';
import { bends } from './routes.ts';
import { WHEEL } from './wheel.ts';

/**
 * The area a base can walk to, to be drawn: around every point where a way can bend, a star that reaches as far as the rest of the
 * allowance and the obstacles let it. Painted over one another in one colour the stars are the area.
 */
export function reachable(base: Disc, allowance: number, ground: Ground): readonly (readonly Point[])[] {
  return bends(base, allowance, ground).map((bend) => {
    const from = { x: bend.x, y: bend.y, r: base.r };
    // What lies beyond reach from here need not be looked at by every ray.
    const near: Ground = {
      walls: ground.walls,
      blockers: ground.blockers.filter((other) => distance(from, other) < bend.left + base.r + other.r),
    };
    return WHEEL.map((way) => along(from, way, freeWay(from, way, bend.left, near)));
  });
}
