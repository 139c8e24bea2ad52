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
      if (said.scrollWidth > roomFor(said, element)) element.dataset.tight = '';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [sentence]);
  return line;
}

/** What the line leaves to its sentence: everything else but the words that may be cut keeps its width, and all keep their distance. */
function roomFor(said: Element, line: HTMLElement): number {
  const { columnGap, flexWrap } = getComputedStyle(line);
  const others = [...line.children].filter((child) => child !== said);
  // Where the line may wrap, only its link stays beside the sentence.
  const beside = flexWrap === 'wrap' ? others.filter((child) => child.matches('.why')) : others;
  const gap = flexWrap === 'wrap' ? 0 : Number.parseFloat(columnGap) || 0;
  return beside.reduce(
    (room, child) =>
      room - gap - (child instanceof HTMLElement && !child.matches('p') ? child.offsetWidth : 0),
    line.clientWidth,
  );
}
