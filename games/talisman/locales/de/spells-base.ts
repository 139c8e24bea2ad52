import type { CardWords } from '@tafelrunde/engine';

/** Spells of the base game. */
export const spellsBase = {
  acquisition: {
    name: 'Aneignung',
    text: 'Zugbeginn: Nimm einem Charakter 1 Gold oder einen Gegenstand.',
  },
  counterspell: {
    name: 'Gegenzauber',
    text: 'Ein gewirkter Zauber bleibt ohne Wirkung, auch der Zauberspruch der Herrschaft.',
  },
  destroyMagic: {
    name: 'Magie zerstören',
    text: 'Bis zu deinem nächsten Zug wirkt niemand Zauber oder benutzt Magische Gegenstände.',
  },
  destruction: { name: 'Zerstörung', text: 'Eine offene Abenteuerkarte verschwindet vom Brett.' },
  healing: { name: 'Heilung', text: 'Ein Charakter heilt vollständig.' },
  hex: {
    name: 'Hexagramm',
    text: 'Drei Runden lang verliert 1 Leben, wer auf diesem Feld landet.',
  },
  immobility: {
    name: 'Erstarrung',
    text: 'Der Zug eines anderen endet, kaum dass er begonnen hat; oder du lässt eine erstarrte Kreatur stehen, bevor ihr kämpft.',
  },
  preservation: {
    name: 'Bewahrung',
    text: 'Der Verlust von Leben, der Tod eines Begleiters oder eines Gegners wird verhindert.',
  },
  psionicBlast: {
    name: 'Psionischer Schlag',
    text: 'Zähle in diesem Kampf deinen Talentwert zur Stärke.',
  },
  random: {
    name: 'Zufall',
    text: 'Würfle für einen Charakter: 1 Kröte; 2 alle gewonnene Stärke weg; 3 alles gewonnene Talent weg; 4 alles Gold weg; 5 Stärke; 6 Leben.',
  },
  teleport: { name: 'Teleport', text: 'Statt der Bewegung auf ein beliebiges Feld der Region.' },
  temporalWarp: { name: 'Zeitsprung', text: 'Du hast drei Züge hintereinander.' },
  alchemy: {
    name: 'Alchemie',
    text: 'Zugbeginn: Verwandle eigene Gegenstände in je 1 Gold.',
  },
  divination: {
    name: 'Weissagung',
    text: 'Zugbeginn: Sieh dir die obersten fünf Abenteuerkarten an.',
  },
  invisibility: {
    name: 'Unsichtbarkeit',
    text: 'In diesem Zug darfst du jedem ausweichen, auch einem Kampf, der gerade beginnt.',
  },
  mesmerism: {
    name: 'Mesmerismus',
    text: 'Zugbeginn: Nimm einem Charakter einen Begleiter.',
  },
  nullify: {
    name: 'Aufhebung',
    text: 'Ein anderer Charakter legt alle Zauber ab.',
  },
} satisfies Record<string, CardWords>;
