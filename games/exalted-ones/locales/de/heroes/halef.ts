import type { CardWords } from '@tafelrunde/engine';

export const halef = {
  halef: {
    name: 'Halef',
    text: 'Sein Kamel Frieda trägt ihn, seinen Rucksack und alle Geschichten, die darin stecken. Für jeden Kummer hat er ein Fläschchen und für jedes Fläschchen einen Preis. In der Arena verschenkt er manches, und dann erst wird er gefährlich.',
  },
  pepperDust: {
    name: 'Pfefferstaub',
    text: 'Schablone T1: WK > MR. Blenden.',
  },
  potionForEverything: {
    name: 'Für alles ein Trank',
    text: 'Wähle zwei für den befreundeten Helden: 2 heilen; +2 Mana (nicht Halef); alle Statuseffekte entfernen; nächster Basisangriff dieser Runde +2 NK/FK (kein Bauwerk). Zahlt Halef 1 Gold, wähle drei.',
  },
  mirage: {
    name: 'Fata Morgana',
    text: 'Du darfst jeden befreundeten Helden in 4 Zoll um Halef, auch ihn selbst, bis zu 4 Zoll weit platzieren. Bis zum Beginn deiner nächsten Aktivierungsphase sehen Gegner sie höchstens auf 4 Zoll.',
  },
  haggling: {
    name: 'Feilschen',
    text: 'Die erste Ausrüstung, die dein Team in jeder Runde kauft, kostet 1 Gold weniger, auch wenn Halef ausgeschaltet ist.',
  },
} satisfies Record<string, CardWords>;
