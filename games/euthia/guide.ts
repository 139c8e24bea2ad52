import type { Guide } from '@tafelrunde/engine';
import { later } from './guide/later.ts';
import { HEROES, lay } from './guide/layout.ts';
import { lesson } from './guide/lesson.ts';
import type { EuthiaShape } from './shape.ts';

/** A first game for two: two rounds are laid out, then chance takes over. */
export const guide: Guide<EuthiaShape> = {
  seats: HEROES.length,
  options: { scenario: 'theHunt' },
  lay,
  // The dragonfly attacks, a die is rolled again; Dral strikes, a die is rolled again; it misses, Dral hits.
  dice: [5, 4, 1, 6, 5, 6, 1, 2, 6, 6],
  answers: { 1: ['keleia', 'end', 'keepNone'] },
  hints: [...lesson, ...later],
};
