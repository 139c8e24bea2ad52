import { counter } from './counter.ts';
import type { EndingTexts } from './ending-de.ts';

const { plural } = counter('en-GB');

/** 1st, 2nd, 3rd, 4th. */
const ordinal = (n: number): string =>
  `${n}${['th', 'st', 'nd', 'rd'][n % 100 > 3 && n % 100 < 21 ? 0 : n % 10] ?? 'th'}`;

export const endingEn: EndingTexts = {
  youWin: 'You win!',
  youWinWith: (names) => `You win, together with ${names}!`,
  and: 'and',
  youLose: (place) => `You come ${ordinal(place)}.`,
  wins: (names, many) => (many ? `${names} win` : `${names} wins`),
  wonTogether: 'Won together',
  lostTogether: 'Lost together',
  wonAlone: 'You have done it!',
  lostAlone: 'Not this time.',
  nobody: 'Nobody wins',
  /** Where the people ended the match, not its rules. */
  early: {
    agreed: 'The match was ended by agreement.',
    resigned: 'Whoever did not give up wins.',
  },
  youGaveUp: 'You gave up.',
  ended: 'Match ended',
  to: 'to',
  tie: (names) => `a tie with ${names}`,
  steps: (n) => plural(n, { one: 'turn', other: 'turns' }),
  rematch: 'Rematch',
  rematchDetail: 'same seats, same rules',
  toRematch: 'To the new match',
  another: 'Another match',
  anotherDetail: 'with other cards or seats',
  replay: 'Replay',
  replayDetail: 'turn by turn, from every side',
  home: 'To the first page',
  board: 'See the table',
  result: 'To the result',
  score: 'Score',
  total: 'Total',
  rank: 'Rank',
  who: 'Name',
  decides: 'decides',
  place: (n) => `${n}.`,
  course: 'How it came about',
  courseNote: 'chances to win turn by turn, as the hard bot sees them',
  working: (part) => `The hard bot plays the match again in its head … ${Math.round(part * 100)}\u00a0%`,
  failed: 'How it came about could not be worked out. The match itself is complete.',
  chart: 'Chances to win turn by turn',
  atStep: (n) => `Turn ${n}`,
  chance: (name, part) => `${name}: ${Math.round(part * 100)} %`,
  luck: 'Luck',
  decision: 'Decision',
  percent: (part) => `${part < 0 ? '−' : '+'}${Math.abs(Math.round(part * 100))} %`,
  chose: (name, given) => `${name}: ${given}.`,
  better: (answer) => `The hard bot would have chosen: ${answer}.`,
  look: 'see it',
  noPoints: 'No single turn decided this match.',
  noTimeForPoints: 'There was not enough time on this device to find the turning points.',
  honest: 'Chance was honest.',
  honestText: 'The secret fits the seal from before the first die.',
  dishonest: 'The secret does not fit the seal.',
  record: 'Download the record',
  check: 'Check it yourself',
  rule: (id) => `Rule ${id}`,
};
