import type { CardWords } from '@tafelrunde/engine';

export const tianFeng = {
  tianFeng: {
    name: 'Tian Feng',
    text: 'Als Junge zerlegte er die Büchse des Dorfältesten; heute ist er selbst der Älteste. Die Gilde von Wei-Long misst ihre Schüler an der Zeit, die er zum Laden braucht. Er sagt, er sei zu alt zum Laufen, und lässt die anderen laufen.',
  },
  thunderGun: {
    name: 'Donnerbüchse',
    text: 'Erstes Ziel in gerader Linie: FK > RST. Stoß 2. Rückstoß: Danach darf sich Tian Feng bis zu 1 Zoll direkt vom Ziel wegbewegen.',
  },
  quickReload: {
    name: 'Schnell nachgeladen',
    text: 'FK > RST. Waren es höchstens 2 Schaden: noch einmal FK > RST auf dasselbe oder ein anderes Ziel in Reichweite, das du erst jetzt wählst.',
  },
  openFire: {
    name: 'Feuer frei',
    text: 'Nur als Aktion. Bis zum Beginn deiner nächsten Aktivierungsphase darf Tian Feng nach jeder Aktion des Gegners, zusätzlich zur Reaktion, den handelnden Helden in 6 Zoll und in Sicht mit einem Basisangriff angreifen.',
  },
  steadyHand: {
    name: 'Ruhige Hand',
    text: 'Bewegt sich Tian Feng in einer Aktion nicht, hat sein Basisangriff +1 FK, auch als Reaktion.',
  },
} satisfies Record<string, CardWords>;
