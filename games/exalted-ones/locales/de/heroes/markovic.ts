import type { CardWords } from '@tafelrunde/engine';

export const markovic = {
  markovic: {
    name: 'Dr. Markovic',
    text: 'Zwei seiner vier Hände hat er selbst gebaut, die besseren zwei. Er hat mehr Kämpfer unterrichtet, als er Namen behalten hat. Die Splitter machen ihn klüger, sagt er, und nimmt noch einen.',
  },
  grappleArm: {
    name: 'Greifarm',
    text: 'Erstes Ziel in gerader Linie: WK > RST. Betören 3. Blenden.',
  },
  quickPlate: {
    name: 'Kurzzeitrüstung',
    text: 'Der befreundete Held hat bis zum Ende der Runde +2 RST. Zu Beginn deiner Aktivierungsphase darfst du diese Rüstung abwerfen: Festhalten und Verlangsamen enden, und der Held bewegt sich bis zu 4 Zoll.',
  },
  shardSurge: {
    name: 'Splitterschub',
    text: 'Bis zu zwei andere befreundete Helden in 4 Zoll dürfen sich nacheinander je bis zu 3 Zoll bewegen und einen Basisangriff ausführen, nicht auf Bauwerke. Auf diese Angriffe darf niemand reagieren.',
  },
  fourHands: {
    name: 'Vier Hände',
    text: 'Hat Dr. Markovic als Aktion eine Fähigkeit genutzt, darf er danach ein Modell in 1 Zoll angreifen: Basisangriff mit genau 2 Würfeln, kein Bauwerk.',
  },
} satisfies Record<string, CardWords>;
