import { cardOption, type Flow, type Option, PASS, perform, type Seat } from '@tafelrunde/engine';
import { counters, gain as gains, lose as loses, pay } from '../../rules/change.ts';
import { countersOn, discard, drawFrom, isMagic, setCounters, stackFor, stackOf } from '../../rules/decks.ts';
import { rollOne } from '../../rules/fate.ts';
import { begin, removeCard } from '../../rules/lasting.ts';
import { kill } from '../../rules/life.ts';
import { relocate } from '../../rules/moving.ts';
import { barred, drop, take, takeFrom } from '../../rules/objects.ts';
import { craft, has, isToad, others, strength, terrainOn } from '../../rules/stats.ts';
import { acceptQuest } from '../../rules/warlock.ts';
import { sum } from '../../rules/attack.ts';
import type { Attribute, Card, CardDef, Effect, Talisman } from '../../shape.ts';
import { along, at, inRegion, regionOf, type SpaceId, spaceOf, spaceOption } from '../../topology.ts';
import { spareable } from '../aftermath.ts';
import { cardsOf, type Cards } from '../define.ts';
import {
  all,
  anotherTurn,
  aQuest,
  aTalisman,
  canLearn,
  choose,
  discarded,
  everyone,
  forGold,
  fullSpells,
  gain,
  lose,
  loseAll,
  lying,
  may,
  miss,
  nothing,
  pickCard,
  pray,
  sells,
  table,
  teleportInRegion,
  teleportTo,
  toad,
  wanders,
  wholeRegion,
} from '../vocabulary.ts';
import { sendsAway } from './banishing.ts';

const { event, enemy, stranger, place } = cardsOf('frostmarch');

/** Discard every quest. */
export const loseQuests: Effect = (t, seat) => {
  for (const quest of t.cards(t.piles.quest[seat]).slice()) discard(t, quest);
};

/** The Planeswalker carries somebody away and goes elsewhere himself. */
const PLANES: readonly (SpaceId | null)[] = [null, 'portalOfPower', 'chasm', 'forest', 'crags', 'village'];
const planeswalk: Effect = function* (t, seat, by) {
  const here = t.state.players[seat].space;
  const spaces = [...inRegion.outer, ...inRegion.middle].filter((space) => space !== here);
  const chosen: Option = yield* t.ask(seat, { prompt: 'teleport', from: [...spaces.map(spaceOption), PASS] });
  const plane = PLANES[Math.min(6, Math.max(1, yield* rollOne(t, seat, t.kind(by!)))) - 1];
  if (plane === null) discard(t, by!);
  // TA-TERRAIN-03: where Terrain covers the space of the die he goes nowhere, and is discarded like any Event.
  else if (terrainOn(t, at(plane)) === null) {
    t.move(by!, t.piles.space[at(plane)]);
    t.tell('placed', { kind: t.kind(by!), space: at(plane) });
  }
  if (chosen.id !== PASS.id) relocate(t, seat, spaceOf(chosen));
};

const events: Cards = {
  divineProtection: event({
    source: 'public',
    meet: (t, seat, by) => begin(t, 'noLoss', seat, 2, { card: by }),
  }),
  fateBound: event({ source: 'public', meet: everyone(loseAll('fate')) }),
  // It howls until somebody has attacked.
  howlOfTheWendigo: event({
    source: 'public',
    meet: (t, seat, by) => begin(t, 'mustAttack', seat, 999, { card: by }),
  }),
  planeswalker: event({ source: 'public', meet: planeswalk }),
  ragnarok: event({
    source: 'public',
    meet: (t) => {
      const doomed = ({ type }: CardDef): boolean =>
        type === 'enemy' || type === 'place' || type === 'stranger';
      const board = [...inRegion.outer, ...inRegion.middle, ...inRegion.inner];
      for (const card of lying(t, doomed, board)) discard(t, card);
    },
  }),
  snowdrifts: event({
    source: 'public',
    meet: wholeRegion(function* (t, seat, by) {
      if ((yield* rollOne(t, seat, t.kind(by!))) <= craft(t, seat)) return;
      yield* perform(all(lose('lives'), miss())(t, seat, by));
    }),
  }),
  ymirsGlow: event({
    source: 'public',
    meet: everyone((t, seat, by) => (canLearn(t, seat) ? may(fullSpells)(t, seat, by) : undefined)),
  }),
};

