import type { CardWords } from '@tafelrunde/engine';

export const theHunt: Readonly<Record<string, CardWords>> = {
  badgeFirstBlood: { name: 'First Blood', text: 'Own 2 trophies (pouches and hall together).' },
  badgeFourHeads: { name: 'Four Heads', text: 'Own 4 trophies.' },
  badgeBigGame: { name: 'Big Game', text: 'Own 1 level 3 trophy.' },
  badgeKeenEye: { name: 'Keen Eye', text: 'Win 2 fights in one turn.' },
  badgeUnscathed: {
    name: 'Unscathed',
    text: 'Beat a level 2 or 3 monster without suffering a wound in that fight.',
  },
  badgeWideRanger: { name: 'Wide Range', text: 'Have markers on spaces of 5 different terrains.' },
};
