import { useContext } from 'react';
import { NameSize, round } from '@tafelrunde/ui/board';
import type { Point } from '../geometry/measure.ts';
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

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly danger?: boolean;
}
/** The size of its letters in the drawing, and how far above the middle of the plate they end. */
const LETTERS = 12.5;
const DOWN = 4.4;
/**
 * A word or a number on the map, on its own plate, as large as it has to be to be read, and never beyond the edge. Placed without
 * a transform: it follows the pointer, and a browser sorts its layers again for every transform that changes.
 */
export function Tag({ x, y, text, danger = false }: TagProps) {
  const size = useContext(NameSize) ?? 21.5;
  const scale = size / LETTERS;
  const wide = (text.length * 6.3 + 14) * scale;
  const left = Math.min(SIDE + 16 - wide, Math.max(-16, x - wide / 2));
  const middle = Math.max(-6, y);
  return (
    <g className="ex-tag" data-danger={danger || undefined} pointerEvents="none">
      <rect
        x={round(left)}
        y={round(middle - 9 * scale)}
        width={round(wide)}
        height={round(18 * scale)}
        rx={round(9 * scale)}
        strokeWidth={round(scale)}
      />
      <text x={round(left + wide / 2)} y={round(middle + DOWN * scale)} style={{ fontSize: round(size) }}>
        {text}
      </text>
    </g>
  );
}
