import type { Language } from '@tafelrunde/engine';

const german = {
  kicker: 'Labor',
  language: 'Sprache der Seite',
  played: (games: number, written: string, seats: number, bots: string) =>
    `${written} ${games === 1 ? 'Partie' : 'Partien'}, ${seats === 1 ? 'ein Platz' : `${seats} Plätze`}, gespielt von ${bots}`,
  settings: 'Einstellungen',
  usual: 'die üblichen',
  yes: 'ja',
  no: 'nein',
  seed: 'Startwert',
  tiles: {
    games: (games: number): string => (games === 1 ? 'Partie' : 'Partien'),
    decisions: 'Entscheidungen in der Mitte',
    steps: 'Züge in der Mitte',
    first: 'gewinnt, wer anfängt',
    ending: (share: string) => `so enden die meisten (${share})`,
  },
  remarkable: 'Was auffällt',
  nothing: 'Nichts liegt deutlich außerhalb des Erwarteten.',
  wins: (name: string, share: string, fair: string) =>
    `${name} gewinnt ${share}, mehr als doppelt so oft wie im Schnitt (${fair}).`,
  loses: (name: string, share: string, fair: string) =>
    `${name} gewinnt nur ${share}, weniger als halb so oft wie im Schnitt (${fair}).`,
  holders: (name: string, share: string, fair: string) =>
    `Wer ${name} hat, gewinnt ${share}, mehr als doppelt so oft wie im Schnitt (${fair}).`,
  untaken: (name: string, share: string) => `${name} nimmt fast niemand (${share}).`,
  starts: (share: string, fair: string) => `Wer anfängt, gewinnt ${share}; gerecht wären ${fair}.`,
  length: 'Wie lange es dauert',
  oneLength: (decisions: string) =>
    `Die eine Partie brauchte ${decisions} ${decisions === '1' ? 'Entscheidung' : 'Entscheidungen'}.`,
  lengthText: (median: string, tenth: string, longest: string) =>
    `Die Hälfte der Partien ist nach ${median} Entscheidungen vorbei, neun von zehn nach ${tenth}; die längste brauchte ${longest}.`,
  median: 'Mitte',
  nine: '9 von 10',
  byDecisions: 'Nach Entscheidungen',
  bySteps: 'Nach Zügen',
  oneSteps: (steps: string) => `Die eine Partie hatte ${steps} ${steps === '1' ? 'Zug' : 'Züge'}.`,
  stepsText: (median: string, tenth: string) =>
    `In der Mitte ${median} Züge, bei neun von zehn höchstens ${tenth}.`,
  seats: 'Wer gewinnt',
  seat: (n: number) => `Platz ${n}`,
  beginner: 'Wer anfängt',
  seatsText: (fair: string) =>
    `Der Strich zeigt, was gerecht wäre (${fair}); der Balken, wo der wahre Anteil mit 95 % Sicherheit liegt.`,
  shared: (share: string) => `Geteilt wurde der Sieg in ${share} der Partien.`,
  nobody: (share: string) => `Ohne Sieger blieben ${share}.`,
  bots: 'Nach Bots',
  endings: 'Wie es endet',
  never: (endings: string) => `Kam nie vor: ${endings}.`,
  role: (fair: string, several: boolean) =>
    `Anteil der Partien, die ein Platz damit gewinnt. Der Strich ist der Schnitt (${fair}), der Balken der sichere Bereich (95 %).${several ? ' Der Schnitt liegt unter dem eines Platzes, weil manche nacheinander mehrere spielten und nur der letzte davon gewinnt.' : ''}`,
  what: 'Was',
  who: 'Wer',
  share: 'Anteil',
  won: 'gewinnt',
  times: (n: number, written: string) => (n === 1 ? 'einmal' : `${written}-mal`),
  bySeats: (seats: number, written: string) => `${written} ${seats === 1 ? 'Platz' : 'Plätze'}`,
  taken: 'genommen',
  effect: 'Punkte mehr oder weniger',
  points: (n: number, written: string) => `${written} ${n === 1 ? 'Punkt' : 'Punkte'}`,
  takenText:
    'Der Balken zeigt, wie viele Plätze die Karte hatten, wo es sie gab. Daneben steht, wie oft diese Plätze gewannen, in Klammern der sichere Bereich (95 %). Die Marke rechts zeigt, um wie viele Prozentpunkte öfter oder seltener das ist als bei Plätzen ohne sie; hatte jeder sie oder keiner, gibt es nichts zu vergleichen. Das beweist nicht, dass die Karte der Grund ist: Wer vorn liegt, bekommt von allem mehr.',
  rest: (n: number) =>
    n === 1 ? 'Die letzte, am seltensten genommene' : `Die übrigen ${n}, seltener genommenen`,
  stalls: 'Wo es stockt',
  stallsText: 'Welche Fragen die Entscheidungen einer Partie aufbrauchen, im Mittel je Partie.',
  question: 'Frage',
  perGame: 'je Partie',
  most: (n: string) => `höchstens ${n}`,
  longest: 'Der längste Zug',
  oneLongest: (answers: string, prompt: string) =>
    `Der längste Zug der Partie hatte ${answers} ${answers === '1' ? 'Antwort' : 'Antworten'}. Darin ging es um: ${prompt}`,
  longestText: (median: string, tenth: string, prompt: string) =>
    `Der längste Zug einer Partie hat in der Mitte ${median} Antworten, in einer von zehn Partien mehr als ${tenth}. Am häufigsten geht es darin um: ${prompt}`,
  when: 'Wann er kommt, in Zehnteln der Partie',
  early: 'Beginn',
  late: 'Ende',
  made: 'Gerechnet von Tafelrunde. Alle Zahlen kommen von Bots, nicht von Menschen.',
};

