import { cardOption, deedOption, type Flow, perform, type Seat } from '@tafelrunde/engine';
import { gain as gains, pay, payOption } from '../../rules/change.ts';
import { discard, fromSupply, isMagic, refill, stackFor, stackOf } from '../../rules/decks.ts';
import { visitDenizen } from '../../rules/denizens.ts';
import { begin } from '../../rules/lasting.ts';
import { barred, discardOwn, drop, forfeit, loseCard, take, takeFrom } from '../../rules/objects.ts';
import { others, strength } from '../../rules/stats.ts';
import type { Effect, Talisman } from '../../shape.ts';
import { along, inRegion, regionOf, type SpaceName } from '../../shape/spaces.ts';
import {
  againForGold,
  isEnemy,
  isObject,
  oneOfEach,
  someone,
  spareable,
  takesWare,
  toStartSpace,
} from '../aftermath.ts';
import { cardsOf, type Cards } from '../define.ts';
import { enchantress } from '../spaces/outer.ts';
import { followerOrLife } from '../spaces/middle.ts';
import {
  all,
  aTalisman,
  attackedBy,
  canLearn,
  choose,
  discarded,
  everyone,
  forGold,
  gain,
  heal,
  lose,
  loseAll,
  lying,
  may,
  mayTakeQuest,
  miss,
  nextMoveAnywhere,
  nextMoveTo,
  nothing,
  giveCard,
  pickCard,
  sells,
  table,
  takes,
  teleport,
  teleportTo,
  toad,
} from '../vocabulary.ts';

const { denizen } = cardsOf('cataclysm');

/** A companion of chance stays behind. */
const strandFollower: Effect = (t, seat) => {
  const cards = spareable(t, seat, 'followers');
  if (cards.length > 0) drop(t, seat, t.pick(cards));
};
const oneSpaceOn: Effect = (t, seat) => {
  const { space } = t.state.players[seat];
  return regionOf(space) === 'inner' ? undefined : teleport(t, seat, [along(space, 1), along(space, -1)]);
};
/** The deck of Talismans is looked through, and shuffled. */
const picksTalisman: Effect = function* (t, seat) {
  refill(t, 'talismans');
  const deck = t.cards(t.piles.talismans).slice();
  if (deck.length === 0) return;
  t.show(deck, [seat]);
  const from = oneOfEach(t, deck).map((card) => cardOption(card));
  const { card } = yield* t.ask(seat, { prompt: 'searchTalisman', from, secret: true });
  if (!(yield* take(t, seat, card))) discard(t, card);
  t.shuffle(t.piles.talismans);
};

/** The Boatman takes whoever trusts him to one of these places, and comes along. */
const ferry = (...names: readonly SpaceName[]): Effect =>
  function* (t, seat, by) {
    yield* perform(nextMoveTo(...names)(t, seat, by));
    t.state.players[seat].ferry = by;
  };

const clearRegion: Effect = (t, seat) => {
  for (const card of lying(t, isEnemy, inRegion[regionOf(t.state.players[seat].space)])) discard(t, card);
};
const payOrGo: Effect = function* (t, seat, by) {
  if (t.state.players[seat].gold > 0) {
    const from = [payOption(1), deedOption('goToStart')];
    const { id } = yield* t.ask(seat, { prompt: 'choose', about: { kind: t.kind(by!) }, from });
    if (id === 'pay' && pay(t, seat, 1)) return;
  }
  yield* toStartSpace(t, seat);
};

/** Everybody else hands over an Object or a Follower of their own choice. */
const tribute: Effect = function* (t, seat, by) {
  for (const other of others(t, seat)) {
    const cards = spareable(t, other, 'objects', 'followers').filter(
      (card) => barred(t, seat, card) === null,
    );
    const card = yield* giveCard(t, other, by, cards);
    if (card !== null) yield* takeFrom(t, seat, other, card);
  }
};

/** The top cards of the Adventure deck, in an order of one's own. */
const FORESEEN = 4;
const reorders: Effect = function* (t, seat) {
  const top = t.cards(t.piles.adventure).slice(-FORESEEN).reverse();
  if (top.length < 2) return;
  t.show(top, [seat]);
  t.tell('looked', { seat, count: top.length });
  const order = yield* t.order(seat, {
    prompt: 'reorderAdventure',
    from: top.map((card) => cardOption(card)),
    secret: true,
  });
  t.reorder(
    t.piles.adventure,
    order.map(({ card }) => card),
    seat,
  );
};

