import { content } from '../content/index.ts';
import { allOn, rayToward } from '../geometry/lines.ts';
import type { Disc, Path, Point } from '../geometry/measure.ts';
import { circleCovers, covers, T1, T2, type Template } from '../geometry/templates.ts';
import { type CircleSpec, type LineSpec, type TemplateSpec, wallsWith } from '../placing/spec.ts';
import { areaTargets } from '../rules/targets.ts';
import type { Ability, Hero, Model, Target } from '../shape.ts';
import { type At, askedHero, askedKind, read } from './reading.ts';

/** A question for a place that is answered by an area. */
export type AreaSpec = LineSpec | TemplateSpec | CircleSpec;

export const templateOf = ({ template }: TemplateSpec): Template => (template === 'T1' ? T1 : T2);
/** A pair lies on both sides. */
export const sidesOf = (
  { template, from }: Pick<TemplateSpec, 'template' | 'from'>,
  to: Point,
): readonly Point[] => (template === 'T2Pair' ? [to, { x: 2 * from.x - to.x, y: 2 * from.y - to.y }] : [to]);

/** The hero and the ability that is being aimed; null where the question names none. */
export function aimedBy(at: At): { readonly hero: Hero; readonly ability: Ability } | null {
  const hero = askedHero(at);
  const ability = content[askedKind(at)];
  return hero === null || ability?.sort !== 'ability' ? null : { hero, ability };
}

const AREAS: ReadonlySet<Target> = new Set(['allInLine', 'circle', 'T1', 'T2', 'T2Pair']);
/** Whom an area touches, as the rules count it; what is only pushed or led along a line is whoever stands there. */
export function touchedBy(spec: AreaSpec, path: Path, at: At): readonly Model[] {
  const aimed = aimedBy(at);
  if (aimed !== null && AREAS.has(aimed.ability.target))
    return areaTargets(read(at.view), aimed.hero, aimed.ability, spec.from, path);
  const discs = new Set(under(spec, path).map(({ x, y }) => `${x} ${y}`));
  return at.view.state.models.filter(({ present, x, y }) => present && discs.has(`${x} ${y}`));
}
function under(spec: AreaSpec, path: Path): readonly Disc[] {
  switch (spec.kind) {
    case 'line': {
      const walls = wallsWith(spec.barriers);
      return path.flatMap((to) => allOn(rayToward(spec.from, to, spec.range, walls), spec.targets));
    }
    case 'template':
      return spec.targets.filter((target) =>
        path.some((to) =>
          sidesOf(spec, to).some((side) => covers(templateOf(spec), spec.from, side, target)),
        ),
      );
    case 'circle':
      return spec.targets.filter((target) => path.some((to) => circleCovers(to, target)));
  }
}
