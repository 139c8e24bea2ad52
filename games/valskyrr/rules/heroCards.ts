import { type Card, cardOption, done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Filter, OwnPile, Valskyrr } from '../shape.ts';
import { clearMarks, marked, marksOf } from './marks.ts';
import { attachedTo, handOf } from './places.ts';
import { keywordsOf } from './statics.ts';

/** A hero's cards: drawn, discarded, buried, attached. */

/** From the own deck, as many as there are; nothing is shuffled again. VA-ACTION-10, VA-ENDTURN-02 */
export function drawCards(t: Valskyrr, seat: Seat, n: number): number {
  let drawn = 0;
  while (drawn < n && t.draw(t.piles.heroDeck[seat], t.piles.hand[seat]) !== null) drawn++;
  if (drawn > 0) t.tell('drew', { seat, n: drawn });
  return drawn;
}

/** A card leaves play: what is attached to it goes to its owners' discard piles, tokens to the supply. VA-ATTACH-05, VA-KILL-04 */
export function leave(t: Valskyrr, card: Card): void {
  for (const one of attachedTo(t, card)) {
    const { owner } = marksOf(t, one);
    clearMarks(t, one);
    t.move(one, t.piles.discard[owner!]);
  }
  clearMarks(t, card);
}
/** On top of the owner's discard pile. VA-DISCARD-01 */
export function discard(t: Valskyrr, seat: Seat, card: Card): void {
  leave(t, card);
  t.move(card, t.piles.discard[seat]);
}
/** Face up on top of the owner's burial pile. VA-DISCARD-02 */
export function bury(t: Valskyrr, seat: Seat, card: Card): void {
  leave(t, card);
  t.tell('buried', { seat, kind: t.kind(card) });
  t.move(card, t.piles.burial[seat]);
}

/** Lay a card under another. VA-ATTACH-01 */
export function attach(t: Valskyrr, seat: Seat, card: Card, host: Card, asHand: boolean): void {
  leave(t, card);
  t.move(card, t.piles.attached);
  const marks = marked(t, card);
  marks.host = host;
  marks.owner = seat;
  marks.asHand = asHand;
  t.tell('attached', { seat, kind: t.kind(card), host: t.kind(host) });
}
/** Take an attached card back into hand. */
export function detach(t: Valskyrr, card: Card): void {
  const { owner } = marksOf(t, card);
  clearMarks(t, card);
  t.move(card, t.piles.hand[owner!]);
}

export function fitsFilter(
  t: Valskyrr,
  card: Card,
  filter: Filter | undefined,
  paid: readonly Card[] = [],
): boolean {
  if (filter === undefined) return true;
  const def = t.def(card);
  if (filter.sort !== undefined && def.sort !== filter.sort) return false;
  if (filter.baseSet === true && !def.baseSet) return false;
  if (filter.keyword === undefined && filter.sharesWithPaid === undefined) return true;
  const keywords = keywordsOf(t, card);
  if (filter.keyword?.some((word) => keywords.includes(word)) === false) return false;
  return (
    filter.sharesWithPaid === undefined ||
    paid.some((one) => one !== card && keywordsOf(t, one).some((word) => keywords.includes(word)))
  );
}

/** The cards that a text may take from a pile; the top of the deck is one card that nobody has seen. */
export function cardsIn(
  t: Valskyrr,
  seat: Seat,
  from: OwnPile,
  looked: readonly Card[] = [],
): readonly Card[] {
  const { discard: discards, burial, heroDeck } = t.piles;
  switch (from) {
    case 'hand':
      return handOf(t, seat);
    case 'discardPile':
      return t.cards(discards[seat]);
    case 'discardTop':
      return t.cards(discards[seat]).slice(-1);
    case 'burialPile':
      return t.cards(burial[seat]);
    case 'deckTop':
      return t.cards(heroDeck[seat]).slice(-1);
    case 'handOrDiscard':
      return [...handOf(t, seat), ...t.cards(discards[seat])];
    case 'handOrDeckTop':
      return [...handOf(t, seat), ...t.cards(heroDeck[seat]).slice(-1)];
    case 'looked':
      return looked;
  }
}

/** An option for a card of the own piles; one that is face down is called by its place. */
const ownOption = (t: Valskyrr, seat: Seat, card: Card) =>
  t.at(card) === t.piles.heroDeck[seat] && !t.knows(seat, card)
    ? { id: 'deckTop', pile: t.piles.heroDeck[seat], ownCard: card }
    : { ...cardOption(card), ownCard: card };

/** A hero's owner chooses cards. */
export function chooseCards(
  t: Valskyrr,
  seat: Seat,
  prompt: string,
  from: readonly Card[],
  { min, max }: { min: number; max: number },
): Flow<readonly Card[]> {
  const least = Math.min(min, from.length);
  const most = Math.min(max, from.length);
  if (most === 0) return done([]);
  return least === from.length ? done(from) : someOf(t, seat, prompt, from, least, most);
}
function* someOf(
  t: Valskyrr,
  seat: Seat,
  prompt: string,
  from: readonly Card[],
  least: number,
  most: number,
): Flow<readonly Card[]> {
  const options = from.map((card) => ownOption(t, seat, card));
  if (least === 1 && most === 1) return [(yield* t.ask(seat, { prompt, from: options })).ownCard];
  const chosen = yield* t.some(seat, { prompt, from: options, min: least, max: most, about: { n: most } });
  return chosen.map(({ ownCard }) => ownCard);
}