/** An Object as a stake, lying on the Gambler until somebody wins it all. */
const stakes: Effect = function* (t, seat, by) {
  const card = yield* giveCard(t, seat, by, spareable(t, seat, 'objects'));
  const pile = card === null ? null : stackFor(t, by!);
  if (card === null) return;
  t.tell('lostCard', { seat, kind: t.kind(card) });
  if (pile === null) discard(t, card);
  else t.move(card, pile);
};
const winsStakes: Effect = function* (t, seat, by) {
  yield* gains(t, seat, 'gold', 3);
  for (const card of stackOf(t, by!).slice()) yield* take(t, seat, card);
  discard(t, by!);
};

/** Gold, if there is any, or something worse. */
const goldOr = (gold: Effect, worse: Readonly<Record<string, Effect>>): Effect =>
  function* (t, seat, by) {
    const options = t.state.players[seat].gold > 0 ? { loseGold: gold, ...worse } : worse;
    yield* perform(choose(options, ...Object.keys(options))(t, seat, by));
  };

const trophyForItsGold: Effect = function* (t, seat, by) {
  const card = yield* giveCard(t, seat, by, t.cards(t.piles.trophies[seat]), true);
  if (card === null) return;
  const { strength: body, craft: mind } = t.def(card);
  loseCard(t, seat, card);
  yield* gains(t, seat, 'gold', Math.max(body, mind));
};

const magicOrSpell: Effect = function* (t, seat, by) {
  // What cannot be given away is no way out for somebody who has a Spell to lose.
  const magic = spareable(t, seat, 'objects').filter((card) => isMagic(t, card));
  const offers: Record<string, Effect> = {};
  if (t.cards(t.piles.hand[seat]).length > 0) offers.spell = lose('spell');
  if (magic.length > 0)
    offers.magicObject = function* () {
      yield* discardOwn(t, seat, magic, 1);
    };
  if (Object.keys(offers).length > 0) yield* perform(choose(offers, ...Object.keys(offers))(t, seat, by));
};
const takesOneOf = (...kinds: readonly string[]): Effect =>
  function* (t, seat, by) {
    const cards = kinds.flatMap((kind) => fromSupply(t, kind) ?? []);
    const card = yield* pickCard(t, seat, by, cards);
    if (card !== null) yield* take(t, seat, card);
  };

/** Any Denizen of the deck comes, and is visited on good advice. */
const ADVICE = 2;
function* introduces(t: Talisman, seat: Seat): Flow {
  const deck = t.cards(t.piles.denizens).slice();
  if (deck.length === 0) return;
  t.show(deck, [seat]);
  const from = deck.map((card) => cardOption(card));
  const { card } = yield* t.ask(seat, { prompt: 'searchDenizen', from, secret: true });
  t.move(card, t.piles.space[t.state.players[seat].space]);
  t.shuffle(t.piles.denizens);
  t.state.now.advice = ADVICE;
  yield* visitDenizen(t, seat, card);
  t.state.now.advice = 0;
}

const swindled: Effect = function* (t, seat) {
  const cards = spareable(t, seat, 'objects', 'followers');
  if (cards.length > 0) yield* forfeit(t, seat, t.pick(cards));
};

const strengthOrCraft = choose({ strength: gain('strength'), craft: gain('craft') });

/** Only offered while there is one left. */
const takesKit: Effect = (t, seat, by) =>
  fromSupply(t, 'healersKit') === null ? undefined : may(all(takes('healersKit'), discarded))(t, seat, by);

