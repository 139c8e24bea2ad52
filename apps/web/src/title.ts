import { useEffect } from 'react';

/** Sets the title of the window while a page is shown. */
export function useTitle(...parts: readonly string[]): void {
  const title = [...parts, 'Tafelrunde'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