/** Battle against whoever is weaker in body than in mind, psychic combat against the others. */
const weakerSide = (t: Talisman, seat: Seat) => (strength(t, seat) < craft(t, seat) ? 'battle' : 'psychic');

const frozen = { defeat: miss() };
const enemies: Cards = {
  easternDragon: enemy({
    source: 'house',
    family: 'dragon',
    number: 3,
    strength: 8,
    craft: 8,
    kind: weakerSide,
    // Left lying where it was lost.
    *defeat(t, seat, by) {
      const magic = spareable(t, seat, 'objects').filter((card) => isMagic(t, card));
      const lost = yield* pickCard(t, seat, by, magic);
      if (lost !== null) drop(t, seat, lost);
    },
  }),
  basilisk: enemy({
    source: 'house',
    family: 'monster',
    strength: 5,
    dice: 'higherOfTwo',
    *rolled(t, fight) {
      if (!fight.foeDoubles) return;
      fight.decided = 'lost';
      if (fight.champion === null) yield* kill(t, fight.hero);
    },
  }),
  frostDrake: enemy({ source: 'house', family: 'dragon', strength: 6 }),
  frostGiant: enemy({ source: 'house', family: 'monster', strength: 7 }),
  glorySeeker: enemy({
    source: 'house',
    copies: 2,
    family: 'monster',
    strength: 4,
    defeat: loseQuests,
    *beaten(t, seat, card) {
      yield* perform(may(aQuest)(t, seat, card));
    },
  }),
  griffon: enemy({ source: 'house', family: 'monster', strength: 5 }),
  icecapElk: enemy({ source: 'house', family: 'animal', strength: 2 }),
  iceBear: enemy({ source: 'house', family: 'animal', strength: 4 }),
  packOfWolves: enemy({
    source: 'house',
    family: 'animal',
    strength: 3,
    dice: 'higherOfTwo',
    reprints: [{ set: 'reaper', copies: 1 }],
  }),
  skyScreecher: enemy({
    source: 'house',
    family: 'animal',
    strength: 3,
    rolled: (t, fight) => {
      if (fight.champion === null && sum(fight.heroDice) < craft(t, fight.hero)) fight.decided = 'lost';
    },
  }),
  snowGoblin: enemy({ source: 'house', copies: 2, family: 'monster', strength: 2 }),
  winterWolf: enemy({ source: 'house', family: 'animal', strength: 3 }),
  yeti: enemy({
    source: 'house',
    family: 'monster',
    strength: 5,
    *meets(t, seat, card) {
      if ((yield* rollOne(t, seat, t.kind(card))) >= craft(t, seat)) yield* loses(t, seat, 'lives');
    },
  }),
  apparition: enemy({ source: 'house', copies: 2, family: 'spirit', craft: 2 }),
  barrowWight: enemy({ source: 'house', family: 'spirit', craft: 5 }),
  chillbane: enemy({ source: 'house', family: 'spirit', craft: 7 }),
  chillWraith: enemy({ source: 'house', copies: 2, family: 'spirit', craft: 4, ...frozen }),
  cryomancer: enemy({ source: 'house', family: 'spirit', craft: 4, ...frozen }),
  iceElemental: enemy({ source: 'house', family: 'spirit', craft: 6 }),
  // The lives it takes are its own from then on.
  lich: enemy({
    source: 'house',
    family: 'spirit',
    craft: 5,
    tookLife: (t, _seat, by) => setCounters(t, by!, countersOn(t, by!) + 1),
    beaten: (t, _seat, card) => {
      const spare = countersOn(t, card);
      if (spare === 0) return undefined;
      setCounters(t, card, spare - 1);
      return 'standOff';
    },
  }),
  medusa: enemy({ source: 'house', family: 'spirit', craft: 4, insteadOfLife: miss(2) }),
  rimespawn: enemy({ source: 'house', family: 'spirit', craft: 3 }),
  shiverNymph: enemy({
    source: 'house',
    family: 'spirit',
    craft: 2,
    meets: (t, seat, card) => {
      const { space } = t.state.players[seat];
      if (craft(t, seat) <= 2 || regionOf(space) === 'inner') return undefined;
      t.move(card, t.piles.space[along(space, 1)]);
      t.tell('placed', { kind: t.kind(card), space: along(space, 1) });
      return 'skip';
    },
  }),
  trickster: enemy({
    source: 'house',
    family: 'spirit',
    craft: 3,
    defeat: (t, seat) => {
      const objects = spareable(t, seat, 'objects');
      if (objects.length > 0) drop(t, seat, t.pick(objects));
    },
    *beaten(t, seat, card) {
      const region = regionOf(t.state.players[seat].space);
      const near = others(t, seat).filter((other) => regionOf(t.state.players[other].space) === region);
      yield* mayTakeObject(t, seat, near, card);
    },
  }),
};

