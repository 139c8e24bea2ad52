import { type Card, cardOption, type Option, type Seat } from '@tafelrunde/engine';
import { counters, lose, pay } from '../rules/change.ts';
import { countersOn, isMagic, setCounters } from '../rules/decks.ts';
import { takeGold } from '../rules/duel.ts';
import { rollOne } from '../rules/fate.ts';
import { loseLives } from '../rules/life.ts';
import { discardOwn, discardSpells, isArmour } from '../rules/objects.ts';
import { isToad, spaceName, under } from '../rules/stats.ts';
import { fulfil } from '../rules/warlock.ts';
import type { Attribute, CardDef, Deed, Family, Task, Talisman } from '../shape.ts';
import type { SpaceName } from '../shape/spaces.ts';
import { cardsOf, type Cards } from './define.ts';

const reaper = cardsOf('reaper');
const frostmarch = cardsOf('frostmarch');
const cataclysm = cardsOf('cataclysm');

/** Hand over gold. */
const gold = (count: number): Pick<Task, 'deliver'> => ({
  deliver: {
    can: (t, seat) => t.state.players[seat].gold >= count,
    pay: (t, seat) => pay(t, seat, count),
  },
});
/** Hand over so many cards of one's own. */
const cards = (count: number, from: (t: Talisman, seat: Seat) => Card[]): Pick<Task, 'deliver'> => ({
  deliver: {
    can: (t, seat) => from(t, seat).filter((card) => !t.def(card).sticks).length >= count,
    *pay(t, seat) {
      yield* discardOwn(t, seat, from(t, seat), count);
      return true;
    },
  },
});
const objects = (t: Talisman, seat: Seat): Card[] => t.cards(t.piles.objects[seat]).slice();
const followers = (t: Talisman, seat: Seat): Card[] => t.cards(t.piles.followers[seat]).slice();
const objectsThat =
  (test: (t: Talisman, card: Card) => boolean) =>
  (t: Talisman, seat: Seat): Card[] =>
    objects(t, seat).filter((card) => test(t, card));
/** Hand over trophies worth so many points; one after the other, until it is enough. */
const trophies = (attribute: Attribute, points: number): Pick<Task, 'deliver'> => {
  const worth = (t: Talisman, list: readonly Card[]): number =>
    list.reduce((sum, card) => sum + t.def(card)[attribute], 0);
  const held = (t: Talisman, seat: Seat): Card[] =>
    t.cards(t.piles.trophies[seat]).filter((card) => t.def(card)[attribute] > 0);
  return {
    deliver: {
      can: (t, seat) => worth(t, held(t, seat)) >= points,
      *pay(t, seat) {
        for (let paid = 0; paid < points;) {
          const from = held(t, seat).map((card): Option => ({ ...cardOption(card), commits: 'costs' }));
          const { card } = yield* t.ask(seat, {
            prompt: 'deliverTrophy',
            about: { left: points - paid },
            from,
          });
          paid += t.def(card!)[attribute];
          t.move(card!, t.piles.adventureDiscard);
        }
        return true;
      },
    },
  };
};
/** Give up a point gained in play. */
const point = (attribute: Attribute): Pick<Task, 'deliver'> => ({
  deliver: {
    can: (t, seat) => counters(t, seat, attribute) > 0,
    *pay(t, seat) {
      yield* lose(t, seat, attribute);
      return true;
    },
  },
});

const kills = (test: (def: CardDef) => boolean): Pick<Task, 'deed'> => ({
  deed: (deed, t) => deed.did === 'kill' && deed.card !== null && test(t.def(deed.card)),
});
const killsA = (family: Family): Pick<Task, 'deed'> => kills((def) => def.family === family);
const visits = (...whom: readonly string[]): Pick<Task, 'deed'> => ({
  deed: (deed) => deed.did === 'visit' && whom.includes(deed.whom),
});
const lands = (name: SpaceName): Pick<Task, 'deed'> => ({
  deed: (deed, t) => deed.did === 'land' && spaceName(t, deed.space) === name,
});
const gains = (attribute: Attribute): Pick<Task, 'deed'> => ({
  deed: (deed) => deed.did === 'gain' && deed.stat === attribute,
});
/** This many times; the card counts. */
const times = (count: number, test: (deed: Deed, t: Talisman) => boolean): Pick<Task, 'deed'> => ({
  deed: (deed, t, _seat, quest) => {
    if (!test(deed, t)) return false;
    setCounters(t, quest, countersOn(t, quest) + 1);
    return countersOn(t, quest) >= count;
  },
});

