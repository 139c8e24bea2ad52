import {
  type Act,
  type Card,
  type Flow,
  type Option,
  PASS,
  perform,
  type Seat,
  seatOption,
} from '@tafelrunde/engine';
import { pay, payOption } from '../rules/change.ts';
import { denizenSpaces } from '../rules/denizens.ts';
import { drop, shedSurplus, take } from '../rules/objects.ts';
import { settle } from '../rules/settle.ts';
import { characterOf, everybody, isPlaying } from '../rules/stats.ts';
import { layTerrain } from '../rules/terrain.ts';
import type { CardDef, Effect, Talisman } from '../shape.ts';
import { inRegion, regionOf, spaceOf, spaceOption } from '../shape/spaces.ts';
import { fromTheShops, onOffer } from './prizes.ts';
import { giveCard, kindOf, teleport, unchanged } from './vocabulary.ts';

/*
 * Sentences that the cards of The Cataclysm have in common.
 */

export const isObject = ({ type }: CardDef): boolean => type === 'object';
export const isFollower = ({ type }: CardDef): boolean => type === 'follower';
export const isEnemy = ({ type }: CardDef): boolean => type === 'enemy';
export const isWeapon = ({ weapon }: CardDef): boolean => weapon;
export const isArmour = ({ armour }: CardDef): boolean => armour > 0;

/** One card of each kind among these. */
export function oneOfEach(t: Talisman, cards: readonly Card[]): Card[] {
  const kinds = new Set<string>();
  return cards.filter((card) => !kinds.has(t.kind(card)) && kinds.add(t.kind(card)));
}
/** What the Purchase supply still has of a sort, and the seat may own. */
export const wares = (t: Talisman, seat: Seat, test: (def: CardDef) => boolean): Card[] =>
  onOffer(t, seat, 'purchases', test);
/** A card of the Purchase supply for nothing, by choice. */
export const takesWare = (test?: (def: CardDef) => boolean, optional = false): Effect =>
  fromTheShops('purchases', test, optional);

/** The topmost of the discarded Adventure cards of a sort. */
export const topDiscarded = (t: Talisman, test: (def: CardDef) => boolean): Card | null =>
  t.cards(t.piles.adventureDiscard).findLast((card) => test(t.def(card))) ?? null;
export const takesTopDiscarded = (test: (def: CardDef) => boolean): Effect =>
  function* (t, seat) {
    const card = topDiscarded(t, test);
    if (card !== null) yield* take(t, seat, card);
  };

/** One's own cards that can be given away at all. */
export const spareable = (t: Talisman, seat: Seat, ...piles: readonly ('objects' | 'followers')[]): Card[] =>
  piles.flatMap((pile) => t.cards(t.piles[pile][seat]).filter((card) => !t.def(card).sticks));
/** Leave an Object or a Follower of one's choice lying on the space. */
export const ditch = (pile: 'objects' | 'followers'): Effect =>
  function* (t, seat, by) {
    const card = yield* giveCard(t, seat, by, spareable(t, seat, pile));
    if (card === null) return;
    drop(t, seat, card);
    yield* shedSurplus(t, seat);
  };

/** What is said once may be had again for a gold coin, as long as whoever says it is there. */
export const againForGold = (effect: Effect): Effect =>
  function* (t, seat, by) {
    const where = by === null ? null : t.at(by);
    for (;;) {
      yield* perform(effect(t, seat, by));
      yield* settle(t, seat);
      const { now, players } = t.state;
      if (by === null || t.at(by) !== where || now.over || now.moved) return;
      if (!isPlaying(t, seat) || players[seat].gold === 0) return;
      const from: Option[] = [payOption(1), PASS];
      const asked = { prompt: 'visitAgain', about: { kind: t.kind(by) }, from };
      if ((yield* t.ask(seat, asked)).declines || !pay(t, seat, 1)) return;
    }
  };

/** Any character, the own one too. */
export const someone = (effect: (t: Talisman, whom: Seat, seat: Seat, by: Card | null) => Act): Effect =>
  function* (t, seat, by) {
    const from = everybody(t, seat).map((other) => seatOption(other));
    const about = { kind: kindOf(t, by) };
    const { seat: whom } = yield* t.ask(seat, { prompt: 'another', about, from });
    yield* perform(effect(t, whom, seat, by));
  };

/** Back to where the character once began. TA-TERRAIN-03: not where Terrain has made something else of it. */
export const toStartSpace = (t: Talisman, seat: Seat): Flow =>
  teleport(t, seat, unchanged(t, [characterOf(t, seat)!.character!.start]));

/** Terrain of one of these kinds that is left in the supply. */
export const terrainLeft = (t: Talisman, kinds: readonly string[] | null = null): Card[] =>
  oneOfEach(t, t.cards(t.piles.terrain)).filter((card) => kinds === null || kinds.includes(t.kind(card)));
/** Lay Terrain somewhere in the own region. */
export function* build(t: Talisman, seat: Seat, card: Card): Flow {
  const region = inRegion[regionOf(t.state.players[seat].space)];
  const chosen = yield* t.ask(seat, {
    prompt: 'buildWhere',
    about: { kind: t.kind(card) },
    from: region.map(spaceOption),
  });
  layTerrain(t, card, spaceOf(chosen), seat);
}

/** A Denizen goes on to another space where Denizens live, of the visitor's choice. */
export function* sendDenizen(t: Talisman, seat: Seat, card: Card): Flow<boolean> {
  const from = denizenSpaces(t).filter((space) => t.at(card) !== t.piles.space[space]);
  if (from.length === 0) return false;
  const chosen = yield* t.ask(seat, {
    prompt: 'sendDenizen',
    about: { kind: t.kind(card) },
    from: from.map(spaceOption),
  });
  const space = spaceOf(chosen);
  t.move(card, t.piles.space[space]);
  t.tell('placed', { kind: t.kind(card), space });
  return true;
}
