import type { CardWords } from '@tafelrunde/engine';

export const ylvie = {
  ylvie: {
    name: 'Ylvie',
    text: 'Man fand sie als Kind allein im Amariwald, ein Rehkitz mit Fingern. Elmar lehrte sie die Kräuter; das Hinhören konnte sie schon. Sie kommt in die Arena, damit dort wenigstens eine niemandem wehtut.',
  },
  pollenVeil: {
    name: 'Blütenschleier',
    text: 'Der befreundete Held wird um die halbe WK geheilt (aufgerundet). Danach darfst du einen gegnerischen Helden in 3 Zoll um ihn blenden.',
  },
  callOfTheDoe: {
    name: 'Ruf der Ricke',
    text: 'Platziere den anderen befreundeten Helden in 1 Zoll um Ylvie. Er wird um 1 geheilt und verliert alle Statuseffekte.',
  },
  gladeOfLife: {
    name: 'Lichtung des Lebens',
    text: 'Jeder befreundete Held in 5 Zoll um Ylvie, auch sie selbst, wird um 2 geheilt und verliert alle Statuseffekte.',
  },
  friendOfAll: {
    name: 'Freundin aller Wesen',
    text: 'Golems, Kreaturen und Monster wehren sich nicht gegen Ylvies Angriffe und greifen sie nie an. Gegen andere befreundete Helden in 2 Zoll um sie würfeln sie 1 Würfel weniger.',
  },
} satisfies Record<string, CardWords>;
