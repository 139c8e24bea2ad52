import { type Option, PASS } from '@tafelrunde/engine';
import { pay, payOption } from '../../rules/change.ts';
import { begin } from '../../rules/lasting.ts';
import { craft, has, strength, terrainOn } from '../../rules/stats.ts';
import { at } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import { baseBelongings } from './baseBelongings.ts';
import {
  attackedBy,
  aTalisman,
  become,
  boon,
  byAlignment,
  everyone,
  forGold,
  fullSpells,
  gain,
  heal,
  loseAll,
  lose,
  may,
  miss,
  nothing,
  placedBy,
  pool,
  pray,
  replenish,
  sells,
  table,
  teleportInRegion,
  teleportTo,
  toad,
  wholeRegion,
  canLearn,
} from '../vocabulary.ts';

const { event, enemy, stranger, place } = cardsOf('base');

/** What is sold on market days and in markets. */
const stalls = sells({ sword: 1, helmet: 1, waterBottle: 1, shield: 2, mule: 2, raft: 3 });

const events: Cards = {
  angel: event({ source: 'public', meet: byAlignment({ good: gain('lives'), evil: lose('lives') }) }),
  // Lasting: the card stays on its space as a marker until its time is over.
  blizzard: event({
    source: 'public',
    common: true,
    meet: (t, seat, by) => begin(t, 'crawl', seat, 2, { card: by }),
  }),
  bookOfSpells: event({ source: 'public', meet: fullSpells }),
  devil: event({ source: 'public', meet: byAlignment({ evil: gain('lives'), good: lose('lives') }) }),
  evilDarkness: event({
    source: 'public',
    common: true,
    meet: everyone(byAlignment({ good: miss(), neutral: miss() })),
  }),
  imp: event({
    source: 'public',
    meet: table({
      1: teleportTo('crags'),
      2: teleportTo('forest'),
      3: teleportTo('tavern'),
      4: teleportTo('ruins'),
      5: teleportTo('hiddenValley'),
      6: teleportTo('cursedGlade'),
    }),
  }),
  magicalVortex: event({ source: 'public', common: true, meet: everyone(loseAll('spell')) }),
  marketDay: event({ source: 'public', common: true, meet: everyone(stalls) }),
  mephistopheles: event({
    source: 'public',
    meet: byAlignment({ evil: gain('craft'), good: become('evil'), neutral: become('evil') }),
  }),
  pestilence: event({ source: 'public', common: true, meet: wholeRegion(lose('lives')) }),
  // Gold goes to another space.
  raiders: event({
    source: 'public',
    meet: (t, seat) => {
      const player = t.state.players[seat];
      // TA-TERRAIN-03: without the Oasis it is simply gone.
      if (terrainOn(t, at('oasis')) === null) t.state.goldOn[at('oasis')] += player.gold;
      if (player.gold > 0) t.tell('lost', { seat, stat: 'gold', count: player.gold });
      player.gold = 0;
    },
  }),
  siren: event({ source: 'public', common: true, meet: wholeRegion(miss()) }),
  storm: event({ source: 'public', common: true, meet: wholeRegion(miss()) }),
};

const enemies: Cards = {
  ape: enemy({ source: 'public', family: 'animal', strength: 3 }),
  // Can be bribed.
  bandit: enemy({
    source: 'public',
    copies: 2,
    family: 'monster',
    strength: 4,
    *meets(t, seat, card) {
      if (t.state.players[seat].gold === 0) return undefined;
      const from: Option[] = [payOption(1), PASS];
      const { declines } = yield* t.ask(seat, {
        prompt: 'payFor',
        about: { kind: t.kind(card), gold: 1 },
        from,
      });
      return !declines && pay(t, seat, 1) ? 'skip' : undefined;
    },
  }),
  bear: enemy({ source: 'public', family: 'animal', strength: 3 }),
  dragon: enemy({ source: 'public', copies: 3, family: 'dragon', strength: 7 }),
  giant: enemy({ source: 'public', family: 'monster', strength: 6 }),
  goblin: enemy({ source: 'public', copies: 2, family: 'monster', strength: 2 }),
  hobgoblin: enemy({ source: 'public', copies: 2, family: 'monster', strength: 3 }),
  lion: enemy({ source: 'public', family: 'animal', strength: 3 }),
  ogre: enemy({ source: 'public', copies: 2, family: 'monster', strength: 5 }),
  serpent: enemy({ source: 'public', family: 'animal', strength: 4 }),
  wildBoar: enemy({ source: 'public', copies: 2, family: 'animal', strength: 1 }),
  wolf: enemy({ source: 'public', family: 'animal', strength: 2 }),
  demon: enemy({ source: 'public', family: 'spirit', craft: 10 }),
  // A card whose space a die decides.
  ghost: enemy({
    source: 'public',
    copies: 2,
    family: 'spirit',
    craft: 4,
    placed: placedBy({ 1: 'city', 2: 'village', 3: 'graveyard', 4: 'chapel', 5: 'castle', 6: 'temple' }),
  }),
  lemure: enemy({ source: 'public', copies: 2, family: 'spirit', craft: 1 }),
  shadow: enemy({ source: 'public', copies: 2, family: 'spirit', craft: 2 }),
  spectre: enemy({ source: 'public', family: 'spirit', craft: 3 }),
  wraith: enemy({ source: 'public', copies: 2, family: 'spirit', craft: 5 }),
};

