import { deal, GUIDED_SEAT, type Seat } from '@tafelrunde/engine';
import { layHero } from '../rules/setup.ts';
import { TIME_STARTS } from '../rules/trackMarks.ts';
import { DECKS, type Valskyrr } from '../shape.ts';

/** The guided player leads the Shield Maiden; a bot comes along with a bow. */
export const HEROES = ['valkea', 'elatha'] as const;
const FIRST_HAND = ['holdFast', 'shieldBash', 'focusedStrike', 'wildParry', 'fierceBlow'];
/** The first way leads to a market on a river, whose bridge has to be held. */
const FIRST_SLOT = 1;
const FIRST_TILE = 'abandonedMarket';
export const FIRST_ENCOUNTER = 'holdTheBridge';
const FIRST_ENEMIES = ['mirrorWitch', 'borderRobber', 'borderRobber'];

export function lay(t: Valskyrr): void {
  HEROES.forEach((kind, seat) => dismiss(t, seat, kind));
  HEROES.forEach((kind, seat) => lead(t, seat, kind));
  const { hand, heroDeck, hidden, unused, encounterDeck, enemyDeck } = t.piles;
  t.state.time = TIME_STARTS[t.seats - 1];
  deal(t, heroDeck[GUIDED_SEAT], hand[GUIDED_SEAT], FIRST_HAND);
  for (let drawn = 0; drawn < FIRST_HAND.length; drawn++) t.draw(heroDeck[1], hand[1]);
  // The tile of the lesson changes places with whatever lies there.
  const from = [...hidden, ...unused].find((pile) =>
    t.cards(pile).some((card) => t.kind(card) === FIRST_TILE),
  );
  const [there] = t.cards(hidden[FIRST_SLOT]);
  if (from !== undefined && from !== hidden[FIRST_SLOT]) {
    deal(t, from, hidden[FIRST_SLOT], [FIRST_TILE]);
    t.move(there, from);
  }
  deal(t, encounterDeck, encounterDeck, [FIRST_ENCOUNTER]);
  const red = enemyDeck[DECKS.indexOf('red')];
  deal(t, red, red, FIRST_ENEMIES.toReversed());
}

/** A hero who takes no part in the lesson goes back into the box, and so do all allies. */
function dismiss(t: Valskyrr, seat: Seat, wanted: string): void {
  const { charter, heroDeck, hand, area, offer, box } = t.piles;
  for (const card of t.cards(area[seat]).slice()) if (t.def(card).sort === 'ally') t.move(card, box);
  const [old] = t.cards(charter[seat]);
  for (const card of t.cards(hand[seat]).slice()) t.move(card, heroDeck[seat]);
  if (t.kind(old) === wanted) return;
  for (const pile of [heroDeck, area, offer])
    for (const card of t.cards(pile[seat]).slice()) t.move(card, box);
  t.move(old, box);
}

function lead(t: Valskyrr, seat: Seat, kind: string): void {
  const { charter, box } = t.piles;
  if (t.cards(charter[seat]).length > 0) return;
  deal(t, box, charter[seat], [kind]);
  t.state.heroes[seat].hero = kind;
  t.tell('chose', { seat, kind });
  layHero(t, seat);
}
