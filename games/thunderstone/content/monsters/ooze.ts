import { perform } from '@tafelrunde/engine';
import { isArmed } from '../../rules/attack.ts';
import { isHero } from '../../rules/party.ts';
import { hasLaid } from '../../rules/effects.ts';
import { destroyOne } from '../battle.ts';
import { monster } from '../define.ts';
import { isFood, isMilitia } from '../effects.ts';

const set = { group: 'ooze', box: 'base', source: 'public' } as const;

export const ooze = [
  monster({
    ...set,
    kind: 'blackSlime',
    copies: 2,
    health: 5,
    experience: 1,
    points: 2,
    gold: 1,
    battle: destroyOne(isMilitia),
  }),
  monster({
    ...set,
    kind: 'grayOoze',
    copies: 2,
    health: 6,
    experience: 2,
    points: 3,
    gold: 1,
    spoils: 'food',
    // A player who has armed a hero keeps them all.
    *battle(t, turn) {
      if (hasLaid(t, turn, (def, one) => isHero(def) && isArmed(t.content, turn, one))) return;
      yield* perform(destroyOne(isHero)(t, turn));
    },
  }),
  monster({
    ...set,
    kind: 'greenBlob',
    copies: 2,
    health: 5,
    experience: 1,
    points: 2,
    gold: 1,
    battle: destroyOne(isFood),
  }),
  monster({
    ...set,
    kind: 'noxiousSlag',
    copies: 2,
    health: 7,
    experience: 3,
    points: 6,
    gold: 1,
    traits: { magic: 'half', immuneToEdged: true },
  }),
  monster({
    ...set,
    kind: 'redJelly',
    copies: 2,
    health: 6,
    experience: 2,
    points: 2,
    gold: 2,
    light: 1,
    battle: destroyOne((def) => def.sort === 'weapon'),
  }),
];
