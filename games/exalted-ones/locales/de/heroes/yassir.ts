import type { CardWords } from '@tafelrunde/engine';

export const yassir = {
  yassir: {
    name: 'Yassir',
    text: 'Ein Händler brachte ihn als Kind mit, zwischen Datteln und Lampenöl. Woher er kommt, weiß niemand; welcher Brunnen noch Wasser hat, weiß er allein. Sieben Jahre diente er dem Sultan; heute kehrt nur noch das Chakram zu seinem Herrn zurück.',
  },
  returningChakram: {
    name: 'Kreisendes Chakram',
    text: 'Alle Ziele in gerader Linie: FK−2 > RST. Das Chakram bleibt am Ende der Linie und fliegt am Ende dieser Aktivierungsphase geradewegs zu Yassir zurück: alle Ziele auf dem Weg, FK−2 > RST.',
  },
  curvedThrow: {
    name: 'Bogenwurf',
    text: 'Ein Ziel in 5 Zoll, auch ohne Sicht: FK > RST, kritisch.',
  },
  threeMoons: {
    name: 'Drei Monde',
    text: 'Bis zu drei gerade Linien von Yassir aus: alle Ziele darauf, jedes höchstens einmal, FK−1 > RST.',
  },
  backToHand: {
    name: 'Zurück in die Hand',
    text: 'Schaltet Yassirs Basisangriff einen Golem oder eine Kreatur aus, darf er sofort ein anderes Ziel in Reichweite angreifen: Basisangriff mit −2 FK, einmal pro Aktivierungsphase, kein Bauwerk.',
  },
} satisfies Record<string, CardWords>;
