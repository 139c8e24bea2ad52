import { type RefObject, useLayoutEffect } from 'react';

/** On phones the bar rises from the bottom, and what is above stays where it is. */
const wide = '(width >= 900px)';

/**
 * Keeps an element as high as it ever was. A bar that grew with the answers of one question and shrank with the next would
 * push the whole board up and down in every turn.
 */
export function useKeptHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = element.current;
    if (bar === null) return undefined;
    const keep = (): void => {
      const height = bar.offsetHeight;
      const kept = Number.parseFloat(bar.style.minHeight) || 0;
      if (matchMedia(wide).matches && height > kept) bar.style.minHeight = `${height}px`;
    };
    const forget = (): void => {
      bar.style.minHeight = '';
      keep();
    };
    const observer = new ResizeObserver(keep);
    observer.observe(bar);
    keep();
    addEventListener('resize', forget);
    return () => {
      observer.disconnect();
      removeEventListener('resize', forget);
    };
  }, [element]);
}