/** Denizens with whom a die decides. */
export const fickleDenizens: Cards = {
  apprenticeHealer: denizen({
    source: 'public',
    traits: ['chapel', 'village'],
    meet: againForGold(table({ 1: lose('lives'), 2: nothing, '3-5': heal(1), 6: takesKit })),
  }),
  barmaid: denizen({
    source: 'public',
    traits: ['city', 'tavern', 'village'],
    meet: againForGold(
      table({ 1: miss(), 2: lose('gold'), 3: nothing, '4-5': gain('lives'), 6: strengthOrCraft }),
    ),
  }),
  bard: denizen({
    source: 'public',
    traits: ['city', 'tavern', 'village'],
    meet: table({
      1: strandFollower,
      2: oneSpaceOn,
      3: nothing,
      '4-5': everyone(mayTakeQuest),
      6: all(picksTalisman, discarded),
    }),
  }),
  boatman: denizen({
    source: 'public',
    traits: ['any'],
    meet: table({
      1: all(followerOrLife, discarded),
      2: miss(),
      3: nothing,
      '4-5': ferry('village', 'tavern', 'city'),
      6: ferry('chapel', 'graveyard', 'castle'),
    }),
  }),
  captainOfTheGuard: denizen({
    source: 'public',
    traits: ['castle', 'city'],
    meet: table({
      1: miss(),
      2: (t, seat) => toStartSpace(t, seat),
      3: nothing,
      '4-5': clearRegion,
      6: everyone(payOrGo),
    }),
  }),
  denizenEnchantress: denizen({ source: 'public', traits: ['city'], home: 'city', meet: enchantress }),
  famousBrawler: denizen({
    source: 'public',
    traits: ['city', 'tavern'],
    meet: forGold(
      1,
      table(
        {
          '5-': lose('lives'),
          '6-8': gain('fate'),
          '9-12': gain('strength'),
          '13+': all(tribute, discarded),
        },
        { plus: (t, seat) => strength(t, seat) },
      ),
    ),
  }),
  farmer: denizen({
    source: 'public',
    traits: ['tavern', 'village'],
    meet: table({
      1: all(teleportTo('fields'), miss(2)),
      2: attackedBy('farmer', 'battle', 3),
      3: nothing,
      '4-5': forGold(1, heal(1)),
      6: all(takes('mule'), discarded),
    }),
  }),
  fortuneTeller: denizen({
    source: 'public',
    traits: ['tavern', 'village'],
    meet: table({
      1: loseAll('fate'),
      2: (t, seat) => begin(t, 'unlucky', seat, 2, { whom: seat }),
      3: nothing,
      '4-5': reorders,
      6: gain('fate', 2),
    }),
  }),
  gambler: denizen({
    source: 'public',
    traits: ['city', 'tavern'],
    meet: againForGold(table({ 1: stakes, 2: lose('gold'), 3: nothing, '4-5': gain('gold'), 6: winsStakes })),
  }),
  goldLender: denizen({
    source: 'public',
    traits: ['city'],
    meet: table({
      1: goldOr(loseAll('gold'), { loseLife: lose('lives') }),
      2: miss(),
      3: nothing,
      '4-5': gain('gold'),
      6: gain('gold', 3),
    }),
  }),
  mayor: denizen({
    source: 'public',
    traits: ['city', 'village'],
    meet: table({
      1: miss(),
      '2-3': nothing,
      4: trophyForItsGold,
      5: forGold(
        1,
        someone((t, whom) => toStartSpace(t, whom)),
      ),
      6: nextMoveTo('castle'),
    }),
  }),
  oldWizard: denizen({
    source: 'public',
    traits: ['city', 'tavern'],
    meet: table({
      1: toad,
      2: magicOrSpell,
      3: nothing,
      '4-5': nextMoveAnywhere,
      6: takesOneOf('scroll', 'personalJournal'),
    }),
  }),
  royalEmissary: denizen({
    source: 'public',
    traits: ['castle', 'city'],
    meet: table({
      1: attackedBy('royalGuards', 'battle', 5),
      2: goldOr(lose('gold'), { missTurn: miss() }),
      3: nothing,
      '4-5': (t, seat, by) =>
        (canLearn(t, seat) ? choose({ gold: gain('gold'), spell: gain('spell') }) : gain('gold'))(
          t,
          seat,
          by,
        ),
      6: (t, seat) => introduces(t, seat),
    }),
  }),
  swindler: denizen({
    source: 'public',
    traits: ['city', 'tavern', 'village'],
    meet: table({
      '1-2': swindled,
      '3-4': nothing,
      5: takesWare(isObject),
      6: all(discarded, aTalisman),
    }),
  }),
  // No trait: always discarded after the visit.
  wanderer: denizen({
    source: 'public',
    traits: [],
    meet: table({
      1: everyone(lose('fate')),
      2: (t, seat) => begin(t, 'crawl', seat, 2, { whom: seat }),
      3: nothing,
      '4-5': sells({ map: 1 }),
      6: all(takes('haversack'), takes('waterBottle')),
    }),
  }),
};
