import { type Card, cardOption, done, type Flow, type Pile, type Seat } from '@tafelrunde/engine';
import type { Attribute, Reading, Talisman } from '../shape.ts';
import { gain } from './change.ts';
import { regionOf } from '../shape/spaces.ts';
import { discard } from './decks.ts';
import { gistOf, isToad } from './stats.ts';

/** What a trophy is worth; one with both values is exchanged for either. TA-ADV-07, TA-ADV-08 */
const points = (t: Reading, card: Card, attribute: Attribute): number => t.def(card)[attribute];

/** TA-TROPHY-01: the slain Enemy becomes a trophy. Keeping it never hurts, so nobody is asked. */
export function keepTrophy(t: Talisman, seat: Seat, card: Card): void {
  t.setNote(card, null);
  t.move(card, t.piles.trophies[seat]);
}

/** TA-TROPHY-02 to TA-TROPHY-05: at the end of the own turn, for each kind that is enough for a counter. */
export function exchangeTrophies(t: Talisman, seat: Seat): Flow {
  const { strength, craft } = t.gist(t.piles.trophies[seat], pointsIn);
  return Math.max(strength, craft) < trophyRate(t, seat) ? done(undefined) : exchangeBoth(t, seat);
}
/** What a pile of trophies is worth altogether. */
const pointsIn = (t: Reading, pile: Pile): Readonly<Record<Attribute, number>> => ({
  strength: worth(t, t.cards(pile), 'strength'),
  craft: worth(t, t.cards(pile), 'craft'),
});
const worth = (t: Reading, cards: readonly Card[], attribute: Attribute): number =>
  cards.reduce((sum, card) => sum + points(t, card, attribute), 0);

function* exchangeBoth(t: Talisman, seat: Seat): Flow {
  for (const attribute of ['strength', 'craft'] as const)
    // Trophies with both values may just have been given away for the first.
    if (t.gist(t.piles.trophies[seat], pointsIn)[attribute] >= trophyRate(t, seat))
      yield* exchange(t, seat, attribute);
}

function* exchange(t: Talisman, seat: Seat, attribute: Attribute): Flow {
  const cards = t.cards(t.piles.trophies[seat]).filter((card) => points(t, card, attribute) > 0);
  const rate = trophyRate(t, seat);
  const { kept, space } = t.state.players[seat];
  // Who has kept them keeps them as long as they are worth as much, to the same creature, in the same region.
  const offer = `${worth(t, cards, attribute)}/${rate} ${isToad(t, seat) ? 'toad' : regionOf(space)}`;
  const chosen = yield* t.some(seat, {
    prompt: 'trophies',
    ...(kept[attribute] === offer && { usual: [] }),
    about: { attribute, rate },
    from: cards.map((card) => ({ ...cardOption(card), about: { points: points(t, card, attribute) } })),
    min: 0,
    max: cards.length,
    rules: ['TA-TROPHY-02', attribute === 'strength' ? 'TA-TROPHY-03' : 'TA-TROPHY-04'],
  });
  kept[attribute] = chosen.length === 0 ? offer : '';
  const given = chosen.map(({ card }) => card);
  const gained = Math.floor(worth(t, given, attribute) / rate);
  if (gained === 0) return;
  for (const card of given) discard(t, card); // TA-TROPHY-05
  yield* gain(t, seat, attribute, gained);
}

/** 4 by the house rule, 7 as published; a journal makes it cheaper. */
export function trophyRate(t: Reading, seat: Seat): number {
  return t.options.trophyRate - (gistOf(t, t.piles.objects[seat]).tags.has('journal') ? 1 : 0);
}
