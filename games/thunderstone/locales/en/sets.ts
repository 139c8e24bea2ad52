import type { Phrase } from '@tafelrunde/engine';
import type { sets as de } from '../de/sets.ts';

export const sets = {
  'set.chalice': 'Chalice',
  'set.diin': 'Diin',
  'set.feayn': 'Feayn',
  'set.toryn': 'Toryn',
  'set.elementalNature': 'Elemental – Nature',
  'set.elementalPain': 'Elemental – Pain',
  'set.horde': 'The Horde',
  'set.undeadDoom': 'Undead – Doom',
  'set.dire': 'Trap – Dire',
  'set.death': 'Trap – Death',
  'set.darkChampion': 'Dark Champion',
  'set.dwarf': 'Dwarf',
  'set.gangland': 'Gangland',
  'set.dragon': 'Dragon',
} satisfies Record<keyof typeof de, Phrase>;
