import { deedOption, type Option, PASS, perform, type Seat } from '@tafelrunde/engine';
import { explode, sum } from '../../rules/attack.ts';
import { gain as gains, lose as loses } from '../../rules/change.ts';
import { fightCreature } from '../../rules/combat.ts';
import {
  countersOn,
  discard,
  drawFrom,
  fromSupply,
  setCounters,
  stackFor,
  stackOf,
} from '../../rules/decks.ts';
import { rollOne } from '../../rules/fate.ts';
import { begin } from '../../rules/lasting.ts';
import { encounterCharacter, waysAgainst } from '../../rules/meeting.ts';
import { arrive, endTurn } from '../../rules/moving.ts';
import { barred, loseCard, shedSurplus, take } from '../../rules/objects.ts';
import { revealRemnants } from '../../rules/remnants.ts';
import { isPlaying, isToad, others } from '../../rules/stats.ts';
import { deed, mayAcceptQuest, questOf, receiveReward } from '../../rules/warlock.ts';
import type { Alignment, Card, Effect, Fight, Talisman, Reading } from '../../shape.ts';
import { regionOf } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import { chapel, graveyard } from '../spaces/outer.ts';
import {
  anotherTurn,
  aQuest,
  asAt,
  become,
  boon,
  byAlignment,
  choose,
  everyone,
  gain,
  heal,
  lose,
  loseAll,
  may,
  mayTakeQuest,
  miss,
  giveCard,
  pickCard,
  pool,
  replenish,
  sells,
  table,
  toad,
} from '../vocabulary.ts';

const { event, enemy, stranger, place } = cardsOf('sacredPool');

const alignmentOf = (t: Reading, seat: Seat): Alignment => t.state.players[seat].alignment;

/** The Follower with the highest roll turns against its master and is gone afterwards. */
const betrayed: Effect = function* (t, seat, by) {
  let traitor: Card | null = null;
  let highest = 0;
  for (const card of t.cards(t.piles.followers[seat]).slice()) {
    const rolled = yield* rollOne(t, seat, t.kind(by!));
    if (rolled <= highest) continue;
    highest = rolled;
    traitor = card;
  }
  if (traitor === null) return;
  yield* fightCreature(t, seat, 'hatefulFollower', 'psychic', 3);
  if (t.at(traitor) === t.piles.followers[seat]) loseCard(t, seat, traitor);
};
/** To another character, who is encountered at once. */
const carriedToOther: Effect = function* (t, seat, by) {
  const from: Option[] = others(t, seat)
    .filter(
      (other) =>
        regionOf(t.state.players[other].space) !== 'inner' && waysAgainst(t, seat, other, false).length > 0,
    )
    .map((other) => ({ id: `seat${other}`, seat: other }));
  if (from.length === 0) return;
  const chosen = yield* t.ask(seat, { prompt: 'another', about: { kind: t.kind(by!) }, from });
  arrive(t, seat, t.state.players[chosen.seat!].space);
  yield* revealRemnants(t, seat); // TA-REMNANT-01
  yield* deed(t, seat, { did: 'land', space: t.state.players[seat].space });
  if (!isPlaying(t, seat) || !isPlaying(t, chosen.seat!)) return;
  yield* encounterCharacter(t, seat, chosen.seat!);
  endTurn(t, seat);
};

const events: Cards = {
  angelOfMercy: event({ source: 'public', meet: may(heal()) }),
  avatarOfJustice: event({
    source: 'public',
    meet: byAlignment({ neutral: gain('strength'), good: become('neutral'), evil: become('neutral') }),
  }),
  // Whatever was slain comes back, and soon: shuffled by itself it lies on the deck. The pile of Remnants is free for it.
  discordantDirge: event({
    source: 'public',
    common: true,
    meet: (t) => {
      const { adventure, adventureDiscard, relics } = t.piles;
      const slain = t.cards(adventureDiscard).filter((card) => t.def(card).type === 'enemy');
      for (const card of slain) t.move(card, relics);
      if (slain.length > 0) t.shuffle(relics);
      while (t.cards(relics).length > 0) t.draw(relics, adventure);
    },
  }),
  equinox: event({
    source: 'public',
    common: true,
    meet: everyone(byAlignment({ good: miss(), evil: miss() })),
  }),
  fallenAngel: event({
    source: 'public',
    meet: (t, seat, by) => (t.state.players[seat].fate > 0 ? loseAll('fate') : lose('lives', 2))(t, seat, by),
  }),
  fortunesFool: event({
    source: 'public',
    common: true,
    meet: (t, seat, by) => begin(t, 'noFate', seat, 2, { card: by }),
  }),
  gloriousHymn: event({
    source: 'public',
    common: true,
    meet: everyone(byAlignment({ neutral: miss(), evil: miss() })),
  }),
  hateMonger: event({ source: 'public', meet: betrayed }),
  portent: event({ source: 'public', common: true, meet: everyone(mayTakeQuest) }),
  // The gold on it is fetched from afar, see rules/rumours.ts.
  rumourOfRiches: event({
    source: 'public',
    common: true,
    copies: 2,
    stays: true,
    tags: ['rumour'],
    *meet(t, seat, by) {
      if (countersOn(t, by!) === 0) setCounters(t, by!, yield* rollOne(t, seat, t.kind(by!)));
    },
  }),
  spitefulImp: event({ source: 'public', meet: carriedToOther }),
};

