import { type Json, listed, type Say } from '@tafelrunde/engine';
import { unique } from '../unique.ts';

/** Several cards in a sentence: "a Torch, Fireball and 2 × Militia". */
export function cards(kinds: Json | undefined, say: Say): string {
  const counts = new Map<string, number>();
  for (const kind of kinds as string[]) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const one = (kind: string): string => (unique.has(kind) ? say.the(kind) : say.a(kind));
  return listed(
    [...counts].map(([kind, n]) => (n === 1 ? one(kind) : `${String(n)} × ${say.card(kind)}`)),
    'and',
  );
}
