import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Language } from '@tafelrunde/engine';
import { Icon } from '../icons/Icon.tsx';
import {
  CLOSE,
  including,
  seenBox,
  shifted,
  showing,
  whole,
  windowAround,
  within,
  zoomed,
  type Box,
} from './camera.ts';
import type { Motion } from './motion/motion.ts';
import { LARGEST_NAME, LEAST_TEXT, NameSize, nameSize } from './names.ts';
import { StageEdges, type StageTarget } from './StageEdges.tsx';
import { boardTexts } from './texts.ts';
import { useCamera } from './useCamera.ts';

/** What a board can ask of its stage: "show me". */
export interface StageHandle {
  /** Moves until this part of the drawing fills the window. */
  readonly show: (part: Box) => void;
  /** Moves just close enough that names can be read, with this part in the middle. */
  readonly read: (part: Box) => void;
  readonly fit: () => void;
}

interface StageProps {
  readonly label: string;
  readonly language: Language;
  /** What there is to draw on, in units of the drawing. */
  readonly box: Box;
  readonly motion: Motion;
  /** How close one may get; 1 shows the whole. */
  readonly most?: number;
  /** The option under the pointer: what it points at is brought into view. */
  readonly lit?: string | null | undefined;
  readonly handle?: Ref<StageHandle>;
  /** What can be chosen: what of it lies outside of the part in view is named at the edge. */
  readonly targets?: readonly StageTarget[];
  readonly className?: string;
  /** What follows the pointer, above everything: on a layer of its own, so that moving it does not paint the drawing again. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** How much closer one press of a key or button leads, and how far an arrow. */
const stride = { zoom: 1.4, pan: 0.2 };

/**
 * A drawn board that can be looked at closely: wheel, drag, pinch, double tap; plus, minus, 0 and arrows by keyboard. The
 * page scrolls over it as long as the whole board is shown.
 */
export function Stage(props: StageProps) {
  const {
    label,
    language,
    box,
    motion,
    most = 4,
    lit,
    handle,
    targets,
    className = '',
    over,
    children,
  } = props;
  const texts = boardTexts[language];
  const svg = useRef<SVGSVGElement>(null);
  const shown = useRef<Box | null>(null);
  const { camera, gliding, look, windowNow, pointAt } = useCamera({ svg, box, most, motion, shown });
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const zoom = (factor: number, at = middle) => {
    shown.current = null;
    look((now) => zoomed(box, now, factor, at, most, windowNow()), true);
  };
  const fit = useCallback(() => {
    shown.current = null;
    look(() => whole, true);
  }, [look]);
  const show = useCallback(
    (part: Box) => {
      shown.current = part;
      look(() => showing(box, part, CLOSE, most, windowNow()), true);
    },
    [look, box, most, windowNow],
  );
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const read = useCallback(
    (part: Box) => {
      shown.current = null;
      look(() => {
        const window = windowNow();
        const pixels = (svg.current?.clientWidth ?? 0) / window.width;
        const scale = Math.max(1, LEAST_TEXT / LARGEST_NAME / Math.max(0.01, pixels));
        const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
        return within(
          box,
          { scale, x: box.x + box.width / 2 - scale * x, y: box.y + box.height / 2 - scale * y },
          most,
          window,
        );
      }, true);
    },
    [look, box, most, windowNow, shown],
  );
  useImperativeHandle(handle, () => ({ show, fit, read }), [show, fit, read]);
  const window = windowAround(box, room.width, room.height);
  const pixels = room.width === 0 ? 1 : (room.width / window.width) * camera.scale;

  const reveal = useCallback(
    (element: Element) =>
      look((now) => {
        if (now.scale <= 1 || !(element instanceof SVGElement)) return now;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [a, b] = [pointAt(left, top), pointAt(right, bottom)];
        const part = {
          x: (a.x - now.x) / now.scale,
          y: (a.y - now.y) / now.scale,
          width: (b.x - a.x) / now.scale,
          height: (b.y - a.y) / now.scale,
        };
        return including(box, now, part, most, windowNow());
      }, true),
    [look, pointAt, box, most, windowNow],
  );
  useEffect(() => {
    const target =
      lit === null || lit === undefined ? null : svg.current?.querySelector('[data-state="lit"]');
    if (target !== null && target !== undefined && !target.matches(':hover')) reveal(target);
  }, [lit, reveal]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = (x: number, y: number) => {
      shown.current = null;
      look(
        (now) =>
          shifted(box, now, x * box.width * stride.pan, y * box.height * stride.pan, most, windowNow()),
        true,
      );
    };
    const onStage = event.target === event.currentTarget;
    const act = {
      '+': () => zoom(stride.zoom),
      '-': () => zoom(1 / stride.zoom),
      '0': fit,
      ...(onStage && camera.scale > 1
        ? {
            ArrowLeft: () => pan(1, 0),
            ArrowRight: () => pan(-1, 0),
            ArrowUp: () => pan(0, 1),
            ArrowDown: () => pan(0, -1),
          }
        : {}),
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const doubleClick = (event: MouseEvent<SVGSVGElement>) => {
    if (event.target instanceof Element && event.target.closest('[data-target]') !== null) return;
    if (camera.scale > 1) fit();
    else zoom(2, pointAt(event.clientX, event.clientY));
  };
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const world = {
    'data-gliding': (gliding && motion.factor > 0) || undefined,
    style: {
      transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`,
      transitionDuration: `${240 * motion.factor}ms`,
    },
  };
  return (
    // The stage takes keys of its own, so it must be reachable.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={`stage ${className}`.trim()}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={`${label}. ${texts.keys}`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-close={camera.scale > 1 || undefined}
      onKeyDown={press}
      onFocus={(event) => {
        if (event.target !== event.currentTarget && event.target.matches(':focus-visible'))
          reveal(event.target);
      }}
    >
      <div className="stage-view">
        <svg ref={svg} viewBox={viewBox} preserveAspectRatio="xMidYMid meet" onDoubleClick={doubleClick}>
          <g className="stage-world" {...world}>
            <NameSize value={nameSize(pixels)}>{children}</NameSize>
          </g>
        </svg>
        {over !== undefined && (
          <svg className="stage-over" viewBox={viewBox} preserveAspectRatio="xMidYMid meet">
            <g {...world}>
              <NameSize value={nameSize(pixels)}>{over}</NameSize>
            </g>
          </svg>
        )}
        {targets !== undefined && camera.scale > 1.02 && (
          <StageEdges targets={targets} box={box} seen={seenBox(window, camera)} onShow={read} />
        )}
      </div>
      <fieldset className="stage-tools" aria-label={texts.tools}>
        <button
          type="button"
          aria-label={texts.closer}
          title={texts.closer}
          onClick={() => zoom(stride.zoom)}
        >
          <Icon name="more" />
        </button>
        <button
          type="button"
          aria-label={texts.further}
          title={texts.further}
          aria-disabled={camera.scale <= 1 || undefined}
          onClick={() => zoom(1 / stride.zoom)}
        >
          <Icon name="less" />
        </button>
        <button
          type="button"
          aria-label={texts.whole}
          title={texts.whole}
          aria-disabled={camera.scale <= 1 || undefined}
          onClick={fit}
        >
          <Icon name="whole" />
        </button>
      </fieldset>
    </div>
  );
}
