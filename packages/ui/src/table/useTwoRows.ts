import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from './Answer.tsx';

interface Fit {
  readonly choices: readonly Choice[];
  /** Of the row, where it was measured. */
  readonly width: number;
  readonly count: number;
}

/** More are never tried: nobody looks through so many buttons. */
const mostTried = 24;

/** How many answers stand in two rows. Measured once for every question and width, before anything is painted. */
export function useTwoRows(
  choices: readonly Choice[],
  most: number | undefined,
): readonly [(row: HTMLDivElement | null) => void, number] {
  const row = useRef<HTMLDivElement | null>(null);
  const [fit, setFit] = useState<Fit | null>(null);
  const [width, setWidth] = useState(0);
  // The same question keeps its measure while only what is lit or chosen changes.
  const isSame = fit !== null && fit.width === width && sameWords(fit.choices, choices);
  const allowed = most !== undefined && choices.length > most + 1 ? most : choices.length;
  const count = most === undefined ? (isSame ? fit.count : Math.min(choices.length, mostTried)) : allowed;
  const watch = useCallback((element: HTMLDivElement | null) => {
    row.current = element;
    const around = element?.parentElement;
    if (around === null || around === undefined) return;
    const observer = new ResizeObserver(() => setWidth(around.clientWidth));
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (most !== undefined || row.current === null) return;
    const fitting = countInTwoRows(row.current);
    if (fitting < count || !isSame) setFit({ choices, width, count: Math.min(fitting, count) });
  }, [choices, width, most, count, isSame]);
  return [watch, Math.max(1, count)];
}

function countInTwoRows(row: HTMLElement): number {
  // In a column every answer is a row of its own, and `most` says how many there are.
  if (getComputedStyle(row).flexDirection === 'column') return row.children.length;
  const tops: number[] = [];
  let count = 0;
  for (const child of row.children) {
    const top = (child as HTMLElement).offsetTop;
    if (!tops.some((known) => Math.abs(known - top) < 8)) tops.push(top);
    if (tops.length > 2) break;
    count++;
  }
  return count;
}

function sameWords(a: readonly Choice[], b: readonly Choice[]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every(({ label, detail }, at) => label === b[at]?.label && detail === b[at]?.detail))
  );
}
