import { useCallback, useState } from 'react';
import type { Recap } from './recap.ts';
import type { Telling } from './useStory.ts';

interface Shown {
  /** Which recap it is about, and the question that was open when it came. */
  readonly key: number | null;
  readonly ticket: string | null;
  readonly isOpen: boolean;
  /** What can be opened again in this turn. */
  readonly recap: Recap | null;
}

const nothing: Shown = { key: null, ticket: null, isOpen: false, recap: null };

/** A recap opens by itself at the start of a turn and closes with the first answer; a key opens and closes it. */
export function useRecapShown(
  { recap, see, isAgain }: Telling,
  ticket: string | null,
  /** There is little room: only what touched the reader is worth it. */
  isSmall: boolean,
): { readonly recap: Recap | null; readonly toggle: () => void } {
  const [shown, setShown] = useState(nothing);
  if (recap !== null && recap.key !== shown.key)
    setShown({ key: recap.key, ticket, isOpen: !isSmall || recap.own.length > 0, recap });
  else if (shown.isOpen && ticket !== shown.ticket && !isAgain) {
    setShown({ ...shown, isOpen: false });
    see();
  }
  const toggle = useCallback(
    () =>
      setShown((before) => (before.recap === null ? before : { ...before, ticket, isOpen: !before.isOpen })),
    [ticket],
  );
  return { recap: shown.isOpen ? shown.recap : null, toggle };
}
