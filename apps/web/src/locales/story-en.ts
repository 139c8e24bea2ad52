import type { StoryTexts } from './story-de.ts';

/** How the table tells what happens. */
export const storyEn: StoryTexts = {
  stage: 'What happens',
  next: 'Next',
  nextLast: 'back to the table',
  nextMore: (left: number) => (left === 1 ? 'one more step' : `${left} more steps`),
  space: 'Space',
  skip: 'Skip',
  skipTo: 'until you are asked again',
  pace: { off: 'Pace: at once', brisk: 'Pace: brisk', calm: 'Pace: calm' },
  bySelf: (milliseconds: number) => `by itself after ${seconds(milliseconds)} seconds`,
  waits: 'waits for you',
  left: (left: number) => `${left} to go`,
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  yourRoll: 'Your roll',
  die: (value: number) => `Die: ${value}`,
  results: (from: number, to: number) =>
    from === to ? `${from}` : to === from + 1 ? `${from} or ${to}` : `${from} to ${to}`,
  lost: (count: number, name: string) => `${count} ${name} lost`,
  gained: (count: number, name: string) => `${count} ${name} gained`,
  fromTo: (from: number, to: number) => `from ${from} to ${to}`,
  ofSeat: (name: string, what: string) => `${name}: ${what}`,
  oneMore: 'One more card',
  more: (count: number) => `${count} more cards`,
  since: 'Since your last turn',
  sinceShort: 'Since your turn:',
  nothingToYou: 'nothing to you',
  closesItself: 'Closes with your answer.',
  closeRecap: 'Close',
  relive: 'Relive',
  quietTurn: 'A quiet turn.',
  change: ({ by, name, one = name }) => `${by < 0 ? `−${-by}` : `+${by}`} ${Math.abs(by) === 1 ? one : name}`,
};

const seconds = (milliseconds: number) =>
  (milliseconds / 1000).toLocaleString('en', { maximumFractionDigits: 1 });
