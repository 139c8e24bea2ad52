import { cardOption, type Flow, perform, type Seat } from '@tafelrunde/engine';
import { gain as gains, lose as loses, pay, statOption } from '../../rules/change.ts';
import { discard } from '../../rules/decks.ts';
import { begin } from '../../rules/lasting.ts';
import { loseLives } from '../../rules/life.ts';
import { barred, shedSurplus, talismanGained, undeceive } from '../../rules/objects.ts';
import { everybody, isPlaying, isToad, under } from '../../rules/stats.ts';
import { keepTrophy } from '../../rules/trophies.ts';
import type { Card, Effect, Stat, Talisman } from '../../shape.ts';
import { inRegion, regionOf } from '../../shape/spaces.ts';
import { build, isEnemy, sendDenizen, spareable, takesWare, terrainLeft } from '../aftermath.ts';
import { cardsOf, type Cards } from '../define.ts';
import {
  all,
  another,
  discarded,
  forGold,
  gain,
  healsForGold,
  lose,
  lying,
  objectsToGold,
  pickCard,
  sells,
} from '../vocabulary.ts';

const { denizen } = cardsOf('cataclysm');

/** Sealed bids for any card of the Purchase supply. Only the highest are paid, and all of those are served. */
const auction: Effect = function* (t, seat, by) {
  const bidders = everybody(t, seat).filter((bidder) => !isToad(t, bidder));
  const bids = yield* t.numberAll(bidders, (bidder) => ({
    prompt: 'bid',
    min: 0,
    max: t.state.players[bidder].gold,
  }));
  bidders.forEach((bidder, i) => t.tell('bid', { seat: bidder, gold: bids[i] }));
  const highest = Math.max(0, ...bids);
  if (highest === 0) {
    yield* perform(all(takesWare(), discarded)(t, seat, by));
    return;
  }
  for (const [i, bidder] of bidders.entries())
    if (bids[i] === highest && pay(t, bidder, highest)) yield* perform(takesWare()(t, bidder, by));
};

const SITES: readonly string[] = ['settlement', 'outpost', 'monastery', 'highway'];
const SITE_PRICE = 2;
const buildsForGold: Effect = function* (t, seat, by) {
  const where = t.at(by!);
  for (;;) {
    if (t.at(by!) !== where || t.state.players[seat].gold < SITE_PRICE) return;
    if (regionOf(t.state.players[seat].space) === 'inner') return;
    const card = yield* pickCard(t, seat, by, terrainLeft(t, SITES), true, 'costs');
    if (card === null || !pay(t, seat, SITE_PRICE)) return;
    yield* build(t, seat, card);
  }
};

/** Enemies lying in the region of a character. */
const enemiesNear = (t: Talisman, seat: Seat): Card[] =>
  lying(t, isEnemy, inRegion[regionOf(t.state.players[seat].space)]);
const trophyForGold: Effect = function* (t, seat, by) {
  const card = yield* pickCard(t, seat, by, enemiesNear(t, seat));
  if (card === null) return;
  t.tell('took', { seat, kind: t.kind(card) });
  keepTrophy(t, seat, card);
};

