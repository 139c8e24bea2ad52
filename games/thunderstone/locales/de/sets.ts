import type { Phrase } from '@tafelrunde/engine';

/** How the sets are called where a table chooses them freely. */
export const sets = {
  'set.chalice': 'Gralsritter',
  'set.diin': 'Diin',
  'set.feayn': 'Feayn',
  'set.toryn': 'Torier',
  'set.elementalNature': 'Elementar – Natur',
  'set.elementalPain': 'Elementar – Qual',
  'set.horde': 'Die Horde',
  'set.undeadDoom': 'Untoter – Verdammter',
  'set.dire': 'Falle – grausam',
  'set.death': 'Falle – tödlich',
  'set.darkChampion': 'Dunkler Meister',
  'set.dwarf': 'Zwerg',
  'set.gangland': 'Gangländer',
  'set.dragon': 'Drache',
} satisfies Record<string, Phrase>;
