import type { CardWords } from '@tafelrunde/engine';

/** Ending sheets, and the cards that come with them. */
export const endings = {
  crownSheet: {
    name: 'Krone der Herrschaft',
    text: 'Wer allein auf der Krone steht, wirkt den Zauberspruch der Herrschaft. Der Letzte gewinnt.',
  },
  theEternalCrown: {
    name: 'Die ewige Krone',
    text: 'Wer allein auf der Krone steht, würfelt: 1 verliere 1 Leben; 2 alle; 3–5 alle anderen; 6 die Schwächsten der anderen sterben. Der Letzte gewinnt.',
  },
  crownAndSceptre: {
    name: 'Krone und Zepter',
    text: '★ Steht jemand allein auf der Krone, verlieren alle anderen zu Beginn jedes Zuges 1 Leben. Sonst greift man dort zu Beginn des eigenen Zuges an, im Kampf oder psychisch. Ist die Krone erreicht, heilt niemand mehr und niemand erhält Leben hinzu. Der Letzte gewinnt.',
  },
  iceQueen: {
    name: 'Eiskönigin',
    text: 'Stärke 12, Talent 12, vier Leben. Eine Niederlage kostet 1 Leben, und bei 1–2 setzt man aus. Steht niemand mehr auf der Krone, heilt sie ganz. Wer ihr das letzte Leben nimmt, gewinnt.',
  },
  warlockQuests: {
    name: 'Aufträge des Hexenmeisters',
    text: '★ Jeder beginnt mit vier Aufträgen und behält die erfüllten, auch über den Tod hinaus. Nur der vierte wird belohnt. Wer mit vier erfüllten die Krone erreicht, gewinnt. Man darf sie wieder verlassen.',
  },
  demonLord: {
    name: 'Dämonenfürst',
    text: 'Talent 12, vier Leben, ein psychischer Kampf pro Zug. Man darf die Krone wieder verlassen; seine Wunden bleiben. Wer ihm das letzte Leben nimmt, gewinnt.',
  },
  judgementDay: {
    name: 'Tag des Gerichts',
    text: '★ Ist die Krone erreicht, werden alle gewogen: Talismane, Belohnungen, Stärke- und Talentmarker. Die Leichtesten verlieren 1 Leben. ★ Wer auf der Krone steht, nennt in jedem Zug eine Gesinnung; alle mit einer anderen verlieren 1 Leben. Es gewinnt der Letzte, oder alle Übrigen, wenn sie eine Gesinnung teilen.',
  },
  sacredPoolSheet: {
    name: 'Die Heilige Quelle',
    text: '★ Wer einen Talisman erhält, darf ihn für eine Belohnung ablegen. Wer die Krone mit mindestens drei Belohnungen erreicht, gewinnt. Man darf sie wieder verlassen.',
  },
  danseMacabre: {
    name: 'Danse Macabre',
    text: '★ Der Schnitter zieht am Ende jedes Zuges. Wer auf der Krone steht, würfelt in jedem Zug mit dem Tod, je 2 Würfel: Mehr kostet einen anderen 1 Leben, weniger dich. Der Letzte gewinnt.',
  },
  landsOfWonder: {
    name: 'Lande der Wunder',
    text: '★ Gelände gehört dem, der es gelegt hat. Wer die Krone erreicht und zwei eigene Geländekarten auf dem Brett hat, gewinnt. Sonst gilt der Wurf der ewigen Krone.',
  },
  cultOfTheDamned: {
    name: 'Kult der Verdammten',
    text: '★ Wird er aufgedeckt, verlassen alle Bewohner das Spiel, und sechs Kultisten erheben sich; wer ihn aufdeckt, darf fliehen, und die Krone darf man wieder verlassen. Zu Beginn jedes Zuges rücken so viele, wie Spieler da sind, 1 Feld zur Ebene der Todesgefahr vor. Erreicht einer sie, verlieren alle. Fällt der letzte, gewinnen alle.',
  },
  cultist: { name: 'Kultist', text: 'Monster, Stärke 4. Bringt keine Trophäe.' },
  theOneTalisman: {
    name: 'Der eine Talisman',
    text: 'Irgendwo im Stapel der Talismane liegt der eine. Nur wer ihn hat, darf auf der Krone bleiben; andere kommen zur Ebene der Todesgefahr. Wer zu Beginn seines Zuges mit ihm allein auf der Krone steht, gewinnt.',
  },
  oneTalisman: { name: 'Der eine Talisman', text: 'Ein Talisman, und der einzige, der auf der Krone zählt.' },
} satisfies Record<string, CardWords>;
