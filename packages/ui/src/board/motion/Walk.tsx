import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Point } from '../../draw.ts';
import { easeOut, lengths, useMotion } from './motion.ts';

interface WalkProps {
  /** Where it stands, in units of the drawing. */
  readonly at: Point;
  /** The way it came, from where it stood; without one it goes straight. */
  readonly along?: readonly Point[] | undefined;
  readonly children: ReactNode;
}

/** Something in a drawing that walks to its place whenever that changes, and is there at once without motion. */
export function Walk({ at: [x, y], along, children }: WalkProps) {
  const element = useRef<SVGGElement>(null);
  const before = useRef<{ readonly at: Point; readonly walk: Animation | null }>({ at: [x, y], walk: null });
  const { factor } = useMotion();
  const way = useRef(along);
  useLayoutEffect(() => {
    way.current = along;
  });
  useLayoutEffect(() => {
    const { at: from, walk: running } = before.current;
    const { current: figure } = element;
    if (figure === null || (from[0] === x && from[1] === y)) return;
    const now = running?.playState === 'running' ? new DOMMatrix(getComputedStyle(figure).transform) : null;
    running?.cancel();
    const start: Point = now === null ? from : [now.e, now.f];
    const points = [start, ...(way.current ?? []), [x, y] as const];
    const duration = Math.min(400, lengths.move + lengths.step * (points.length - 2)) * factor;
    const walk =
      duration === 0
        ? null
        : figure.animate(
            points.map(([left, top]) => ({ transform: `translate(${left}px, ${top}px)` })),
            { duration, easing: points.length > 2 ? 'linear' : easeOut, id: 'walk' },
          );
    before.current = { at: [x, y], walk };
  }, [x, y, factor]);
  return (
    <g ref={element} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}
