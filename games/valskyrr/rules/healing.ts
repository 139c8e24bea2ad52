import { type Card, cardOption, type Flow, type Option, type RuleId, type Seat } from '@tafelrunde/engine';
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
  const under: Card[] = [];
  let used = 0;
  while (used < points) {
    const chosen = yield* t.wantsAll(seat)
      ? healOne(t, seat, points - used)
      : healSeveral(t, seat, points - used);
    let unburied = false;
    for (const card of chosen) {
      used++;
      if (t.at(card) === t.piles.burial[seat]) {
        t.move(card, t.piles.discard[seat]);
        unburied = true;
      } else {
        t.move(card, t.piles.stage);
        under.push(card);
      }
    }
    // What has come up may go on under the deck; otherwise whoever has chosen has chosen.
    if (chosen.length === 0 || (!unburied && !t.wantsAll(seat))) break;
  }
  yield* putUnder(t, seat, under);
  if (used > 0) t.tell('healed', { seat, n: used });
  // Who rests has rested, even with nothing to heal. VA-HEAL-08
  else if (cause !== 'rest') return;
  yield* open(t, 'heroHealed', { seat, healer, cause });
}

/** The cards a point of healing could be used on. VA-HEAL-01, VA-HEAL-02 */
const healable = (t: Valskyrr, seat: Seat): (Option & { readonly card: Card })[] => [
  ...t
    .cards(t.piles.burial[seat])
    .map((card) => ({ ...cardOption(card), card, text: 'unbury', does: 'unbury' })),
  ...t
    .cards(t.piles.discard[seat])
    .map((card) => ({ ...cardOption(card), card, text: 'toDeck', does: 'toDeck' })),
];
const HEALING: readonly RuleId[] = ['VA-HEAL-01', 'VA-HEAL-02'];

/** All at once: as many cards as there are points, or fewer. VA-HEAL-05 */
function* healSeveral(t: Valskyrr, seat: Seat, points: number): Flow<readonly Card[]> {
  const from = healable(t, seat);
  const max = Math.min(points, from.length);
  const ask = { prompt: 'healing', about: { points }, from, min: 0, max, rules: HEALING };
  // Where there are points enough for all of them, all are healed.
  const chosen = yield* t.some(seat, max < from.length ? ask : { ...ask, usual: from.map(({ id }) => id) });
  return chosen.map(({ card }) => card);
}

/** Point by point. */
function* healOne(t: Valskyrr, seat: Seat, points: number): Flow<readonly Card[]> {
  const from = healable(t, seat);
  if (from.length === 0) return [];
  const enough = { id: 'enough', declines: true } as const; // VA-HEAL-05
  const { card } = yield* t.ask<Option>(seat, {
    prompt: 'heal',
    about: { points },
    from: [...from, enough],
    rules: HEALING,
  });
  return card === undefined ? [] : [card];
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
          // As they were chosen: it is long until they are drawn.
          usual: cards.map((card) => cardOption(card).id),
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
