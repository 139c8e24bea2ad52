import { type Card, cardOption, type Flow, type Option, type RuleId, type Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import type { Thunderstone } from '../shape.ts';
import { countsAs, handOf, isLaidOut, laidCard, takeAway, turnOf } from './party.ts';

/** What happens to hands that are hidden: others make a seat discard, show or lose cards. */

export interface Demand {
  readonly prompt: string;
  readonly rules: readonly RuleId[];
  /** Which cards will do; without it any. */
  readonly fits?: (def: CardDef) => boolean;
}

const NONE: Option = { id: 'none', declines: true };

/** Out of the hand, or out of what lies in front of the seat, to another place. */
export function takeFromHand(t: Thunderstone, seat: Seat, card: Card, to: 'discard' | 'trash'): void {
  const pile = to === 'trash' ? t.piles.trash : t.piles.discard[seat];
  const turn = turnOf(t);
  const laid = turn !== null && turn.seat === seat ? laidCard(turn, card) : null;
  if (laid === null) t.move(card, pile);
  else takeAway(t, turn!, laid, pile);
  if (to === 'trash') t.tell('destroyed', { seat, kind: t.kind(card) });
}

/**
 * Each of these seats picks one fitting card of its hand, all at once; null for those who have none, and they show their
 * hand. Nothing is moved yet. @public */
export function* pickFromHands(
  t: Thunderstone,
  seats: readonly Seat[],
  demand: Demand,
): Flow<(Card | null)[]> {
  const { fits, prompt, rules } = demand;
  const holding = seats.filter((seat) => handOf(t, seat).length > 0);
  const put = (seat: Seat) => {
    const hand = handOf(t, seat);
    const cards = fits === undefined ? hand : hand.filter((card) => fits(countsAs(t, card)));
    const from: Option[] =
      cards.length === 0 ? [NONE] : cards.map((card) => ({ ...cardOption(card), commits: 'costs' }));
    // Who has a fitting card is hidden, unless any card will do.
    return { prompt, rules, from, secret: fits !== undefined, final: fits !== undefined };
  };
  const picked = holding.length === 0 ? [] : yield* t.askAll(holding, put);
  holding.forEach((seat, i) => {
    if (picked[i].card === undefined) showHand(t, seat);
  });
  return seats.map((seat) => {
    const at = holding.indexOf(seat);
    return at === -1 ? null : (picked[at].card ?? null);
  });
}

/** Everybody looks at a hand. */
export function showHand(t: Thunderstone, seat: Seat): void {
  const hand = handOf(t, seat);
  if (!isLaidOut(t, seat)) t.show(hand, 'all');
  t.tell('handShown', { seat, kinds: hand.map((card) => t.kind(card)) });
}

/**
 * Each of these seats is made to discard a card by somebody else; which one is its own choice. TH-TURN-09. Returns what they
 * discarded, also what its owner could take back at once.
 */
export function* makeDiscard(t: Thunderstone, seats: readonly Seat[], demand: Demand): Flow<(Card | null)[]> {
  const cards = yield* pickFromHands(t, seats, demand);
  seats.forEach((seat, i) => {
    const card = cards[i];
    if (card === null) return;
    t.show([card], 'all');
    t.tell('discarded', { seat, kind: t.kind(card) });
    if (t.def(card).returns) t.tell('tookBack', { seat, kind: t.kind(card) });
    else takeFromHand(t, seat, card, 'discard');
  });
  return cards;
}

/**
 * The same for several cards each, as many as there are. What returns to its owner does so only where another player is the
 * cause, and not a monster.
 */
export function* makeDiscardSome(
  t: Thunderstone,
  seats: readonly Seat[],
  count: number,
  demand: Omit<Demand, 'fits'>,
  by: 'player' | 'monster' = 'player',
): Flow {
  const holding = seats.filter((seat) => handOf(t, seat).length > 0);
  if (holding.length === 0) return;
  const picked = yield* t.someAll(holding, (seat) => {
    const hand = handOf(t, seat);
    const many = Math.min(count, hand.length);
    return { ...demand, from: hand.map((card) => cardOption(card)), min: many, max: many };
  });
  holding.forEach((seat, i) => {
    for (const { card } of picked[i]) {
      t.show([card], 'all');
      t.tell('discarded', { seat, kind: t.kind(card) });
      if (t.def(card).returns && by === 'player') t.tell('tookBack', { seat, kind: t.kind(card) });
      else takeFromHand(t, seat, card, 'discard');
    }
  });
}
