import { type Card, cardOption, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { marked, marksOf } from './marks.ts';
import { open } from './moments.ts';
import { activeLocation, alliesOf, anyEnemy, isSafe } from './places.ts';

/**
 * Point by point: a card from the burial pile to the discard pile, or from the discard pile under the deck. VA-HEAL-01 to
 * VA-HEAL-06
 */
export function* heal(
  t: Valskyrr,
  seat: Seat,
  points: number,
  { healer = null, cause = null }: { healer?: Seat | null; cause?: 'rest' | null } = {},
): Flow {
  if (t.state.heroes[seat].out) return;
  const { burial, discard, stage } = t.piles;
  const under: Card[] = [];
  let used = 0;
  while (used < points) {
    const from: (Option & { readonly own: Card | null })[] = [
      ...t.cards(burial[seat]).map((card) => ({ ...cardOption(card), own: card, text: 'unbury' })),
      ...t.cards(discard[seat]).map((card) => ({ ...cardOption(card), own: card, text: 'toDeck' })),
    ];
    if (from.length === 0) break;
    from.push({ id: 'enough', declines: true, own: null }); // VA-HEAL-05
    const { own } = yield* t.ask(seat, {
      prompt: 'heal',
      about: { points: points - used },
      from,
      rules: ['VA-HEAL-01', 'VA-HEAL-02'],
    });
    if (own === null) break;
    used++;
    if (t.at(own) === burial[seat]) t.move(own, discard[seat]);
    else {
      t.move(own, stage);
      under.push(own);
    }
  }
  yield* putUnder(t, seat, under);
  if (used > 0) t.tell('healed', { seat, n: used });
  // Who rests has rested, even with nothing to heal. VA-HEAL-08
  else if (cause !== 'rest') return;
  yield* open(t, 'heroHealed', { seat, healer, cause });
}

/** Under the deck in any order. VA-HEAL-03 */
export function* putUnder(t: Valskyrr, seat: Seat, cards: readonly Card[]): Flow {
  if (cards.length === 0) return;
  const order =
    cards.length === 1
      ? cards
      : (yield* t.order(seat, {
          prompt: 'underDeck',
          from: cards.map((card) => cardOption(card)),
          rules: ['VA-HEAL-03'],
        })).map(({ card }) => card);
  // The first of them is to be drawn first.
  for (const card of order) t.move(card, t.piles.heroDeck[seat], 'bottom');
}

/** Tokens off an ally, an enemy or an encounter. VA-HEAL-07 */
export function removeWounds(t: Valskyrr, card: Card, n: number): number {
  const removed = Math.min(marksOf(t, card).wounds, n);
  if (removed > 0) marked(t, card).wounds -= removed;
  return removed;
}

/** VA-REST-01 */
export const mayRest = (t: Valskyrr): boolean => isSafe(t, t.state.party) && !anyEnemy(t);

/** The location's value for hero and allies, the charter's for the hero besides. VA-REST-02, VA-REST-03 */
export function* rest(t: Valskyrr, seat: Seat): Flow {
  t.tell('rests', { seat });
  const { regeneration } = t.def(activeLocation(t)).location!;
  const charter = t.content[t.state.heroes[seat].hero].charter!;
  const own = t.options.nightmareHeroes ? charter.nightmareRegeneration : charter.regeneration;
  for (const ally of alliesOf(t, seat)) removeWounds(t, ally, regeneration);
  yield* heal(t, seat, regeneration + own, { cause: 'rest' });
}
