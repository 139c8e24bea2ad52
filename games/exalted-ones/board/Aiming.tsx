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
      {aim.map((to) => (
        <AimedArea key={`${to.x} ${to.y}`} spec={spec} to={to} />
      ))}
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

function AimedArea({ spec, to }: { readonly spec: AreaSpec; readonly to: Point }) {
  switch (spec.kind) {
    case 'line': {
      const { from, way, length } = rayToward(spec.from, to, spec.range, wallsWith(spec.barriers));
      const end = along(from, way, length);
      return (
        <>
          <path d={lineOf([from, end])} className="ex-line-bed" />
          <path d={lineOf([from, end])} className="ex-line" />
          <circle cx={px(end.x)} cy={py(end.y)} r="3.5" className="ex-spot" />
        </>
      );
    }
    case 'template':
      return sidesOf(spec, to).map((side) => (
        <path
          key={`${side.x} ${side.y}`}
          d={areaOf(outline(templateOf(spec), spec.from, side))}
          className="ex-template"
        />
      ));
    case 'circle':
      return <circle cx={px(to.x)} cy={py(to.y)} r={lengthOf(CIRCLE_RADIUS)} className="ex-template" />;
  }
}

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
            x: px(hit.x),
            y: py(hit.y) - lengthOf(hit.r) - 16,
            text: chanceMark(chance, props.speech.language),
          },
        ],
  );
  return (
    <>
      {hits.map(({ hit }) => (
        <circle
          key={hit.id}
          cx={px(hit.x)}
          cy={py(hit.y)}
          r={lengthOf(hit.r + inches(0.15))}
          className="ex-hit"
        />
      ))}
      {apart(tags, { side: SIDE, letters }).map(({ x, y, text }) => (
        <Tag key={`${x} ${y}`} x={x} y={y} text={text} />
      ))}
    </>
  );
}
