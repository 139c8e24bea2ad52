import type { Card } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { RANKS, type Thunderstone } from '../shape.ts';
import { copiesLeft, fetch, fetchUpTo } from './box.ts';
import { catalogOf } from './catalog.ts';
import { unmask } from './hall.ts';

/** Building the dungeon deck and dealing the first hall. */

/** The monsters and traps of the sets in play, shuffled. TH-SETUP-10 to TH-SETUP-13 @public */
export function shuffleDungeon(t: Thunderstone): void {
  const { monsters, traps } = t.state.sets;
  const { dungeon } = catalogOf(t.content);
  for (const set of [...monsters, ...traps])
    for (const def of dungeon.get(set) ?? [])
      fetchUpTo(t, def.kind, def.horde ? placeholdersDue(t, def) : def.copies, t.piles.dungeon);
  t.shuffle(t.piles.dungeon);
}

/**
 * Of the Horde the placeholders are shuffled in; the others wait in a deck of their own. TH-HORDE-02. There is one for every
 * card of that deck: Horde cards that are in the dungeon already have none, and some may be there before. TH-HUNT-05
 */
function placeholdersDue(t: Thunderstone, { kind, copies }: CardDef): number {
  const waiting = catalogOf(t.content).horde.reduce((sum, def) => sum + copiesLeft(t, def.kind), 0);
  return waiting - (copies - copiesLeft(t, kind));
}

/** TH-HORDE-03: the Horde deck, the strongest at the bottom, the weakest on top; never shuffled. TH-HORDE-04 @public */
export function layHorde(t: Thunderstone): void {
  for (const def of catalogOf(t.content).horde) fetch(t, def.kind, t.piles.horde);
}

/** Shuffle some cards into the top ten of the deck, or more, unseen, and put these under it. TH-SETUP-15, TH-SETUP-17 @public */
export function hideBelow(t: Thunderstone, kinds: readonly string[], count = 10): void {
  const { dungeon, aside } = t.piles;
  for (let i = 0; i < count; i++) t.draw(dungeon, aside);
  for (const kind of kinds) fetch(t, kind, aside);
  t.shuffle(aside);
  for (const card of t.cards(aside).slice()) t.move(card, dungeon, 'bottom');
}

/** Guardians first, the stones last. TH-SETUP-14, TH-STONE-05 */
export function buildDungeon(t: Thunderstone): void {
  shuffleDungeon(t);
  if (t.state.sets.monsters.includes('horde')) layHorde(t);
  for (const guardian of t.state.sets.guardians) hideBelow(t, [guardian]);
  for (const stone of t.state.sets.stones) hideBelow(t, [stone]);
}

/** TH-SETUP-20: the first card to rank 1. TH-SETUP-22, TH-SETUP-23, TH-SETUP-24: traps and breaches do nothing here. */
export function dealHall(t: Thunderstone): void {
  let rank = 1;
  while (rank <= RANKS) {
    const card: Card | null = t.draw(t.piles.dungeon, t.piles.revealed);
    if (card === null) return;
    if (t.def(card).sort === 'trap') t.move(card, t.piles.dungeon, 'bottom');
    else t.move(unmask(t, card), t.piles.rank[rank++]);
  }
}