/** A mount of the stables instead of the trophy. */
const tamed = (kind: string) =>
  function* (t: Talisman, seat: Seat, card: Card) {
    const mount = fromSupply(t, kind);
    if (mount === null || barred(t, seat, mount) !== null) return undefined;
    const from: Option[] = [deedOption('accept'), PASS];
    const { declines } = yield* t.ask(seat, { prompt: 'tame', about: { kind }, from });
    if (declines || !(yield* take(t, seat, mount))) return undefined;
    discard(t, card);
    return 'gone' as const;
  };
/** Those may evade it whom it favours, those may not whom it hates. */
const favours = (friend: Alignment, prey: Alignment) => ({
  evadable: (t: Talisman, seat: Seat) => alignmentOf(t, seat) !== prey,
  *meets(t: Talisman, seat: Seat, card: Card) {
    if (alignmentOf(t, seat) !== friend) return undefined;
    const asked = { prompt: 'evade', about: { kind: t.kind(card), rival: null, creature: null } };
    const { id } = yield* t.ask(seat, { ...asked, from: [deedOption('evade'), deedOption('fight')] });
    return id === 'evade' ? ('skip' as const) : undefined;
  },
});
/** A low roll makes it angry. */
const wrathful = (value: number) => (t: Talisman, fight: Fight) => {
  if (fight.foeDice.length === 0 || sum(fight.foeDice) >= value) return;
  fight.foeDice.push(t.die());
  explode(t, fight.foeDice); // TA-EXPL-01
};
const sentinel = (friend: Alignment) =>
  enemy({
    source: 'house',
    family: 'monster',
    number: 3,
    strength: 6,
    craft: 6,
    evadable: false,
    halts: (t, seat) => alignmentOf(t, seat) !== friend,
  });

const enemies: Cards = {
  ivorySentinel: sentinel('good'),
  ebonySentinel: sentinel('evil'),
  firemane: enemy({ source: 'house', family: 'animal', strength: 4, beaten: tamed('stableRidingHorse') }),
  infernalLegion: enemy({ source: 'house', family: 'monster', strength: 7, ...favours('evil', 'good') }),
  // It hates all who keep their word.
  oathbreaker: enemy({
    source: 'house',
    family: 'monster',
    strength: 5,
    fights(t, fight) {
      if (questOf(t, fight.hero) !== null && fight.foeDie === 'one') fight.foeDie = 'higherOfTwo';
    },
    *beaten(t, seat, card) {
      const isBound = questOf(t, seat) !== null;
      if (!isBound) yield* perform(mayTakeQuest(t, seat, card));
      if (isBound || questOf(t, seat) === null) yield* gains(t, seat, 'fate');
    },
  }),
  pitFiend: enemy({ source: 'public', family: 'monster', strength: 4 }),
  vindicator: enemy({
    source: 'public',
    family: 'monster',
    value: (t, seat) => ({ good: 3, neutral: 6, evil: 9 })[alignmentOf(t, seat)],
    *beaten(t, seat, card) {
      yield* gains(t, seat, 'strength');
      discard(t, card);
      return 'gone' as const;
    },
  }),
  wrathbornKnight: enemy({ source: 'house', family: 'monster', strength: 5, rolled: wrathful(5) }),
  wrathbornWarrior: enemy({ source: 'house', family: 'monster', strength: 3, rolled: wrathful(3) }),
  wretched: enemy({ source: 'house', family: 'monster', strength: 4, fate: false }),
  darkFey: enemy({
    source: 'house',
    family: 'spirit',
    craft: 3,
    dice: 'higherOfTwo',
    *rolled(t, fight) {
      if (fight.foeDoubles && fight.champion === null) yield* perform(toad(t, fight.hero, null));
    },
  }),
  felSteed: enemy({ source: 'house', family: 'spirit', craft: 4, beaten: tamed('stableWarhorse') }),
  heavenlyHost: enemy({ source: 'house', family: 'spirit', craft: 7, ...favours('good', 'evil') }),
  shadowsoul: enemy({ source: 'house', family: 'spirit', craft: 4, fate: false }),
  // Her song holds the beaten where they are.
  swampSiren: enemy({
    source: 'house',
    family: 'spirit',
    craft: 3,
    defeat: (t, seat) => begin(t, 'held', seat, 2, { whom: seat }),
  }),
  wrathbornAcolyte: enemy({ source: 'house', family: 'spirit', craft: 2, rolled: wrathful(2) }),
  wrathbornWitch: enemy({ source: 'house', family: 'spirit', craft: 4, rolled: wrathful(4) }),
};

