import { strengthOf } from '../../rules/attack.ts';
import { chooseLaid } from '../../rules/effects.ts';
import { doom, isHero } from '../../rules/party.ts';
import { destroyOne, weakenHeroes } from '../battle.ts';
import { monster } from '../define.ts';
import { isMilitia } from '../effects.ts';

const set = { group: 'undeadSpirit', box: 'base', source: 'public' } as const;

export const undeadSpirit = [
  monster({
    ...set,
    kind: 'ghost',
    copies: 2,
    health: 6,
    experience: 1,
    points: 4,
    gold: 1,
    traits: { halfWithout: 'magic' },
    battle: weakenHeroes(2),
  }),
  monster({
    ...set,
    kind: 'haunt',
    copies: 2,
    health: 4,
    experience: 1,
    points: 2,
    gold: 1,
    // One hero and the weapon in its hand give no light and no attack of either kind; what else they do stays.
    *battle(t, turn) {
      const hero = yield* chooseLaid(t, turn, {
        prompt: 'frighten',
        commits: 'costs',
        rules: ['TH-DUNGEON-07'],
        fits: isHero,
      });
      if (hero !== null) hero.mute = true;
    },
  }),
  monster({
    ...set,
    kind: 'revenant',
    copies: 2,
    health: 7,
    experience: 2,
    points: 5,
    gold: 2,
    traits: { magic: 'needed' },
    battle: (t, turn) => {
      weakenHeroes(4)(t, turn);
      for (const one of turn.cards)
        if (isHero(t.content[one.as]) && strengthOf(t.content, turn, one) <= 0 && !one.doomed)
          doom(t, turn, one);
    },
  }),
  monster({
    ...set,
    kind: 'spectre',
    copies: 2,
    health: 5,
    experience: 1,
    points: 3,
    gold: 1,
    battle: destroyOne(isMilitia),
  }),
  monster({
    ...set,
    kind: 'wraith',
    copies: 2,
    health: 6,
    experience: 2,
    points: 4,
    gold: 2,
    battle: destroyOne(isMilitia),
  }),
];
