import type { CardWords } from '@tafelrunde/engine';

/** Ending sheets. */
export const endings = {
  crownSheet: {
    name: 'Krone der Herrschaft',
    text: 'Wer allein auf der Krone steht, wirkt den Zauberspruch der Herrschaft. Der Letzte gewinnt.',
  },
  theEternalCrown: {
    name: 'Die ewige Krone',
    text: 'Würfle: 1 verliere 1 Leben; 2 alle; 3–5 alle anderen; 6 die Schwächsten der anderen sterben.',
  },
  iceQueen: {
    name: 'Eiskönigin',
    text: 'Stärke 12, Talent 12, vier Leben. Wer ihr das letzte nimmt, gewinnt.',
  },
} satisfies Record<string, CardWords>;
