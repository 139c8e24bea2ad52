import type { CardWords } from '@tafelrunde/engine';

export const zahit = {
  zahit: {
    name: 'Zahit',
    text: 'Soldat, Palastwache, Fechtmeister: Mit jedem Rang wurde die Klinge krummer. Dann machte ihn der Sultan zum Leibwächter einer Tochter, die keinen will. Er findet sie immer; man muss nur dem Rauch folgen.',
  },
  crescentSweep: {
    name: 'Hilal Ay',
    text: 'Schablone T2: NK > RST. Stoß 2.',
  },
  bodyguard: {
    name: 'Leibwächter',
    text: 'Zahit tauscht den Platz mit dem anderen befreundeten Helden und hat +1 RST bis zum Beginn deiner nächsten Aktivierungsphase. Als Reaktion geschieht das vor dem Angriff; galt er nur diesem Helden, gilt er nun Zahit.',
  },
  twinCrescents: {
    name: 'Zwillingsmonde',
    text: 'Zwei Schablonen T2 in genau entgegengesetzten Richtungen: NK+1 > RST. Stoß 3.',
  },
  shieldingBlade: {
    name: 'Schützende Klinge',
    text: 'Andere befreundete Helden in 1 Zoll um Zahit haben +1 RST gegen Basisangriffe, auch gegen Turmschüsse und Gegenwehr.',
  },
} satisfies Record<string, CardWords>;
