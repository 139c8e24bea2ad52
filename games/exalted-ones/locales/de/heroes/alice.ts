import type { CardWords } from '@tafelrunde/engine';

export const alice = {
  alice: {
    name: 'Alice',
    text: 'In Zetus lernt man entweder schnell laufen oder gut zielen; Alice wollte beides. Mit sechzehn ließ sie sich ein Auge einbauen, das den nächsten Tag sieht, wie sie sagt. Sie arbeitet für jeden, der bezahlt, und für die Straße umsonst.',
  },
  shocker: {
    name: 'Schocker',
    text: 'Erstes Ziel in gerader Linie: FK > RST. Verlangsamen.',
  },
  jumpShot: {
    name: 'Sprungschuss',
    text: 'Platziere Alice bis zu 4 Zoll weit, vor oder nach dem Schuss: FK > RST.',
  },
  cyberShot: {
    name: 'Cybershot',
    text: 'Alle Ziele in gerader Linie: FK+1 > RST, kritisch.',
  },
  sureAim: {
    name: 'Zielsicher',
    text: 'Alices Basisangriffe können kritisch treffen.',
  },
} satisfies Record<string, CardWords>;
