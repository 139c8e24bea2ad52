import type { Guide } from '@tafelrunde/engine';
import { later } from './guide/later.ts';
import { diceAgain, lay, TROLLS_WAY } from './guide/layout.ts';
import { lesson } from './guide/lesson.ts';
import type { TalismanShape } from './shape.ts';

/**
 * A first game of Talisman in six turns: a fight that a Spell and fate decide, a find, a defeat, the doctor, a market, a spirit
 * and a first point of Craft; then how one wins, and whatever comes.
 */
export const guide: Guide<TalismanShape> = {
  seats: 2,
  // The recommended first game: nothing asks before the first turn, and there is less to read.
  options: {
    choiceOfCharacters: 1,
    startQuest: false,
    reaper: false,
    frostmarch: false,
    sacredPool: false,
    cataclysm: false,
    twoDice: false,
    explodingDice: false,
    nightfall: 60,
  },
  lay,
  diceAgain,
  answers: { 1: TROLLS_WAY },
  hints: [...lesson, ...later],
};
