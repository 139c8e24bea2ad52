import type { CardDef } from '../../shape/cards.ts';
import { weaponsOf } from '../../rules/attack.ts';
import { hero, type HeroSet } from '../define.ts';

const dwarfSet: HeroSet = { group: 'dwarf', box: 'base', source: 'public', classes: ['fighter'] };

/** More attack with an edged weapon in hand. */
const withEdge =
  (attack: number): CardDef['bonus'] =>
  (row, { content, turn }, me) => {
    const edged = weaponsOf(content, turn, me).some((one) => content[one.as].keywords.includes('edged'));
    if (edged) row.attack += attack;
  };

export const dwarf = [
  hero({
    ...dwarfSet,
    kind: 'dwarfGuardian',
    level: 1,
    strength: 5,
    price: 6,
    levelUp: 2,
    attack: 1,
    bonus: withEdge(3),
  }),
  hero({
    ...dwarfSet,
    kind: 'dwarfJanissary',
    level: 2,
    strength: 6,
    price: 9,
    levelUp: 3,
    attack: 2,
    bonus: withEdge(4),
    spoils: 'weapon',
  }),
  hero({
    ...dwarfSet,
    kind: 'dwarfSentinel',
    level: 3,
    strength: 8,
    price: 12,
    points: 2,
    attack: 3,
    bonus: withEdge(5),
  }),
];
