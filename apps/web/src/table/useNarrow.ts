import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 900px)');

/** Whether the page is laid out for a phone: there, cards are small and show no text. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      narrow.addEventListener('change', changed);
      return () => narrow.removeEventListener('change', changed);
    },
    () => narrow.matches,
  );
}
