import type { CardWords } from '@tafelrunde/engine';

export const darkWings: Readonly<Record<string, CardWords>> = {
  farrugaStage1: { name: 'Farruga: Shadow in the Sky', text: 'She is still playing with you.' },
  farrugaStage2: {
    name: 'Farruga: Fire from Above',
    text: 'Her fire learns from you: the monster player draws more.',
  },
  farrugaStage3: {
    name: 'Farruga: The Wounded One',
    text: 'She draws back and licks her wounds: a low combat value helps her, too.',
  },
  farrugaStage4: { name: 'Farruga: The Last Plunge', text: 'She drags you down with her.' },
  attackFlames: {
    name: 'Gout of Flame',
    text: 'Heroes within distance 1: 4 wounds. Heroes at distance 2: 2 wounds.',
  },
  attackWings: {
    name: 'Beat of Wings',
    text: 'Each hero struck suffers 1 wound and loses the action marker on the fourth slot.',
  },
  attackHoard: {
    name: 'Hoard Lust',
    text: 'Each hero struck loses 2 gold and suffers 1 wound for each gold missing.',
  },
  attackShriek: {
    name: 'Shriek of Dread',
    text: 'Each hero struck loses 1 gaar or dwurt or suffers 2 wounds, and then draws 1 silver card.',
  },
};
