import { onlyAnswer } from './answer.ts';
import { Chance, type Key, randomSource } from './chance.ts';
import { RuleDefect } from './fault.ts';
import type { Game, Shape } from './game.ts';
import { Match } from './match.ts';
import { Pending } from './pending.ts';
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
  /** Really private: it holds the secret of the match. */
  readonly #match: Match<G>;

  constructor(match: Match<G>) {
    this.#match = match;
  }

  get game(): Game<G> {
    return this.#match.game;
  }
  get result(): Result | null {
    return this.#match.result;
  }
  get waiting(): readonly Seat[] {
    return this.#match.waiting;
  }
  question(seat: Seat): Question | null {
    return this.#match.question(seat);
  }
  view(seat: Viewer): View<G> {
    return this.#match.view(seat);
  }
  /** Try an answer; false when it is not one, or when it breaks a rule and with it the copy. */
  answer(seat: Seat, answer: Answer): boolean {
    return this.#match.answer(seat, answer).ok;
  }
  /** Play on to the end in the fast gear; null if that takes more decisions than `limit`. */
  playOut(policy: Policy, limit = 100_000): Result | null {
    const match = this.#match;
    const { table } = match;
    table.policy = policy;
    table.decisionLimit = table.decisions + limit;
    while (match.pending !== null) {
      const { waiting } = match;
      const race = match.pending.request.mode === 'any';
      const seat = (race ? policy.first?.(waiting, table) : undefined) ?? waiting[0];
      if (match.answer(seat, policy.answer(match.question(seat)!, table)).ok) continue;
      if (table.decisions > table.decisionLimit) return null;
      throw new RuleDefect(match.crash?.message ?? 'the policy answered with something not offered');
    }
    return match.result;
  }
}

/**
 * Copy a match as the seat that is asked could imagine it. The seed decides how; equal seeds give equal copies. Others who
 * are asked at the same moment are asked anew in the copy, whoever was really stopped.
 */
export function trialOf<G extends Shape>(match: Match<G>, viewer: Seat, seed: string): Trial<G> {
  if (!match.waiting.includes(viewer))
    throw new RuleDefect(`seat ${viewer} is not asked, so it has nothing to try`);
  const from = match.checkpoints.at(-1)!;
  const { onTable: _ears, ...setup } = match.setup;
  const copy = Match.at(match.game, { ...setup, events: false, copy: true }, from, match.entries);
  for (const entry of match.entries.slice(from.entries)) copy.replayEntry(entry, 'trust');
  const { table } = copy;
  // How much chance was used may follow from hidden cards, and what was laid out is nobody's to foresee.
  Object.assign(table.whole.chance, { drawn: 0, branch: 0, forced: [] });
  table.chance = new Chance(`copy ${seed}` as Key, table.whole.chance);
  redeal(table, viewer, randomSource(`deal ${seed}`));
  const { request } = copy.pending!;
  if (request.mode === 'all') {
    copy.pending = new Pending({ ...request, seats: request.shown, put: (seat) => request.put(seat) });
    for (const seat of request.shown) {
      if (seat === viewer) continue;
      const only = onlyAnswer(copy.pending.question(seat));
      if (only !== undefined) copy.pending.give(seat, only);
    }
  } else copy.pending!.putAnew();
  return new Trial(copy);
}
