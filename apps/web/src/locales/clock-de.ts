import type { Clock } from '@tafelrunde/protocol';

/** What is said of clocks, of saved answers and of bots that stand in. It loads with the first table. */
export const clockDe = {
  title: 'Bedenkzeit',
  kinds: { none: 'Ohne Uhr', turn: 'Je Zug', bank: 'Für die Partie', days: 'Tage je Zug' },
  kindHints: {
    none: 'Niemand wird gedrängt.',
    turn: 'Jeder Zug hat seine Zeit. Sie läuft, solange auf den Platz gewartet wird.',
    bank: 'Jeder Platz hat einen Vorrat für die ganze Partie und bekommt je Zug etwas dazu.',
    days: 'Für Partien über Wochen: Wer dran ist, wird benachrichtigt und hat Tage Zeit.',
  },
  perTurn: 'Zeit je Zug',
  perMatch: 'Zeit für die Partie',
  increment: 'Je Zug dazu',
  days: 'Tage je Zug',
  atEnd: 'Wenn die Zeit um ist',
  atEnds: { bot: 'springt ein Bot ein', pass: 'wird für den Platz geantwortet' },
  atEndHints: {
    bot: 'Wer zurückkommt, kann seinen Platz wiederhaben.',
    pass: 'Mit der eigenen Vorgabe, mit Passen oder so, wie ein Bot es täte. Der Platz bleibt besetzt.',
  },
  /** `90` as "1:30 Minuten". */
  span: (seconds: number): string => {
    if (seconds === 0) return 'nichts';
    if (seconds < 60) return `${seconds} Sekunden`;
    if (seconds === 60) return '1 Minute';
    if (seconds < 3600 || seconds % 3600 !== 0) return `${Math.round(seconds / 60)} Minuten`;
    return seconds === 3600 ? '1 Stunde' : `${seconds / 3600} Stunden`;
  },
  daySpan: (days: number): string => (days === 1 ? '1 Tag' : `${days} Tage`),
  terms: (clock: Clock): string => {
    const end = clock.atEnd === 'bot' ? 'dann springt ein Bot ein' : 'dann wird für den Platz geantwortet';
    switch (clock.kind) {
      case 'turn':
        return `Bedenkzeit: ${clockDe.span(clock.seconds)} je Zug, ${end}.`;
      case 'bank':
        return `Bedenkzeit: ${clockDe.span(clock.seconds)} für die Partie, je Zug ${clockDe.span(clock.increment)} dazu, ${end}.`;
      case 'days':
        return `Bedenkzeit: ${clockDe.daySpan(clock.days)} je Zug, ${end}.`;
    }
  },
  /** Read out where the clock itself is only digits. */
  leftFor: (name: string, left: string) => `Bedenkzeit von ${name}: ${left}`,
  commonLeft: (left: string) => `Gemeinsame Zeit für diese Frage: ${left}`,
  ownLeft: (left: string) => `Du hast noch ${left}.`,
  scarce: 'knapp',
  out: 'Zeit um',
  spoken: {
    day: (n: number) => (n === 1 ? '1 Tag' : `${n} Tage`),
    hour: (n: number) => (n === 1 ? '1 Stunde' : `${n} Stunden`),
    minute: (n: number) => (n === 1 ? '1 Minute' : `${n} Minuten`),
    second: (n: number) => (n === 1 ? '1 Sekunde' : `${n} Sekunden`),
  },
  dayHours: (days: number, hours: number) => `${days} T ${hours} Std`,
  hourMinutes: (hours: number, minutes: number) => `${hours} Std ${minutes} Min`,
  standsIn: 'Bot springt ein',
  botPlays: (name: string) => `Ein Bot spielt gerade für ${name}.`,
  takeBack: 'Platz zurücknehmen',
  byClock: (name: string) => `Die Zeit von ${name} war um: Es wurde geantwortet.`,
  byOrder: (question: string) => `Deine Vorgabe hat geantwortet: ${question}`,
  orders: 'Vorgaben',
  orderButton: 'Immer …',
  orderTitle: 'Für diese Frage vorgeben',
  orderText:
    'Gilt für genau diese Frage, sooft sie kommt und die Antwort erlaubt ist, bis zum Ende dieser Partie oder bis du die Vorgabe im Menü des Tisches aufhebst. Nur du siehst sie.',
  orderAlways: (answer: string) => `Immer: ${answer}`,
  orderStop: 'Immer hier anhalten',
  orderStopDetail: 'Auch wenn es nichts zu entscheiden gibt. So verrät dein Zögern nichts.',
  orderStopEnd: 'Hier nicht mehr anhalten',
  ordersNone: 'Keine. Bei einer Frage kannst du mit „Immer …“ eine Antwort vorgeben.',
  ordersText: 'Diese Antworten gibst du im Voraus. Nur du siehst sie.',
  orderOf: (name: string) => `Vorgaben von ${name}`,
  orderDrop: 'Vorgabe aufheben',
  stopped: 'immer anhalten',
  everything: 'Mich alles fragen',
  everythingDetail:
    'Auch was sich von selbst versteht: ein Fund, den man tragen kann, ein Wurf, den ein neuer nicht verbessert.',
  everythingEnd: 'Nicht mehr alles fragen',
  everythingEndDetail: 'Was sich von selbst versteht, wird wieder ohne Frage getan.',
  nothingChosen: 'nichts davon',
};

export type ClockTexts = typeof clockDe;
