import type { Words } from '@tafelrunde/engine';
import { events } from './de/events.ts';
import { heroes } from './de/heroes.ts';
import { dungeon } from './de/dungeon.ts';
import { options } from './de/options.ts';
import { prompts } from './de/prompts.ts';
import { sets } from './de/sets.ts';
import { table } from './de/table.ts';
import { village } from './de/village.ts';

export const de = {
  name: 'Thunderstone: Zorn der Elemente',
  ...table,
  prompts,
  options: { ...options, ...sets, ...villageSets(village) },
  events,
  cards: { ...heroes, ...village, ...dungeon },
  endings: {
    stone: 'Der Donnerstein hat Position 1 erreicht',
    stalemate: 'Im Dungeon rührt sich nichts mehr',
  },
} satisfies Words;

/** A village set is called like its card. */
function villageSets(cards: Readonly<Record<string, { readonly name: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(cards).map(([kind, { name }]) => [`set.${kind}`, name]));
}
