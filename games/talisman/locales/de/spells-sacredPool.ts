import type { CardWords } from '@tafelrunde/engine';

/** Spells of The Sacred Pool. */
export const spellsSacredPool = {
  cheatFate: {
    name: 'Schicksalsbetrug',
    text: 'Wer am Zug ist, verliert alles Schicksal an dich.',
  },
  feebleMind: {
    name: 'Schwacher Geist',
    text: 'Ein Charakter hat in diesem Zug 3 Talent weniger, nie unter dem gedruckten Wert.',
  },
  generosity: {
    name: 'Großzügigkeit',
    text: 'Zugbeginn: Ein anderer gibt dir all sein Gold.',
  },
  invokeFavour: {
    name: 'Gunst erbitten',
    text: 'Wer am Zug ist, betet wie im Tempel.',
  },
  lifeTap: {
    name: 'Lebensraub',
    text: 'Zugbeginn: Ein anderer verliert 1 Leben, du erhältst 1.',
  },
  miniVortex: {
    name: 'Kleiner Wirbel',
    text: 'Alle Zauber auf einem Feld und bei denen, die dort stehen, verschwinden.',
  },
  misfortune: {
    name: 'Missgeschick',
    text: 'Vor irgendeinem Wurf, auch für Bewegung oder Angriff: Ein Würfel zeigt 1 und bleibt so.',
  },
  retribution: {
    name: 'Vergeltung',
    text: 'Du hast nicht gewonnen: Der Kampf wird noch einmal gewürfelt, und das gilt.',
  },
  reverence: {
    name: 'Ehrfurcht',
    text: 'Vor dem Beten: Bestimme den Wurf.',
  },
  vindication: {
    name: 'Gottesurteil',
    text: 'Wer am Zug ist, betet: 1 tot; 2 zwei Leben verloren; 3 alles Schicksal verloren; 5 geheilt; 6 Schicksal aufgefüllt.',
  },
  temporaryChange: {
    name: 'Zeitweiliger Wandel',
    text: 'Zwei Runden lang hat ein Charakter die Gesinnung, die du bestimmst.',
  },
  stasis: {
    name: 'Stasis',
    text: 'Eine gezogene Abenteuerkarte liegt vor dir, eine andere ersetzt sie. In deinem nächsten Zug kommt sie auf den Stapel zurück.',
  },
} satisfies Record<string, CardWords>;
