import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks a line whose sentence does not fit beside its link with `data-tight`: it is then set smaller, in two lines, so that
 * nothing of it is cut and the bar keeps its height.
 */
export function useTight(sentence: string): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    const said = element?.querySelector<HTMLElement>('.prompt-sentence');
    if (element === null || said === null || said === undefined || sentence === '') return undefined;
    const measure = (): void => {
      delete element.dataset.tight;
      const room = element.clientWidth - (element.querySelector<HTMLElement>('.why')?.offsetWidth ?? 0);
      if (said.scrollWidth > room) element.dataset.tight = '';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [sentence]);
  return line;
}
