import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Point } from '../draw.ts';
import type { TargetProps } from '../table/Target.tsx';
import type { TargetKey } from './keys.ts';
import { usePeek } from './usePeek.ts';

export interface MapSpaceProps<Space> {
  readonly space: Space;
  /** Everything there is to know about it, for screen readers. */
  readonly label: string;
  /** How it stands to the question. */
  readonly target: TargetProps | undefined;
  /** Only under a condition, a fight or a roll: the ring is dashed. */
  readonly dashed: boolean;
  /** Reached by the tab key; the arrow keys lead to its neighbours. */
  readonly tabbable: boolean;
  readonly onShow: (space: Space) => void;
  readonly onPeek: (space: Space | null, element: RefObject<Element | null>) => void;
  readonly onRove: (space: Space) => void;
}

interface DrawnSpaceProps<Space> extends MapSpaceProps<Space> {
  /** What the space is called in the page, one by one. */
  readonly idOf: (space: Space) => string | number;
  /** The space in a direction of the arrow keys. */
  readonly neighbour: (space: Space, way: Point) => Space;
  /** By what a story knows it. */
  readonly lit: TargetKey;
  /** Its short name. */
  readonly name: string;
  /** Where the ring goes. */
  readonly ring: string;
  readonly className: string;
  readonly children?: ReactNode;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A space of a drawn map: it can be read, and chosen where an answer points at it. */
export function MapSpace<Space>(props: DrawnSpaceProps<Space>) {
  const { space, label, target, dashed, tabbable, idOf, neighbour, lit, name, ring, className } = props;
  const { onShow, onPeek, onRove, children } = props;
  const element = useRef<SVGGElement>(null);
  const { isPeeking, handlers } = usePeek(target, () => onShow(space));
  useEffect(() => {
    if (isPeeking) onPeek(space, element);
    return () => {
      if (isPeeking) onPeek(null, element);
    };
  }, [isPeeking, onPeek, space]);
  const press = (event: KeyboardEvent<SVGGElement>) => {
    const way = arrows[event.key];
    if (way !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const next = neighbour(space, way);
      onRove(next);
      element.current
        ?.closest('svg')
        ?.querySelector<SVGGElement>(`[data-space="${idOf(next)}"]`)
        ?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      handlers.onClick();
    }
  };
  return (
    <g
      ref={element}
      className={`aim ${className}`}
      // A button of HTML cannot stand in a drawing.
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={tabbable || target !== undefined ? 0 : -1}
      aria-label={target === undefined ? label : `${label} ${target.label}`}
      aria-pressed={target?.state === 'chosen' || undefined}
      aria-disabled={target?.state === 'blocked' || undefined}
      data-space={idOf(space)}
      data-lit={lit}
      data-state={target?.state}
      data-target={target?.target ?? undefined}
      data-place={name}
      data-dashed={dashed || undefined}
      {...handlers}
      onFocus={(event) => {
        onRove(space);
        handlers.onFocus(event);
      }}
      onKeyDown={press}
    >
      {children}
      <path className="aim-ring" d={ring} />
    </g>
  );
}