// TA-WARLOCK-06: the six classic ones, in the order of the die.
const takesLife: Pick<Task, 'deed'> = { deed: (deed) => deed.did === 'takeLife' };
const CLASSIC: readonly Partial<Task>[] = [
  takesLife,
  kills(() => true),
  cards(1, followers),
  cards(1, objectsThat(isMagic)),
  gold(3),
  gold(2),
];
/** The counters on the card say which of the six it is. */
const rolledTask = (t: Talisman, quest: Card): Partial<Task> => CLASSIC[countersOn(t, quest) - 1] ?? {};

const reaperQuests: Cards = {
  takeOneLife: reaper.quest({ source: 'public', ...CLASSIC[0] }),
  killOneEnemy: reaper.quest({ source: 'public', ...CLASSIC[1] }),
  deliverFollower: reaper.quest({ source: 'public', ...CLASSIC[2] }),
  deliverMagicObject: reaper.quest({ source: 'public', ...CLASSIC[3] }),
  deliverThreeGold: reaper.quest({ source: 'public', ...CLASSIC[4] }),
  deliverTwoGold: reaper.quest({ source: 'public', ...CLASSIC[5] }),
  deliverStrengthTrophies: reaper.quest({ source: 'public', ...trophies('strength', 5) }),
  deliverCraftTrophies: reaper.quest({ source: 'public', ...trophies('craft', 5) }),
  deliverFate: reaper.quest({
    source: 'public',
    deliver: {
      can: (t, seat) => t.state.players[seat].fate > 0 && !under(t, 'noFate', seat),
      *pay(t, seat) {
        yield* lose(t, seat, 'fate');
        return true;
      },
    },
  }),
  deliverSpell: reaper.quest({
    source: 'public',
    deliver: {
      can: (t, seat) => t.cards(t.piles.hand[seat]).length > 0,
      *pay(t, seat) {
        yield* discardSpells(t, seat, 1);
        return true;
      },
    },
  }),
  deliverObject: reaper.quest({ source: 'house', ...cards(1, objects) }),
  travelToTheCity: reaper.quest({ source: 'public', ...lands('city') }),
};