/** Everybody still on the board hands something to the neighbour on the right, all at the same moment. */
const caravan: Effect = function* (t, seat) {
  const seats = everybody(t, seat);
  if (seats.length < 2) return;
  // Seats go round to the left, so the neighbour on the right is the one before.
  const right = (giver: Seat): Seat => seats[(seats.indexOf(giver) + seats.length - 1) % seats.length];
  const cards = (giver: Seat): Card[] => [
    ...spareable(t, giver, 'objects', 'followers'),
    ...t.cards(t.piles.hand[giver]),
  ];
  const givers = seats.filter((giver) => cards(giver).length > 0);
  const gifts = yield* t.askAll(givers, (giver) => ({
    prompt: 'passCard',
    about: { other: right(giver) },
    from: cards(giver).map((card) => ({ ...cardOption(card), commits: 'costs' as const })),
  }));
  for (const [i, giver] of givers.entries()) hand(t, giver, right(giver), gifts[i].card);
  for (const other of seats) yield* shedSurplus(t, other);
  for (const [i, giver] of givers.entries()) yield* talismanGained(t, right(giver), gifts[i].card);

  const points = (giver: Seat) => {
    const { lives, fate, gold } = t.state.players[giver];
    // The last life is nobody's to give.
    const has: [Stat, boolean][] = [
      ['lives', lives > 1],
      ['fate', fate > 0 && !under(t, 'noFate', giver)],
      ['gold', gold > 0],
    ];
    return has.flatMap(([stat, some]) => (some ? [{ ...statOption(stat), commits: 'costs' as const }] : []));
  };
  const rich = seats.filter((giver) => points(giver).length > 0);
  const chosen = yield* t.askAll(rich, (giver) => ({
    prompt: 'passPoint',
    about: { other: right(giver) },
    from: points(giver),
  }));
  for (const [i, giver] of rich.entries()) yield* handPoint(t, giver, right(giver), chosen[i].stat);
};
/** What the neighbour may not own lies where that neighbour stands. */
function hand(t: Talisman, giver: Seat, other: Seat, card: Card): void {
  if (t.def(card).type === 'spell') {
    if (isToad(t, other)) discard(t, card);
    else t.move(card, t.piles.hand[other]);
    t.tell('gaveSpell', { seat: giver, other });
    return;
  }
  const kept = barred(t, other, card) === null;
  const pile = t.def(card).type === 'object' ? t.piles.objects[other] : t.piles.followers[other];
  t.move(card, kept ? pile : t.piles.space[t.state.players[other].space]);
  t.tell('gave', { seat: giver, other, kind: t.kind(card) });
  if (kept) undeceive(t, other, card);
}
function* handPoint(t: Talisman, giver: Seat, other: Seat, stat: Stat): Flow {
  if (!isPlaying(t, giver)) return;
  const given = stat === 'lives' ? yield* loseLives(t, giver, 1, 'other') : 1;
  if (stat !== 'lives') yield* loses(t, giver, stat);
  yield* gains(t, other, stat, given);
}

/** Denizens who trade, lend a hand for gold, or want some. */
export const tradingDenizens: Cards = {
  denizenAlchemist: denizen({ source: 'public', traits: ['any'], home: 'deck', meet: objectsToGold }),
  auctioneer: denizen({ source: 'public', traits: ['city'], meet: auction }),
  beggar: denizen({
    source: 'public',
    traits: ['city', 'tavern', 'village'],
    meet: (t, seat, by) => (t.state.players[seat].gold > 0 ? lose('gold') : gain('gold'))(t, seat, by),
  }),
  denizenBlackKnight: denizen({
    source: 'public',
    traits: ['castle'],
    home: 'castle',
    meet: forGold(
      1,
      another(function* (t, other) {
        yield* loseLives(t, other, 1, 'other');
      }),
      { text: 'loseLife', effect: lose('lives') },
    ),
  }),
  blacksmith: denizen({
    source: 'public',
    traits: ['castle', 'city', 'village'],
    meet: sells({
      helmet: 1,
      sword: 1,
      whetstone: 1,
      axe: 2,
      shield: 2,
      shovel: 2,
      bow: 3,
      spikedShield: 3,
      armour: 4,
      greatsword: 4,
    }),
  }),
  denizenDoctor: denizen({ source: 'public', traits: ['castle', 'city'], meet: healsForGold(2) }),
  faerieCaravan: denizen({ source: 'public', traits: [], meet: caravan }),
  masterBuilder: denizen({ source: 'public', traits: ['castle', 'city', 'village'], meet: buildsForGold }),
  masterHealer: denizen({
    source: 'public',
    traits: ['city', 'chapel', 'village'],
    meet: all(healsForGold(99), sells({ healersKit: 1 })),
  }),
  monsterHunter: denizen({
    source: 'public',
    traits: ['castle', 'city', 'tavern'],
    meet: (t, seat, by) =>
      enemiesNear(t, seat).length === 0 ? undefined : forGold(2, trophyForGold)(t, seat, by),
  }),
  shopkeeper: denizen({
    source: 'public',
    traits: ['city'],
    meet: sells({
      whetstone: 1,
      waterBottle: 1,
      healersKit: 1,
      scroll: 1,
      haversack: 2,
      helmet: 2,
      map: 2,
      shovel: 2,
      mule: 3,
      psychicCrystal: 3,
      personalJournal: 3,
      crystalSceptre: 3,
    }),
  }),
  waggoner: denizen({
    source: 'public',
    traits: ['any'],
    meet: forGold(1, function* (t, seat, by) {
      begin(t, 'wagon', seat, 2, { whom: seat });
      yield* sendDenizen(t, seat, by!);
    }),
  }),
};
