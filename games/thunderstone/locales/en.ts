import type { Words } from '@tafelrunde/engine';
import { events } from './en/events.ts';
import { heroes } from './en/heroes.ts';
import { dungeon } from './en/dungeon.ts';
import { options } from './en/options.ts';
import { prompts } from './en/prompts.ts';
import { sets } from './en/sets.ts';
import { table } from './en/table.ts';
import { village } from './en/village.ts';

export const en = {
  name: 'Thunderstone: Wrath of the Elements',
  ...table,
  prompts,
  options: { ...options, ...sets, ...villageSets(village) },
  events,
  cards: { ...heroes, ...village, ...dungeon },
  endings: {
    stone: 'The Thunderstone has reached rank 1',
    stalemate: 'Nothing stirs in the dungeon any more',
  },
} satisfies Words;

/** A village set is called like its card. */
function villageSets(cards: Readonly<Record<string, { readonly name: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(cards).map(([kind, { name }]) => [`set.${kind}`, name]));
}
