import { type Answer, type Match, type Seat, type Shape, trialOf, wireQuestion } from '@tafelrunde/engine';
import type { Court } from './law.ts';
import { wholeBytes } from './twinLaws.ts';

const bytes = (value: unknown): string => JSON.stringify(value);

/**
 * Two laws of stepping back, tried on the answer just given if it may be taken back: undo and redo change nothing; and in
 * a world where everything the seat cannot know is different, the same answer shows it the same.
 */
export function checkBack<G extends Shape>(
  court: Court<G>,
  match: Match<G>,
  seat: Seat,
  answer: Answer,
  before: string,
  seed: string,
): void {
  if (match.undoable(seat) === 0) return;
  const after = wholeBytes(match);
  const shown = bytes([match.view(seat), match.wire(seat)]);
  court.hold('undo', match.undo(seat).ok && wholeBytes(match) === before, () => 'undo does not lead back');
  const trial = trialOf(match, seat, seed);
  const taken = trial.answer(seat, answer);
  const question = trial.question(seat);
  const there = bytes([trial.view(seat), question === null ? null : wireQuestion(question, trial.game)]);
  court.hold('undoTeaches', taken && there === shown, () => `seat ${seat} has learned from ${bytes(answer)}`);
  match.answer(seat, answer);
  court.hold('undo', wholeBytes(match) === after, () => 'the same answer given again leads elsewhere');
}

/** A bot's copy: it shows its viewer what the match shows, it can be played on, and the match does not notice. */
export function checkCopy<G extends Shape>(
  court: Court<G>,
  match: Match<G>,
  seat: Seat,
  seed: string,
  random: () => number,
  playOut: (random: () => number) => Parameters<ReturnType<typeof trialOf>['playOut']>[0],
  limit: number,
): void {
  const before = wholeBytes(match);
  const shown = bytes([match.view(seat), match.wire(seat)]);
  let fault: string | null = null;
  try {
    const trial = trialOf(match, seat, seed);
    const question = trial.question(seat);
    const there = bytes([trial.view(seat), question === null ? null : wireQuestion(question, trial.game)]);
    if (there !== shown) fault = `the copy shows seat ${seat} something else`;
    else if (trial.playOut(playOut(random), limit) === null) fault = 'the copy does not end';
  } catch (thrown) {
    fault = `the copy breaks: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  }
  court.hold('copies', fault === null, () => fault!);
  court.hold('copies', wholeBytes(match) === before, () => 'the copy has changed the match');
}
