import { Chance, keyFromSeed, randomSource } from './chance.ts';
import type { Game, Shape } from './game.ts';
import { Match } from './match.ts';
import type { Policy } from './policy.ts';
import type { Answer, Question } from './question.ts';
import { redeal } from './redeal.ts';
import type { View } from './view.ts';
import type { Result, Seat, Viewer } from './words.ts';

/**
 * A copy of a match to try answers on. Everything its viewer cannot know has been dealt anew and its dice are others, so
 * nothing can be foreseen from it; the match it came from never notices.
 */
export class Trial<G extends Shape = Shape> {
  private readonly match: Match<G>;

  constructor(match: Match<G>) {
    this.match = match;
  }

  get game(): Game<G> {
    return this.match.game;
  }
  get result(): Result | null {
    return this.match.result;
  }
  get waiting(): readonly Seat[] {
    return this.match.waiting;
  }
  question(seat: Seat): Question | null {
    return this.match.question(seat);
  }
  view(seat: Viewer): View<G> {
    return this.match.view(seat);
  }
  /** Try an answer; false when it is not one. */
  answer(seat: Seat, answer: Answer): boolean {
    return this.match.answer(seat, answer).ok;
  }
  /** Play on to the end in the fast gear. */
  playOut(policy: Policy, limit = 100_000): Result | null {
    this.match.playOut(policy, limit);
    return this.match.result;
  }
}

/** Copy a match as one viewer could imagine it. The seed decides how; equal seeds give equal copies. */
export function trialOf<G extends Shape>(match: Match<G>, viewer: Viewer, seed: string): Trial<G> {
  const from = match.checkpoints.at(-1)!;
  const { onTable: _ears, ...setup } = match.setup;
  const copy = Match.at(match.game, { ...setup, events: false }, from, match.entries);
  for (const entry of match.entries.slice(from.entries)) copy.replayEntry(entry, 'trust');
  const { table, pending } = copy;
  table.chance = new Chance(keyFromSeed(seed), table.whole.chance);
  redeal(table, viewer, randomSource(`deal ${seed}`));
  if (pending !== null) {
    pending.putAnew();
    // What others have answered to an open question is theirs alone.
    for (const seat of pending.request.seats) if (seat !== viewer) pending.takeBack(seat);
  }
  return new Trial(copy);
}
