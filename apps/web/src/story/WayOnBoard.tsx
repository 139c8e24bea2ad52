import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Seat } from '@tafelrunde/engine';
import type { TargetKey } from '@tafelrunde/ui/board';
import { seatColours } from '@tafelrunde/ui/table';
import { litBox } from './lit.ts';

interface WayProps {
  /** What it leads past, by its marks on the board. */
  readonly way: readonly TargetKey[];
  readonly seat: Seat;
}

/** Where somebody went, drawn over the board in their colour: a line with an arrow, and a ring where it ends. */
export function WayOnBoard({ way, seat }: WayProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useDrawnWay(drawing, way);
  return (
    <svg className="recap-drawn" ref={drawing} style={seatColours(seat)} aria-hidden="true">
      <path className="recap-drawn-bed" />
      <path className="recap-drawn-line" />
    </svg>
  );
}

/** Measured on the page, because the camera of a board may stand anywhere. */
function useDrawnWay(drawing: RefObject<SVGSVGElement | null>, way: readonly TargetKey[]): void {
  useLayoutEffect(() => {
    const { current: svg } = drawing;
    const board = document.querySelector('.table-board');
    if (svg === null || board === null) return;
    const frame = board.getBoundingClientRect();
    Object.assign(svg.style, {
      left: `${frame.left}px`,
      top: `${frame.top}px`,
      width: `${frame.width}px`,
      height: `${frame.height}px`,
    });
    const points = way.flatMap((key): [number, number][] => {
      const box = litBox(document, key);
      if (box === undefined || box.width === 0) return [];
      return [[box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top]];
    });
    for (const path of svg.children) path.setAttribute('d', lineThrough(points));
  }, [drawing, way]);
}

const RING = 11;

function lineThrough(points: readonly (readonly [number, number])[]): string {
  const end = points.at(-1);
  if (end === undefined) return '';
  const [x, y] = end;
  const ring = `M${x - RING} ${y}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0 ${-2 * RING} 0`;
  return points.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${px} ${py}`).join('') + ring;
}