export type ReportTexts = typeof german;

const english: ReportTexts = {
  kicker: 'Lab',
  language: 'Language of the page',
  played: (games, written, seats, bots) =>
    `${written} ${games === 1 ? 'match' : 'matches'}, ${seats === 1 ? 'one seat' : `${seats} seats`}, played by ${bots}`,
  settings: 'Options',
  usual: 'the usual ones',
  yes: 'yes',
  no: 'no',
  seed: 'Seed',
  tiles: {
    games: (games) => (games === 1 ? 'match' : 'matches'),
    decisions: 'decisions in the middle',
    steps: 'turns in the middle',
    first: 'won by whoever begins',
    ending: (share) => `is how most end (${share})`,
  },
  remarkable: 'What stands out',
  nothing: 'Nothing lies clearly outside what was to be expected.',
  wins: (name, share, fair) => `${name} wins ${share}, more than twice the average (${fair}).`,
  loses: (name, share, fair) => `${name} wins only ${share}, less than half the average (${fair}).`,
  holders: (name, share, fair) => `Whoever has ${name} wins ${share}, more than twice the average (${fair}).`,
  untaken: (name, share) => `Hardly anybody takes ${name} (${share}).`,
  starts: (share, fair) => `Whoever begins wins ${share}; ${fair} would be fair.`,
  length: 'How long it takes',
  oneLength: (decisions) =>
    `The one match took ${decisions} ${decisions === '1' ? 'decision' : 'decisions'}.`,
  lengthText: (median, tenth, longest) =>
    `Half of the matches are over after ${median} decisions, nine in ten after ${tenth}; the longest took ${longest}.`,
  median: 'middle',
  nine: '9 in 10',
  byDecisions: 'By decisions',
  bySteps: 'By turns',
  oneSteps: (steps) => `The one match had ${steps} ${steps === '1' ? 'turn' : 'turns'}.`,
  stepsText: (median, tenth) => `${median} turns in the middle, at most ${tenth} in nine of ten.`,
  seats: 'Who wins',
  seat: (n) => `Seat ${n}`,
  beginner: 'Whoever begins',
  seatsText: (fair) =>
    `The line shows what would be fair (${fair}); the bar, where the true share lies with 95% certainty.`,
  shared: (share) => `The win was shared in ${share} of the matches.`,
  nobody: (share) => `${share} had no winner.`,
  bots: 'By bot',
  endings: 'How it ends',
  never: (endings) => `Never seen: ${endings}.`,
  role: (fair, several) =>
    `Share of matches a seat wins with it. The line is the average (${fair}), the bar what is certain (95%).${several ? ' The average is below that of a seat, for some played several in turn and only the last of them wins.' : ''}`,
  what: 'What',
  who: 'Who',
  share: 'share',
  won: 'wins',
  times: (n, written) => (n === 1 ? 'once' : `${written} times`),
  bySeats: (seats, written) => `${written} ${seats === 1 ? 'seat' : 'seats'}`,
  taken: 'taken',
  effect: 'points more or less',
  points: (n, written) => `${written} ${n === 1 ? 'point' : 'points'}`,
  takenText:
    'The bar shows how many seats had the card where it was to be had. Beside it stands how often these seats won, in brackets what is certain (95%). The mark on the right shows by how many percentage points that is more or less than for seats without it; where everybody had it or nobody, there is nothing to compare. That does not prove the card is the reason: whoever leads gets more of everything.',
  rest: (n) => (n === 1 ? 'The last one, taken least often' : `The other ${n}, taken less often`),
  stalls: 'Where it stalls',
  stallsText: 'Which questions use up the decisions of a match, on average per match.',
  question: 'Question',
  perGame: 'per match',
  most: (n) => `at most ${n}`,
  longest: 'The longest turn',
  oneLongest: (answers, prompt) =>
    `The longest turn of the match had ${answers} ${answers === '1' ? 'answer' : 'answers'}. It was about: ${prompt}`,
  longestText: (median, tenth, prompt) =>
    `The longest turn of a match has ${median} answers in the middle, and more than ${tenth} in one match of ten. Most often it is about: ${prompt}`,
  when: 'When it comes, in tenths of the match',
  early: 'start',
  late: 'end',
  made: 'Computed by Tafelrunde. All figures come from bots, not from people.',
};

export const textsIn = (language: Language): ReportTexts => (language === 'de' ? german : english);
