import { useLayoutEffect, type RefObject } from 'react';

/** Leads to a field from anywhere on the page by one key, unless the key is being typed somewhere. */
export function useFocusKey(key: string, field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [key, field]);
}

interface HitList {
  readonly field: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** Whether there is a search whose hits are shown. */
  readonly active: boolean;
  readonly clear: () => void;
  /** Called when a hit is about to be followed. */
  readonly leave: () => void;
}

/**
 * Lets the arrow keys walk from a search field through what it found and back. The steps are the elements marked
 * `data-focus`. Escape on a hit ends the search.
 */
export function useHitKeys({ field, list, active, clear, leave }: HitList): void {
  // Before the hits are painted: whoever sees them can already walk through them.
  useLayoutEffect(() => {
    const [from, hits] = [field.current, list.current];
    if (!active || !from || !hits) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.currentTarget === hits) {
        clear();
        from.focus();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = neighbour(from, hits, event.key === 'ArrowDown' ? 1 : -1);
        if (next) event.preventDefault();
        next?.focus();
      }
    };
    from.addEventListener('keydown', press);
    hits.addEventListener('keydown', press);
    hits.addEventListener('click', leave);
    return () => {
      from.removeEventListener('keydown', press);
      hits.removeEventListener('keydown', press);
      hits.removeEventListener('click', leave);
    };
  }, [field, list, active, clear, leave]);
}

function neighbour(field: HTMLElement, hits: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const steps = [field, ...hits.querySelectorAll<HTMLElement>('[data-focus]:not([hidden] *)')];
  const focused = document.activeElement;
  // Within a hit (on its link button, say) the arrows count from that hit.
  const entry = focused?.closest('li')?.querySelector('[data-focus]') ?? focused;
  return steps[steps.findIndex((each) => each === entry) + step];
}
