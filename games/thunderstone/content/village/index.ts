import { items } from './items.ts';
import { spells } from './spells.ts';
import { villagers } from './villagers.ts';
import { weapons } from './weapons.ts';

/** Every village card, by what it is. */
export const village = [...weapons, ...items, ...spells, ...villagers];
