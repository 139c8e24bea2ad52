import { type Card, cardOption, type Flow, type Option, PASS, type Seat } from '@tafelrunde/engine';
import * as change from '../../rules/change.ts';
import { countersOn, discard, drawFrom, setCounters } from '../../rules/decks.ts';
import { barred, forfeit, forfeitOwn, shedSurplus, take } from '../../rules/objects.ts';
import { roomForSpell } from '../../rules/spells.ts';
import { isToad } from '../../rules/stats.ts';
import { type CardDef, type Effect, type Stat, type Talisman } from '../../shape.ts';
import { inRegion, type Space } from '../../shape/spaces.ts';
import { kindOf } from './composing.ts';

/** Counters lie on the card: a visitor takes one, and the card goes with the last. */
export const pool = (stat: Stat): Effect =>
  function* (t, seat, by) {
    if (by === null || countersOn(t, by) === 0) return;
    if (stat === 'gold' && isToad(t, seat)) return; // TA-TOAD-08
    setCounters(t, by, countersOn(t, by) - 1);
    yield* change.gain(t, seat, stat);
    if (countersOn(t, by) === 0) discard(t, by);
  };

/** This card is put away. */
export const discarded: Effect = (t, _seat, by) => {
  if (by !== null) discard(t, by);
};
/** Lose one's own cards by choice. */
export const discardObject: Effect = function* (t, seat) {
  yield* forfeitOwn(t, seat, t.cards(t.piles.objects[seat]), 1);
};
export const discardFollower: Effect = function* (t, seat) {
  yield* forfeitOwn(t, seat, t.cards(t.piles.followers[seat]), 1);
};

/** Gains a Spell if Craft allows it. */
export const canLearn = (t: Talisman, seat: Seat): boolean => roomForSpell(t, seat);

/** One of these cards, if there is any. */
export function* pickCard(
  t: Talisman,
  seat: Seat,
  by: Card | null,
  cards: readonly Card[],
  optional = false,
  commits?: Option['commits'],
): Flow<Card | null> {
  if (cards.length === 0) return null;
  const from: Option[] = cards.map((card) => ({
    ...cardOption(card),
    ...(commits === undefined ? {} : { commits }),
  }));
  const asked = {
    prompt: 'whichCard',
    about: { kind: kindOf(t, by) },
    from: optional ? [...from, PASS] : from,
  };
  const chosen: Option = yield* t.ask(seat, asked);
  return chosen.card ?? null;
}
/** One of these cards of one's own, which is gone then. */
export const giveCard = (
  t: Talisman,
  seat: Seat,
  by: Card | null,
  cards: readonly Card[],
  optional = false,
): Flow<Card | null> => pickCard(t, seat, by, cards, optional, 'costs');
/** Cards lying open on these spaces; everywhere outside the inner region unless told. */
export const lying = (
  t: Talisman,
  test: (def: CardDef, card: Card) => boolean,
  spaces: readonly Space[] = [...inRegion.outer, ...inRegion.middle],
): Card[] =>
  spaces.flatMap((space) => t.cards(t.piles.space[space]).filter((card) => test(t.def(card), card)));

/** Lose one of one's own cards, chosen by chance. */
export const loseRandomObject: Effect = function* (t, seat) {
  const cards = t.cards(t.piles.objects[seat]).filter((card) => !t.def(card).sticks);
  if (cards.length > 0) yield* forfeit(t, seat, t.pick(cards));
};
/** Draw Adventure cards, take one Object among them, discard the rest. */
export const findObject = (count: number): Effect =>
  function* (t, seat) {
    const drawn: Card[] = [];
    for (let i = 0; i < count; i++) {
      const card = drawFrom(t, 'adventure', t.piles.stage);
      if (card === null) break;
      drawn.push(card);
      t.tell('drew', { seat, kind: t.kind(card) });
    }
    const objects = drawn.filter((card) => t.def(card).type === 'object' && barred(t, seat, card) === null);
    if (objects.length > 0) {
      const from: Option[] = [...objects.map((card) => cardOption(card)), PASS];
      const { card } = yield* t.ask(seat, { prompt: 'loot', from });
      if (card !== undefined) yield* take(t, seat, card);
    }
    for (const card of drawn) if (t.at(card) === t.piles.stage) discard(t, card);
  };

/** An Object is carried off to a space, unless it was used up meanwhile. What is too much then goes before the next die. TA-CARRY-03 */
export function* blowAway(t: Talisman, seat: Seat, card: Card, space: Space): Flow {
  if (t.at(card) !== t.piles.objects[seat]) return;
  t.move(card, t.piles.space[space]);
  t.tell('placed', { kind: t.kind(card), space });
  yield* shedSurplus(t, seat);
}
