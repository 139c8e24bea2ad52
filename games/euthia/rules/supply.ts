import { type Card, done, type Flow, type Pile, type Seat } from '@tafelrunde/engine';
import { type Euthia, type EuthiaReading, type Stack, STACKS } from '../shape.ts';

/** Decks and stacks: drawing, discarding, shuffling again; the stores of the game that plays the monsters itself. */

export const isAutomaton = (t: EuthiaReading): boolean => t.state.mode !== 'competitive';

/** The top card, after the discard pile was shuffled into a new deck if need be; null if there is nothing at all. EU-GOLDEN-01, EU-GOLDEN-03 */
export function drawFrom(t: Euthia, deck: Pile, discard: Pile, to: Pile): Card | null {
  if (t.cards(deck).length === 0) {
    for (const card of t.cards(discard).slice()) t.move(card, deck);
    if (t.cards(deck).length === 0) return null;
    t.shuffle(deck);
  }
  return t.draw(deck, to);
}

const stackNumber = (stack: Stack): number => STACKS.indexOf(stack);
const stackPile = (t: EuthiaReading, stack: Stack): Pile => t.piles.stack[stackNumber(stack)];
export const stackDiscard = (t: EuthiaReading, stack: Stack): Pile =>
  t.piles.stackDiscard[stackNumber(stack)];
export const drawTile = (t: Euthia, stack: Stack, to: Pile): Card | null =>
  drawFrom(t, stackPile(t, stack), stackDiscard(t, stack), to);

type Metal = 'silver' | 'gold';
const deckOf = (t: EuthiaReading, metal: Metal): Pile =>
  metal === 'silver' ? t.piles.silverDeck : t.piles.goldDeck;
const discardOf = (t: EuthiaReading, metal: Metal): Pile =>
  metal === 'silver' ? t.piles.silverDiscard : t.piles.goldDiscard;
const storeOf = (t: EuthiaReading, metal: Metal): Pile =>
  metal === 'silver' ? t.piles.silverStore : t.piles.goldStore;
export const metalOf = (t: EuthiaReading, card: Card): Metal => t.def(card).play!.metal;

/** Draw silver or gold cards. Alone and together a card of the kind goes to the store for each. EU-CARD-02, EU-SOLO-07 */
export function drawCards(t: Euthia, seat: Seat, metal: Metal, n: number, feeding = true): void {
  let drawn = 0;
  for (let i = 0; i < n; i++) {
    if (drawFrom(t, deckOf(t, metal), discardOf(t, metal), t.piles.hand[seat]) !== null) drawn++;
    if (feeding && isAutomaton(t)) feedStore(t, metal, 1);
  }
  if (drawn > 0) t.tell('drew', { seat, metal, n: drawn });
}

/** Cards go unseen into the store of their kind; four silver become one gold. EU-SOLO-07, EU-SOLO-08 */
export function feedStore(t: Euthia, metal: Metal, n: number): void {
  for (let i = 0; i < n; i++) drawFrom(t, deckOf(t, metal), discardOf(t, metal), storeOf(t, metal));
  const { silverStore } = t.piles;
  while (t.cards(silverStore).length >= 4) {
    for (const card of t.cards(silverStore).slice(0, 4)) discardCard(t, card);
    if (drawFrom(t, t.piles.goldDeck, t.piles.goldDiscard, t.piles.goldStore) === null) break;
  }
}

/** Silver and gold cards have a discard pile; alone and together they go under their deck. EU-SOLO-10 */
export function discardCard(t: Euthia, card: Card): void {
  const metal = metalOf(t, card);
  if (isAutomaton(t)) t.move(card, deckOf(t, metal), 'bottom');
  else t.move(card, discardOf(t, metal));
}

const HAND_LIMIT = 5;
const silverIn = (t: EuthiaReading, seat: Seat): Card[] =>
  t.cards(t.piles.hand[seat]).filter((card) => metalOf(t, card) === 'silver');
const goldIn = (t: EuthiaReading, seat: Seat): Card[] =>
  t.cards(t.piles.hand[seat]).filter((card) => metalOf(t, card) === 'gold');
