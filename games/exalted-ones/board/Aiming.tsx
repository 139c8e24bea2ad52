import { useContext } from 'react';
import { NameSize } from '@tafelrunde/ui/board';
import { along, inches, type Path, type Point } from '../geometry/measure.ts';
import { rayToward } from '../geometry/lines.ts';
import { CIRCLE_RADIUS, outline } from '../geometry/templates.ts';
import { aimedBy, type AreaSpec, sidesOf, templateOf, touchedBy } from '../overview/aiming.ts';
import { type Chance, chanceMark, chanceOf } from '../overview/chances.ts';
import { read } from '../overview/reading.ts';
import { wallsWith } from '../placing/spec.ts';
import type { Model } from '../shape.ts';
import { areaOf, lengthOf, lineOf, px, py, SIDE } from './scale.ts';
import { Tag } from './marks.tsx';
import { apart } from './plates.ts';
import type { Props } from './view.ts';

interface AimingProps {
  readonly spec: AreaSpec;
  readonly aim: Path;
  readonly bad: boolean;
  readonly props: Props;
}

/** An area that turns with the pointer, whom it touches, and what that would do to them. */
export function Aiming({ spec, aim, bad, props }: AimingProps) {
  const aimed = aimedBy(props);
  const hits = touchedBy(spec, aim, props);
  const t = read(props.view);
  return (
    <g className="ex-aim" data-bad={bad || undefined}>
      <AimedArea spec={spec} aim={aim} />
      <Hits
        hits={hits.map((hit) => ({
          hit,
          chance:
            aimed === null || hit.team === aimed.hero.team
              ? null
              : chanceOf(t, aimed.hero, aimed.ability, hit),
        }))}
        props={props}
      />
    </g>
  );
}

/** All points that are aimed at are one drawing: while the pointer moves it is changed, not made again. */
function AimedArea({ spec, aim }: { readonly spec: AreaSpec; readonly aim: Path }) {
  switch (spec.kind) {
    case 'line': {
      const walls = wallsWith(spec.barriers);
      const ends = aim.map((to) => {
        const { from, way, length } = rayToward(spec.from, to, spec.range, walls);
        return { from, end: along(from, way, length) };
      });
      const lines = ends.map(({ from, end }) => lineOf([from, end])).join('');
      return (
        <>
          <path d={lines} className="ex-line-bed" />
          <path d={lines} className="ex-line" />
          <path d={ends.map(({ end }) => ringOf(end, 3.5)).join('')} className="ex-spot" />
        </>
      );
    }
    case 'template': {
      const sides = aim.flatMap((to) => sidesOf(spec, to));
      const areas = sides.map((side) => areaOf(outline(templateOf(spec), spec.from, side)));
      return <path d={areas.join('')} className="ex-template" />;
    }
    case 'circle':
      return (
        <path d={aim.map((to) => ringOf(to, lengthOf(CIRCLE_RADIUS))).join('')} className="ex-template" />
      );
  }
}
/** A circle as a part of a path. */
const ringOf = ({ x, y }: Point, r: number): string =>
  `M${px(x) - r} ${py(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

interface HitsProps {
  readonly hits: readonly { readonly hit: Model; readonly chance: Chance | null }[];
  readonly props: Props;
}
/** Everybody who is touched, and what it would do to each; plates that would cover one another stand one above the other. */
export function Hits({ hits, props }: HitsProps) {
  const letters = useContext(NameSize);
  const tags = hits.flatMap(({ hit, chance }) =>
    chance === null
      ? []
      : [
          {
            id: hit.id,
            x: px(hit.x),
            y: py(hit.y) - lengthOf(hit.r) - 16,
            text: chanceMark(chance, props.speech.language),
          },
        ],
  );
  return (
    <>
      <path
        d={hits.map(({ hit }) => ringOf(hit, lengthOf(hit.r + inches(0.15)))).join('')}
        className="ex-hit"
      />
      {apart(tags, { side: SIDE, letters }).map(({ id, x, y, text }) => (
        <Tag key={id} x={x} y={y} text={text} />
      ))}
    </>
  );
}
