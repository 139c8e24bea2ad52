import type { CardWords } from '@tafelrunde/engine';
import type { rewards as de } from '../de/rewards.ts';

/** Rewards. */
export const rewards = {
  ironskinCharm: { name: 'Ironskin Charm', text: 'Your life value rises by 1.' },
  mightOfGiants: { name: 'Might of Giants', text: 'Strength +1.' },
  vastWealth: { name: 'Vast Wealth', text: 'Gain 3 gold.' },
  riteOfPassage: { name: 'Rite of Passage', text: 'Gain 1 life, 1 fate, 1 gold and 1 Spell.' },
  bookOfMagic: { name: 'Book of Magic', text: 'Discard it: fill up your Spells.' },
  selfPortrait: { name: 'Self-Portrait', text: 'Discard it: heal fully.' },
  glassGuardians: { name: 'Glass Guardians', text: 'Four lives lie on it and are lost before yours.' },
} satisfies Record<keyof typeof de, CardWords>;
