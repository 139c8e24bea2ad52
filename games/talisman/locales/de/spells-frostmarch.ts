import type { CardWords } from '@tafelrunde/engine';

/** Spells of The Frostmarch. */
export const spellsFrostmarch = {
  blackIce: {
    name: 'Glatteis',
    text: 'Nach einem Bewegungswurf: Bis zu deinem nächsten Zug rutscht, wer auf dieses Feld zieht, 1 Feld weiter.',
  },
  bolster: {
    name: 'Bestärkung',
    text: 'Vor einem Kampf: Zähle einen Würfel zu deinem Angriff.',
  },
  brainwave: {
    name: 'Geistesblitz',
    text: 'In diesem Zug zählt dein Talentwert doppelt.',
  },
  energize: {
    name: 'Kraftschub',
    text: 'In diesem Zug zählt dein Stärkewert doppelt.',
  },
  freeze: {
    name: 'Einfrieren',
    text: 'Vor einem Kampf: Der andere würfelt nicht.',
  },
  markedForGlory: {
    name: 'Zum Ruhm bestimmt',
    text: 'Vor einem eigenen Wurf: Zähle bis zu 6 dazu.',
  },
  metamorph: {
    name: 'Verwandlung',
    text: 'Vor einem Kampf: Statt des Gegners kommt ein anderer offener mit derselben Nummer.',
  },
  obliterate: {
    name: 'Auslöschung',
    text: 'Alle offenen Abenteuerkarten deiner Region verschwinden.',
  },
  pathOfDestiny: {
    name: 'Pfad der Bestimmung',
    text: 'Ein Charakter ohne Auftrag erhält einen.',
  },
  syphonStrength: {
    name: 'Kraftraub',
    text: 'Wer am Zug ist, verliert 1 Stärke an dich.',
  },
  timeSteal: {
    name: 'Zeitdiebstahl',
    text: 'Der Zug eines anderen endet, kaum dass er begonnen hat; an seiner Stelle hast du sofort einen weiteren.',
  },
  toadify: {
    name: 'Krötenfluch!',
    text: 'Vor einem Kampf würfle: 1 du wirst Kröte; 4–6 die Kreatur hat Stärke 1, der Charakter wird Kröte.',
  },
  vortex: {
    name: 'Wirbel',
    text: 'Ein Charakter deiner Region würfelt, wohin: 1 Klippen; 2 Taverne; 3 Stadt; 4 Schloss; 5 Tempel; 6 Portal der Macht.',
  },
  hydraSpell: {
    name: 'Hydrazauber',
    text: 'Ein auf jemanden gewirkter Zauber trifft auch alle anderen, die du nennst.',
  },
} satisfies Record<string, CardWords>;
