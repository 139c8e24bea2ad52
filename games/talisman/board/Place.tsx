import { memo, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { DrawnIcon, on, round, Tile, type Point, usePeek } from '@tafelrunde/ui/board';
import type { TargetProps } from '@tafelrunde/ui/table';
import { CROWN, regionOf, type Space, SPACES } from '../shape/spaces.ts';
import { groundOf, own } from './looks.ts';
import { boxOf, neighbour } from './rings.ts';

interface PlaceProps {
  readonly space: Space;
  /** What the board or the Terrain on it is called and looks like. */
  readonly kind: string;
  readonly name: string;
  /** Everything there is to know about it, for screen readers. */
  readonly label: string;
  readonly target: TargetProps | undefined;
  /** Only after a fight or a roll: the ring is dashed. */
  readonly dashed: boolean;
  readonly draw: number;
  readonly terrain: boolean;
  /** Reached by the tab key; the arrow keys lead to its neighbours. */
  readonly tabbable: boolean;
  readonly onShow: (space: Space) => void;
  readonly onPeek: (space: Space | null, element: RefObject<Element | null>) => void;
  readonly onRove: (space: Space) => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A space: it can be read, and chosen where an answer points at it. */
export function Place(props: PlaceProps) {
  const { space, kind, name, label, target, dashed, draw, terrain, tabbable } = props;
  const { onShow, onPeek, onRove } = props;
  const element = useRef<SVGGElement>(null);
  const { isPeeking, handlers } = usePeek(target, () => onShow(space));
  useEffect(() => {
    if (isPeeking) onPeek(space, element);
    return () => {
      if (isPeeking) onPeek(null, element);
    };
  }, [isPeeking, onPeek, space]);
  const { x, y, width, height } = boxOf(space);
  const press = (event: KeyboardEvent<SVGGElement>) => {
    const way = arrows[event.key];
    if (way !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const next = neighbour(space, way);
      onRove(next);
      element.current?.parentElement?.querySelector<SVGGElement>(`[data-space="${SPACES[next]}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      handlers.onClick();
    }
  };
  const said = target === undefined ? label : `${label} ${target.label}`;
  return (
    <g
      ref={element}
      className="aim ta-place"
      // A button of HTML cannot stand in a drawing.
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={tabbable || target !== undefined ? 0 : -1}
      aria-label={said}
      aria-pressed={target?.state === 'chosen' || undefined}
      aria-disabled={target?.state === 'blocked' || undefined}
      data-space={SPACES[space]}
      data-lit={spaceKey(space)}
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
      <Land space={space} kind={kind} name={name} draw={draw} terrain={terrain} />
      {/* Never under the pointer: a click needs the same thing below it from beginning to end. */}
      {target?.state === 'lit' && (
        <rect
          x={x + 2}
          y={y + 2}
          width={width - 4}
          height={height - 26}
          rx="5"
          fill="#ffd673"
          fillOpacity=".2"
          pointerEvents="none"
        />
      )}
      <path
        className="aim-ring"
        d={`M${round(x + 7)} ${round(y + 1)}h${round(width - 14)}a6 6 0 0 1 6 6v${round(height - 14)}a6 6 0 0 1 -6 6h${round(14 - width)}a6 6 0 0 1 -6 -6v${round(14 - height)}a6 6 0 0 1 6 -6z`}
      />
    </g>
  );
}

interface LandProps {
  readonly space: Space;
  readonly kind: string;
  readonly name: string;
  readonly draw: number;
  readonly terrain: boolean;
}

/** The picture of a space. It is drawn once: nothing that happens in the game changes it but Terrain. */
const Land = memo(function Land({ space, kind, name, draw, terrain }: LandProps) {
  const box = boxOf(space);
  const { scene, palette, icon } = groundOf(kind);
  const { width, height } = box;
  return (
    <Tile
      box={box}
      name={name}
      scene={scene}
      palette={palette}
      icon={icon}
      seed={name.length + 2}
      dark={regionOf(space) === 'inner'}
    >
      {Array.from({ length: draw }, (_, card) => (
        <rect
          key={card}
          x={7 + card * 8}
          y="7"
          width="11"
          height="15"
          rx="1.5"
          fill="#74291d"
          stroke="#f5ead0"
          strokeWidth="1.4"
        />
      ))}
      {terrain && (
        <g transform={`translate(${round(width - 24)} ${round(height - 46)})`}>
          <rect width="19" height="19" rx="4" fill="#20160d" stroke="#d9c498" />
          <DrawnIcon name={own('terrain')} x={2.5} y={2.5} size={14} fill="#f5ead0" />
        </g>
      )}
      {space === CROWN && (
        <rect width={width} height={height} rx="7" fill="none" stroke="#fcf6e6" strokeWidth="3" />
      )}
    </Tile>
  );
});

export const spaceKey = (space: Space) => on.space(SPACES[space] ?? '');
