import { perform } from '@tafelrunde/engine';
import { makeDiscardSome } from '../../rules/discarding.ts';
import { isHero } from '../../rules/party.ts';
import { strengthOf } from '../../rules/attack.ts';
import { destroyOne } from '../battle.ts';
import { isMilitia } from '../effects.ts';
import { monster } from '../define.ts';

const set = { group: 'dragon', box: 'base', source: 'public' } as const;

export const dragon = [
  // TH-TRAIT-02
  monster({
    ...set,
    kind: 'ebonFume',
    copies: 1,
    health: 11,
    experience: 3,
    points: 8,
    gold: 1,
    attack: 3,
    traits: { magic: 'immune' },
    // The strongest hero; among equals the seat chooses.
    *battle(t, turn) {
      const heroes = turn.cards.filter((one) => isHero(t.content[one.as]) && !one.doomed);
      const most = Math.max(...heroes.map((one) => strengthOf(t.content, turn, one)));
      const strongest = (_def: unknown, one: (typeof heroes)[number]): boolean =>
        heroes.includes(one) && strengthOf(t.content, turn, one) === most;
      yield* perform(destroyOne(strongest)(t, turn));
    },
  }),
  monster({
    ...set,
    kind: 'mythlurian',
    copies: 2,
    health: 8,
    experience: 2,
    points: 4,
    gold: 3,
    battle: destroyOne(isHero),
  }),
  monster({
    ...set,
    kind: 'skaladak',
    copies: 3,
    health: 7,
    experience: 2,
    points: 3,
    gold: 3,
    battle: destroyOne((def) => def.sort === 'weapon'),
  }),
  monster({
    ...set,
    kind: 'tyxrTheOld',
    copies: 2,
    health: 10,
    experience: 3,
    points: 6,
    gold: 2,
    magic: 2,
    battle: destroyOne(isHero),
    *breach(t, active) {
      const demand = { prompt: 'discardTwo', rules: ['TH-TURN-09'] } as const;
      yield* makeDiscardSome(t, t.clockwise(active), 2, demand, 'monster');
    },
  }),
  monster({
    ...set,
    kind: 'uyrilUnending',
    copies: 2,
    health: 9,
    experience: 2,
    points: 5,
    gold: 2,
    magic: 1,
    traits: { halfWithout: 'magic' },
    battle: destroyOne(isMilitia),
  }),
];
