import { type RefObject, useLayoutEffect, useRef } from 'react';

/** On phones the bar rises from the bottom, and what is above stays where it is. */
const wide = '(width >= 900px)';

/**
 * Keeps an element as high as it ever was. A bar that grew with the answers of one question and shrank with the next would
 * push the whole board up and down in every turn.
 */
export function useKeptHeight(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bar = element.current;
    if (bar === null) return undefined;
    const keep = (): void => {
      const kept = Number.parseFloat(bar.style.minHeight) || 0;
      if (matchMedia(wide).matches && bar.offsetHeight > kept) bar.style.minHeight = `${bar.offsetHeight}px`;
    };
    const forget = (): void => {
      bar.style.minHeight = '';
    };
    // Only what has come to rest counts: while answers are being fitted into their rows the bar is higher than it will be.
    const observer = new ResizeObserver(keep);
    observer.observe(bar);
    addEventListener('resize', forget);
    return () => {
      observer.disconnect();
      removeEventListener('resize', forget);
    };
  }, []);
  return element;
}
