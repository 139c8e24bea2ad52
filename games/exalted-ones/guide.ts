import type { Guide } from '@tafelrunde/engine';
import { later } from './guide/later.ts';
import { DICE, RED, setup } from './guide/layout.ts';
import { lesson } from './guide/lesson.ts';
import type { ExaltedShape } from './shape.ts';

/** A first game of two heroes a side: a round of three activations is laid out, from then on chance takes over. */
export const guide: Guide<ExaltedShape> = {
  seats: 2,
  options: { mode: 'shortDuel' },
  setup,
  dice: DICE,
  answers: { 1: RED },
  // What the lesson suggests is read last, and stays golden until it is answered.
  hints: [...later, ...lesson],
};
