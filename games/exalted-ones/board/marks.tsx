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
/** A word or a number on the map, on its own plate, as large as it has to be to be read, and never beyond the edge. */
export function Tag({ x, y, text, danger = false }: TagProps) {
  const scale = (useContext(NameSize) ?? 21.5) / 12.5;
  const wide = text.length * 6.3 + 14;
  const half = (wide / 2) * scale;
  const at = Math.min(SIDE + 16 - half, Math.max(half - 16, x));
  return (
    <g
      className="ex-tag"
      transform={`translate(${round(at)} ${round(Math.max(-6, y))}) scale(${round(scale)})`}
      data-danger={danger || undefined}
      pointerEvents="none"
    >
      <rect x={round(-wide / 2)} y="-9" width={round(wide)} height="18" rx="9" />
      <text y="4.4">{text}</text>
    </g>
  );
}
