import { perform, type Option, PASS } from '@tafelrunde/engine';
import { drawOne } from '../../rules/adventure.ts';
import { pay } from '../../rules/change.ts';
import { discard } from '../../rules/decks.ts';
import { begin } from '../../rules/lasting.ts';
import { loseCard } from '../../rules/objects.ts';
import { craft, strength } from '../../rules/stats.ts';
import { at } from '../../topology.ts';
import { cardsOf, type Cards } from '../define.ts';
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
  joinsFor,
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

const { event, enemy, stranger, place, object, follower } = cardsOf('base');

const events: Cards = {
  angel: event({ source: 'public', meet: byAlignment({ good: gain('lives'), evil: lose('lives') }) }),
  // Lasting: the card stays on its space as a marker until its time is over.
  blizzard: event({ source: 'public', meet: (t, seat, by) => begin(t, 'crawl', seat, 2, { card: by }) }),
  bookOfSpells: event({ source: 'public', meet: fullSpells }),
  evilDarkness: event({ source: 'public', meet: everyone(byAlignment({ good: miss(), neutral: miss() })) }),
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
  magicalVortex: event({ source: 'public', meet: everyone(loseAll('spell')) }),
  mephistopheles: event({
    source: 'public',
    meet: byAlignment({ evil: gain('craft'), good: become('evil'), neutral: become('evil') }),
  }),
  pestilence: event({ source: 'public', meet: wholeRegion(lose('lives')) }),
  // Gold goes to another space.
  raiders: event({
    source: 'public',
    meet: (t, seat) => {
      const player = t.state.players[seat];
      t.state.goldOn[at('oasis')] += player.gold;
      if (player.gold > 0) t.tell('lost', { seat, stat: 'gold', count: player.gold });
      player.gold = 0;
    },
  }),
  storm: event({ source: 'public', meet: wholeRegion(miss()) }),
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
      const from: Option[] = [{ id: 'pay', value: 1, text: 'payGold' }, PASS];
      const { id } = yield* t.ask(seat, { prompt: 'payFor', about: { kind: t.kind(card), gold: 1 }, from });
      return id !== PASS.id && pay(t, seat, 1) ? 'skip' : undefined;
    },
  }),
  bear: enemy({ source: 'public', family: 'animal', strength: 3 }),
  dragon: enemy({ source: 'public', copies: 3, family: 'dragon', strength: 7 }),
  giant: enemy({ source: 'public', family: 'monster', strength: 6 }),
  goblin: enemy({ source: 'public', copies: 2, family: 'monster', strength: 2 }),
  ogre: enemy({ source: 'public', copies: 2, family: 'monster', strength: 5 }),
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

const followers: Cards = {
  guide: follower({ source: 'public', copies: 2, optionalRolls: ['chasm', 'crags', 'forest'] }),
  maiden: follower({ source: 'public', gives: { craft: 2 } }),
  // Wants to be paid, and again in every battle.
  mercenary: follower({
    source: 'public',
    joins: joinsFor(1),
    on: {
      beforeFight: {
        mode: 'may',
        when: (t, owner, fight) =>
          (fight.hero === owner || fight.rival === owner) &&
          fight.kind === 'battle' &&
          t.state.players[owner].gold > 0,
        run: (t, owner, fight) => {
          if (!pay(t, owner, 1)) return;
          if (fight.hero === owner) fight.heroBonus += 3;
          else fight.foeBonus += 3;
        },
      },
    },
  }),
  pixie: follower({ source: 'public', optionalRolls: ['forest'], evadesIn: ['woods'] }),
  unicorn: follower({ source: 'public', gives: { strength: 1, craft: 1 } }),
  prince: follower({ source: 'public', tags: ['royal'], grants: ['royalGuest'] }),
  // Must be taken, and is only lost on crossing the river.
  poltergeist: follower({
    source: 'public',
    number: 1,
    sticks: true,
    grants: ['crawls'],
    on: {
      crossed: {
        mode: 'must',
        when: (_t, owner, { seat }) => seat === owner,
        run: (t, owner, _turn, card) => loseCard(t, owner, card),
      },
    },
  }),
};

const objects: Cards = {
  amulet: object({ source: 'public', magic: true, grants: ['spellproof', 'castsNothing'] }),
  cross: object({ source: 'public', magic: true, grants: ['chapelproof', 'destroysSpirits'] }),
  holyGrail: object({
    source: 'public',
    magic: true,
    barred: ['evil'],
    gives: { craft: 1 },
    grants: ['desertproof'],
  }),
  // A drawn card may be replaced.
  orbOfKnowledge: object({
    source: 'public',
    magic: true,
    on: {
      cardsDrawn: {
        mode: 'may',
        when: (_t, owner, { seat }) => seat === owner,
        *run(t, owner, scene) {
          const from: Option[] = scene.cards.map((card) => ({ id: `card${card}`, card }));
          const { card } = yield* t.ask(owner, { prompt: 'replaceCard', from });
          scene.cards.splice(scene.cards.indexOf(card!), 1);
          discard(t, card!);
          drawOne(t, scene);
        },
      },
    },
  }),
  potionOfStrength: object({
    source: 'public',
    magic: true,
    use: {
      at: ['turnStart', 'beforeFight'],
      can: (t, owner) => t.state.turn === owner,
      discards: true,
      does: (t, seat) => {
        t.state.players[seat].strengthNow += 2;
      },
    },
  }),
  ring: object({ source: 'public', magic: true, gives: { strength: 1, craft: 1 } }),
  foundTalisman: object({
    source: 'public',
    copies: 2,
    magic: true,
    talisman: true,
    reprints: [{ set: 'reaper', copies: 1 }],
  }),
  // A weapon that knows its enemies.
  holyLance: object({
    source: 'public',
    magic: true,
    weapon: true,
    barred: ['evil'],
    attackIf: (t, _seat, fight) => {
      if (fight.kind !== 'battle') return 0;
      return fight.foes.some((card) => t.def(card).family === 'dragon') ? 3 : 1;
    },
  }),
  // A weapon that gives back when it wins.
  runesword: object({
    source: 'public',
    magic: true,
    weapon: true,
    barred: ['good'],
    gives: { battle: 1 },
    on: {
      fightEnd: {
        mode: 'must',
        when: (_t, owner, end, card) => end.winner === owner && end.cost && end.weapons.includes(card),
        run: (t, owner) => gain('lives')(t, owner, null),
      },
    },
  }),
  // Turned into gold when it is taken.
  bagOfGold: object({
    source: 'public',
    copies: 8,
    reprints: [{ set: 'frostmarch', copies: 5 }],
    *taken(t, seat, by) {
      yield* perform(gain('gold')(t, seat, by));
      discard(t, by!);
    },
  }),
  foundRaft: object({ source: 'public', tags: ['raft'] }),
  foundAxe: object({
    source: 'public',
    weapon: true,
    tags: ['axe'],
    gives: { battle: 1 },
    reprints: [{ set: 'reaper', copies: 1 }],
  }),
  foundHelmet: object({ source: 'public', armour: 6 }),
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
  market: place({
    source: 'public',
    meet: sells({ sword: 1, helmet: 1, waterBottle: 1, shield: 2, mule: 2, raft: 3 }),
  }),
  // A Place whose text already acts on landing.
  marsh: place({
    source: 'public',
    sticks: true,
    meet: (t, seat, by) => (strength(t, seat) < 5 ? miss()(t, seat, by) : undefined),
  }),
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
  ...followers,
  ...objects,
  ...places,
};
