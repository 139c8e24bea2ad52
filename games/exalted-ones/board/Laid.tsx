import { DrawnIcon } from '@tafelrunde/ui/board';
import { CIRCLE_RADIUS } from '../geometry/templates.ts';
import { inches } from '../geometry/measure.ts';
import { read } from '../overview/reading.ts';
import { markerStep } from '../rules/markers.ts';
import { iconOf, patternOf } from './looks.ts';
import { areaOf, lengthOf, px, py } from './scale.ts';
import type { Props } from './view.ts';

/** What abilities have laid on the mat: markers with the circle in which they work, and hedges. */
export function Laid({ props: { view, speech } }: { readonly props: Props }) {
  const t = read(view);
  const { markers, barriers } = view.state;
  return (
    <g className="ex-laid">
      {barriers.map(({ by, corners }) => (
        <path key={`${by} ${areaOf(corners)}`} d={areaOf(corners)} className="ex-hedge" />
      ))}
      {markers.map((marker) => {
        const { by, ability, step, x, y } = marker;
        const { spec, owner } = markerStep(t, marker);
        const { team } = owner;
        const far =
          typeof spec.moment === 'object'
            ? inches(spec.moment.comesWithin)
            : spec.shape === 'circle'
              ? CIRCLE_RADIUS
              : null;
        return (
          <g key={`${by} ${step} ${x} ${y}`} transform={`translate(${px(x)} ${py(y)})`}>
            <title>{speech.card(ability)}</title>
            {far !== null && <circle r={lengthOf(far)} className="ex-marker-circle" data-team={team} />}
            <rect x="-8" y="-8" width="16" height="16" rx="3" fill={patternOf(team)} className="ex-base" />
            <DrawnIcon name={iconOf(ability)} x={-6.5} y={-6.5} size={13} fill="#fcf6e6" />
          </g>
        );
      })}
    </g>
  );
}
