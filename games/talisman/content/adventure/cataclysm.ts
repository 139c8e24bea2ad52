import { deedOption, type Option, PASS, perform, type Seat } from '@tafelrunde/engine';
import { gain as gains, lose as loses } from '../../rules/change.ts';
import { discard, drawFrom, stackFor, stackOf } from '../../rules/decks.ts';
import { denizensOn, meetDenizen, nextDenizen, visitOneOf } from '../../rules/denizens.ts';
import { rollOne } from '../../rules/fate.ts';
import { begin, lift } from '../../rules/lasting.ts';
import { loseLives } from '../../rules/life.ts';
import { barred, take } from '../../rules/objects.ts';
import { craft, everybody, strength, under } from '../../rules/stats.ts';
import { layTerrain, removeTerrain } from '../../rules/terrain.ts';
import type { CardDef, CardType, Effect, Talisman } from '../../shape.ts';
import { inRegion, type Region, regionOf } from '../../shape/spaces.ts';
import {
  build,
  isFollower,
  isObject,
  sendDenizen,
  spareable,
  takesTopDiscarded,
  takesWare,
  terrainLeft,
} from '../aftermath.ts';
import { cardsOf, type Cards } from '../define.ts';
import {
  all,
  another,
  choose,
  discarded,
  discardFollower,
  discardObject,
  everyone,
  forGold,
  gain,
  heal,
  loseRandomObject,
  may,
  pickCard,
  replenish,
  sells,
  wanders,
} from '../vocabulary.ts';

const { event, stranger, place } = cardsOf('cataclysm');

/** The storm spares the inner region, and regions in which nobody is. */
const storm: Effect = (t, seat) => {
  const regions = new Set<Region>(everybody(t, seat).map((other) => regionOf(t.state.players[other].space)));
  for (const region of ['outer', 'middle'] as const)
    if (regions.has(region)) for (const space of inRegion[region]) sweep(t, space);
};
function sweep(t: Talisman, space: number): void {
  removeTerrain(t, space);
  for (const denizen of denizensOn(t, space)) discard(t, denizen);
  for (const card of t.cards(t.piles.space[space]).slice()) {
    const { deck } = t.def(card);
    // An open Remnant is an Adventure card, TA-REMNANT-02.
    if (deck !== 'adventure' && deck !== 'relics') continue;
    lift(t, card);
    discard(t, card);
  }
}

/** Somebody is met by chance, and settles somewhere. */
const chanceMeeting: Effect = function* (t, seat) {
  const here = t.piles.space[t.state.players[seat].space];
  const card = yield* nextDenizen(t, seat, here);
  if (card === null) return;
  yield* meetDenizen(t, seat, card);
  if (t.at(card) === here && !(yield* sendDenizen(t, seat, card))) discard(t, card);
};

const rebuilding: Effect = function* (t, seat, by) {
  if (regionOf(t.state.players[seat].space) === 'inner' || terrainLeft(t).length === 0) return;
  const builds: Effect = function* () {
    const card = yield* pickCard(t, seat, by, terrainLeft(t));
    if (card !== null) yield* build(t, seat, card);
  };
  yield* perform(forGold(1, builds)(t, seat, by));
};

const SCAVENGED = 5;
const turnsOver: Effect = (t, seat) => {
  for (let i = 0; i < SCAVENGED; i++) {
    const card = drawFrom(t, 'adventure', t.piles.stage);
    if (card === null) return;
    t.tell('drew', { seat, kind: t.kind(card) });
    discard(t, card);
  }
};

const events: Cards = {
  apocalypseStorm: event({ source: 'public', common: true, meet: storm }),
  chanceMeeting: event({ source: 'public', copies: 2, meet: chanceMeeting }),
  deadMagic: event({
    source: 'public',
    common: true,
    copies: 2,
    meet: (t, seat, by) => begin(t, 'noMagic', seat, 3, { card: by }),
  }),
  divineBlessings: event({
    source: 'public',
    common: true,
    meet: all(
      choose({ strength: gain('strength'), craft: gain('craft') }),
      another((t, other, _seat, by) => all(gain('strength'), gain('craft'))(t, other, by)),
    ),
  }),
  marketDayCataclysm: event({
    source: 'public',
    common: true,
    meet: everyone(
      sells({
        scroll: 1,
        haversack: 1,
        healersKit: 1,
        shovel: 2,
        whetstone: 2,
        map: 2,
        crystalSceptre: 3,
      }),
    ),
  }),
  rebirth: event({ source: 'public', common: true, meet: everyone(all(heal(), replenish())) }),
  rebuilding: event({ source: 'public', common: true, meet: everyone(rebuilding) }),
  scavenging: event({ source: 'public', copies: 2, meet: all(turnsOver, takesTopDiscarded(isObject)) }),
};

/** One discarded card of this type may come to lie here; then its summoner vanishes. */
const summons = (type: CardType): Effect =>
  function* (t, seat, by) {
    const discards = t.cards(t.piles.adventureDiscard).filter((card) => t.def(card).type === type);
    const card = yield* pickCard(t, seat, by, discards, true);
    if (card === null) return;
    t.move(card, t.at(by!));
    t.tell('placed', { kind: t.kind(card), space: t.piles.space.indexOf(t.at(by!)) });
    const { counters, drawn } = t.def(card);
    if (counters > 0) t.setNote(card, { counters, stack: 0 });
    discard(t, by!);
    // It comes as if it were drawn: with whatever lies on it.
    if (drawn !== null) yield* perform(drawn(t, seat, card));
  };