/** Others leave something of their own on the card; the first of this alignment gets all of it. */
const tithe = (stat: 'fate' | 'gold' | 'lives', heir: Alignment): Effect =>
  function* (t, seat, by) {
    const player = t.state.players[seat];
    if (stat === 'gold' && isToad(t, seat)) return; // TA-TOAD-08
    if (player.alignment === heir) {
      const all = countersOn(t, by!);
      discard(t, by!);
      yield* gains(t, seat, stat, all);
      return;
    }
    const before = player[stat];
    yield* loses(t, seat, stat);
    setCounters(t, by!, countersOn(t, by!) + Math.max(0, before - player[stat]));
  };
const sway =
  (alignment: Alignment): Effect =>
  (t, seat, by) =>
    (alignmentOf(t, seat) === alignment ? anotherTurn() : become(alignment))(t, seat, by);

const strangers: Cards = {
  augur: stranger({
    source: 'public',
    stays: true,
    *meet(t, seat, by) {
      const omens: Card[] = [];
      for (let i = 0; i < 6; i++) {
        const card = drawFrom(t, 'adventure', t.piles.stage);
        if (card === null) break;
        t.tell('drew', { seat, kind: t.kind(card) });
        omens.push(card);
      }
      for (const card of omens) if (t.def(card).type !== 'event') discard(t, card);
      const kept = omens.filter((card) => t.def(card).type === 'event');
      if (kept.length === 0) discard(t, by!);
      // One after the other: the last one laid is drawn first.
      while (kept.length > 0) {
        const card = (yield* pickCard(t, seat, by, kept))!;
        kept.splice(kept.indexOf(card), 1);
        t.move(card, t.piles.adventure);
      }
    },
  }),
  graceHearted: stranger({
    source: 'public',
    stays: true,
    meet: choose({ lives: heal(1), fate: replenish(1) }),
  }),
  lawbringer: stranger({
    source: 'public',
    concerns: (t, seat) => alignmentOf(t, seat) === 'neutral',
    meet: boon,
  }),
  madcap: stranger({
    source: 'public',
    copies: 2,
    stays: true,
    meet: table({ '1-2': sway('evil'), '3-4': sway('neutral'), '5-6': sway('good') }),
  }),
  redeemer: stranger({ source: 'public', stays: true, meet: tithe('fate', 'good') }),
  renegade: stranger({ source: 'public', stays: true, meet: tithe('gold', 'neutral') }),
  ritualMaster: stranger({ source: 'public', stays: true, meet: tithe('lives', 'evil') }),
  warlocksApprentice: stranger({
    source: 'public',
    copies: 2,
    stays: true,
    meet: (t, seat, by) => {
      if (questOf(t, seat) !== null) return anotherTurn()(t, seat, by);
      return mayAcceptQuest(t, seat) ? may(questThenGone)(t, seat, by) : undefined;
    },
  }),
};
const questThenGone: Effect = function* (t, seat, by) {
  yield* perform(aQuest(t, seat, by));
  if (questOf(t, seat) !== null) discard(t, by!);
};

/** Bits of the alignments that were chosen there. */
const chosenThere =
  (alignment: Alignment, bit: number): Effect =>
  (t, seat, by) => {
    setCounters(t, by!, countersOn(t, by!) | bit);
    if (countersOn(t, by!) === 7) discard(t, by!);
    return become(alignment)(t, seat, by);
  };

const places: Cards = {
  cathedral: place({ source: 'public', meet: asAt('chapel', chapel) }),
  glitteringGorge: place({ source: 'public', counters: 4, meet: pool('gold') }),
  liveryStable: place({
    source: 'public',
    copies: 4,
    meet: sells({ stableRidingHorse: 2, stableMule: 3, stableHorseAndCart: 4, stableWarhorse: 6 }),
  }),
  necropolis: place({ source: 'public', meet: asAt('graveyard', graveyard) }),
  reliquary: place({
    source: 'public',
    drawn: (t, _seat, by) => {
      const pile = stackFor(t, by!);
      if (pile !== null) for (let i = 0; i < 4; i++) drawFrom(t, 'rewards', pile);
    },
    meet: (t, seat, by) => exchanged(t, seat, by),
  }),
  pantheon: place({
    source: 'public',
    copies: 2,
    meet: choose({
      good: chosenThere('good', 1),
      neutral: chosenThere('neutral', 2),
      evil: chosenThere('evil', 4),
    }),
  }),
};

/** A Talisman for a Reward. */
const exchanged: Effect = function* (t, seat, by) {
  const held = t.cards(t.piles.objects[seat]).filter((card) => t.def(card).talisman);
  if (held.length === 0 || stackOf(t, by!).length === 0) return;
  const talisman = yield* giveCard(t, seat, by, held, true);
  if (talisman === null) return;
  loseCard(t, seat, talisman);
  yield* shedSurplus(t, seat);
  const reward = yield* pickCard(t, seat, by, stackOf(t, by!));
  yield* receiveReward(t, seat, reward!);
  if (stackOf(t, by!).length === 0) discard(t, by!);
};

export const sacredPoolAdventure: Cards = { ...events, ...enemies, ...strangers, ...places };
