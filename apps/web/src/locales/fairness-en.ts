import { counter } from './counter.ts';
import type { FairnessTexts } from './fairness-de.ts';

const { count, plural } = counter('en-GB');

export const fairnessEn = {
  title: 'Was chance fair?',
  holds: 'The secret fits the seal.',
  false: 'The secret does not fit the seal!',
  later: 'The secret is shown after the match.',
  text: 'Before the first die the server sealed its secret. Now it shows it. From the secret, the contributions and the answers follows every die and every shuffle, and that can be checked.',
  guided:
    'This game was an introduction: its guide laid out the first cards and dice, the same for everybody. Everything after that came from the seal.',
  unproved:
    'The result this record claims is not proved: under the rules of today its answers do not lead there.',
  seal: 'Seal',
  secret: 'Secret',
  nonces: 'Contributions of the seats',
  noNonces: 'none',
  check: 'Check it here',
  checkDetail: 'plays the whole match again in this browser',
  again: 'Check it again',
  checking: (done: number, of: number) =>
    of === 0 ? 'Fetching the record …' : `${count(done)} of ${count(of)} answers played again`,
  proved: 'Proved: everything follows from the seal.',
  provedText: (dice: number, shuffles: number, picks: number, answers: number) =>
    `${plural(dice, { one: 'die', other: 'dice' })}, ${plural(shuffles, { one: 'shuffle', other: 'shuffles' })} and ${plural(picks, { one: 'random choice', other: 'random choices' })} in ${plural(answers, { one: 'answer', other: 'answers' })}, each exactly as the seal had it.`,
  wentBack: (n: number) =>
    n === 1
      ? 'Once the table went back together, with fresh chance.'
      : `${count(n)} times the table went back together, each time with fresh chance.`,
  each: 'Every die and every shuffle',
  at: (at: number) => (at === 0 ? 'Setup' : `Answer ${count(at)}`),
  die: (sides: number, value: number) =>
    sides === 6 ? `Die: ${value}` : `Die with ${sides} sides: ${value}`,
  shuffle: (pile: string, cards: number) =>
    `Shuffled: ${pile}, ${plural(cards, { one: 'card', other: 'cards' })}`,
  pick: (among: number) => `Chosen at random: one of ${count(among)}`,
  more: (n: number) => `and ${count(n)} more`,
  broken: 'Not proved: this record is wrong.',
  noRecord: 'The record could not be fetched.',
  command: 'In a terminal the same is checked by:',
  copy: 'Copy command',
  copied: 'Command copied',
} satisfies FairnessTexts;
