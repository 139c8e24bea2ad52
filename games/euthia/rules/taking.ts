import type { Card, Flow, Seat } from '@tafelrunde/engine';
import type { Euthia } from '../shape.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { discardTile } from './carrying.ts';
import { tileFace } from './tiles.ts';

/**
 * A tile comes to a hero: into a pouch, where it may be worn or used; gems and essences are resolved at once. Told in these words,
 * or not at all where it was told before. EU-ITEM-04
 */
export function* takeTile(
  t: Euthia,
  seat: Seat,
  card: Card,
  words: 'tookTile' | 'mined' | null = 'tookTile',
): Flow {
  t.move(card, t.piles.pouch[seat]);
  if (words !== null) t.tell(words, { seat, kind: t.kind(card) });
  const { class: sort } = tileFace(t, card);
  if (sort !== 'gemTile' && sort !== 'essenceTile') return;
  for (const { fx = [] } of t.def(card).does) yield* resolve(t, doing(seat, { tile: card }), fx);
  discardTile(t, card);
}
