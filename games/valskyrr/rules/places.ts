import type { Card, Pile, Seat } from '@tafelrunde/engine';
import type { CardDef, Terrain, Valskyrr } from '../shape.ts';
import { marksOf } from './marks.ts';

/** Where everything lies: who is whose, which enemies are where, where the party stands. */

/** The seats whose heroes are still in the game, in seating order. */
export function heroesIn({ state }: Valskyrr): Seat[] {
  const seats: Seat[] = [];
  const { heroes } = state;
  for (let seat = 0; seat < heroes.length; seat++) if (!heroes[seat].out) seats.push(seat);
  return seats;
}

/** A hero as a card: the charter bears the tokens. */
export const charterOf = (t: Valskyrr, seat: Seat): Card => t.cards(t.piles.charter[seat])[0];

/** The seat whose pile of this sort a card lies in; null if it lies elsewhere. */
function seatAmong(t: Valskyrr, piles: readonly Pile[], card: Card): Seat | null {
  const seat = piles.indexOf(t.at(card));
  return seat === -1 ? null : seat;
}
export const heroOf = (t: Valskyrr, card: Card): Seat | null => seatAmong(t, t.piles.charter, card);
/** In whose hero area an enemy lies; null in the row. */
export const pursuedBy = (t: Valskyrr, card: Card): Seat | null => seatAmong(t, t.piles.pursuers, card);

/** The hero a card belongs to or lies before. */
export function holderOf(t: Valskyrr, card: Card): Seat | null {
  const { charter, area, pursuers, hand, discard } = t.piles;
  const at = t.at(card);
  for (let seat = 0; seat < t.seats; seat++)
    if (
      at === charter[seat] ||
      at === area[seat] ||
      at === pursuers[seat] ||
      at === hand[seat] ||
      at === discard[seat]
    )
      return seat;
  return marksOf(t, card).owner;
}

export const isEnemy = ({ sort }: CardDef): boolean => sort === 'enemy' || sort === 'boss';
export const inRow = (t: Valskyrr, card: Card): boolean => t.at(card) === t.piles.row;
export const inPlay = (t: Valskyrr, card: Card): boolean => inRow(t, card) || pursuedBy(t, card) !== null;

/** Every enemy in play: hero areas in seating order, then the row from left to right. */
export function enemiesInPlay(t: Valskyrr): Card[] {
  const found: Card[] = [];
  for (const pile of t.piles.pursuers) for (const card of t.cards(pile)) found.push(card);
  for (const card of t.cards(t.piles.row)) found.push(card);
  return found;
}
export function anyEnemy(t: Valskyrr): boolean {
  const { row, pursuers } = t.piles;
  if (t.cards(row).length > 0) return true;
  for (const pile of pursuers) if (t.cards(pile).length > 0) return true;
  return false;
}

/** The allies in a hero area. */
export const alliesOf = (t: Valskyrr, seat: Seat): Card[] =>
  t.cards(t.piles.area[seat]).filter((card) => t.def(card).sort === 'ally');

/** The boss, wherever it lies in play; null when it is not. */
export const bossInPlay = (t: Valskyrr): Card | null =>
  enemiesInPlay(t).find((card) => t.def(card).sort === 'boss') ?? null;

export const activeEncounter = (t: Valskyrr): Card | null => t.top(t.piles.encounter);
export const adventureOf = (t: Valskyrr) => t.content[t.state.adventure].adventure!;

/** The active location. VA-TRAVEL-02 */
export const activeLocation = (t: Valskyrr): Card => t.cards(t.piles.place[t.state.party])[0];
export const isFaceUp = (t: Valskyrr, slot: number): boolean => t.cards(t.piles.place[slot]).length > 0;
/** Safe 0, perilous 1, overrun 2; face down is perilous. VA-THREAT-01, VA-THREAT-02 */
export const threatOf = (t: Valskyrr, slot: number): number => (isFaceUp(t, slot) ? t.state.threat[slot] : 1);
export const isSafe = (t: Valskyrr, slot: number): boolean => threatOf(t, slot) === 0;
export const terrainOf = (t: Valskyrr, slot: number): Terrain => adventureOf(t).slots[slot].terrain;
export const atBossLocation = (t: Valskyrr): boolean => t.state.party === adventureOf(t).bossSlot;

/** Hand cards, and attachments that count as such. VA-ATTACH-03 */
export function handOf(t: Valskyrr, seat: Seat): Card[] {
  const hand = t.cards(t.piles.hand[seat]).slice();
  for (const card of t.cards(t.piles.attached)) {
    const { asHand, owner } = marksOf(t, card);
    if (asHand && owner === seat) hand.push(card);
  }
  return hand;
}
export const attachedTo = (t: Valskyrr, host: Card): Card[] =>
  t.cards(t.piles.attached).filter((card) => marksOf(t, card).host === host);
