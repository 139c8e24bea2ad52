import { defineGame } from '@tafelrunde/engine';
import { guide } from './guide.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { turn } from './rules/turn.ts';
import type { PigShape } from './shape.ts';

export const game = defineGame<PigShape>({
  id: 'pig',
  version: 1,
  seats: [2, 5],
  options: { goal: { choices: [30, 50, 100], default: 50 } },
  piles: {},
  content: {},
  endings: ['goal'],
  begin: (_options, seats) => ({ turn: 0, die: 0, pot: 0, banked: Array<number>(seats).fill(0) }),
  setup: () => {},
  step: turn,
  judge: ({ state, result }, seat) => {
    if (result !== null) return result.winners.includes(seat) ? 1000 : -1000;
    const rival = Math.max(...state.banked.filter((_, other) => other !== seat));
    return state.banked[seat] - rival + (state.turn === seat ? 0.8 * state.pot : 0);
  },
  words: { de, en },
  guide,
});
