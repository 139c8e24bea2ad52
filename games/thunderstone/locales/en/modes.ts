import type { Phrase } from '@tafelrunde/engine';
import type { modes as de } from '../de/modes.ts';

/** Modes: what is asked and told because of them, and how games end. */
export const modes = {
  prompts: {} satisfies Record<string, Phrase>,
  options: {} satisfies Record<string, Phrase>,
  events: {} satisfies Record<string, Phrase>,
  endings: {
    stone: 'The Thunderstone has reached rank 1',
    stalemate: 'Nothing stirs in the dungeon any more',
  } satisfies Record<keyof (typeof de)['endings'], string>,
};
