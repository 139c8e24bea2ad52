import { along, type Point } from '../geometry/measure.ts';
import { WHEEL } from '../geometry/wheel.ts';
import type { SpotSpec } from '../placing/spec.ts';
import type { Team } from '../shape.ts';

/** Places that come to mind where somebody may be put. Each team looks around from its own side: of equal places both choose the same, seen from where they sit. */
export function placesAround({ only, near, from, r }: SpotSpec, team: Team): readonly Point[] {
  if (only !== null) return only;
  const found: Point[] = from === null ? [] : [{ x: from.x, y: from.y }];
  for (let i = 0; i < WHEEL.length; i += 2) {
    const way = WHEEL[(i + (team === 'blue' ? 0 : WHEEL.length / 2)) % WHEEL.length];
    for (const share of [1, 0.5]) {
      if (near !== null) found.push(along(near, way, near.r + r + Math.max(2, near.inches * share - 2)));
      if (from !== null) found.push(along(from, way, from.inches * share));
    }
  }
  return found;
}