const strangers: Cards = {
  // For the first who qualifies; then it is gone. Others leave it lying there.
  enchanter: stranger({ source: 'public', concerns: (t, seat) => craft(t, seat) >= 4, meet: boon }),
  fairy: stranger({
    source: 'public',
    concerns: (t, seat) => t.state.players[seat].alignment === 'good',
    meet: boon,
  }),
  healer: stranger({ source: 'public', stays: true, meet: heal(2) }),
  hermit: stranger({
    source: 'public',
    placed: placedBy({
      1: 'crypt',
      2: 'plainOfPeril',
      3: 'cursedGlade',
      4: 'oasis',
      5: 'crags',
      6: 'forest',
    }),
    meet: aTalisman,
  }),
  mage: stranger({
    source: 'public',
    stays: true,
    concerns: (t, seat) => t.state.players[seat].alignment === 'good',
    meet: gain('spell'),
  }),
  phantom: stranger({
    source: 'public',
    concerns: (t, seat) => t.state.players[seat].alignment === 'evil',
    meet: boon,
  }),
  sorcerer: stranger({ source: 'public', stays: true, concerns: canLearn, meet: forGold(1, gain('spell')) }),
  witch: stranger({
    source: 'public',
    stays: true,
    meet: table({
      1: toad,
      2: lose('lives'),
      3: gain('strength'),
      4: gain('craft'),
      5: gain('spell'),
      6: replenish(),
    }),
  }),
};

const places: Cards = {
  cave: place({
    source: 'public',
    meet: table({
      1: attackedBy('caveDragon', 'battle', 7),
      2: attackedBy('caveGoblin', 'battle', 2),
      3: miss(),
      '4-5': gain('gold', 2),
      6: gain('gold', 3),
    }),
  }),
  fountainOfWisdom: place({ source: 'public', counters: 4, meet: pool('craft') }),
  magicPortal: place({
    source: 'public',
    meet: table({
      1: teleportTo('crags'),
      2: teleportTo('village'),
      3: teleportTo('city'),
      4: teleportTo('warlocksCave'),
      5: teleportTo('temple'),
      6: teleportTo('plainOfPeril'),
    }),
  }),
  magicStream: place({ source: 'public', counters: 4, meet: pool('strength') }),
  market: place({
    source: 'public',
    meet: stalls,
  }),
  // A Place whose text already acts on landing.
  marsh: place({
    source: 'public',
    sticks: true,
    meet: (t, seat, by) => (strength(t, seat) < 5 ? miss()(t, seat, by) : undefined),
  }),
  maze: place({
    source: 'public',
    sticks: true,
    meet: (t, seat, by) =>
      craft(t, seat) < 5 && !has(t, seat, 'mazeproof') ? miss()(t, seat, by) : undefined,
  }),
  poolOfLife: place({ source: 'public', counters: 4, meet: pool('lives') }),
  shrine: place({
    source: 'public',
    meet: pray({
      1: nothing,
      2: gain('fate'),
      3: gain('gold'),
      4: gain('spell'),
      5: gain('lives'),
      6: may(teleportInRegion),
    }),
  }),
};

export const baseAdventure: Cards = {
  ...events,
  ...enemies,
  ...strangers,
  ...baseBelongings,
  ...places,
};