/** A life for fate, or fate for a life. The last life is not for sale. */
const bargain: Effect = function* (t, seat, by) {
  if (under(t, 'noFate', seat)) return;
  const { fate, lives } = t.state.players[seat];
  const from: Option[] = [];
  if (fate > 0) from.push(deedOption('fateToLife', { commits: 'costs' }));
  if (lives > 1) from.push(deedOption('lifeToFate', { commits: 'costs' }));
  if (from.length === 0) return;
  const { does } = yield* t.ask(seat, {
    prompt: 'choose',
    about: { kind: t.kind(by!) },
    from: [...from, PASS],
  });
  if (does === 'fateToLife') {
    yield* loses(t, seat, 'fate');
    yield* gains(t, seat, 'lives');
  } else if (does === 'lifeToFate' && (yield* loseLives(t, seat, 1, 'other')) > 0)
    yield* gains(t, seat, 'fate');
};

const swapsJunk: Effect = (t, seat, by) =>
  spareable(t, seat, 'objects').length === 0
    ? undefined
    : may(all(loseRandomObject, takesWare(isObject)), 'costs')(t, seat, by);

const strangers: Cards = {
  astralSpirit: stranger({ source: 'public', stays: true, meet: summons('stranger') }),
  brakwaterTraders: stranger({
    source: 'public',
    stays: true,
    meet: all(
      sells({
        waterBottle: 1,
        healersKit: 2,
        haversack: 2,
        psychicCrystal: 2,
        map: 3,
        shovel: 3,
        personalJournal: 3,
        crystalSceptre: 3,
      }),
      wanders(4),
    ),
  }),
  fugitiveDemon: stranger({ source: 'public', stays: true, meet: bargain }),
  junkDealer: stranger({ source: 'public', stays: true, meet: all(swapsJunk, wanders(4)) }),
  orderOfJosephine: stranger({
    source: 'public',
    stays: true,
    meet: all(
      may(heal(2)),
      another((t, other) => gains(t, other, 'lives')),
    ),
  }),
};

/** A roll above the own value makes stronger and costs something; otherwise there is a find, and the Place is gone. */
const trial = (value: (t: Talisman, seat: Seat) => number, risen: Effect, found: Effect): Effect =>
  function* (t, seat, by) {
    const above = (yield* rollOne(t, seat, t.kind(by!))) > value(t, seat);
    yield* perform((above ? risen : all(discarded, found))(t, seat, by));
  };

/** A Settlement is founded here, and everything of a sort that was discarded is brought to it. */
const founds = (test: (def: CardDef) => boolean): Effect =>
  function (t, seat, by) {
    const space = t.piles.space.indexOf(t.at(by!));
    const [site] = terrainLeft(t, ['settlement']);
    if (site !== undefined) layTerrain(t, site, space, seat);
    const found = t.cards(t.piles.adventureDiscard).filter((card) => test(t.def(card)));
    const pile = found.length === 0 ? null : stackFor(t, by!);
    if (pile === null) discard(t, by!);
    else for (const card of found) t.move(card, pile);
  };
/** One of the cards lying on it; with the last one the Place is gone. */
const takesOne: Effect = function* (t, seat, by) {
  const card = yield* pickCard(
    t,
    seat,
    by,
    stackOf(t, by!).filter((lies) => barred(t, seat, lies) === null),
  );
  if (card !== null) yield* take(t, seat, card);
  if (stackOf(t, by!).length === 0) discard(t, by!);
};

const GUESTS = 4;
const invites: Effect = function* (t, seat, by) {
  const pile = stackFor(t, by!);
  if (pile !== null) for (let i = 0; i < GUESTS; i++) yield* nextDenizen(t, seat, pile);
  if (stackOf(t, by!).length === 0) discard(t, by!);
};
const visitsGuest: Effect = function* (t, seat, by) {
  yield* visitOneOf(t, seat, stackOf(t, by!));
  if (t.piles.space.includes(t.at(by!)) && stackOf(t, by!).length === 0) discard(t, by!);
};

const places: Cards = {
  ashfieldHideout: place({
    source: 'public',
    meet: trial((t, seat) => strength(t, seat), all(gain('strength'), discardObject), gain('gold', 2)),
  }),
  astralRift: place({ source: 'public', meet: summons('place') }),
  blightwoodShrine: place({
    source: 'public',
    meet: trial((t, seat) => craft(t, seat), all(gain('craft'), discardFollower), gain('spell')),
  }),
  havenville: place({ source: 'public', drawn: founds(isFollower), meet: takesOne }),
  trashtown: place({ source: 'public', drawn: founds(isObject), meet: takesOne }),
  meetingPlace: place({ source: 'public', drawn: invites, meet: visitsGuest }),
};

export const cataclysmAdventure: Cards = { ...events, ...strangers, ...places };
