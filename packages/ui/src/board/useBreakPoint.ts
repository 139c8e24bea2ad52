import { useCallback, useSyncExternalStore } from 'react';
import { breakPoints } from '../break-points.ts';

/** Whether a break point matches now. A style sheet says the same with `@media (--name)`. */
export function useBreakPoint(name: keyof typeof breakPoints): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const query = matchMedia(breakPoints[name]);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [name],
  );
  return useSyncExternalStore(watch, () => matchMedia(breakPoints[name]).matches);
}
