import type { Card } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { regionOf, type Space } from '../topology.ts';
import { denizensOn } from './denizens.ts';
import { discard } from './decks.ts';
import { terrainOn } from './stats.ts';

/** Lay Terrain on a space. TA-TERRAIN-02: not in the inner region. An older one goes back to the supply, TA-TERRAIN-03. */
export function layTerrain(t: Talisman, card: Card, space: Space): boolean {
  if (regionOf(space) === 'inner') return false;
  removeTerrain(t, space);
  for (const denizen of denizensOn(t, space)) discard(t, denizen); // TA-TERRAIN-05
  t.move(card, t.piles.space[space], 'bottom');
  t.tell('placed', { kind: t.kind(card), space });
  return true;
}

export function removeTerrain(t: Talisman, space: Space): void {
  const old = terrainOn(t, space);
  if (old === null) return;
  for (const denizen of denizensOn(t, space)) discard(t, denizen); // TA-TERRAIN-05
  discard(t, old);
}
