import type { Words } from '@tafelrunde/engine';
import { allCards } from './de/allCards.ts';
import { events } from './de/events.ts';
import { options } from './de/options.ts';
import { prompts } from './de/prompts.ts';
import { table } from './de/table.ts';

export const de = { name: 'Euthia', ...table, prompts, options, events, cards: allCards } satisfies Words;
