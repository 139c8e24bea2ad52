import type { CardWords } from '@tafelrunde/engine';

export const linnea = {
  linnea: {
    name: 'Linnea',
    text: 'Sie hat gehört, wie ein ganzer Wald verstummte, Baum für Baum. Seitdem wachsen ihre Ranken dorthin, wo jemand eine Axt hebt. Jeden gewonnenen Splitter vergräbt sie am Waldrand, und etwas beginnt dort zu keimen.',
  },
  vineGrasp: {
    name: 'Rankengriff',
    text: 'Erstes Ziel in gerader Linie: WK > RST. Festhalten.',
  },
  thornBurst: {
    name: 'Dornenschwall',
    text: 'Schablone T1: WK−1 > MR. Verlangsamen.',
  },
  wallOfThorns: {
    name: 'Dornenwall',
    text: 'Lege bis zur Endphase eine 4 Zoll lange Hecke. Sie zählt als Gebirge; nur Türme sehen darüber hinweg. Jedes gegnerische oder neutrale Modell in 1 Zoll um sie, auch ohne Sicht: WK > RST.',
  },
  neverEnoughTraps: {
    name: 'Nie genug Fallen',
    text: 'Zu Beginn der Runde darf Linnea in 4 Zoll eine Falle legen (höchstens 2). Ein gegnerischer Held, der auf 1 Zoll herankommt, löst sie aus: 1 Schaden, Verlangsamen. Rankengriff darf von einer Falle in 8 Zoll ausgehen.',
  },
} satisfies Record<string, CardWords>;
