import type { Card, Pile, Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { HAND, type LaidCard, type Thunderstone, type Turn } from '../shape.ts';

/** What seats do with their own cards: draw, lay out, discard, destroy. Nothing here asks. */

export const isHero = (def: CardDef): boolean => def.sort === 'hero';
/** A defeated monster, also one that is laid out from the hand. */
export const isMonster = (def: CardDef): boolean => def.sort === 'monster';
/** TH-CARD-02: an item with light; a weapon that shines is none. */
export const isLightItem = (def: CardDef): boolean => def.sort === 'item' && def.light > 0;

/** All others, clockwise from the next one on. */
export const othersThan = (t: Thunderstone, seat: Seat): Seat[] => t.clockwise(seat).slice(1);

/** The next card of a seat's deck goes to a pile; null when deck and discard pile are both empty. TH-TURN-05 */
export function drawTo(t: Thunderstone, seat: Seat, to: Pile): Card | null {
  const deck = t.piles.deck[seat];
  if (t.cards(deck).length === 0) {
    const discard = t.cards(t.piles.discard[seat]);
    if (discard.length === 0) return null;
    while (discard.length > 0) t.move(discard[discard.length - 1], deck);
    t.shuffle(deck);
    t.tell('reshuffled', { seat });
  }
  return t.draw(deck, to);
}

/** A new hand. TH-TURN-04, TH-SETUP-28 */
export function drawHand(t: Thunderstone, seat: Seat): void {
  for (let i = 0; i < HAND; i++) if (drawTo(t, seat, t.piles.hand[seat]) === null) break;
}

/** A card as it is laid out, before anything has happened to it. */
export const freshlyLaid = (card: Card, kind: string): LaidCard => ({
  card,
  kind,
  as: kind,
  used: 0,
  by: null,
  strength: 0,
  attack: 0,
  magic: 0,
  turned: false,
  mute: false,
  doomed: false,
  lentBy: null,
});

/** Lay a card out in front of the seat whose turn it is. */
export function layOut(t: Thunderstone, turn: Turn, card: Card): LaidCard {
  t.move(card, t.piles.laid[turn.seat]);
  const one = freshlyLaid(card, t.kind(card));
  turn.cards.push(one);
  return one;
}

/** TH-TURN-03: the whole hand, face up. */
export function layOutHand(t: Thunderstone, turn: Turn): void {
  for (const card of t.cards(t.piles.hand[turn.seat]).slice()) layOut(t, turn, card);
}

/** Draw during a turn: what is drawn is laid out too. TH-VILLAGE-04 */
export function drawCards(t: Thunderstone, turn: Turn, count: number): void {
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawTo(t, turn.seat, t.piles.revealed);
    if (card === null) break;
    drawn.push(layOut(t, turn, card).kind);
  }
  t.tell('drew', { seat: turn.seat, kinds: drawn });
}

/** The cards a hero carries are put down. */
function putDown(turn: Turn, hero: LaidCard): void {
  for (const card of turn.cards) if (card.by === hero.card) card.by = null;
}

/** Take a laid-out card away from the table, to another pile. What is only borrowed is not kept. */
export function takeAway(t: Thunderstone, turn: Turn, one: LaidCard, to: Pile): void {
  const index = turn.cards.indexOf(one);
  if (index >= 0) turn.cards.splice(index, 1);
  putDown(turn, one);
  t.move(one.card, one.lentBy !== null && to === t.piles.discard[turn.seat] ? homeOf(t, one.lentBy) : to);
}

/** Where a borrowed card goes when it is no longer needed. TH-CARD-18, TH-CARD-28 */
const homeOf = (t: Thunderstone, lender: Seat | 'village'): Pile =>
  lender === 'village' ? t.piles.trash : t.piles.discard[lender];

/** Destroy a card wherever it is. TH-TURN-06 */
export function destroy(t: Thunderstone, seat: Seat, card: Card): void {
  t.move(card, t.piles.trash);
  t.tell('destroyed', { seat, kind: t.kind(card) });
}

