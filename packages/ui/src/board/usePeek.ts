import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import type { TargetProps } from '../table/Target.tsx';

/** How long a pointer rests, or a finger presses, before the preview opens: not while it only passes by. */
const restMs = 320;
const pressMs = 480;

/** How a thing on the board is pointed at: what can be spread on a button of HTML or of a drawing. */
interface Pointing {
  readonly isPeeking: boolean;
  readonly handlers: {
    readonly onClick: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Something that can be looked at and perhaps chosen. A click chooses it where an option points at it, else it shows the
 * thing in full, as a long press or the other button of the mouse always do. Resting on it or reaching it by keyboard lets
 * its text be seen beside it.
 */
export function usePeek(target: TargetProps | undefined, show: () => void): Pointing {
  const [isPeeking, setPeeking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEntered = useRef(false);
  const held = useRef<{ readonly x: number; readonly y: number } | 'shown' | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setPeeking(false);
  };
  return {
    isPeeking,
    handlers: {
      onClick: () => {
        if (held.current === 'shown') return;
        hide();
        if (target?.onChoose === undefined) show();
        else target.onChoose();
      },
      onContextMenu: (event) => {
        event.preventDefault();
        hide();
        held.current = 'shown';
        show();
      },
      onPointerDown: ({ pointerType, isPrimary, clientX, clientY }) => {
        held.current = { x: clientX, y: clientY };
        if (pointerType === 'mouse' || !isPrimary) return;
        // With a second finger the two of them look closer, also where the first one rests: neither presses anything.
        addEventListener('pointerdown', () => clearTimeout(timer.current), { once: true, capture: true });
        timer.current = setTimeout(() => {
          held.current = 'shown';
          show();
        }, pressMs);
      },
      onPointerMove: ({ clientX, clientY }) => {
        // If the thing moved under a mouse that lies still, nobody has pointed at it.
        if (isEntered.current) timer.current = setTimeout(() => setPeeking(true), restMs);
        isEntered.current = false;
        // A finger that drags the board does not press anything.
        const { current: from } = held;
        if (from !== null && from !== 'shown' && Math.hypot(clientX - from.x, clientY - from.y) > 8)
          clearTimeout(timer.current);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: hide,
      onPointerEnter: ({ pointerType }) => {
        target?.onLight?.(true);
        isEntered.current = pointerType === 'mouse';
      },
      onPointerLeave: () => {
        target?.onLight?.(false);
        isEntered.current = false;
        hide();
      },
      onFocus: ({ currentTarget }) => {
        target?.onLight?.(true);
        if (currentTarget.matches(':focus-visible')) setPeeking(true);
      },
      onBlur: () => {
        target?.onLight?.(false);
        hide();
      },
    },
  };
}
