import type { CardWords } from '@tafelrunde/engine';

/** Rewards. */
export const rewards = {
  ironskinCharm: { name: 'Eisenhaut', text: 'Dein Lebenswert steigt um 1.' },
  mightOfGiants: { name: 'Kraft der Riesen', text: 'Stärke +1.' },
  vastWealth: { name: 'Großer Reichtum', text: 'Erhalte 3 Gold.' },
  riteOfPassage: { name: 'Prüfung', text: 'Erhalte 1 Leben, 1 Schicksal, 1 Gold und 1 Zauber.' },
  bookOfMagic: { name: 'Buch der Magie', text: 'Leg es ab: Fülle deine Zauber auf.' },
  selfPortrait: { name: 'Selbstbildnis', text: 'Leg es ab: Heile vollständig.' },
  glassGuardians: {
    name: 'Gläserne Wächter',
    text: 'Vier Leben liegen darauf und gehen vor deinen verloren.',
  },
} satisfies Record<string, CardWords>;
