import type { CardWords } from '@tafelrunde/engine';

export const theHunt: Readonly<Record<string, CardWords>> = {
  badgeFirstBlood: { name: 'Erstes Blut', text: 'Besitze 2 Trophäen (Beutel und Halle zusammen).' },
  badgeFourHeads: { name: 'Vier Köpfe', text: 'Besitze 4 Trophäen.' },
  badgeBigGame: { name: 'Großwild', text: 'Besitze 1 Trophäe der Stufe 3.' },
  badgeKeenEye: { name: 'Scharfes Auge', text: 'Gewinne in einem Zug 2 Kämpfe.' },
  badgeUnscathed: {
    name: 'Ohne Kratzer',
    text: 'Besiege ein Monster der Stufe 2 oder 3, ohne in diesem Kampf eine Verletzung zu erleiden.',
  },
  badgeWideRanger: {
    name: 'Weites Revier',
    text: 'Habe Marker auf Feldern von 5 verschiedenen Geländearten.',
  },
};
