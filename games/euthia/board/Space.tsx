import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { type Point, type TargetKey, usePeek } from '@tafelrunde/ui/board';
import type { TargetProps } from '@tafelrunde/ui/table';
import type { Space as SpaceNumber } from '../shape.ts';

interface SpaceProps {
  readonly space: SpaceNumber;
  /** Everything there is to know about it, for screen readers. */
  readonly label: string;
  readonly outline: string;
  /** By what a story knows it. */
  readonly lit: TargetKey;
  readonly target: TargetProps | undefined;
  /** There waits a fight: the ring is dashed. */
  readonly dashed: boolean;
  /** Reached by the tab key; the arrow keys lead to its neighbours. */
  readonly tabbable: boolean;
  readonly onShow: (space: SpaceNumber) => void;
  readonly onPeek: (space: SpaceNumber | null, element: RefObject<Element | null>) => void;
  readonly onRove: (space: SpaceNumber) => void;
  /** The space in a direction of the arrow keys. */
  readonly neighbour: (space: SpaceNumber, way: Point) => SpaceNumber;
  readonly children?: ReactNode;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A space of the map: it can be read, and chosen where an answer points at it. */
export function Space(props: SpaceProps) {
  const {
    space,
    label,
    outline,
    lit,
    target,
    dashed,
    tabbable,
    onShow,
    onPeek,
    onRove,
    neighbour,
    children,
  } = props;
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
      element.current?.closest('svg')?.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      handlers.onClick();
    }
  };
  return (
    <g
      ref={element}
      className="aim eu-space"
      // A button of HTML cannot stand in a drawing.
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={tabbable || target !== undefined ? 0 : -1}
      aria-label={target === undefined ? label : `${label}. ${target.label}`}
      aria-disabled={target?.state === 'blocked' || undefined}
      data-space={space}
      data-lit={lit}
      data-state={target?.state}
      data-target={target?.target ?? undefined}
      data-place={label}
      data-dashed={dashed || undefined}
      {...handlers}
      onFocus={(event) => {
        onRove(space);
        handlers.onFocus(event);
      }}
      onKeyDown={press}
    >
      <path d={outline} fill={target?.state === 'lit' ? 'rgb(255 214 115 / 0.22)' : 'transparent'} />
      {children}
      <path className="aim-ring" d={outline} />
    </g>
  );
}
