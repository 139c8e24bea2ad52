import { decisionsIn, withNouns, type Words } from '@tafelrunde/engine';
import { dungeon } from './en/dungeon.ts';
import { events } from './en/events.ts';
import { heroes } from './en/heroes.ts';
import { modes } from './en/modes.ts';
import { nounOf } from './en/nouns.ts';
import { options } from './en/options.ts';
import { prompts } from './en/prompts.ts';
import { sets } from './en/sets.ts';
import { table } from './en/table.ts';
import { village } from './en/village.ts';
import { decisions } from './decisions.ts';

export const en = {
  name: 'Thunderstone: Wrath of the Elements',
  ...table,
  prompts: { ...prompts, ...heroes.prompts, ...village.prompts, ...dungeon.prompts, ...modes.prompts },
  decisions: decisionsIn('en', decisions),
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
