import type { Phrase } from '@tafelrunde/engine';

/** Modes: what is asked and told because of them, and how games end. */
export const modes = {
  prompts: {} satisfies Record<string, Phrase>,
  options: {} satisfies Record<string, Phrase>,
  events: {} satisfies Record<string, Phrase>,
  endings: {
    stone: 'Der Donnerstein hat Position 1 erreicht',
    stalemate: 'Im Dungeon rührt sich nichts mehr',
  } satisfies Record<string, string>,
};
