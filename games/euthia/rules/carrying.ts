import type { Card, Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading, Hero } from '../shape.ts';
import { changing } from './equipment.ts';
import { stackDiscard } from './supply.ts';
import { boardOf, companyClauses, noteOf, pouchesOf, tileFace } from './tiles.ts';

/**
 * What a hero can carry. Loose markers and tiles may be moved between places at any time (EU-ITEM-05), so it is enough to count: what
 * fits on gaar and gem slots lies there, everything else needs a pouch.
 */

/** Loose gems and essences. */
export function looseStones({ gems, essences }: Hero): number {
  // Written out: this is counted for every question of a turn, and a field by its own name is found fastest.
  const { ruby, emerald, demonStone, opal, diamond, amethyst, onyx, sapphire } = gems;
  const { air, earth, fire, water } = essences;
  const set = ruby + emerald + demonStone + opal + diamond + amethyst + onyx + sapphire;
  return set + air + earth + fire + water;
}

/** How many pouches the hero needs. EU-ITEM-01 to EU-ITEM-03, EU-SKOL-02, EU-SKOL-03 */
function pouchesNeeded(t: EuthiaReading, seat: Seat): number {
  const hero = t.state.heroes[seat];
  const { gaar, dwurt, potions } = hero;
  const { gaarSlots, dwurtSlots, gemSlots } = boardOf(t, seat);
  const { pouch, trophies } = t.piles;
  const tiles = t.cards(pouch[seat]).length;
  const held = t.cards(trophies[seat]).length;
  const needed =
    Math.max(0, gaar - gaarSlots) +
    Math.max(0, dwurt - dwurtSlots) +
    Math.max(0, looseStones(hero) - gemSlots) +
    potions +
    tiles +
    held;
  if (t.cards(t.piles.company[seat]).length === 0) return needed;
  return needed - Math.min(porterRoom(t, seat), potions + held + rawTiles(t, seat));
}
const rawTiles = (t: EuthiaReading, seat: Seat): number =>
  t.cards(t.piles.pouch[seat]).filter((card) => tileFace(t, card).class === 'raw').length;

/** Places on the card of somebody who was hired. */
function porterRoom(t: EuthiaReading, seat: Seat): number {
  let room = 0;
  for (const { clause } of companyClauses(t, seat, 'permanent'))
    for (const effect of clause.fx ?? []) if ('pouch' in effect) room += effect.pouch;
  return room;
}

export const freePouches = (t: EuthiaReading, seat: Seat): number =>
  pouchesOf(t, seat) - pouchesNeeded(t, seat);

/** Put a tile away for good: to its discard pile, out of the game, or (hero tiles) back to the stock. EU-ITEM-06, EU-SELL-02 */
export function discardTile(t: Euthia, card: Card): void {
  const { stack, hero } = tileFace(t, card);
  const wearer = t.piles.worn.indexOf(t.at(card));
  const leave = (): void => {
    t.setNote(card, null);
    if (hero !== null) t.move(card, t.piles.stock[ownerOf(t, card)]);
    else t.move(card, stack === null ? t.piles.box : stackDiscard(t, stack));
  };
  if (wearer === -1) leave();
  else changing(t, wearer, leave);
}
function ownerOf(t: EuthiaReading, card: Card): Seat {
  const { hero } = tileFace(t, card);
  return t.state.heroes.findIndex(({ board }) => t.content[board].board!.hero === hero!.hero);
}

/** A trophy goes to the discard pile of its level; those of elite enemies leave the game. EU-TROPHY-03 */
export function discardTrophy(t: Euthia, card: Card): void {
  const { sort, enemy } = t.def(card);
  t.move(card, sort === 'monster' ? t.piles.monsterDiscard[enemy!.level - 1] : t.piles.box);
}

/** Gems set in a tile leave with it. */
export const gemsIn = (t: EuthiaReading, card: Card): number => noteOf(t, card).gems.length;
