import { useLayoutEffect } from 'react';
import type { Lit, View } from '@tafelrunde/engine';

const MARK = 'data-guided';
const PARTS: Readonly<Record<string, string>> = {
  own: '.table-own',
  seats: '.table-seats',
  chronicle: '.table-log',
  question: '.prompt',
};

/** Marks on the page what a hint speaks of, as long as it is read. Styles light it. */
export function useLighting(lights: readonly Lit[], view: View | undefined): void {
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