const frostmarchQuests: Cards = {
  // Accepting it means rolling for one of the classic six.
  rollForAQuest: frostmarch.quest({
    source: 'public',
    *meet(t, seat, by) {
      const rolled = yield* rollOne(t, seat, 'quest');
      setCounters(t, by!, Math.min(6, Math.max(1, rolled)));
    },
    deed: (deed, t, seat, quest) => rolledTask(t, quest).deed?.(deed, t, seat, quest) ?? false,
    deliver: {
      can: (t, seat, quest) => rolledTask(t, quest).deliver?.can(t, seat, quest) ?? false,
      pay: (t, seat, quest) => rolledTask(t, quest).deliver?.pay(t, seat, quest) ?? false,
    },
  }),
  loseTwoTurns: frostmarch.quest({
    source: 'public',
    deliver: {
      can: () => true,
      // The next two: the turn in which it is decided is not one of them.
      pay: (t, seat) => {
        t.state.players[seat].misses += 2;
        t.tell('misses', { seat, count: 2 });
        return true;
      },
    },
  }),
  giveOneGold: frostmarch.quest({
    source: 'public',
    against: {
      id: 'giveGold',
      commits: 'costs',
      // TA-TOAD-08
      can: (t, seat, other) => t.state.players[seat].gold > 0 && !isToad(t, other),
      *run(t, seat, other) {
        takeGold(t, other, seat, 1);
        const quest = t.cards(t.piles.quest[seat]).find((card) => t.def(card).task!.against !== null);
        if (quest !== undefined) yield* fulfil(t, seat, quest);
      },
    },
  }),
  deliverTwoObjects: frostmarch.quest({ source: 'public', ...cards(2, objects) }),
  deliverTwoFollowers: frostmarch.quest({ source: 'public', ...cards(2, followers) }),
  deliverWeapon: frostmarch.quest({
    source: 'public',
    ...cards(
      1,
      objectsThat((t, card) => t.def(card).weapon),
    ),
  }),
  deliverArmour: frostmarch.quest({
    source: 'public',
    ...cards(
      1,
      objectsThat((t, card) => isArmour(t.def(card))),
    ),
  }),
  loseOneCraft: frostmarch.quest({ source: 'public', ...point('craft') }),
  loseOneStrength: frostmarch.quest({ source: 'public', ...point('strength') }),
  loseOneLife: frostmarch.quest({
    source: 'public',
    deliver: {
      can: (t, seat) => t.state.players[seat].lives >= 2,
      *pay(t, seat) {
        return (yield* loseLives(t, seat, 1, 'other')) > 0;
      },
    },
  }),
  gainOneStrength: frostmarch.quest({ source: 'public', ...gains('strength') }),
  gainOneCraft: frostmarch.quest({ source: 'public', ...gains('craft') }),
  killOneDragon: frostmarch.quest({ source: 'public', ...killsA('dragon') }),
  killOneAnimal: frostmarch.quest({ source: 'public', ...killsA('animal') }),
  killOneSpirit: frostmarch.quest({ source: 'public', ...killsA('spirit') }),
  killOneMonster: frostmarch.quest({ source: 'public', ...killsA('monster') }),
  defeatTheSentinel: frostmarch.quest({
    source: 'public',
    deed: (deed) => deed.did === 'kill' && deed.creature === 'sentinel',
  }),
  // On the board of The Cataclysm they are Denizens.
  visitTheMystic: frostmarch.quest({ source: 'public', ...visits('mystic', 'villageMystic') }),
  visitTheEnchantress: frostmarch.quest({ source: 'public', ...visits('enchantress', 'denizenEnchantress') }),
  visitTheAlchemist: frostmarch.quest({ source: 'public', ...visits('alchemist', 'denizenAlchemist') }),
  visitTheBlackKnight: frostmarch.quest({ source: 'public', ...visits('blackKnight', 'denizenBlackKnight') }),
  visitTheTavern: frostmarch.quest({ source: 'public', ...lands('tavern') }),
  prayAtTheTemple: frostmarch.quest({ source: 'public', ...visits('temple') }),
  visitTheRoyalDoctor: frostmarch.quest({ source: 'house', ...visits('royalDoctor', 'denizenDoctor') }),
};

const isDenizen = (t: Talisman, kind: string): boolean => t.content[kind]?.type === 'denizen';
const cataclysmQuests: Cards = {
  championOfThePeople: cataclysm.quest({
    source: 'public',
    ...times(2, (deed, t) => deed.did === 'visit' && (deed.whom === 'stranger' || isDenizen(t, deed.whom))),
  }),
  faceThyRivals: cataclysm.quest({
    source: 'public',
    ...times(2, (deed) => deed.did === 'attack' && deed.seat !== null),
  }),
  huntThemDown: cataclysm.quest({
    source: 'public',
    ...times(2, (deed) => deed.did === 'attack' && deed.card !== null),
  }),
  travelTheWorld: cataclysm.quest({
    source: 'public',
    ...times(2, (deed) => deed.did === 'visit' && deed.whom === 'place'),
  }),
  unveilTreasures: cataclysm.quest({
    source: 'public',
    ...times(2, (deed, t) => deed.did === 'draw' && t.def(deed.card).type === 'object'),
  }),
  witnessTheStrange: cataclysm.quest({
    source: 'public',
    ...times(2, (deed, t) => deed.did === 'meet' && t.def(deed.card).type === 'event'),
  }),
};

export const quests: Cards = { ...reaperQuests, ...frostmarchQuests, ...cataclysmQuests };
