import { gain, pay } from '../../rules/change.ts';
import { countersOn, discard, setCounters } from '../../rules/decks.ts';
import { forfeit, loseCard, shedSurplus } from '../../rules/objects.ts';
import { roomForSpell } from '../../rules/spells.ts';
import { nameAt, owned } from '../../rules/stats.ts';
import type { CardDef, Effect, Hook, Turn } from '../../shape.ts';
import { fightsIn } from '../characters/thralls.ts';
import { cardsOf, type Cards } from '../define.ts';
import { feedsOn, gain as gains, joinsFor, objectsToGold, replacesDrawn } from '../vocabulary.ts';

const { object, follower } = cardsOf('base');

/** A mercenary's turn is over, whoever's turn it was. */
const dismissed: Hook<Turn> = {
  mode: 'must',
  when: (t, _owner, _turn, card) => countersOn(t, card) > 0,
  run: (t, _owner, _turn, card) => setCounters(t, card, 0),
};
/** TA-BOARD-19: heals its companion at the Castle, or is given back there for a reward. */
const royal = () =>
  follower({
    source: 'public',
    tags: ['royal'],
    grants: ['royalGuest'],
    use: {
      at: ['moveEnded'],
      can: (t, owner, { seat }) => seat === owner && nameAt(t, owner) === 'castle',
      discards: true,
      does: gains('gold', 3),
    },
  });
const sellable = ({ type, sticks }: CardDef): boolean => type === 'object' && !sticks;
const neverEmpty: Hook<Turn> = {
  mode: 'must',
  when: (t, owner) => t.cards(t.piles.hand[owner]).length === 0 && roomForSpell(t, owner),
  run: (t, owner) => gain(t, owner, 'spell'),
};
/** Turned into gold when it is taken. */
const turnsInto = (gold: number): Effect =>
  function* (t, seat, by) {
    yield* gain(t, seat, 'gold', gold);
    discard(t, by!);
  };

const followers: Cards = {
  alchemist: follower({
    source: 'public',
    use: {
      at: ['moveEnded', 'turnEnd'],
      // Gold is needed where one has come to; later it can wait for the next turn.
      idleAt: ['turnEnd'],
      can: (t, owner, { seat }) => seat === owner && owned(t, owner, sellable).length > 0,
      does: objectsToGold,
    },
  }),
  gnome: follower({
    source: 'public',
    diceAt: { portalOfPower: 1, mines: 2 },
    optionalRolls: ['crags'],
    evadesIn: ['hills'],
  }),
  guide: follower({ source: 'public', copies: 2, optionalRolls: ['chasm', 'crags', 'forest'] }),
  maiden: follower({ source: 'public', gives: { craft: 2 } }),
  // Wants to be paid, and again in every turn in which he shall fight.
  mercenary: follower({
    source: 'public',
    joins: joinsFor(1),
    attackIf: (t, _seat, fight, card) => (fight.kind === 'battle' && countersOn(t, card) > 0 ? 3 : 0),
    on: {
      beforeFight: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, fight, card) =>
          (fight.hero === owner || fight.rival === owner) &&
          fight.kind === 'battle' &&
          countersOn(t, card) === 0 &&
          t.state.players[owner].gold > 0,
        run: (t, owner, _fight, card) => {
          if (pay(t, owner, 1)) setCounters(t, card, 1);
        },
      },
      turnStart: dismissed,
      turnEnd: dismissed,
    },
  }),
  foundMule: follower({ source: 'public', tags: ['mule', 'steed'], gives: { carry: 4 } }),
  pixie: follower({ source: 'public', optionalRolls: ['forest'], evadesIn: ['woods'] }),
  unicorn: follower({ source: 'public', gives: { strength: 1, craft: 1 } }),
  prince: royal(),
  princess: royal(),
  // Must be taken, drives all others away, and is only lost at the Mystic's.
  cursedByAHag: follower({
    source: 'public',
    number: 1,
    sticks: true,
    grants: ['noFollowers'],
    *taken(t, seat, by) {
      for (const card of t.cards(t.piles.followers[seat]).slice())
        if (card !== by) yield* forfeit(t, seat, card);
    },
    notices: (deed, t, owner, card) => {
      if (deed.did === 'visit' && deed.whom === 'mystic') loseCard(t, owner, card);
    },
  }),
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
  magicBelt: object({ source: 'public', magic: true, gives: { strength: 1 } }),
  // A drawn card may be replaced.
  orbOfKnowledge: object({
    source: 'public',
    magic: true,
    on: {
      cardsDrawn: replacesDrawn,
    },
  }),
  potionOfStrength: object({
    source: 'public',
    magic: true,
    use: {
      at: ['turnStart', 'beforeFight'],
      can: (t, owner, scene) => (scene.type === 'fight' ? fightsIn(scene, owner) : t.state.turn === owner),
      discards: true,
      does: (t, seat) => {
        t.state.players[seat].strengthNow += 2;
      },
    },
  }),
  ring: object({ source: 'public', magic: true, gives: { strength: 1, craft: 1 } }),
  solomonsCrown: object({ source: 'public', magic: true, gives: { craft: 2 } }),
  // A player who has it is never without a Spell, however the last one was lost.
  wand: object({
    source: 'public',
    magic: true,
    grants: ['alwaysSpell'],
    *taken(t, seat, by) {
      yield* shedSurplus(t, seat); // Whoever cannot carry it has no Spell of it either.
      if (t.at(by!) === t.piles.objects[seat] && t.cards(t.piles.hand[seat]).length === 0)
        yield* gain(t, seat, 'spell');
    },
    on: { turnStart: neverEmpty, turnEnd: neverEmpty },
  }),
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
      const dragon =
        fight.creature === 'caveDragon' || fight.foes.some((card) => t.def(card).family === 'dragon');
      return dragon ? 3 : 1;
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
      fightEnd: feedsOn('lives'),
    },
  }),
  bagOfGold: object({
    source: 'public',
    copies: 8,
    reprints: [{ set: 'frostmarch', copies: 5 }],
    taken: turnsInto(1),
  }),
  twoBagsOfGold: object({
    source: 'public',
    copies: 3,
    reprints: [
      { set: 'reaper', copies: 3 },
      { set: 'frostmarch', copies: 2 },
    ],
    taken: turnsInto(2),
  }),
  foundRaft: object({ source: 'public', tags: ['raft'] }),
  foundAxe: object({
    source: 'public',
    weapon: true,
    tags: ['axe'],
    gives: { battle: 1 },
    reprints: [{ set: 'reaper', copies: 1 }],
  }),
  foundSword: object({ source: 'public', copies: 2, weapon: true, gives: { battle: 1 } }),
  foundHelmet: object({ source: 'public', armour: 6 }),
  foundShield: object({ source: 'public', armour: 5 }),
  foundArmour: object({ source: 'public', armour: 4, reprints: [{ set: 'reaper', copies: 1 }] }),
  foundWaterBottle: object({ source: 'public', grants: ['desertproof'] }),
};

export const baseBelongings: Cards = { ...followers, ...objects };
