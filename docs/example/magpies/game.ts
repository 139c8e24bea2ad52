import { defineGame } from '@tafelrunde/engine';
import { content, listening } from './content/cards.ts';
import { guide } from './guide.ts';
import { judge } from './judging/judge.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { setup, turn } from './rules/turn.ts';
import { type MagpieShape, piles } from './shape.ts';

export const game = defineGame<MagpieShape>({
  id: 'magpies',
  version: 1,
  seats: [2, 4],
  options: { mode: { choices: ['race', 'night'], default: 'race' } },
  piles,
  content,
  listening,
  windows: { theft: { rules: ['MP-CAT-02'] } },
  endings: ['goal', 'deck'],
  begin: () => ({ turn: 0 }),
  setup,
  step: turn,
  judge,
  words: { de, en },
  guide,
});
