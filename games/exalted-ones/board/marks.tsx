import { useContext } from 'react';
import { NameSize, round } from '@tafelrunde/ui/board';
import type { Point } from '../geometry/measure.ts';
import { type Plate, plateOf } from './plates.ts';
import { lengthOf, px, py, SIDE } from './scale.ts';

/** How far something reaches. */
export function Ring({ centre, far }: { readonly centre: Point; readonly far: number }) {
  return <circle cx={px(centre.x)} cy={py(centre.y)} r={lengthOf(far)} className="ex-range" />;
}

/** Where a base would stand. */
export function Ghost({
  at: { x, y },
  r,
  bad,
}: {
  readonly at: Point;
  readonly r: number;
  readonly bad: boolean;
}) {
  return <circle cx={px(x)} cy={py(y)} r={lengthOf(r)} className="ex-ghost" data-bad={bad || undefined} />;
}

/** How far below the middle of a plate its letters end. */
const DOWN = 4.4;
/**
 * A word or a number on the map, on its own plate. Placed without a transform: it follows the pointer, and a browser sorts its
 * layers again for every transform that changes.
 */
export function Tag({ danger = false, ...plate }: Plate & { readonly danger?: boolean }) {
  const { size, scale, wide, high, left, middle } = plateOf(plate, {
    side: SIDE,
    letters: useContext(NameSize),
  });
  return (
    <g className="ex-tag" data-danger={danger || undefined} pointerEvents="none">
      <rect
        x={round(left)}
        y={round(middle - high / 2)}
        width={round(wide)}
        height={round(high)}
        rx={round(high / 2)}
        strokeWidth={round(scale)}
      />
      <text x={round(left + wide / 2)} y={round(middle + DOWN * scale)} style={{ fontSize: round(size) }}>
        {plate.text}
      </text>
    </g>
  );
}
