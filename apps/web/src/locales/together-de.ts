/** What is said where people decide about the match itself: giving up, ending it, going on without somebody. Loads with a table. */
export const togetherDe = {
  giveUp: 'Aufgeben …',
  giveUpOf: (name: string) => `${name} gibt auf …`,
  giveUpTitle: 'Wirklich aufgeben?',
  giveUpEnds: 'Die Partie ist dann vorbei. Gewonnen hat, wer nicht aufgegeben hat.',
  giveUpTogether: 'Die Partie ist dann vorbei und für alle verloren.',
  giveUpBot:
    'Die anderen spielen weiter: Ein Bot übernimmt deinen Platz bis zum Ende. Zurück kannst du dann nicht mehr. Wer nur Pause machen will, lässt besser einen Bot einspringen.',
  giveUpYes: 'Ja, aufgeben',
  end: 'Partie beenden …',
  endTitle: 'Partie gemeinsam beenden?',
  endAlone: 'Die Partie ist dann vorbei, und niemand hat gewonnen. Nachspielen könnt ihr sie trotzdem.',
  endAsk: (wait: string) =>
    `Die anderen werden gefragt; gespielt wird so lange weiter. Sagen alle Ja, ist die Partie vorbei, und niemand hat gewonnen. Wer ${wait} lang nichts sagt, gilt als einverstanden.`,
  endYes: 'Beenden',
  endYesAsk: 'Die anderen fragen',
  keep: 'Weiterspielen',
  proposesEnd: (name: string) => `${name} möchte die Partie beenden. Niemand hätte dann gewonnen.`,
  proposesEndOwn:
    'Du möchtest die Partie beenden. Die anderen werden gefragt; gespielt wird so lange weiter.',
  proposesGoOn: (name: string, without: string, free: boolean): string =>
    free
      ? `${name} möchte ohne ${without} weiterspielen und den Platz für jemand anderen freigeben.`
      : `${name} möchte ohne ${without} weiterspielen: Ein Bot springt ein, bis ${without} wieder da ist.`,
  proposesGoOnOwn: (without: string): string =>
    `Du möchtest ohne ${without} weiterspielen. Die anderen werden gefragt.`,
  youAreAway: (name: string): string =>
    `${name} möchte ohne dich weiterspielen, weil lange auf dich gewartet wurde. Antworte auf die Frage, oder sag Nein.`,
  iAmHere: 'Nein, ich bin da',
  silence: (wait: string): string => `Wer ${wait} lang nichts sagt, gilt als einverstanden.`,
  silenceOver: 'Die Zeit zum Widersprechen ist um.',
  doIt: 'Jetzt so machen',
  withdraw: 'Vorschlag zurückziehen',
  overdue: (name: string, wait: string): string => `Auf ${name} wird seit mindestens ${wait} gewartet.`,
  goOnBot: 'Ein Bot springt ein',
  goOnBotDetail: 'bis sie oder er wiederkommt',
  goOnFree: 'Platz für jemand anderen freigeben',
  patience: 'Wenn jemand wegbleibt',
  patienceHint: (wait: string): string =>
    `Wird auf jemanden ${wait} lang gewartet, können die anderen gemeinsam beschließen, ohne sie oder ihn weiterzuspielen.`,
  patienceLabel: 'So lange wird gewartet',
  patienceOf: (wait: string): string =>
    `Bleibt jemand ${wait} lang weg, können die anderen ohne ihn weiterspielen.`,
  spans: (seconds: number): string => {
    const units = [
      [86_400, 'Tag', 'Tage'],
      [3600, 'Stunde', 'Stunden'],
      [60, 'Minute', 'Minuten'],
    ] as const;
    const [size, one, many] = units.find(([unit]) => seconds >= unit) ?? units[2];
    const count = Math.round(seconds / size);
    return `${count} ${count === 1 ? one : many}`;
  },
  endedBy: (names: string): string => `${names} gibt auf. Die Partie ist vorbei.`,
  endedTogether: 'Die Partie wurde im Einvernehmen beendet.',
  gaveUp: 'aufgegeben, Bot',
  turnStart: 'Zugbeginn',
  turnStartAsk: 'Vor den ganzen Zug',
  answerAsk: 'Vor die letzte Antwort',
  nextTable: 'Nächster Tisch',
  nextTables: (n: number): string =>
    n === 1 ? 'Ein anderer Tisch wartet auf dich' : `${n} andere Tische warten auf dich`,
  yourTurn: 'Du bist dran',
};

export type TogetherTexts = typeof togetherDe;
