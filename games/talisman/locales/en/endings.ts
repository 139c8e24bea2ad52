import type { CardWords } from '@tafelrunde/engine';
import type { endings as de } from '../de/endings.ts';

/** Ending sheets. */
export const endings = {
  crownSheet: {
    name: 'Crown of Command',
    text: 'Whoever stands alone on the Crown casts the Command Spell. The last one wins.',
  },
  theEternalCrown: {
    name: 'The Eternal Crown',
    text: 'Roll: 1 lose 1 life; 2 everybody; 3–5 all others; 6 the weakest of the others die.',
  },
  iceQueen: {
    name: 'Ice Queen',
    text: 'Strength 12, Craft 12, four lives. Whoever takes the last one wins.',
  },
} satisfies Record<keyof typeof de, CardWords>;
