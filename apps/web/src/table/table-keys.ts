import { useEffect, useRef } from 'react';
import { isTyping } from '@tafelrunde/ui/table';

/**
 * Nobody has put the focus where it is: it was lost, it stands on the last question, or a click left it behind. Whoever reached
 * something by keyboard keeps it.
 */
const isFocusFree = (at: Element | null): boolean =>
  at === null || at === document.body || at.matches('.prompt-sentence') || !at.matches(':focus-visible');

/** A new question takes the focus where it is free, so that a game is played from the keyboard alone. */
export function useFocusOnAnswers(page: React.RefObject<HTMLElement | null>, ticket: string | null): void {
  useEffect(() => {
    if (ticket === null || !isFocusFree(document.activeElement)) return;
    // Enter alone never spends anything: where every answer costs or ends something, the question itself has the focus.
    const first =
      page.current?.querySelector<HTMLElement>('.prompt [data-first]') ??
      page.current?.querySelector<HTMLElement>('.prompt-sentence');
    first?.focus({ preventScroll: true });
  }, [page, ticket]);
}

/** One key, one thing, from anywhere on the page. */
export function useTableKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined || isTyping(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
