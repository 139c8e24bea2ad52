import { type Card, cardOption, type Option, perform, type Seat } from '@tafelrunde/engine';
import { counters, gain as gainPoints, lose as losePoints, pay } from '../../rules/change.ts';
import { askKind, fightCreature } from '../../rules/combat.ts';
import { discard, refill } from '../../rules/decks.ts';
import { duel } from '../../rules/duel.ts';
import { atLeast, roll, rollOne, total } from '../../rules/fate.ts';
import { begin, removeCard } from '../../rules/lasting.ts';
import { endTurn, grantMove, missTurn, relocate } from '../../rules/moving.ts';
import { spares } from '../../rules/meeting.ts';
import { forfeit, loseCard } from '../../rules/objects.ts';
import { characterOf, charactersOn, craft, has, isPlaying, others, owned } from '../../rules/stats.ts';
import type { Attribute, CardDef, Effect, Talisman } from '../../shape.ts';
import { ACROSS, along, inRegion, regionOf, type Space } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import { followerOrLife, templePrayer } from '../spaces/middle.ts';
import {
  asAt,
  aTalisman,
  attackedBy,
  blowAway,
  canLearn,
  choose,
  everyone,
  forGold,
  gain,
  lose,
  loseAll,
  lying,
  miss,
  nextMoveAnywhere,
  nothing,
  pool,
  replenish,
  table,
  teleportTo,
  wanders,
} from '../vocabulary.ts';
import { reaperBelongings } from './reaperBelongings.ts';
import { reaperEnemies } from './reaperEnemies.ts';

const { event, stranger, place } = cardsOf('reaper');

const WHOLE_BOARD = [...inRegion.outer, ...inRegion.middle, ...inRegion.inner];
const regionAround = (t: Talisman, seat: Seat): readonly Space[] =>
  inRegion[regionOf(t.state.players[seat].space)];

/** Everything of a kind is gone from the board. */
const sweeps =
  (type: CardDef['type']): Effect =>
  (t) => {
    for (const card of lying(t, (def) => def.type === type, WHOLE_BOARD)) discard(t, card);
  };
/** The next move may be over the river, as with a raft. */
const ferry: Effect = (t, seat) => grantMove(t, seat, ACROSS[t.state.players[seat].space]);
const events: Cards = {
  astralConjunction: event({ source: 'public', common: true, meet: everyone(gain('spell')) }),
  closedShop: event({ source: 'public', common: true, meet: sweeps('place') }),
  curfew: event({ source: 'public', common: true, meet: sweeps('stranger') }),
  earthquake: event({
    source: 'public',
    common: true,
    *meet(t, seat, by) {
      const shaken = lying(t, ({ deck }) => deck === 'adventure' || deck === 'relics', regionAround(t, seat));
      for (const card of shaken) {
        if (card === by || !isPlaying(t, seat)) continue;
        if ((yield* rollOne(t, seat, 'earthquake')) <= 3) removeCard(t, card);
      }
    },
  }),
  foolsGold: event({ source: 'public', meet: loseAll('gold') }),
  horseThief: event({
    source: 'public',
    *meet(t, seat) {
      for (const card of owned(t, seat, ({ tags }) => tags.includes('steed'))) yield* forfeit(t, seat, card);
    },
  }),
  patrol: event({
    source: 'public',
    meet: (t, seat, by) => {
      const character = characterOf(t, seat);
      return character === null ? undefined : teleportTo(character.character!.start)(t, seat, by);
    },
  }),
  prophesy: event({
    source: 'public',
    common: true,
    meet: (t, seat, by) => begin(t, 'moreCards', seat, 2, { card: by }),
  }),
  theBoatman: event({ source: 'public', meet: forGold(1, ferry) }),
  theGathering: event({
    source: 'public',
    common: true,
    meet: (t, seat) => {
      const here = t.piles.space[t.state.players[seat].space];
      const spirits = lying(t, ({ family }) => family === 'spirit', regionAround(t, seat));
      for (const card of spirits) if (t.at(card) !== here) t.move(card, here);
    },
  }),
  // One of the Followers has been it all the time.
  werewolf: event({
    source: 'public',
    *meet(t, seat) {
      let highest = 0;
      let suspects: Card[] = [];
      for (const card of t.cards(t.piles.followers[seat]).slice()) {
        const rolled = yield* rollOne(t, seat, 'werewolf');
        if (rolled > highest) suspects = [];
        if (rolled >= highest) suspects.push(card);
        highest = Math.max(highest, rolled);
      }
      if (suspects.length === 0) return;
      const { card } = yield* t.ask(seat, {
        prompt: 'werewolf',
        from: suspects.map((suspect) => cardOption(suspect)),
      });
      yield* fightCreature(t, seat, 'werewolf', 'battle', 3);
      if (t.at(card) === t.piles.followers[seat]) loseCard(t, seat, card);
    },
  }),
  whirlwind: event({
    source: 'public',
    *meet(t, seat) {
      const { space } = t.state.players[seat];
      for (const card of t.cards(t.piles.objects[seat]).slice()) {
        if (t.at(card) === t.piles.space[space]) continue; // left lying by somebody who had too much
        if ((yield* rollOne(t, seat, 'whirlwind')) > 3) continue;
        yield* blowAway(t, seat, card, along(space, yield* rollOne(t, seat, 'whirlwind')));
      }
    },
  }),
};

