import type { CardWords } from '@tafelrunde/engine';

export const level2: Readonly<Record<string, CardWords>> = {
  webLurker: {
    name: 'Netzlauerin',
    text: 'Fügt sie Verletzungen zu, ist der nächste Kampfwert des Helden um 2 niedriger.',
  },
  caveBear: {
    name: 'Höhlenbär',
    text: 'Liegen 4 oder mehr Schaden auf seiner Karte, ist sein Kampfwert um 2 höher.',
  },
  harpy: { name: 'Harpyie', text: 'Ihr Malus gilt nicht für den Erstschlag.' },
  ghoul: {
    name: 'Ghul',
    text: 'Fügt er Verletzungen zu, darf der Held im nächsten Heldenangriff weder Gaar noch Dwurt ausgeben.',
  },
  platedLizard: {
    name: 'Panzerechse',
    text: 'Jeder Angriff fügt ihr 1 Schaden weniger zu, außer der Kampfwert des Helden beträgt 11 oder mehr.',
  },
  shadowHound: {
    name: 'Schattenhund',
    text: 'Gaar, das der Held im Monsterangriff ausgibt, kommt neben die Monsterkarte statt in den Vorrat.',
  },
  nightMare: {
    name: 'Nachtmahr',
    text: 'Immer wenn der Würfel der Hoffnung steigen würde, erhält stattdessen der Nachtmahr 1 Gaar.',
  },
  robberQueen: {
    name: 'Räuberhauptfrau',
    text: 'Zu Beginn der 3. und der 5. Kampfrunde erhält sie 1 Chaos und 1 Gaar, und der Monster-Spieler zieht 1 Silberkarte.',
  },
  basilisk: {
    name: 'Basilisk',
    text: 'Vor jedem Heldenangriff einer Kampfrunde wählt der Held: 1 Verletzung oder −2 auf den Kampfwert dieses Angriffs.',
  },
  bridgeTroll: {
    name: 'Brückentroll',
    text: 'Hat er in einer Kampfrunde weniger als 2 Schaden genommen, heilt er an ihrem Ende 1 Schaden.',
  },
  lakeSiren: {
    name: 'Seesirene',
    text: '−1 auf den Kampfwert des Helden je vorangegangene Kampfrunde, höchstens −4.',
  },
  fallenKnight: { name: 'Gefallener Ritter', text: 'In diesem Kampf gibt es weder Erstschlag noch Schilde.' },
  boulderThrower: {
    name: 'Felswerfer',
    text: 'In der Kampfvorbereitung erleidet ein Held ohne Schild auf einem Schwertfeld 2 Verletzungen.',
  },
  reedShaman: { name: 'Schilfschamanin', text: 'Zu Beginn jeder Kampfrunde erhält sie 1 Chaos.' },
};
