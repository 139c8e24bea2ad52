import type { CardWords } from '@tafelrunde/engine';

export const majvi = {
  majvi: {
    name: 'Majvi',
    text: 'Im Haus ihrer Mutter hing über jeder Tür ein anderes Gift zum Trocknen. Heute trägt sie Botschaften durch Wälder, in denen andere nicht einmal den Weg sehen. Ihre Pfeile sind dünn; was an der Spitze klebt, ist es nicht.',
  },
  poisonArrow: {
    name: 'Giftpfeil',
    text: 'Erstes Ziel in gerader Linie: FK > RST. Bluten.',
  },
  snareArrow: {
    name: 'Schlingpfeil',
    text: 'Bis zum Ende der Runde haben Majvis nächste zwei Basisangriffe +1 FK und den Effekt Festhalten.',
  },
  arrowSwarm: {
    name: 'Pfeilschwarm',
    text: 'Drei Angriffe, auf ein Ziel oder verteilt auf mehrere: je FK−1 > RST. Danach darf sich Majvi bis zu 2 Zoll bewegen.',
  },
  quickAsAWeasel: {
    name: 'Flink wie ein Wiesel',
    text: 'Verlässt Majvi die Reichweite gegnerischer Helden, dürfen diese darauf nicht mit einem Basisangriff reagieren.',
  },
} satisfies Record<string, CardWords>;
