import { type Card, cardOption, type Flow, type Seat } from '@tafelrunde/engine';
import { discard } from '../rules/decks.ts';
import { relocate } from '../rules/moving.ts';
import { take } from '../rules/objects.ts';
import { charactersOn, everybody, isToad } from '../rules/stats.ts';
import { win } from '../rules/victory.ts';
import type { Talisman } from '../shape.ts';
import {
  along,
  at,
  BRIDGEHEAD,
  CROWN,
  inRegion,
  PLAIN,
  PORTAL,
  regionOf,
  SENTINEL,
  type Space,
} from '../shape/spaces.ts';
import { cardsOf, type Cards } from './define.ts';
import { lying, teleport } from './vocabulary.ts';

const { ending } = cardsOf('cataclysm');
const { enemy } = cardsOf('cataclysm', 'endings');
const { object } = cardsOf('cataclysm', 'talismans');

// The Cult of the Damned

const CULT: readonly Space[] = (['city', 'tavern', 'forest', 'village', 'graveyard', 'chapel'] as const).map(
  (id) => at(id),
);
const cultists = (t: Talisman): Card[] => lying(t, ({ tags }) => tags.includes('cultist'));

/** Denizens are gone for good; six of them were cultists all along. Whoever saw it may flee. */
function* cultRises(t: Talisman): Flow {
  const { denizens, denizenDiscard, space, stack, removed } = t.piles;
  for (const pile of [denizens, denizenDiscard, ...space, ...stack])
    for (const card of t.cards(pile).slice()) if (t.def(card).type === 'denizen') t.move(card, removed);
  for (const home of CULT) {
    t.make('cultist', space[home]);
    t.tell('placed', { kind: 'cultist', space: home });
  }
  yield* teleport(t, t.state.turn, [...inRegion.outer, ...inRegion.middle], true);
}

/** One step on the shortest way over the bridge and through the Portal. */
export function towardsThePlain(from: Space): Space {
  const outer = regionOf(from) === 'outer';
  const gate = outer ? SENTINEL : PORTAL;
  if (from === gate) return outer ? BRIDGEHEAD : PLAIN;
  for (let far = 1; ; far++) {
    if (along(from, far) === gate) return along(from, 1);
    if (along(from, -far) === gate) return along(from, -1);
  }
}
/** At the start of each turn as many of them walk as there are players left. */
function* cultWalks(t: Talisman, seat: Seat): Flow {
  const all = cultists(t);
  const players = everybody(t, seat);
  if (all.length === 0) win(t, 'cultBroken', players);
  const count = Math.min(players.length, all.length);
  const walking = yield* t.some(seat, {
    prompt: 'cultists',
    about: { count },
    from: all.map((card) => cardOption(card)),
    min: count,
    max: count,
  });
  for (const { card } of walking) {
    const to = towardsThePlain(t.piles.space.indexOf(t.at(card)));
    t.move(card, t.piles.space[to]);
    t.tell('placed', { kind: t.kind(card), space: to });
    if (to === PLAIN) win(t, 'cultTriumphs', []);
  }
}

// The One Talisman

const isTheOne = (t: Talisman, card: Card): boolean => t.kind(card) === 'oneTalisman';
const holdsTheOne = (t: Talisman, seat: Seat): boolean =>
  t.cards(t.piles.objects[seat]).some((card) => isTheOne(t, card));

/** It takes the place of an ordinary one, and nobody knows where in the deck it lies. */
function hideTheOne(t: Talisman): void {
  const { talismans, removed } = t.piles;
  const ordinary = t.cards(talismans).find((card) => t.kind(card) === 'talisman');
  if (ordinary !== undefined) t.move(ordinary, removed);
  t.make('oneTalisman', talismans);
  t.shuffle(talismans);
}
/** What left the game with its owner is somewhere in the deck again. */
function findsItsWay(t: Talisman): void {
  const { talismans, removed } = t.piles;
  const lost = t.cards(removed).find((card) => isTheOne(t, card));
  if (lost === undefined) return;
  t.move(lost, talismans);
  t.shuffle(talismans);
}

/** Sheets with cards of their own. */
export const endingTales: Cards = {
  cultOfTheDamned: ending({
    source: 'public',
    use: 'hidden',
    leaving: true,
    lastWins: false,
    revealed: cultRises,
    encounter: () => {},
    eachTurn: cultWalks,
  }),
  cultist: enemy({
    source: 'public',
    copies: 0,
    family: 'monster',
    strength: 4,
    tags: ['cultist'],
    beaten: (t, seat, card) => {
      discard(t, card);
      if (cultists(t).length === 0) win(t, 'cultBroken', everybody(t, seat));
      return 'gone';
    },
  }),
  theOneTalisman: ending({
    source: 'house',
    use: 'open',
    prepares: hideTheOne,
    *encounter(t, seat) {
      const lies = t.cards(t.piles.space[CROWN]).find((card) => isTheOne(t, card));
      if (lies !== undefined && !isToad(t, seat)) yield* take(t, seat, lies);
      if (!holdsTheOne(t, seat)) relocate(t, seat, PLAIN);
    },
    eachTurn: (t, seat) => {
      findsItsWay(t);
      const [first, second] = charactersOn(t, CROWN, seat);
      if (first === seat && second === undefined && holdsTheOne(t, seat)) win(t, 'theOneTalisman', [seat]);
    },
  }),
  oneTalisman: object({ source: 'house', copies: 0, magic: true, talisman: true }),
};
