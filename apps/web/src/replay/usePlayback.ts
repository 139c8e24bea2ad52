import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { neighbourStep, type Film } from './film.ts';

export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];
/** How long a moment is shown at the usual tempo, in milliseconds. */
const SHOWN = 1000;

export interface Playback {
  /** The moment that is looked at. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  /** Goes to a moment, or on from where one is, and stays there. */
  readonly go: (to: number | ((at: number) => number)) => void;
  readonly toggle: () => void;
}

/** Where in a film one is, and whether it runs. */
export function usePlayback({ of }: Film, start: number): Playback {
  const [at, setAt] = useState(() => Math.min(Math.max(0, start), of));
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const playing = running && at < of;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, of)), SHOWN / speed);
    return () => clearInterval(timer);
  }, [playing, speed, of]);
  const go = useCallback(
    (to: number | ((at: number) => number)) => {
      setRunning(false);
      setAt((at) => Math.min(Math.max(0, typeof to === 'number' ? to : to(at)), of));
    },
    [of],
  );
  const toggle = useCallback(() => {
    setRunning(!playing);
    // At the end there is nothing to run on to: from the beginning, then.
    if (!playing) setAt((now) => (now >= of ? 0 : now));
  }, [playing, of]);
  return { at, playing, speed, setSpeed, go, toggle };
}

/** Space, arrows, Home and End, from anywhere on the page but where these keys have a meaning of their own. */
export function usePlaybackKeys(film: Film, { go, toggle }: Playback): void {
  const latest = useRef({ film, go, toggle });
  useLayoutEffect(() => {
    latest.current = { film, go, toggle };
  });
  // Before the page is painted: whoever sees it can already move.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('select, textarea, dialog, input:not([type="range"])')) return;
      if (event.key === ' ' && target?.closest('button, a, summary')) return;
      if (/^Arrow(?:Up|Down)$/.test(event.key) && target?.closest('[tabindex="0"]')) return;
      const move = moves[event.key];
      if (move === undefined && event.key !== ' ') return;
      event.preventDefault();
      if (move === undefined) latest.current.toggle();
      else latest.current.go((at) => move(latest.current.film, at));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const moves: Readonly<Record<string, (film: Film, at: number) => number>> = {
  ArrowLeft: (_film, at) => at - 1,
  ArrowRight: (_film, at) => at + 1,
  ArrowUp: (film, at) => neighbourStep(film, at, -1),
  PageUp: (film, at) => neighbourStep(film, at, -1),
  ArrowDown: (film, at) => neighbourStep(film, at, 1),
  PageDown: (film, at) => neighbourStep(film, at, 1),
  Home: () => 0,
  End: (film) => film.of,
};
