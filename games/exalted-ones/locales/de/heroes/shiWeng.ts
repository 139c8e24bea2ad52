import type { CardWords } from '@tafelrunde/engine';

export const shiWeng = {
  shiWeng: {
    name: 'Shi Weng',
    text: 'Die Teebauern von Wei-Long wundern sich noch heute, dass ihr Sohn keinen Tee mag. Mit dreißig war er Abt, weil er zuhörte, bevor einer sprach. Er schlägt nie als Erster, nur früher.',
  },
  twinPalms: {
    name: 'Zwei Handflächen',
    text: 'Zwei Schläge auf ein oder zwei Ziele in 1 Zoll: je NK−2 > RST. Verlangsamen.',
  },
  craneStep: {
    name: 'Kranichschritt',
    text: 'Bewege Shi Weng bis zu 4 Zoll in gerader Linie, auch durch Helden, Golems und Kreaturen. Hat er das Ziel durchquert oder steht es am Ende in 1 Zoll: NK−1 > RST. Verlangsamen.',
  },
  fourSeals: {
    name: 'Die vier Siegel',
    text: 'Vier Schläge auf ein Ziel in 1 Zoll: je NK−3 > RST. Haben mindestens drei davon Schaden verursacht: Betäuben.',
  },
  foresight: {
    name: 'Vorahnung',
    text: 'Einmal pro Runde darf Shi Weng seine Reaktion, einen Basisangriff auf den handelnden Helden in 1 Zoll, mit −1 NK schon vor dessen Angriff oder Fähigkeit ausführen.',
  },
} satisfies Record<string, CardWords>;
