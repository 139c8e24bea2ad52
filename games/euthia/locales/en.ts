import { decisionsIn, type Words } from '@tafelrunde/engine';
import { allCards } from './en/allCards.ts';
import { events } from './en/events.ts';
import { options } from './en/options.ts';
import { prompts } from './en/prompts.ts';
import { table } from './en/table.ts';
import { decisions } from './decisions.ts';

export const en = {
  name: 'Euthia',
  ...table,
  prompts,
  decisions: decisionsIn('en', decisions),
  options,
  events,
  cards: allCards,
} satisfies Words;