/** With Ambrosia heroes are discarded instead of destroyed; whoever is here for one battle only is lost all the same. TH-CARD-20 */
export const isSaved = (content: Thunderstone['content'], turn: Turn, one: LaidCard): boolean =>
  turn.safe && isHero(content[one.as]) && one.lentBy !== 'village';

/** Destroy a laid-out card: it leaves at once, and what is borrowed does not go back. TH-VILLAGE-02, TH-CARD-18 */
export function destroyLaid(t: Thunderstone, turn: Turn, one: LaidCard): void {
  const saved = isSaved(t.content, turn, one);
  takeAway(t, turn, one, saved ? t.piles.discard[turn.seat] : t.piles.trash);
  t.tell(saved ? 'savedFromDeath' : 'destroyed', { seat: turn.seat, kind: one.kind });
}

/** Destroyed by a battle effect: it counts until the battle is over. TH-DUNGEON-17 */
export function doom(t: Thunderstone, turn: Turn, one: LaidCard): void {
  one.doomed = true;
  if (!isSaved(t.content, turn, one)) t.tell('doomed', { seat: turn.seat, kind: one.kind });
}

/** TH-DISEASE-01; an empty supply means no Disease. TH-TURN-06 */
export function sufferDisease(t: Thunderstone, seat: Seat): void {
  const card = t.draw(t.piles.disease, t.piles.discard[seat]);
  if (card !== null) t.tell('diseased', { seat });
}

export function gainExperience(t: Thunderstone, seat: Seat, points: number): void {
  if (points === 0) return;
  t.state.players[seat].experience += points;
  t.tell('experience', { seat, points });
}

/** Everything in front of a seat and in its hand goes to its discard pile, face up. TH-TURN-04 */
export function discardAll(t: Thunderstone, seat: Seat): void {
  const discard = t.piles.discard[seat];
  const laidOut = t.cards(t.piles.laid[seat]);
  while (laidOut.length > 0) t.move(laidOut[laidOut.length - 1], discard);
  const hand = t.cards(t.piles.hand[seat]);
  while (hand.length > 0) t.move(hand[hand.length - 1], discard);
}

/**
 * What a seat holds as its hand: for the one whose turn it is what lies in front of it, as long as it has not been
 * destroyed and is its own. TH-DUNGEON-24
 */
export function handOf(t: Thunderstone, seat: Seat): readonly Card[] {
  const laidOut = t.cards(t.piles.laid[seat]);
  if (laidOut.length === 0) return t.cards(t.piles.hand[seat]);
  const turn = turnOf(t);
  if (turn === null) return laidOut;
  return laidOut.filter((card) => {
    const laid = laidCard(turn, card);
    return laid === null || (!laid.doomed && laid.lentBy === null);
  });
}

/** What a card in a hand counts as: laid out, it may be the copy of another. TH-CARD-07 */
export function countsAs(t: Thunderstone, card: Card): CardDef {
  const turn = turnOf(t);
  const laid = turn === null ? null : laidCard(turn, card);
  return laid === null ? t.def(card) : t.content[laid.as];
}

/** Is that hand open on the table? */
export const isLaidOut = (t: Thunderstone, seat: Seat): boolean => t.cards(t.piles.laid[seat]).length > 0;

/** The cards of the own hand that lie there: what is borrowed or fetched from the village is no part of it. TH-DUNGEON-24 */
export const ownCards = (turn: Turn): LaidCard[] => turn.cards.filter(({ lentBy }) => lentBy === null);

export const laidCard = (turn: Turn, card: Card): LaidCard | null =>
  turn.cards.find((one) => one.card === card) ?? null;

/** The turn on the stage, while one is going on. */
export function turnOf(t: Thunderstone): Turn | null {
  for (const scene of t.scenes) if (scene.type === 'fight' || scene.type === 'visit') return scene as Turn;
  return null;
}
