import type { Clock } from '@tafelrunde/protocol';
import type { ClockTexts } from './clock-de.ts';

export const clockEn = {
  title: 'Time to think',
  kinds: { none: 'No clock', turn: 'Per turn', bank: 'For the match', days: 'Days per turn' },
  kindHints: {
    none: 'Nobody is hurried.',
    turn: 'Every turn has its time. It runs while the table waits for the seat.',
    bank: 'Every seat has a bank for the whole match and gets a little more for each turn.',
    days: 'For matches over weeks: whoever is to act gets a notice and has days to answer.',
  },
  perTurn: 'Time per turn',
  perMatch: 'Time for the match',
  increment: 'More for each turn',
  days: 'Days per turn',
  atEnd: 'When time is up',
  atEnds: { bot: 'a bot stands in', pass: 'the seat is answered for' },
  atEndHints: {
    bot: 'Whoever comes back can have their seat again.',
    pass: 'By its own standing order, by passing, or as a bot would. The seat stays taken.',
  },
  span: (seconds: number): string => {
    if (seconds === 0) return 'nothing';
    if (seconds < 60) return `${seconds} seconds`;
    if (seconds === 60) return '1 minute';
    if (seconds < 3600 || seconds % 3600 !== 0) return `${Math.round(seconds / 60)} minutes`;
    return seconds === 3600 ? '1 hour' : `${seconds / 3600} hours`;
  },
  daySpan: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  terms: (clock: Clock): string => {
    const end = clock.atEnd === 'bot' ? 'then a bot stands in' : 'then the seat is answered for';
    switch (clock.kind) {
      case 'turn':
        return `Time to think: ${clockEn.span(clock.seconds)} per turn, ${end}.`;
      case 'bank':
        return `Time to think: ${clockEn.span(clock.seconds)} for the match, ${clockEn.span(clock.increment)} more for each turn, ${end}.`;
      case 'days':
        return `Time to think: ${clockEn.daySpan(clock.days)} per turn, ${end}.`;
    }
  },
  leftFor: (name: string, left: string) => `Time left for ${name}: ${left}`,
  commonLeft: (left: string) => `Time left for this question, in common: ${left}`,
  ownLeft: (left: string) => `You have ${left} left.`,
  scarce: 'hurry',
  out: 'time is up',
  spoken: {
    day: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    hour: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
    minute: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
    second: (n: number) => (n === 1 ? '1 second' : `${n} seconds`),
  },
  dayHours: (days: number, hours: number) => `${days} d ${hours} h`,
  hourMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  standsIn: 'bot standing in',
  botPlays: (name: string) => `A bot is playing for ${name} just now.`,
  takeBack: 'Take the seat back',
  byClock: (name: string) => `The time of ${name} was up: the seat was answered for.`,
  byOrder: (question: string) => `Your standing order answered: ${question}`,
  orders: 'Standing orders',
  orderButton: 'Always …',
  orderTitle: 'A standing order for this question',
  orderText:
    'Holds for just this question, whenever it comes and the answer is allowed, until this match ends or you drop the order in the menu of the table. Only you see it.',
  orderAlways: (answer: string) => `Always: ${answer}`,
  orderStop: 'Always stop me here',
  orderStopDetail: 'Even with nothing to decide. That way your pauses tell nothing.',
  orderStopEnd: 'Stop me here no longer',
  ordersNone: 'None. At a question, “Always …” gives an answer in advance.',
  ordersText: 'You give these answers in advance. Only you see them.',
  orderOf: (name: string) => `Standing orders of ${name}`,
  orderDrop: 'Drop this order',
  stopped: 'always stop',
  everything: 'Ask me everything',
  everythingDetail:
    'Even what goes without saying: a find one can carry, a roll that a new one cannot improve.',
  everythingEnd: 'Ask me everything no longer',
  everythingEndDetail: 'What goes without saying is done without a question again.',
  nothingChosen: 'none of them',
} satisfies ClockTexts;
