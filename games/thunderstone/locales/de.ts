import { decisionsIn, withNouns, type Words } from '@tafelrunde/engine';
import { dungeon } from './de/dungeon.ts';
import { events } from './de/events.ts';
import { heroes } from './de/heroes.ts';
import { modes } from './de/modes.ts';
import { nounOf } from './de/nouns.ts';
import { options } from './de/options.ts';
import { prompts } from './de/prompts.ts';
import { sets } from './de/sets.ts';
import { table } from './de/table.ts';
import { village } from './de/village.ts';
import { decisions } from './decisions.ts';

export const de = {
  name: 'Thunderstone: Zorn der Elemente',
  ...table,
  prompts: { ...prompts, ...heroes.prompts, ...village.prompts, ...dungeon.prompts, ...modes.prompts },
  decisions: decisionsIn('de', decisions),
  options: {
    ...options,
    ...sets,
    ...heroes.options,
    ...village.options,
    ...dungeon.options,
    ...modes.options,
  },
  events: { ...events, ...heroes.events, ...village.events, ...dungeon.events, ...modes.events },
  cards: withNouns({ ...heroes.cards, ...village.cards, ...dungeon.cards }, nounOf),
  endings: modes.endings,
} satisfies Words;
