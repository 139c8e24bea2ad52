import { type Json, listed, type Say } from '@tafelrunde/engine';
import { unique } from '../unique.ts';

/** Several cards in the accusative: "eine Fackel, einen Dolch und 2 × Miliz". */
export function cards(kinds: Json | undefined, say: Say): string {
  const counts = new Map<string, number>();
  for (const kind of kinds as string[]) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const one = (kind: string): string =>
    unique.has(kind) ? say.the(kind, 'accusative') : say.a(kind, 'accusative');
  return listed(
    [...counts].map(([kind, n]) => (n === 1 ? one(kind) : `${String(n)} × ${say.card(kind)}`)),
    'und',
  );
}
