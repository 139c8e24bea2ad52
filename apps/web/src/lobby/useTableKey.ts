import { useEffect } from 'react';
import { navigate } from '../router.ts';

/** N leads to the table that has waited longest for this guest, as it does at a table. */
export function useTableKey(table: string | undefined): void {
  useEffect(() => {
    if (table === undefined) return;
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== 'n' || isCommand || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      navigate(`/table/${table}`);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}
