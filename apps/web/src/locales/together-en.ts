import type { TogetherTexts } from './together-de.ts';

export const togetherEn: TogetherTexts = {
  giveUp: 'Give up …',
  giveUpOf: (name) => `${name} gives up …`,
  giveUpTitle: 'Really give up?',
  giveUpEnds: 'The match is over then. Whoever has not given up has won.',
  giveUpTogether: 'The match is over then, and lost for everybody.',
  giveUpBot:
    'The others play on: a bot takes your seat to the end, and you cannot come back to it. If you only need a break, let a bot stand in instead.',
  giveUpYes: 'Yes, give up',
  end: 'End the match …',
  endTitle: 'End the match together?',
  endAlone: 'The match is over then, and nobody has won. You can still watch its replay.',
  endAsk: (wait) =>
    `The others are asked, and play goes on meanwhile. If all say yes, the match is over and nobody has won. Who says nothing for ${wait} is taken to agree.`,
  endYes: 'End it',
  endYesAsk: 'Ask the others',
  keep: 'Play on',
  proposesEnd: (name) => `${name} would like to end the match. Nobody would have won.`,
  proposesEndOwn: 'You would like to end the match. The others are asked, and play goes on meanwhile.',
  proposesGoOn: (name, without, free) =>
    free
      ? `${name} would like to go on without ${without} and free the seat for somebody else.`
      : `${name} would like to go on without ${without}: a bot stands in until ${without} is back.`,
  proposesGoOnOwn: (without) => `You would like to go on without ${without}. The others are asked.`,
  youAreAway: (name) =>
    `${name} would like to go on without you, because the table has waited for you for long. Answer the question, or say no.`,
  iAmHere: 'No, I am here',
  silence: (wait) => `Who says nothing for ${wait} is taken to agree.`,
  silenceOver: 'The time to object is over.',
  doIt: 'Do it now',
  withdraw: 'Withdraw the proposal',
  overdue: (name, wait) => `The table has waited for ${name} for at least ${wait}.`,
  goOnBot: 'Let a bot stand in',
  goOnBotDetail: 'until they are back',
  goOnFree: 'Free the seat for somebody else',
  patience: 'If somebody stays away',
  patienceHint: (wait) =>
    `Once the table has waited for somebody for ${wait}, the others may agree to go on without them.`,
  patienceLabel: 'How long the table waits',
  patienceOf: (wait) => `If somebody stays away for ${wait}, the others may go on without them.`,
  spans: (seconds) => {
    const units = [
      [86_400, 'day', 'days'],
      [3600, 'hour', 'hours'],
      [60, 'minute', 'minutes'],
    ] as const;
    const [size, one, many] = units.find(([unit]) => seconds >= unit) ?? units[2];
    const count = Math.round(seconds / size);
    return `${count} ${count === 1 ? one : many}`;
  },
  endedBy: (names) => `${names} gives up. The match is over.`,
  endedTogether: 'The match was ended by agreement.',
  gaveUp: 'gave up, bot',
  turnStart: 'Turn start',
  turnStartAsk: 'Before the whole turn',
  answerAsk: 'Before the last answer',
  nextTable: 'Next table',
  nextTables: (n) => (n === 1 ? 'Another table waits for you' : `${n} other tables wait for you`),
  yourTurn: 'Your turn',
};
