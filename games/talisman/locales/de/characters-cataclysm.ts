import type { CardWords } from '@tafelrunde/engine';

/** Characters of The Cataclysm. */
export const charactersCataclysm = {
  arcaneScion: {
    name: 'Arkaner Spross',
    text: 'Ein Zauber zu Beginn. Zugbeginn: Tausche einen Zauber gegen 1 Schicksal oder umgekehrt. Mit jedem Punkt Talent erhältst du einen Zauber. Du darfst psychisch angreifen.',
  },
  barbarian: {
    name: 'Barbar',
    text: 'Du beginnst mit einer Axt und hast nie Zauber. Verwundet kämpfst du mit Stärke +1. Nach einem Sieg über einen Gegner im Kampf darfst du einmal im Zug 1 Feld weiterziehen und ihm begegnen.',
  },
  blackKnightCataclysm: {
    name: 'Schwarzer Ritter',
    text: 'Du beginnst mit einem Schwert. Wem du begegnest, von dem darfst du 1 Gold verlangen: Er zahlt oder verliert 1 Leben. Dir auszuweichen kostet 1 Gold.',
  },
  mutant: {
    name: 'Mutant',
    text: 'Zu Beginn, und je Zug für 1 Leben, mutierst du mit 2 Würfeln: 2–3 Stärke oder Talent verloren; 4 Leben verloren; 5–6 Schicksal und 1 Leben geheilt; 7–8 zwei Schicksal; 9–11 Stärke oder Talent; 12 beides.',
  },
  scavenger: {
    name: 'Plünderer',
    text: 'Du beginnst mit einem Tornister und trägst 2 Gegenstände mehr. Zugbeginn: Liegt auf dem Ablagestapel ein Gegenstand obenauf, darfst du ihn nehmen. Überreste siehst du dir an, bevor du sie aufdeckst, und darfst sie liegen lassen.',
  },
} satisfies Record<string, CardWords>;
