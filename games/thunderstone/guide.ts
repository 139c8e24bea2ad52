import type { Guide } from '@tafelrunde/engine';
import { later } from './guide/later.ts';
import { lay, layAgain } from './guide/layout.ts';
import { lesson } from './guide/lesson.ts';
import type { ThunderstoneShape } from './shape.ts';

/** A first game of Thunderstone in five turns: a hero, two fights won, a level, a rest; then how it ends, and whatever comes. */
export const guide: Guide<ThunderstoneShape> = {
  seats: 2,
  lay,
  layAgain,
  // The bot buys a hero too, and leaves the dungeon alone.
  answers: { 1: ['village', 'buy4', 'rest', 'keep', 'rest', 'keep', 'rest', 'keep'] },
  hints: [...lesson, ...later],
};
