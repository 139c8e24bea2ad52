import { cardOption, type Option, PASS, perform } from '@tafelrunde/engine';
import { counters, gain as gains, lose as loses, pay } from '../../rules/change.ts';
import { discard, drawFrom, stackFor, stackOf } from '../../rules/decks.ts';
import { rollOne } from '../../rules/fate.ts';
import { begin, removeCard } from '../../rules/lasting.ts';
import { relocate } from '../../rules/moving.ts';
import { barred, take } from '../../rules/objects.ts';
import { craft, has, isToad, terrainOn } from '../../rules/stats.ts';
import { acceptQuest } from '../../rules/warlock.ts';
import type { Attribute, Card, CardDef, Effect, Talisman } from '../../shape.ts';
import { at, inRegion, type SpaceId, spaceOf, spaceOption } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import {
  all,
  anotherTurn,
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
import { frostmarchEnemies } from './frostmarchEnemies.ts';

const { event, stranger, place } = cardsOf('frostmarch');

/** The Planeswalker carries somebody away and goes elsewhere himself. */
const PLANES: readonly (SpaceId | null)[] = [null, 'portalOfPower', 'chasm', 'forest', 'crags', 'village'];
const planeswalk: Effect = function* (t, seat, by) {
  const here = t.state.players[seat].space;
  const spaces = [...inRegion.outer, ...inRegion.middle].filter((space) => space !== here);
  const chosen: Option = yield* t.ask(seat, { prompt: 'teleport', from: [...spaces.map(spaceOption), PASS] });
  const plane = PLANES[Math.min(6, Math.max(1, yield* rollOne(t, seat, t.kind(by!)))) - 1];
  // With a 1 he goes nowhere and is discarded like any Event. TA-TERRAIN-03: so he is where Terrain covers the space of the die.
  if (plane !== null && terrainOn(t, at(plane)) === null) {
    t.move(by!, t.piles.space[at(plane)]);
    t.tell('placed', { kind: t.kind(by!), space: at(plane) });
  }
  if (!chosen.declines) relocate(t, seat, spaceOf(chosen));
};

const events: Cards = {
  divineProtection: event({
    source: 'public',
    common: true,
    meet: (t, seat, by) => begin(t, 'noLoss', seat, 2, { card: by }),
  }),
  fateBound: event({ source: 'public', common: true, meet: everyone(loseAll('fate')) }),
  // It howls until somebody has attacked.
  howlOfTheWendigo: event({
    source: 'public',
    common: true,
    meet: (t, seat, by) => begin(t, 'mustAttack', seat, 999, { card: by }),
  }),
  planeswalker: event({ source: 'public', common: true, meet: planeswalk }),
  ragnarok: event({
    source: 'public',
    common: true,
    meet: (t) => {
      const doomed = ({ type }: CardDef): boolean =>
        type === 'enemy' || type === 'place' || type === 'stranger';
      const board = [...inRegion.outer, ...inRegion.middle, ...inRegion.inner];
      for (const card of lying(t, doomed, board)) discard(t, card);
    },
  }),
  snowdrifts: event({
    source: 'public',
    common: true,
    meet: wholeRegion(function* (t, seat, by) {
      if ((yield* rollOne(t, seat, t.kind(by!))) <= craft(t, seat)) return;
      yield* perform(all(lose('lives'), miss())(t, seat, by));
    }),
  }),
  ymirsGlow: event({
    source: 'public',
    common: true,
    meet: everyone((t, seat, by) => (canLearn(t, seat) ? may(fullSpells)(t, seat, by) : undefined)),
  }),
};

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
const buySpell: Effect = function* (t, seat) {
  if (pay(t, seat, 1)) yield* gains(t, seat, 'spell');
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
    // Only what can be done is offered.
    meet: (t, seat, by) => {
      const trades: Record<string, Effect> = {};
      if (t.cards(t.piles.hand[seat]).length > 0) trades.sellSpells = sellSpells;
      if (canLearn(t, seat) && t.state.players[seat].gold > 0) trades.buySpell = buySpell;
      if (Object.keys(trades).length === 0) return undefined;
      return choose({ ...trades, pass: nothing }, 'buySpell')(t, seat, by);
    },
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

export const frostmarchAdventure: Cards = { ...events, ...frostmarchEnemies, ...strangers, ...places };
