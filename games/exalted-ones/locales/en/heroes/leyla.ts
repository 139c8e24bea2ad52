import type { CardWords } from '@tafelrunde/engine';

export const leyla = {
  leyla: {
    name: 'Leyla',
    text: 'Her father wanted a son and got the best huntress of the oases. They call her when the warriors say the beast is too big. She throws the spear only to get closer.',
  },
  huntingSpear: {
    name: 'Hunting Spear',
    text: 'First target in line: melee > armour. Then Leyla may move up to 2 inches directly towards the target.',
  },
  rend: {
    name: 'Rend',
    text: 'Target within 1 inch: melee > armour. Bleed. If it was already bleeding, the attack is critical.',
  },
  bloodTrail: {
    name: 'Blood Trail',
    text: 'A wounded target within 6 inches, even out of sight: place Leyla within 1 inch of it, then melee > armour, critical.',
  },
  bigGameHunter: {
    name: 'Big-Game Hunter',
    text: 'Basic attacks against creatures and monsters: +2 melee. When they respond against Leyla they roll 1 die fewer.',
  },
} satisfies Record<string, CardWords>;
