import type { Card } from '@tafelrunde/engine';
import { chooseMonster } from '../../rules/effects.ts';
import { banish, hallCards, leaveHall, removalFault } from '../../rules/hall.ts';
import type { Thunderstone } from '../../shape.ts';
import { hero, type HeroSet } from '../define.ts';

const elfSet: HeroSet = { group: 'elf', box: 'base', source: 'public', classes: ['wizard'] };

const NOTHING = { id: 'nothing', declines: true } as const;

/** A monster of the hall that an Elf would send under the deck; guardians stay. TH-GUARDIAN-12 */
const dispelled = (t: Thunderstone) => ({
  prompt: 'dispel',
  rules: ['TH-GUARDIAN-12', 'TH-DUNGEON-21'] as const,
  cards: hallCards(t),
  fault: (card: Card) => removalFault(t, card),
});

const anyToDispel = (t: Thunderstone): boolean => hallCards(t).some((card) => removalFault(t, card) === null);

export const elf = [
  hero({ ...elfSet, kind: 'elfWizard', level: 1, strength: 3, price: 5, levelUp: 2, magic: 2, light: 1 }),
  hero({
    ...elfSet,
    kind: 'elfSorcerer',
    level: 2,
    strength: 3,
    price: 8,
    levelUp: 3,
    magic: 3,
    light: 2,
    // After a victory one more monster may go; the refill after the battle closes both gaps.
    *victory(t, turn) {
      if (!anyToDispel(t)) return;
      const card = yield* chooseMonster(t, turn, { ...dispelled(t), or: NOTHING });
      if (card === null) return;
      t.tell('banished', { seat: turn.seat, kind: t.kind(card) });
      leaveHall(t, card, t.piles.dungeon, 'bottom');
    },
  }),
  hero({
    ...elfSet,
    kind: 'elfArchmage',
    level: 3,
    strength: 4,
    price: 10,
    points: 2,
    magic: 4,
    light: 2,
    effects: [
      {
        name: 'dispel',
        in: 'dungeon',
        movesMonsters: true, // TH-SOLO-22: keeps the whole set out of solo games
        fault: (t) => (anyToDispel(t) ? null : 'TH-GUARDIAN-12'),
        *run(t, turn) {
          const card = yield* chooseMonster(t, turn, dispelled(t));
          if (card !== null) yield* banish(t, turn.seat, card);
        },
      },
    ],
  }),
];
