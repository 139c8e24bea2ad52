import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  CLOSE,
  shifted,
  showing,
  whole,
  windowAround,
  within,
  zoomed,
  type Box,
  type Camera,
} from './camera.ts';
import type { Motion } from './motion/motion.ts';

interface CameraInput {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly box: Box;
  readonly most: number;
  readonly motion: Motion;
  /** The part of the drawing that was last asked for; null once somebody has moved the view. */
  readonly shown: RefObject<Box | null>;
}

export interface Looking {
  readonly camera: Camera;
  /** Whether the last change is to be seen as a movement rather than to follow the hand. */
  readonly gliding: boolean;
  readonly look: (next: (now: Camera) => Camera, glide?: boolean) => void;
  /** What the window shows of the whole drawing and around it. */
  readonly windowNow: () => Box;
  /** A point of the window in units of the unmoved drawing. */
  readonly pointAt: (clientX: number, clientY: number) => { readonly x: number; readonly y: number };
}

/** Pixels a finger or the mouse may tremble before it counts as dragging. */
const tremble = 6;

/** Looks at a drawing with wheel, drag and pinch. Keys, buttons and double taps are the stage's own. */
export function useCamera({ svg, box, most, motion, shown }: CameraInput): Looking {
  const [{ camera, gliding }, setLook] = useState({ camera: whole, gliding: false });
  const latest = useRef({ camera, box, most, motion });
  useEffect(() => {
    latest.current = { camera, box, most, motion };
  });
  const look = useCallback((next: (now: Camera) => Camera, glide = false) => {
    setLook((before) => {
      const after = next(before.camera);
      return after === before.camera ? before : { camera: after, gliding: glide };
    });
  }, []);
  const windowNow = useCallback(
    () => windowAround(latest.current.box, svg.current?.clientWidth ?? 0, svg.current?.clientHeight ?? 0),
    [svg],
  );
  const pointAt = useCallback(
    (clientX: number, clientY: number) => {
      const matrix = svg.current?.getScreenCTM();
      if (matrix === null || matrix === undefined) return { x: 0, y: 0 };
      return new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    },
    [svg],
  );

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let dragging = false;
    let moved = false;
    let from = { x: 0, y: 0 };
    let speed = { x: 0, y: 0, at: 0 };
    let coasting = 0;
    const shift = (x: number, y: number) => {
      shown.current = null;
      look((now) => shifted(latest.current.box, now, x, y, latest.current.most, windowNow()));
    };
    const zoom = (factor: number, x: number, y: number) => {
      shown.current = null;
      look((now) => zoomed(latest.current.box, now, factor, pointAt(x, y), latest.current.most, windowNow()));
    };
    // A window that changes its shape still shows what it was to show, and no more empty room than there needs to be.
    const resized = new ResizeObserver(() =>
      look((now) => {
        const { box: all, most: closest } = latest.current;
        const after =
          shown.current === null
            ? within(all, now, closest, windowNow())
            : showing(all, shown.current, CLOSE, closest, windowNow());
        return after.x === now.x && after.y === now.y && after.scale === now.scale ? now : after;
      }),
    );
    resized.observe(element);
    /** Units of the drawing per pixel of the screen. */
    const unit = () => 1 / (element.getScreenCTM()?.a ?? 1);

    const wheel = (event: WheelEvent) => {
      const closer = event.deltaY < 0;
      // At the whole drawing there is no further out: the page may scroll.
      if (!closer && latest.current.camera.scale <= 1) return;
      event.preventDefault();
      zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) * 0.002), event.clientX, event.clientY);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      cancelAnimationFrame(coasting);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      from = { x: event.clientX, y: event.clientY };
      speed = { x: 0, y: 0, at: event.timeStamp };
      dragging = false;
      if (fingers.size === 1) moved = false;
    };
    const move = (event: PointerEvent) => {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined) return;
      const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
      if (fingers.size === 2) {
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? finger;
        const before = Math.hypot(finger.x - other.x, finger.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        moved = true;
        if (before > 0) zoom(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
        return;
      }
      if (latest.current.camera.scale <= 1) return;
      if (!dragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < tremble) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      moved = true;
      const since = Math.max(1, event.timeStamp - speed.at);
      speed = { x: x / since, y: y / since, at: event.timeStamp };
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      shift(x * unit(), y * unit());
    };
    const coast = (then: number) => (now: number) => {
      const since = now - then;
      const left = Math.exp(-since / 140);
      speed = { ...speed, x: speed.x * left, y: speed.y * left };
      if (Math.hypot(speed.x, speed.y) < 0.03) return;
      shift(speed.x * since * unit(), speed.y * since * unit());
      coasting = requestAnimationFrame(coast(now));
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      const thrown = dragging && event.timeStamp - speed.at < 60 && latest.current.motion.factor > 0;
      dragging = false;
      if (thrown) coasting = requestAnimationFrame(coast(performance.now()));
    };
    const click = (event: MouseEvent) => {
      // What ends a drag is no choice.
      if (moved) event.stopPropagation();
      moved = false;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      cancelAnimationFrame(coasting);
      resized.disconnect();
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  }, [svg, look, pointAt, windowNow, shown]);

  return { camera, gliding, look, windowNow, pointAt };
}
