import type { Card, Seat } from '@tafelrunde/engine';
import { lose, pay } from '../rules/change.ts';
import { countersOn, isMagic, setCounters } from '../rules/decks.ts';
import { discardOwn } from '../rules/objects.ts';
import type { Deed, Task, Talisman } from '../shape.ts';
import { NAMES, type SpaceName } from '../topology.ts';
import { cardsOf, type Cards } from './define.ts';

const reaper = cardsOf('reaper');
const frostmarch = cardsOf('frostmarch');
const cataclysm = cardsOf('cataclysm');

/** Hand over gold. */
const gold = (count: number): Pick<Task, 'deliver'> => ({
  deliver: {
    can: (t, seat) => t.state.players[seat].gold >= count,
    pay: (t, seat) => {
      pay(t, seat, count);
    },
  },
});
/** Hand over so many cards of one's own. */
const cards = (count: number, from: (t: Talisman, seat: Seat) => Card[]): Pick<Task, 'deliver'> => ({
  deliver: {
    can: (t, seat) => from(t, seat).filter((card) => !t.def(card).sticks).length >= count,
    *pay(t, seat) {
      yield* discardOwn(t, seat, from(t, seat), count);
    },
  },
});
const objects = (t: Talisman, seat: Seat): Card[] => t.cards(t.piles.objects[seat]).slice();
const followers = (t: Talisman, seat: Seat): Card[] => t.cards(t.piles.followers[seat]).slice();

const kills = (test: (t: Talisman, card: Card) => boolean): Pick<Task, 'deed'> => ({
  deed: (deed, t) => deed.did === 'kill' && deed.card !== null && test(t, deed.card),
});
const visits = (...whom: readonly string[]): Pick<Task, 'deed'> => ({
  deed: (deed) => deed.did === 'visit' && whom.includes(deed.whom),
});
const lands = (name: SpaceName): Pick<Task, 'deed'> => ({
  deed: (deed) => deed.did === 'land' && NAMES[deed.space] === name,
});
/** So many times; the card counts. */
const times = (count: number, test: (deed: Deed, t: Talisman) => boolean): Pick<Task, 'deed'> => ({
  deed: (deed, t, _seat, quest) => {
    if (!test(deed, t)) return false;
    setCounters(t, quest, countersOn(t, quest) + 1);
    return countersOn(t, quest) >= count;
  },
});

export const quests: Cards = {
  // TA-WARLOCK-06: the six classic ones.
  takeOneLife: reaper.quest({ source: 'public', deed: (deed) => deed.did === 'takeLife' }),
  killOneEnemy: reaper.quest({ source: 'public', ...kills(() => true) }),
  deliverFollower: reaper.quest({ source: 'public', ...cards(1, followers) }),
  deliverMagicObject: reaper.quest({
    source: 'public',
    ...cards(1, (t, seat) => objects(t, seat).filter((card) => isMagic(t, card))),
  }),
  deliverThreeGold: reaper.quest({ source: 'public', ...gold(3) }),
  deliverTwoGold: reaper.quest({ source: 'public', ...gold(2) }),
  // Further shapes.
  travelToTheCity: reaper.quest({ source: 'public', ...lands('city') }),
  killOneDragon: frostmarch.quest({
    source: 'public',
    ...kills((t, card) => t.def(card).family === 'dragon'),
  }),
  visitTheMystic: frostmarch.quest({ source: 'public', ...visits('mystic') }),
  gainOneCraft: frostmarch.quest({
    source: 'public',
    deed: (deed) => deed.did === 'gain' && deed.stat === 'craft',
  }),
  loseOneStrength: frostmarch.quest({
    source: 'public',
    deliver: {
      can: (t, seat) => t.state.players[seat].strength > 0,
      pay: (t, seat) => lose(t, seat, 'strength'),
    },
  }),
  defeatTheSentinel: frostmarch.quest({
    source: 'public',
    deed: (deed) => deed.did === 'kill' && deed.creature === 'sentinel',
  }),
  huntThemDown: cataclysm.quest({
    source: 'public',
    ...times(2, (deed) => deed.did === 'attack' && deed.card !== null),
  }),
};
