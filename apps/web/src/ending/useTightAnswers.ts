import { useLayoutEffect, useRef, type RefObject } from 'react';

/** From roomy to tight: without the keys, which still work, then rather without the lines below the labels, then without both. */
const STEPS = ['keys', 'lines', 'both'] as const;

/** Marks a row of answers whose width does not suffice with `data-tight`, so that nothing of it lies over what stands beside it. */
export function useTightAnswers(occasion: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = row;
    if (element === null || occasion === '') return undefined;
    const measure = (): void => {
      delete element.dataset.tight;
      for (const step of STEPS) {
        const last = element.lastElementChild?.getBoundingClientRect();
        if (last === undefined || last.right <= element.getBoundingClientRect().right + 1) return;
        element.dataset.tight = step;
      }
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [occasion]);
  return row;
}
