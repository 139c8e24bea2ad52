import type { Card, Pile, Seat } from '@tafelrunde/engine';
import type { Deck, Talisman, Reading } from '../shape.ts';
import { named, type Space } from '../shape/spaces.ts';

/** TA-ADV-11: the piles a deck is refilled from. */
const DISCARDS = {
  adventure: 'adventureDiscard',
  spells: 'spellDiscard',
  talismans: 'talismanDiscard',
  warlock: 'warlockDiscard',
  denizens: 'denizenDiscard',
} as const;
type Refilled = keyof typeof DISCARDS;
const isRefilled = (deck: Deck): deck is Refilled => Object.hasOwn(DISCARDS, deck);

/** The top card of a facedown deck goes to a pile. TA-ADV-11: an empty deck is made from its discard pile. */
export function drawFrom(
  t: Talisman,
  deck: Refilled | 'rewards' | 'relics' | 'characters',
  to: Pile,
): Card | null {
  if (isRefilled(deck)) refill(t, deck);
  return t.draw(t.piles[deck], to);
}
/** An empty deck is made of what was discarded. TA-ADV-11 */
export function refill(t: Talisman, deck: Refilled): void {
  const pile = t.piles[deck];
  if (t.cards(pile).length > 0) return;
  const discarded = t.cards(t.piles[DISCARDS[deck]]).slice();
  if (discarded.length === 0) return;
  for (const card of discarded) t.move(card, pile);
  t.shuffle(pile);
  t.tell('reshuffled', { deck });
}

/** Is there anything to draw from this deck? */
export const canDraw = (t: Talisman, deck: Refilled | 'rewards'): boolean =>
  t.cards(t.piles[deck]).length > 0 || (isRefilled(deck) && t.cards(t.piles[DISCARDS[deck]]).length > 0);

/** Where a card goes that nobody has any more: its discard pile, its supply, or out of the game. TA-FOLL-02 */
function homeOf(t: Talisman, card: Card): Pile {
  const { deck, home } = t.def(card);
  if (home === 'deck') return t.piles.denizens;
  if (home !== null && isInhabited(t, named(home)[0])) return t.piles.space[named(home)[0]];
  if (isRefilled(deck)) return t.piles[DISCARDS[deck]];
  if (deck === 'purchases' || deck === 'stables' || deck === 'terrain') return t.piles[deck];
  if (deck === 'relics') return t.piles.adventureDiscard; // TA-REMNANT-02
  return t.piles.removed;
}

/** Can a Denizen come home there? TA-TERRAIN-03: not where Terrain covers it; and the other board has no homes for them. */
const isInhabited = (t: Talisman, space: Space): boolean =>
  t.options.board === 'cataclysm' &&
  !t.cards(t.piles.space[space]).some((card) => t.def(card).type === 'terrain');

/** Put a card away. What lies on it goes its own way: some Denizens have a home, or a place in their deck. */
export function discard(t: Talisman, card: Card): void {
  for (const other of stackOf(t, card).slice()) discard(t, other);
  t.setNote(card, null);
  t.move(card, homeOf(t, card));
  if (t.def(card).home === 'deck') t.shuffle(t.piles.denizens);
}

/**
 * What the rules remember on a card: counters, the number of the stack that lies on it, the edge Spells gave a Weapon, and a
 * second number for the few that need one: counters of another sort, the round of their last use.
 */
export interface OnCard {
  counters: number;
  stack: number;
  edge?: number;
  second?: number;
  /** Of Terrain: whose work it is. */
  builder?: Seat;
  /** Of a Spell in hand: by whose turn it was, how things stood when it was last declined. */
  declined?: { readonly [turn: Seat]: string };
}
const NOTHING: OnCard = { counters: 0, stack: 0 };
export const onCard = (t: Reading, card: Card): OnCard => (t.note(card) as OnCard | null) ?? NOTHING;
export const countersOn = (t: Reading, card: Card): number => onCard(t, card).counters;
export function setCounters(t: Talisman, card: Card, counters: number): void {
  t.setNote(card, { ...onCard(t, card), counters });
}
export const secondOn = (t: Talisman, card: Card): number => onCard(t, card).second ?? 0;
export function setSecond(t: Talisman, card: Card, second: number): void {
  t.setNote(card, { ...onCard(t, card), second });
}
/** An enchanted Weapon is magic and gives this much more Strength, as long as it is not put away. */
export const edgeOf = (t: Reading, card: Card): number => onCard(t, card).edge ?? 0;
export function enchant(t: Talisman, card: Card): void {
  t.setNote(card, { ...onCard(t, card), edge: edgeOf(t, card) + 1 });
}
export const isMagic = (t: Talisman, card: Card): boolean => t.def(card).magic || edgeOf(t, card) > 0;

/** The cards lying on a card. */
export function stackOf(t: Talisman, card: Card): readonly Card[] {
  const { stack } = onCard(t, card);
  return stack === 0 ? [] : t.cards(t.piles.stack[stack - 1]);
}
/** A pile for cards that lie on this one; null when all are taken. */
export function stackFor(t: Talisman, card: Card): Pile | null {
  const { stack } = onCard(t, card);
  if (stack > 0) return t.piles.stack[stack - 1];
  const free = freeStack(t);
  if (free === -1) return null;
  t.setNote(card, { ...onCard(t, card), stack: free + 1 });
  return t.piles.stack[free];
}
/** A stack that nothing lies in and that no card in play holds on to: an emptied one may be filled again. */
function freeStack(t: Talisman): number {
  const { space, objects, followers, reward, suspended, stage, stack } = t.piles;
  const held = new Set<number>();
  for (const pile of [...space, ...objects, ...followers, ...reward, ...suspended, stage])
    for (const card of t.cards(pile)) held.add(onCard(t, card).stack);
  return stack.findIndex((pile, index) => t.cards(pile).length === 0 && !held.has(index + 1));
}

/** A supply card of this kind, as long as copies last. TA-SETUP-05 */
export function fromSupply(t: Talisman, kind: string): Card | null {
  for (const pile of [t.piles.purchases, t.piles.stables])
    for (const card of t.cards(pile)) if (t.kind(card) === kind) return card;
  return null;
}
