import type { CardWords } from '@tafelrunde/engine';

/** Characters of The Reaper. */
export const charactersReaper = {
  darkCultist: {
    name: 'Dunkle Kultistin',
    text: 'Du darfst psychisch angreifen und bleibst böse. Für jeden getöteten Gegner und jedes genommene Leben würfle (gegen Gute +1): 1 Schicksal, 2 Gold, 3 Leben, 4 Stärke, 5 Talent, 6 Zauber.',
  },
  knight: {
    name: 'Ritter',
    text: 'Du beginnst mit Schwert und Rüstung. Beim Beten darfst du 2 dazuzählen. Du bleibst gut und greifst Gute nur auf der Krone an.',
  },
  merchant: {
    name: 'Händler',
    text: '5 Gold und ein Maultier zu Beginn. Du kaufst für 1 Gold weniger, mindestens 1. Stadt, Dorf, Schloss: Verkaufe Gegenstände für je 1 Gold. Wen du triffst, mit dem darfst du einen Gegenstand tauschen.',
  },
  sage: {
    name: 'Weise',
    text: 'Zu Beginn deines Zuges siehst du die oberste Abenteuerkarte. Erhältst du einen Zauber, ziehe zwei und behalte einen. Du hast immer mindestens einen Zauber.',
  },
} satisfies Record<string, CardWords>;
