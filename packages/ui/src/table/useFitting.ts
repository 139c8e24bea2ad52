import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** More are never tried: nobody looks through this many buttons. */
const mostTried = 24;

interface Fit {
  readonly items: string;
  /** Of the bar, where it was measured. */
  readonly room: number;
  readonly count: number;
}

/**
 * How many of these items stand in one row, or in one column where they lie below one another. Measured before anything is
 * painted, again for other items and when the bar gets another size.
 */
export function useFitting(
  items: readonly string[],
  most: number | undefined,
): readonly [(row: HTMLDivElement | null) => void, number] {
  const row = useRef<HTMLDivElement | null>(null);
  const [fit, setFit] = useState<Fit | null>(null);
  const [room, setRoom] = useState(0);
  const key = items.join('\n');
  const isSame = fit !== null && fit.room === room && fit.items === key;
  const tried = Math.min(items.length, most ?? mostTried, mostTried);
  const count = isSame ? Math.min(fit.count, tried) : tried;
  const watch = useCallback((element: HTMLDivElement | null) => {
    row.current = element;
    const around = element?.closest('.prompt-ask');
    if (around === null || around === undefined) return;
    const observer = new ResizeObserver(() => setRoom(around.clientWidth + around.clientHeight));
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (row.current === null) return;
    const fitting = tightened(row.current);
    if (fitting < count || !isSame) setFit({ items: key, room, count: Math.min(fitting, count) });
  }, [key, room, count, isSame]);
  return [watch, Math.max(1, count)];
}

/** Where more fit without their keys and with less air between, the row is marked with `data-tight`: better than an answer left out. */
function tightened(row: HTMLElement): number {
  delete row.dataset.tight;
  const loose = countIn(row);
  if (loose === row.children.length) return loose;
  row.dataset.tight = '';
  const tight = countIn(row);
  if (tight > loose) return tight;
  delete row.dataset.tight;
  return loose;
}

/** How many children lie wholly within the row; below it they may only go where it grows with them. */
function countIn(row: HTMLElement): number {
  const { right, bottom } = row.getBoundingClientRect();
  const grows = getComputedStyle(row).overflowY === 'visible';
  return [...row.children].filter((child) => {
    const box = child.getBoundingClientRect();
    return box.right <= right + 1 && (grows || box.bottom <= bottom + 1);
  }).length;
}