/** With a 1 or 2 the disease takes a Follower or a life. */
const leprosy: Effect = function* (t, seat, by) {
  if ((yield* rollOne(t, seat, 'leper', atLeast(3))) <= 2) yield* perform(followerOrLife(t, seat, by));
};
/** Points gained in play change sides. */
const converts = (from: Attribute, to: Attribute): Effect =>
  function* (t, seat) {
    const max = counters(t, seat, from);
    if (max === 0) return;
    const count = yield* t.number(seat, { prompt: 'convert', about: { max }, min: 0, max });
    yield* losePoints(t, seat, from, count);
    yield* gainPoints(t, seat, to, count);
  };

const strangers: Cards = {
  // The whole deck is looked through for the one Spell, and shuffled.
  demigod: stranger({
    source: 'public',
    concerns: canLearn,
    *meet(t, seat) {
      refill(t, 'spells');
      const deck = t.cards(t.piles.spells).slice();
      if (deck.length === 0) return;
      t.show(deck, [seat]);
      const kinds = new Set<string>();
      const from = deck.filter((card) => !kinds.has(t.kind(card)) && kinds.add(t.kind(card)));
      const { card } = yield* t.ask(seat, {
        prompt: 'searchSpell',
        from: from.map((spell) => cardOption(spell)),
        secret: true,
      });
      t.move(card, t.piles.hand[seat]);
      t.tell('spells', { seat, count: 1 });
      t.shuffle(t.piles.spells);
    },
  }),
  dryad: stranger({
    source: 'public',
    stays: true,
    *meet(t, seat, by) {
      if (total(yield* roll(t, seat, 2, 'dryad')) > craft(t, seat)) {
        yield* perform(teleportTo('forest')(t, seat, by));
        return;
      }
      discard(t, by!);
      yield* gainPoints(t, seat, 'craft');
    },
  }),
  leper: stranger({
    source: 'public',
    stays: true,
    *meet(t, seat, by) {
      yield* perform(leprosy(t, seat, by));
      yield* perform(wanders()(t, seat, by));
      const space = t.piles.space.indexOf(t.at(by!));
      for (const other of charactersOn(t, space, seat)) yield* perform(leprosy(t, other, by));
    },
  }),
  magician: stranger({
    source: 'public',
    meet: choose({
      strengthToCraft: converts('strength', 'craft'),
      craftToStrength: converts('craft', 'strength'),
      pass: nothing,
    }),
  }),
  outlaw: stranger({
    source: 'public',
    meet: (t, seat, by) => (t.state.players[seat].gold > 0 ? lose('gold') : gain('gold'))(t, seat, by),
  }),
  pathfinder: stranger({ source: 'public', stays: true, meet: nextMoveAnywhere }),
};

/** Those of the region one may fight: some spare others. */
const opponents = (t: Talisman, seat: Seat): Seat[] =>
  others(t, seat).filter(
    (other) =>
      regionOf(t.state.players[other].space) === regionOf(t.state.players[seat].space) &&
      !spares(t, seat, other),
  );

const places: Cards = {
  academy: place({
    source: 'public',
    concerns: (t, seat) => t.state.players[seat].gold >= 3,
    *meet(t, seat, by) {
      const max = Math.floor(t.state.players[seat].gold / 3);
      const lessons = yield* t.number(seat, { prompt: 'lessons', about: { max }, min: 0, max });
      if (lessons === 0 || !pay(t, seat, 3 * lessons)) return;
      for (let i = 0; i < lessons; i++)
        yield* perform(choose({ strength: gain('strength'), craft: gain('craft') })(t, seat, by));
      missTurn(t, seat, lessons);
    },
  }),
  arena: place({
    source: 'public',
    stays: false,
    concerns: (t, seat) => opponents(t, seat).length > 0,
    *meet(t, seat, by) {
      const from = opponents(t, seat).map((other): Option => ({ id: `seat${other}`, seat: other }));
      const { seat: other } = yield* t.ask(seat, { prompt: 'summon', from });
      relocate(t, other!, t.state.players[seat].space);
      const kind = has(t, seat, 'psychicAttack') ? yield* askKind(t, seat, t.kind(by!)) : 'battle';
      yield* duel(t, seat, other!, kind);
      endTurn(t, seat); // TA-DUEL-07
    },
  }),
  carnival: place({
    source: 'public',
    *meet(t, seat, by) {
      yield* perform(asAt('tavern', TAVERN)(t, seat, by));
      yield* perform(wanders()(t, seat, by));
    },
  }),
  idol: place({ source: 'public', meet: templePrayer }),
  poolOfFortune: place({ source: 'public', counters: 4, meet: pool('fate') }),
  tomb: place({
    source: 'public',
    meet: table({
      1: attackedBy('tombDemon', 'psychic', 10),
      2: attackedBy('tombWight', 'psychic', 4),
      3: attackedBy('tombShadow', 'psychic', 2),
      4: nothing,
      5: gain('gold', 3),
      6: aTalisman,
    }),
  }),
  wheelOfFate: place({
    source: 'public',
    meet: table({ 1: loseAll('fate'), '2-3': lose('fate'), '4-5': gain('fate'), 6: replenish() }),
  }),
};
/** The list of the Tavern; its boatman takes one over the river from here. */
const TAVERN = table({
  1: miss(),
  2: attackedBy('farmer', 'battle', 3),
  3: lose('gold'),
  4: gain('gold'),
  5: nextMoveAnywhere,
  6: ferry,
});

export const reaperAdventure: Cards = {
  ...events,
  ...reaperEnemies,
  ...strangers,
  ...reaperBelongings,
  ...places,
};
