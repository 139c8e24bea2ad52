import type { CardWords } from '@tafelrunde/engine';

export const djamila = {
  djamila: {
    name: 'Djamila',
    text: 'Die älteste Tochter des Sultans kennt jeden Basar und kaum einen Thronsaal. Eine fahrende Tänzerin zeigte ihr, wie man Blicke fängt; das Feuer fand sie selbst. Wo sie auftritt, brennt hinterher meist ein Zelt, und niemand will sein Geld zurück.',
  },
  ribbonOfFire: {
    name: 'Feuerband',
    text: 'Alle Ziele in gerader Linie: WK−1 > RST. Brennen.',
  },
  luringDance: {
    name: 'Lockender Tanz',
    text: 'WK > MR. Betören 3; brannte das Ziel schon vorher, Betören 4.',
  },
  pillarOfFlame: {
    name: 'Flammensäule',
    text: '3-Zoll-Kreis: WK−3 > MR. Der Kreis bleibt liegen. Am Ende der nächsten Aktivierungsphase des Gegners trifft er alle gegnerischen und neutralen Modelle darin, auch ohne Sicht: WK > MR. Brennen.',
  },
  oilOnTheFire: {
    name: 'Öl ins Feuer',
    text: 'Gegen Modelle, die schon brennen, sind Djamilas Fähigkeiten kritisch.',
  },
} satisfies Record<string, CardWords>;
