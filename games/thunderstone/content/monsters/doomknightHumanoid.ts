import { both, destroyOne, weakenHeroes } from '../battle.ts';
import { isHero } from '../../rules/party.ts';
import { monster } from '../define.ts';
import { hasClass } from '../effects.ts';

const set = { group: 'doomknightHumanoid', box: 'base', source: 'public' } as const;

const isFighter = hasClass('fighter');

export const doomknightHumanoid = [
  monster({
    ...set,
    kind: 'darkness',
    copies: 2,
    health: 6,
    experience: 2,
    points: 4,
    gold: 1,
    dark: 1,
    traits: { shutsOutUnarmed: true },
  }),
  monster({
    ...set,
    kind: 'judgement',
    copies: 2,
    health: 5,
    experience: 1,
    points: 3,
    gold: 1,
    // One attack less for each hero, of whichever kind it has.
    battle: both(weakenHeroes(2), (t, turn) => {
      for (const one of turn.cards) {
        const def = t.content[one.as];
        if (!isHero(def)) continue;
        if (def.attack + one.attack > 0 || def.magic + one.magic === 0) one.attack--;
        else one.magic--;
      }
    }),
  }),
  monster({
    ...set,
    kind: 'knightmare',
    copies: 2,
    health: 8,
    experience: 3,
    points: 6,
    gold: 1,
    dark: 2,
    battle: destroyOne(isFighter),
  }),
  monster({ ...set, kind: 'lordMortis', copies: 2, health: 4, experience: 1, points: 2, gold: 1, dark: 1 }),
  monster({
    ...set,
    kind: 'thePrince',
    copies: 2,
    health: 7,
    experience: 2,
    points: 5,
    gold: 1,
    battle: both(weakenHeroes(2), destroyOne(isFighter)),
  }),
];
