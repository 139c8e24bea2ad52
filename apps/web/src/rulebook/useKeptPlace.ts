import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { usePlace } from '../router.ts';

/** A search starts at its first hit, and when it is over the book lies open where it was left. */
export function useKeptPlace(pages: RefObject<HTMLElement | null>, asked: string): void {
  const { visit } = usePlace();
  const left = useRef<{ readonly visit: string; readonly top: number }>(undefined);
  const searching = asked !== '';
  // Before the browser paints: hits are shorter than the book, and it would already have moved the page.
  useLayoutEffect(() => {
    if (searching) return;
    if (left.current?.visit === visit) scrollTo(0, left.current.top);
    const keep = () => {
      left.current = { visit, top: scrollY };
    };
    keep();
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [searching, visit]);
  useEffect(() => {
    const hidden = (pages.current?.getBoundingClientRect().top ?? 0) < 0;
    if (asked !== '' && hidden) pages.current?.scrollIntoView({ block: 'start' });
  }, [asked, pages]);
}
