import { done } from '@tafelrunde/engine';
import { buildDungeon, dealHall } from '../rules/dungeonDeck.ts';
import { settle } from '../rules/scoring.ts';
import { usualStones } from '../rules/sets.ts';
import { stoneArrives } from '../rules/stones.ts';
import { leaveHall, removalFault } from '../rules/hall.ts';
import type { Mode } from './mode.ts';

/** The game for two to five as the rulebook's main part describes it. */
export const standard: Mode = {
  monsterTypes: 3,
  startingDeck: { militia: 6, torch: 2, dagger: 2, ironRations: 2 }, // TH-SETUP-27
  growsSlowly: false,
  forbidsMoving: false,
  halvesStacks: false,
  alwaysDraws: false,
  stones: usualStones,
  features: () => null,
  extras: () => [],
  buildDungeon,
  dealHall,
  beginTurn: () => done(false),
  endTurn: () => undefined,
  mustAttack: () => null,
  attacked: () => {},
  wonFight: () => {},
  displaced: () => {},
  /** Under the dungeon deck, unless a rule keeps it in its place. TH-DUNGEON-09, TH-GUARDIAN-13, TH-TRAIT-20 */
  lostFight: (t, _turn, monster) => {
    if (removalFault(t, monster) === null) leaveHall(t, monster, t.piles.dungeon, 'bottom');
    else t.setNote(monster, null);
  },
  frontLeft: (t) => {
    t.state.hall.holes.push(1);
  },
  stoneArrives,
  settle,
  between: () => undefined,
};
