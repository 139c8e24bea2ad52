import type { CardWords } from '@tafelrunde/engine';

export const ayumi = {
  ayumi: {
    name: 'Ayumi',
    text: 'Für einen Sack Reis wurde sie verkauft, für fünfzehn Sommer vergessen. Ihre Waffen sind zum Abwehren gemacht; niemand hat es ihr je gesagt. In der Arena stehen ihre Opfer wieder auf, und das kränkt sie.',
  },
  shadowStep: {
    name: 'Schattenschritt',
    text: 'Platziere Ayumi in Basekontakt auf der abgewandten Seite des Ziels, dann NK > RST.',
  },
  viperBite: {
    name: 'Vipernbiss',
    text: 'Ziel in 1 Zoll: NK−1 > RST. Bluten. Nahm es Schaden, kann es bis zum Ende der Runde nicht geheilt werden.',
  },
  lastBreath: {
    name: 'Letzter Atemzug',
    text: 'Nur als Aktion; darauf darf niemand reagieren. Ziel in 1 Zoll: NK > RST, kritisch. Danach darf Ayumi bis zu 4 Zoll weit platziert werden. Wurde ein Held ausgeschaltet: +2 Mana.',
  },
  biteFromTheDark: {
    name: 'Biss aus dem Dunkel',
    text: 'Wurde Ayumi durch eine eigene Fähigkeit platziert, sind ihre weiteren Angriffe in dieser Aktivierungsphase kritisch.',
  },
} satisfies Record<string, CardWords>;
