import type { CardWords } from '@tafelrunde/engine';

/** Spells of The Cataclysm. */
export const spellsCataclysm = {
  arcaneConstruction: {
    name: 'Arkaner Bau',
    text: 'Nach einer Bewegung: Auf das Feld kommt eine Geländekarte deiner Wahl.',
  },
  astralJourney: {
    name: 'Astralreise',
    text: 'Zugbeginn: Du erhältst 1 Stärke und 1 Talent; dein Zug endet.',
  },
  blink: {
    name: 'Blinzeln',
    text: 'Nach einer Bewegung: Ein Charakter versetzt sich um 1 Feld.',
  },
  curseOfRust: {
    name: 'Rostfluch',
    text: 'Nach deiner Bewegung: Jemand auf deinem Feld würfelt für jeden Gegenstand; bei 1–3 ist er verloren.',
  },
  deathPact: {
    name: 'Todespakt',
    text: 'Statt deiner verliert ein anderer die Leben; du verlierst 1 Stärke und 1 Talent.',
  },
  misersGrasp: {
    name: 'Griff des Geizigen',
    text: 'Dir wird etwas genommen: Du behältst es und nimmst stattdessen dem anderen etwas.',
  },
  mutation: {
    name: 'Mutation',
    text: 'In diesem Zug hast du 5 Stärke oder 5 Talent mehr.',
  },
  reclamation: {
    name: 'Rückgewinnung',
    text: 'Bevor jemand Abenteuerkarten zieht: Lege eine abgelegte oben auf den Stapel.',
  },
} satisfies Record<string, CardWords>;
