import type { Card, Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { regionOf, type Space } from '../shape/spaces.ts';
import { denizensOn } from './denizens.ts';
import { discard, onCard } from './decks.ts';
import { terrainOn } from './stats.ts';

/**
 * Lay Terrain on a space. TA-TERRAIN-02: not in the inner region. An older one goes back to the supply, TA-TERRAIN-03.
 * The card remembers whose work it is.
 */
export function layTerrain(t: Talisman, card: Card, space: Space, builder: Seat | null = null): boolean {
  if (regionOf(space) === 'inner') return false;
  const old = terrainOn(t, space);
  if (old !== null) discard(t, old);
  t.move(card, t.piles.space[space], 'bottom');
  if (builder === null) t.tell('placed', { kind: t.kind(card), space });
  else {
    t.setNote(card, { ...onCard(t, card), builder });
    t.tell('built', { seat: builder, kind: t.kind(card), space });
  }
  for (const denizen of denizensOn(t, space)) discard(t, denizen); // TA-TERRAIN-05
  return true;
}
/** Terrain on the board that somebody has laid. */
export const builtBy = (t: Talisman, seat: Seat): Card[] =>
  t.piles.space.flatMap((pile) =>
    t.cards(pile).filter((card) => t.def(card).type === 'terrain' && onCard(t, card).builder === seat),
  );

export function removeTerrain(t: Talisman, space: Space): void {
  const old = terrainOn(t, space);
  if (old === null) return;
  discard(t, old);
  for (const denizen of denizensOn(t, space)) discard(t, denizen); // TA-TERRAIN-05
}
