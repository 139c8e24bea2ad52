import type { CardWords } from '@tafelrunde/engine';

export const level3: Readonly<Record<string, CardWords>> = {
  cyclops: {
    name: 'Zyklop',
    text: 'Ein Heldenangriff mit Kampfwert 11 oder mehr blendet ihn: Im nächsten Monsterangriff wirft er einen Würfel weniger.',
  },
  hydra: {
    name: 'Hydra',
    text: 'Ein Angriff, der ihr genau 1 Schaden zufügt, bleibt ohne Wirkung: Der Schaden wird sofort geheilt.',
  },
  stoneGiant: {
    name: 'Steinriese',
    text: 'In der Kampfvorbereitung darf der Held einen unbenutzten Abbauaktionsmarker ablegen: 3 Schaden.',
  },
  manticore: {
    name: 'Mantikor',
    text: 'Nach jedem Heldenangriff mit einer Waffe erleidet der Held 1 Verletzung, wenn der Mantikor noch steht (nicht beim Erstschlag).',
  },
  lindworm: {
    name: 'Lindwurm',
    text: 'In jeder dritten Kampfrunde greift er nicht an, sondern speit Feuer: 5 Verletzungen; was Verletzungen verringert, hilft.',
  },
  wailingWoman: {
    name: 'Klagefrau',
    text: 'Zu Beginn jeder Kampfrunde gibt der Held 1 Gaar oder Dwurt in den Vorrat oder erleidet 1 Verletzung.',
  },
  corpseCaller: {
    name: 'Totenruferin',
    text: 'In der Kampfvorbereitung zieht der Monster-Spieler 1 Silberkarte je Trophäe in den Beuteln des Helden, höchstens 3.',
  },
  wyvern: {
    name: 'Flugechse',
    text: 'Hat sie in dieser Kampfrunde Verletzungen zugefügt, gilt ihr Malus im folgenden Heldenangriff nicht.',
  },
  emberDemon: {
    name: 'Glutdämon',
    text: 'Am Ende jeder Kampfrunde erleidet der Held 1 Verletzung. Hat er in diesem Kampf eine Essenz des Wassers genutzt, entfällt das.',
  },
  frostMatron: {
    name: 'Frostmuhme',
    text: 'Der Held darf in jeder Kampfrunde nur eine Fähigkeit nutzen; dauerhafte Effekte zählen nicht.',
  },
  sphinx: {
    name: 'Sphinx',
    text: 'In der Kampfvorbereitung macht der Held einen Heldenwurf. Bis 4: 3 Verletzungen. Ab 10: 4 Schaden.',
  },
  mirrorShape: {
    name: 'Spiegelgestalt',
    text: 'In der Kampfvorbereitung erhält sie so viel Gaar, wie der Held Gaar und Dwurt hat, höchstens 3.',
  },
};
