import { decisionsIn, type Words } from '@tafelrunde/engine';
import { allCards } from './de/allCards.ts';
import { events } from './de/events.ts';
import { options } from './de/options.ts';
import { prompts } from './de/prompts.ts';
import { table } from './de/table.ts';
import { decisions } from './decisions.ts';

export const de = {
  name: 'Euthia',
  ...table,
  prompts,
  decisions: decisionsIn('de', decisions),
  options,
  events,
  cards: allCards,
} satisfies Words;
