import type { CardWords } from '@tafelrunde/engine';

export const chenLu = {
  chenLu: {
    name: 'Chen Lu',
    text: 'Acht Brüder lehrten sie jedes Schimpfwort; sie lehrte die Brüder Anstand. Heute trägt sie den Drachen des Hauses Long auf der Brust und auf der Zunge. Wer sie angreift, hat meist schon vergessen, warum er eben noch lachte.',
  },
  sharpTongue: {
    name: 'Spitze Zunge',
    text: 'NK > MR. Betören 3.',
  },
  dragonStance: {
    name: 'Drachenhaltung',
    text: 'Bis zum Beginn deiner nächsten Aktivierungsphase: +2 RST gegen Fernkampf-Basisangriffe (auch Türme); die ersten zwei Nahkampf-Basisangriffe von Helden erwidert Chen Lu mit −1 NK. Als Reaktion wirkt es vor dem Angriff.',
  },
  dragonsWrath: {
    name: 'Zorn des Drachen',
    text: 'Schablone T1: NK > RST, +1 Würfel für jeden Angriffswurf gegen Chen Lu in dieser Runde, höchstens +3.',
  },
  turnAside: {
    name: 'Geschosse abwehren',
    text: 'Der erste Fernkampf-Basisangriff eines gegnerischen Helden in jeder Aktivierungsphase gegen Chen Lu oder einen befreundeten Helden in 1 Zoll um sie hat 2 Würfel weniger.',
  },
} satisfies Record<string, CardWords>;
