import type { Card, Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import type { Ending, Thunderstone } from '../shape.ts';

/** TH-HORDE-10: each is worth as many points as there are, five at most. */
export const hordePoints = (count: number): number => count * Math.min(count, 5);

/** What these cards are worth together. TH-END-02 */
export function pointsOf(defs: readonly CardDef[]): number {
  let points = 0;
  let horde = 0;
  for (const def of defs) {
    if (def.horde) horde++;
    else points += def.points;
  }
  return points + hordePoints(horde);
}

/** All cards that belong to a seat. TH-END-03: what is destroyed, in the hall or in a cage belongs to nobody. @public */
export function ownCards(t: Thunderstone, seat: Seat): Card[] {
  const { hand, deck, discard, laid } = t.piles;
  return [...t.cards(hand[seat]), ...t.cards(deck[seat]), ...t.cards(discard[seat]), ...t.cards(laid[seat])];
}

/** TH-END-05: the most valuable single monster breaks ties. @public */
export function bestMonster(defs: readonly CardDef[]): number {
  const horde = defs.filter((def) => def.horde).length;
  let best = 0;
  for (const def of defs)
    if (def.sort === 'monster') best = Math.max(best, def.horde ? Math.min(horde, 5) : def.points);
  return best;
}

export interface Standing {
  readonly scores: number[];
  readonly winners: Seat[];
}

/** Turn all cards up and count. TH-END-02 to TH-END-05 @public */
export function standing(t: Thunderstone): Standing {
  const scores: number[] = [];
  const monsters: number[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    const cards = ownCards(t, seat);
    t.show(cards, 'all');
    const defs = cards.map((card) => t.def(card));
    scores.push(pointsOf(defs) - t.cards(t.piles.penalty[seat]).length);
    monsters.push(bestMonster(defs));
  }
  const most = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const best = Math.max(...tied.map((seat) => monsters[seat]));
  return { scores, winners: tied.filter((seat) => monsters[seat] === best) };
}

/** The match of a single game ends here. TH-END-04 */
export function settle(t: Thunderstone, how: Ending): void {
  const { scores, winners } = standing(t);
  t.tell('scored', { scores });
  t.finish({ how, winners, scores });
}