export const canExchange = (t: EuthiaReading, seat: Seat): boolean => silverIn(t, seat).length >= 4;

/** Alone and together four silver cards or a gold one may become a coin at any time. EU-SOLO-09 */
export interface CoinChoice {
  readonly id: 'silverToCoin' | 'goldToCoin';
  readonly does: 'cardsToCoin';
}
export function coinChoices(t: EuthiaReading, seat: Seat): CoinChoice[] {
  if (!isAutomaton(t)) return [];
  const found: CoinChoice[] = [];
  if (canExchange(t, seat)) found.push({ id: 'silverToCoin', does: 'cardsToCoin' });
  if (goldIn(t, seat).length > 0) found.push({ id: 'goldToCoin', does: 'cardsToCoin' });
  return found;
}
export function* coinFor(t: Euthia, seat: Seat, id: CoinChoice['id']): Flow {
  if (id === 'silverToCoin') yield* discardSilver(t, seat, 4, 'payCards');
  else yield* discardGold(t, seat, 1, 'payCards');
  t.state.heroes[seat].gold++;
}

/** Four silver for one gold first if wanted, then down to five. EU-CARD-02, EU-CARD-03 */
export function keepHandLimit(t: Euthia, seat: Seat): Flow {
  return t.cards(t.piles.hand[seat]).length > HAND_LIMIT ? discardDown(t, seat) : done(undefined);
}

function* discardDown(t: Euthia, seat: Seat): Flow {
  const hand = t.piles.hand[seat];
  while (t.cards(hand).length > HAND_LIMIT) {
    const from: { id: string; does: string; text: string; card?: Card; coin?: CoinChoice['id'] }[] = t
      .cards(hand)
      .map((card) => ({ id: `discard${card}`, does: 'discard', text: 'discard', card }));
    if (canExchange(t, seat)) from.push({ id: 'exchange', does: 'exchange', text: 'exchange' });
    for (const { id, does } of coinChoices(t, seat)) from.push({ id, does, text: id, coin: id });
    const { card, coin } = yield* t.ask(seat, { prompt: 'handLimit', from, rules: ['EU-CARD-03'] });
    if (coin !== undefined) yield* coinFor(t, seat, coin);
    else if (card === undefined) yield* exchangeSilver(t, seat);
    else discardCard(t, card);
  }
}

/** Four silver cards of choice for a gold one; that is no draw. EU-CARD-02, EU-SOLO-07 */
export function* exchangeSilver(t: Euthia, seat: Seat): Flow {
  yield* discardSilver(t, seat, 4, 'exchangeWhich');
  drawFrom(t, t.piles.goldDeck, t.piles.goldDiscard, t.piles.hand[seat]);
  t.tell('exchanged', { seat });
}

/** Hand in cards of one metal. */
export function* discardSilver(t: Euthia, seat: Seat, n: number, prompt: string): Flow {
  yield* handIn(t, seat, silverIn(t, seat), n, prompt);
}
export function* discardGold(t: Euthia, seat: Seat, n: number, prompt: string): Flow {
  yield* handIn(t, seat, goldIn(t, seat), n, prompt);
}
function* handIn(t: Euthia, seat: Seat, cards: readonly Card[], n: number, prompt: string): Flow {
  const chosen = yield* t.some(seat, {
    prompt,
    from: cards.map((card) => ({ id: `card${card}`, card })),
    min: n,
    max: n,
    rules: ['EU-CARD-02'],
  });
  for (const { card } of chosen) discardCard(t, card);
}

/** This many of these at random and unseen; the rest leaves the game, unknown. EU-MAPSETUP-04, EU-MAPSETUP-06 */
export function takeSome(t: Euthia, kinds: readonly string[], n: number, to: Pile): void {
  const from = t.piles.shuffling[0];
  for (const kind of kinds) t.make(kind, from);
  t.shuffle(from);
  for (let i = 0; i < n; i++) t.draw(from, to);
  while (t.draw(from, t.piles.unused) !== null);
}
