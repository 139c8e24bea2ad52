import { isArmed } from '../../rules/attack.ts';
import { isHero } from '../../rules/party.ts';
import { sicken } from '../battle.ts';
import { monster } from '../define.ts';

const set = { group: 'humanoid', box: 'base', source: 'public' } as const;

export const humanoid = [
  monster({ ...set, kind: 'bloodskullOrc', copies: 2, health: 5, experience: 1, points: 0, gold: 3 }),
  monster({
    ...set,
    kind: 'deadboneTroll',
    copies: 2,
    health: 7,
    experience: 2,
    points: 5,
    gold: 2,
    battle: sicken(1),
  }),
  monster({ ...set, kind: 'firebrandCyclops', copies: 2, health: 6, experience: 2, points: 4, gold: 1 }),
  monster({
    ...set,
    kind: 'grayskinLizard',
    copies: 2,
    health: 6,
    experience: 1,
    points: 3,
    gold: 2,
    // A soft hide: whoever carries a weapon hits harder.
    battle: (t, turn) => {
      for (const one of turn.cards)
        if (isHero(t.content[one.as]) && isArmed(t.content, turn, one)) one.attack++;
    },
  }),
  monster({ ...set, kind: 'griknackGoblin', copies: 2, health: 4, experience: 1, points: 1, gold: 1 }),
];
