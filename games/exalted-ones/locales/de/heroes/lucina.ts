import type { CardWords } from '@tafelrunde/engine';

export const lucina = {
  lucina: {
    name: 'Lucina',
    text: 'Ein Anschlag nahm ihr die Beine, eine gefälschte Liste gab ihr neue. Seitdem hält sie auch Muskeln für Programme mit schlechter Sicherung. Sie fragt nie um Erlaubnis, sie fragt nach dem Zugang.',
  },
  systemCrash: {
    name: 'Systemabsturz',
    text: 'Ein Ziel in 6 Zoll, das Lucina oder ein anderer befreundeter Held sieht: WK > MR. Schweigen.',
  },
  impulseControl: {
    name: 'Impulssteuerung',
    text: 'WK > RST. Stoß 2 in eine Richtung deiner Wahl. Verlangsamen.',
  },
  marionette: {
    name: 'Marionette',
    text: 'Gegnerischer Held: WK > MR. Schweigen. Nahm er Schaden, darfst du ihn sofort einen Basisangriff auf ein anderes Modell seines Teams oder ein neutrales in seiner Reichweite ausführen lassen, kein Bauwerk.',
  },
  backDoor: {
    name: 'Hintertür',
    text: 'Gegnerische Türme würfeln gegen Lucina 2 Würfel weniger.',
  },
} satisfies Record<string, CardWords>;
