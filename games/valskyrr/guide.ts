import type { Guide } from '@tafelrunde/engine';
import { later } from './guide/later.ts';
import { HEROES, lay } from './guide/layout.ts';
import { lesson } from './guide/lesson.ts';
import type { ValskyrrShape } from './shape.ts';

/** A first game for two heroes: the first round is laid out, from the second on chance takes over. */
export const guide: Guide<ValskyrrShape> = {
  seats: HEROES.length,
  options: { adventure: 'firstTracks', groupDecisions: 'spokesperson', combinedTurns: false },
  lay,
  hints: [...lesson, ...later],
};
