import type { CardWords } from '@tafelrunde/engine';

export const elmar = {
  elmar: {
    name: 'Elmar',
    text: 'Seine Höhle am See ist älter als jede Karte des Amariwaldes. Alle fünfzig Jahre nimmt er einen Lehrling und hofft, endlich überholt zu werden. Steine, sagt er, sind nur Bäume, die sich mehr Zeit lassen.',
  },
  rootedGround: {
    name: 'Wurzelboden',
    text: '3-Zoll-Kreis: WK−1 > MR. Festhalten.',
  },
  oakenArmour: {
    name: 'Eichenrüstung',
    text: 'Der befreundete Held wird um 1 geheilt und hat bis zum Ende der Runde +1 RST und +1 MR.',
  },
  wakingStones: {
    name: 'Erwachende Steine',
    text: 'Nur als Aktion. Wähle einen befreundeten Golemtrupp in 6 Zoll. Jeder seiner Golems darf sich bis zu 3 Zoll bewegen und ein gegnerisches oder neutrales Modell in 1 Zoll angreifen: WK+2 > RST.',
  },
  voiceOfStones: {
    name: 'Stimme der Steine',
    text: 'Für Wurzelboden und Eichenrüstung dürfen Reichweite und Sicht von einem befreundeten Golem in 8 Zoll um Elmar gemessen werden.',
  },
} satisfies Record<string, CardWords>;