/** An Object of one of these characters, if wanted. */
function* mayTakeObject(t: Talisman, seat: Seat, from: readonly Seat[], by: Card): Flow {
  const options: Option[] = from.flatMap((other) =>
    t.cards(t.piles.objects[other]).map((card) => cardOption(card, barred(t, seat, card))),
  );
  if (options.every(({ no }) => no !== undefined)) return;
  const asked = { prompt: 'whichCard', about: { kind: t.kind(by) }, from: [...options, PASS] };
  const { card }: Option = yield* t.ask(seat, asked);
  if (card === undefined) return;
  const owner = from.find((other) => t.at(card) === t.piles.objects[other])!;
  yield* takeFrom(t, seat, owner, card);
}

/** One card of each kind that a supply still has. */
function inSupply(t: Talisman, test: (def: CardDef) => boolean): Card[] {
  const kinds = new Set<string>();
  return t.cards(t.piles.purchases).filter((card) => {
    if (t.def(card).deck !== 'purchases' || !test(t.def(card)) || kinds.has(t.kind(card))) return false;
    kinds.add(t.kind(card));
    return true;
  });
}

const strangers: Cards = {
  // It may join, and then drives one Enemy away.
  centaur: stranger({
    source: 'public',
    stays: true,
    meet: table({
      '1-2': lose('lives'),
      '3-4': nothing,
      '5-6': function* (t, seat, by) {
        yield* take(t, seat, by!);
      },
    }),
    on: sendsAway('enemy'),
  }),
  dwarfSmith: stranger({
    source: 'public',
    concerns: (t, seat) => !isToad(t, seat), // TA-TOAD-08
    *meet(t, seat, by) {
      const wares = inSupply(t, ({ weapon, armour }) => weapon || armour > 0);
      const card = yield* pickCard(
        t,
        seat,
        by,
        wares.filter((ware) => barred(t, seat, ware) === null),
      );
      if (card !== null) yield* take(t, seat, card);
    },
  }),
  goblinSapper: stranger({
    source: 'public',
    stays: true,
    *meet(t, seat, by) {
      const targets = lying(
        t,
        // TA-REMNANT-02
        ({ deck }, card) => (deck === 'adventure' || deck === 'relics') && card !== by,
      );
      if (targets.length > 0) yield* perform(forGold(1, blowUp(targets))(t, seat, by));
    },
  }),
  loreMaster: stranger({
    source: 'public',
    stays: true,
    *meet(t, seat, by) {
      const before = t.cards(t.piles.hand[seat]).length;
      yield* perform(fullSpells(t, seat, by));
      if (t.cards(t.piles.hand[seat]).length - before >= 3) discard(t, by!);
    },
  }),
  pedlar: stranger({
    source: 'public',
    copies: 2,
    stays: true,
    meet: all(
      sells({ sword: 1, waterBottle: 1, raft: 1, helmet: 1, axe: 2, mule: 2, shield: 2 }),
      (t, seat, by) =>
        canLearn(t, seat) ? forGold(has(t, seat, 'haggles') ? 1 : 2, gain('spell'))(t, seat, by) : undefined,
      wanders(),
    ),
  }),
  pegasus: stranger({ source: 'public', meet: teleportInRegion }),
  talismonger: stranger({
    source: 'public',
    stays: true,
    meet: table({
      1: toad,
      2: loseAll('strength'),
      3: loseAll('craft'),
      4: gain('strength'),
      5: gain('craft'),
      6: aTalisman,
    }),
  }),
};
const blowUp = (targets: readonly Card[]): Effect =>
  function* (t, seat, by) {
    const card = (yield* pickCard(t, seat, by, targets))!;
    const there = t.at(card);
    t.tell('placed', { kind: t.kind(by!), space: t.piles.space.indexOf(there) });
    removeCard(t, card);
    t.move(by!, there);
  };

