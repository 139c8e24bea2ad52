import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Lit, View } from '@tafelrunde/engine';
import { bringIntoView } from '../table/useTargetInView.ts';

const MARK = 'data-guided';
/** How long the table takes to give its room to what is asked, in milliseconds. */
const LAID_OUT = 300;
const PARTS: Readonly<Record<string, string>> = {
  own: '.table-own',
  seats: '.table-seats',
  chronicle: '.table-log',
  question: '.prompt',
};

/** Marks on the page what a hint speaks of, as long as it is read. Styles light it. */
export function useLighting(lights: readonly Lit[], view: View | undefined): void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  // Once for each hint, when the table has laid itself out: what the reader scrolls to then stays.
  useEffect(() => {
    const thing = lights.find((one) => /^(?:card|space|pile) /u.test(one));
    if (thing === undefined) return undefined;
    const timer = setTimeout(() => {
      const first = document.querySelector(`.table-board :is(${selectorOf(thing, latest.current)})`);
      if (first !== null) bringIntoView(first);
    }, LAID_OUT);
    return () => clearTimeout(timer);
  }, [lights]);
  // After every change of the page: what it speaks of may only just have come.
  useLayoutEffect(() => {
    const lit = lights.flatMap((one) => [...document.querySelectorAll(selectorOf(one, view))]);
    for (const element of lit) element.setAttribute(MARK, '');
    return () => {
      for (const element of lit) element.removeAttribute(MARK);
    };
  });
}

function selectorOf(lit: Lit, view: View | undefined): string {
  const part = PARTS[lit];
  if (part !== undefined) return `.table-page ${part}`;
  const space = lit.indexOf(' ');
  const [kind, name] = [lit.slice(0, space), lit.slice(space + 1)];
  if (kind === 'card') return sleevesOf(name, view).join(', ') || '.nothing';
  return `.table-page [data-${kind}=${JSON.stringify(name)}]`;
}

/** Cards are marked by their sleeves: all of this kind that can be seen. */
function sleevesOf(kind: string, view: View | undefined): readonly string[] {
  if (view === undefined) return [];
  return Object.values(view.piles)
    .flat()
    .flatMap(({ cards }) => cards)
    .flatMap((card) =>
      card !== null && 'kind' in card && card.kind === kind
        ? [`.table-page [data-card="${String(card.card)}"]`]
        : [],
    );
}
