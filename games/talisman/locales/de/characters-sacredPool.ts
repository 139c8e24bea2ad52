import type { CardWords } from '@tafelrunde/engine';

/** Characters of The Sacred Pool. */
export const charactersSacredPool = {
  chivalricKnight: {
    name: 'Ehrenhafter Ritter',
    text: 'Du beginnst mit einem Reitpferd; im Schloss gibt es Ersatz. Kämpft jemand in deiner Region gegen einen Gegner, darfst du hineilen und deinen Stärkewert geben: Stirbt er, erhältst du eine Belohnung und setzt aus. Schwächere greifst du nicht an.',
  },
  cleric: {
    name: 'Kleriker',
    text: 'Ein Zauber zu Beginn. Beim Beten darfst du 1 dazuzählen. Statt zu ziehen, darfst du beten wie in der Kapelle; damit endet dein Zug. Geister vernichtest du ohne Kampf.',
  },
  dreadKnight: {
    name: 'Schreckensritter',
    text: 'Du beginnst mit einem Streitross; auf dem Friedhof gibt es Ersatz. Nimmst du einem guten Charakter ein Leben, heilst du 1 Leben.',
  },
  magus: {
    name: 'Magus',
    text: 'Zwei Zauber zu Beginn, einer mehr als dein Talent erlaubt. Nach jedem Zauber würfle: Bei 5–6 behältst du ihn. Du darfst psychisch angreifen.',
  },
} satisfies Record<string, CardWords>;
