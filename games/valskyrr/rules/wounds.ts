import { type Card, cardOption, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { moveToRow, rowOrder } from './enemies.ts';
import { lose } from './ending.ts';
import { bury, leave } from './heroCards.ts';
import { clearMarks, marksOf } from './marks.ts';
import { atBossLocation, handOf, heroesIn } from './places.ts';

/** Each wound buries a card: from hand, from the discard pile, or the top of the deck. VA-WOUND-01, VA-WOUND-02 */
export function* takeWounds(t: Valskyrr, seat: Seat, n: number, fromHand = 0): Flow {
  if (t.state.heroes[seat].out) return;
  t.tell('wounded', { seat, n });
  let left = n;
  const forced = Math.min(fromHand, left, handOf(t, seat).length);
  if (forced > 0) {
    yield* buryChosen(t, seat, forced, handOf(t, seat), 0);
    left -= forced;
  }
  const cards = [...handOf(t, seat), ...t.cards(t.piles.discard[seat])];
  const deck = t.cards(t.piles.heroDeck[seat]).length;
  if (cards.length + deck < left) {
    yield* eliminate(t, seat); // VA-ELIM-01
    return;
  }
  yield* buryChosen(t, seat, left, cards, Math.min(deck, left));
}

function* buryChosen(t: Valskyrr, seat: Seat, n: number, cards: readonly Card[], fromDeck: number): Flow {
  const options: (Option & { readonly ownCard: Card | null })[] = cards.map((card) => ({
    ...cardOption(card),
    ownCard: card,
  }));
  // The top cards of the deck are all alike from behind: choosing the third means the first three.
  for (let i = 1; i <= fromDeck; i++)
    options.push({
      id: `deck${i}`,
      text: 'fromDeck',
      pile: t.piles.heroDeck[seat],
      about: { n: i },
      ownCard: null,
    });
  const chosen = yield* t.some(seat, {
    prompt: 'wounds',
    about: { n },
    from: options,
    min: n,
    max: n,
    rules: ['VA-WOUND-02'],
  });
  for (const { ownCard } of chosen) bury(t, seat, ownCard ?? t.top(t.piles.heroDeck[seat])!);
}

/**
 * A hero falls: away from the boss that loses the game, there only if nobody is left. VA-END-03, VA-END-04, VA-END-09, VA-ELIM-03
 */
function* eliminate(t: Valskyrr, seat: Seat): Flow {
  t.tell('fallen', { seat });
  t.state.heroes[seat].out = true;
  if (!atBossLocation(t)) lose(t, 'heroFallen');
  if (heroesIn(t).length === 0) lose(t, 'allFallen');
  const { hand, discard, heroDeck, area, offer, burial, pursuers, attached, box } = t.piles;
  for (const card of yield* rowOrder(t, [...t.cards(pursuers[seat])], null)) moveToRow(t, card);
  for (const card of t.cards(pursuers[seat]).slice()) t.move(card, t.piles.row); // What cannot be moved has nowhere else to stay.
  for (const card of t.cards(attached).slice())
    if (marksOf(t, card).owner === seat) {
      clearMarks(t, card);
      t.move(card, box);
    }
  for (const pile of [hand, discard, heroDeck, area, offer, burial])
    for (const card of t.cards(pile[seat]).slice()) {
      leave(t, card);
      t.move(card, box);
    }
}

/** An ally with as many wounds as life is gone for good; in a nightmare it takes loot along. VA-ELIM-04, VA-ELIM-05, VA-VARIANT-05 */
export function settleAlly(t: Valskyrr, ally: Card, life: number, lootValue: number): boolean {
  if (marksOf(t, ally).wounds < life) return false;
  t.tell('allyFallen', { kind: t.kind(ally) });
  const { nightmareHeroes, nightmareQuest, nightmareTime } = t.options;
  if (nightmareHeroes || nightmareQuest || nightmareTime)
    t.state.loot = Math.max(0, t.state.loot - lootValue);
  leave(t, ally);
  t.move(ally, t.piles.box);
  return true;
}
