import { useEffect, type RefObject } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether a key is being typed somewhere, or belongs to a sheet above the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
}

/** Number keys give an answer, letters open a group, arrows walk through them from anywhere on the page. */
export function useAnswerKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const within = container.current;
      if (within === null || isTyping(event)) return;
      const named = /^(?:[0-9a-z]|Escape)$/i.test(event.key) ? CSS.escape(event.key) : null;
      const answer =
        named === null ? null : within.querySelector<HTMLElement>(`.prompt [data-key="${named}" i]`);
      if (answer !== null) {
        answer.click();
        return;
      }
      const step = steps[event.key];
      if (step === undefined) return;
      const answers = [...within.querySelectorAll<HTMLElement>('[data-answer]')];
      const focused = document.activeElement;
      const at = answers.findIndex((answer) => answer === focused);
      // Elsewhere on the page arrows scroll; from the page itself they lead to the answers.
      if (at < 0 && focused !== document.body && !within.contains(focused)) return;
      const next = at < 0 ? answers[0] : answers[(at + step + answers.length) % answers.length];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [container]);
}