/** Points of one attribute become points of the other. */
const convert = (from: Attribute, to: Attribute): Effect =>
  function* (t, seat) {
    const max = counters(t, seat, from);
    if (max === 0) return;
    const count = yield* t.number(seat, { prompt: 'convert', about: { max }, min: 0, max });
    yield* loses(t, seat, from, count);
    yield* gains(t, seat, to, count);
  };
const sellSpells: Effect = function* (t, seat) {
  const hand = t.cards(t.piles.hand[seat]);
  if (hand.length === 0) return;
  const from = hand.map((card) => cardOption(card));
  const sold = yield* t.some(seat, { prompt: 'sellSpells', from, min: 0, max: from.length });
  for (const { card } of sold) discard(t, card);
  yield* gains(t, seat, 'gold', sold.length);
};

const places: Cards = {
  altar: place({
    source: 'public',
    meet: pray({
      1: miss(),
      2: nothing,
      3: gain('fate'),
      4: gain('lives'),
      5: gain('spell'),
      6: anotherTurn(),
    }),
  }),
  arcaneArchive: place({
    source: 'public',
    copies: 2,
    meet: choose({
      sellSpells,
      buySpell: function* (t, seat) {
        if (canLearn(t, seat) && pay(t, seat, 1)) yield* gains(t, seat, 'spell');
      },
    }),
  }),
  iceQueensPalace: place({
    source: 'public',
    meet: table({ 1: toad, '2-3': nothing, 4: gain('lives'), 5: gain('spell'), 6: teleportInRegion }),
  }),
  // Quests lie on it.
  lakeOfVisions: place({
    source: 'public',
    copies: 2,
    drawn: (t, _seat, by) => {
      const pile = stackFor(t, by!);
      if (pile === null) return;
      for (let i = 0; i < 4; i++) drawFrom(t, 'warlock', pile);
    },
    *meet(t, seat, by) {
      if (has(t, seat, 'noQuests')) return;
      const quest = yield* pickCard(t, seat, by, stackOf(t, by!));
      if (quest !== null) yield* acceptQuest(t, seat, quest);
      if (stackOf(t, by!).length === 0) discard(t, by!);
    },
  }),
  mysticPortal: place({
    source: 'public',
    meet: table(
      {
        2: nothing,
        3: teleportTo('crags'),
        4: teleportTo('city'),
        5: teleportTo('village'),
        6: teleportTo('castle'),
        7: teleportTo('temple'),
        '8+': teleportTo('crags', 'city', 'village', 'castle', 'temple'),
      },
      { plus: craft },
    ),
  }),
  transmutor: place({
    source: 'public',
    meet: table({
      '1-2': toad,
      '3-4': discarded,
      '5-6': may(
        choose({
          strengthToCraft: convert('strength', 'craft'),
          craftToStrength: convert('craft', 'strength'),
        }),
      ),
    }),
  }),
};

export const frostmarchAdventure: Cards = { ...events, ...enemies, ...strangers, ...places };
