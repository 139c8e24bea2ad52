import type { Disc, Point } from './measure.ts';

/** A way to aim: at a point, and whom that touches. */
export interface Aim<D extends Disc> {
  readonly to: Point;
  readonly hits: readonly D[];
}

/** One aim for each group that is touched, the first that was found; those that touch nobody are left out. */
export function oneForEachGroup<D extends Disc>(
  aims: readonly Aim<D>[],
  targets: readonly D[],
): readonly Aim<D>[] {
  const byGroup = new Map<string, Aim<D>>();
  for (const aim of aims) {
    const group = aim.hits.map((hit) => targets.indexOf(hit)).join();
    if (aim.hits.length > 0 && !byGroup.has(group)) byGroup.set(group, aim);
  }
  return [...byGroup.values()];
}
