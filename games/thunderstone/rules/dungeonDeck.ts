import type { Card } from '@tafelrunde/engine';
import { RANKS, type Thunderstone } from '../shape.ts';
import { fetch, fetchUpTo } from './box.ts';
import { unmask } from './hall.ts';

/** Building the dungeon deck and dealing the first hall. */

/** The monsters and traps of the sets in play, shuffled. TH-SETUP-10 to TH-SETUP-13 @public */
export function shuffleDungeon(t: Thunderstone): void {
  const { monsters, traps } = t.state.sets;
  for (const def of Object.values(t.content)) {
    const inPlay =
      (def.sort === 'monster' && !def.guardian && monsters.includes(def.group)) ||
      (def.sort === 'trap' && traps.includes(def.group));
    if (!inPlay) continue;
    // Of the Horde the placeholders are shuffled in; the others wait in a deck of their own. TH-HORDE-02
    if (def.horde && def.health > 0) continue;
    fetchUpTo(t, def.kind, def.copies, t.piles.dungeon);
  }
  t.shuffle(t.piles.dungeon);
}

/** TH-HORDE-03: the Horde deck, the strongest at the bottom, the weakest on top; never shuffled. TH-HORDE-04 @public */
export function layHorde(t: Thunderstone): void {
  const horde = Object.values(t.content).filter((def) => def.horde && def.health > 0);
  for (const def of horde.toSorted((a, b) => b.health - a.health)) fetch(t, def.kind, t.piles.horde);
}

/** Shuffle some cards into the top ten of the deck, unseen, and put these under it. TH-SETUP-15, TH-SETUP-17 @public */
export function hideBelow(t: Thunderstone, kinds: readonly string[]): void {
  const { dungeon, aside } = t.piles;
  for (let i = 0; i < 10; i++) t.draw(dungeon, aside);
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
