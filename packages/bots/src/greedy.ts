import {
  type Answer,
  Fault,
  randomPolicy,
  randomSource,
  type Result,
  sampleAnswer,
  type Seat,
  type Trial,
} from '@tafelrunde/engine';
import type { Bot, Sitting } from './bot.ts';
import { enumerateAnswers } from './enumerate.ts';

export interface GreedySettings {
  /** How many answers are tried at the most. */
  readonly candidates: number;
  /** In how many imagined worlds each of them is tried at least, where the game can judge a position. */
  readonly deals: number;
  /** With few answers to choose from, each of them is tried in more worlds, up to so many. */
  readonly mostDeals?: number;
  /** The same where it cannot, and a random play-out has to tell. */
  readonly playOuts: number;
  /** How many decisions a play-out may take before it counts as undecided. */
  readonly patience: number;
  /** How likely an answer does not come to its mind at all, 0 to 1. */
  readonly overlooks?: number;
}

/** A bot that tries every answer it can think of in the same few imagined worlds and takes the one that looks best. */
export const greedyBot = (id: string, settings: GreedySettings): Bot => ({
  id,
  answer: (sitting) => bestAnswer(sitting, settings),
});

export const greedy: Bot = greedyBot('greedy', {
  candidates: 40,
  deals: 4,
  mostDeals: 6,
  playOuts: 16,
  patience: 2_000,
});

/** Somebody who plays for fun: takes what looks good at first sight, and often misses what would be better. */
export const casual: Bot = greedyBot('casual', {
  candidates: 16,
  deals: 1,
  playOuts: 4,
  patience: 1_000,
  overlooks: 0.3,
});

/** Answers of others that are awaited before a position is judged: a sealed bid shows nothing until all are in. */
const AWAITED = 12;
/** How many questions that follow from an answer are thought through with it, and in how many trials altogether. */
const FOLLOWED = 2;
const TRIALS = 144;
/** So many answers and worlds are tried where there are few answers to choose from. */
const TRIED = 24;
/** An answer that leads back to where it was given must make the position look better by more than this. */
const PROGRESS = 1e-6;

function bestAnswer(sitting: Sitting, settings: GreedySettings): Answer {
  const candidates = noticed(sitting, settings);
  if (candidates.length < 2) return candidates[0] ?? sampleAnswer(sitting.question, () => sitting.random());
  const { game } = sitting.copy(0);
  const worths =
    game.judge === undefined
      ? playedWorths(sitting, settings, candidates)
      : new Foresight(sitting, dealsFor(candidates.length, settings)).worths(candidates);
  const most = Math.max(...worths);
  const best = candidates.filter((_, i) => worths[i] === most);
  return best[Math.floor(sitting.random() * best.length)];
}

/** The answers that come to its mind: all, or by luck fewer, but always one if there is any. */
function noticed(sitting: Sitting, { candidates, overlooks = 0 }: GreedySettings): Answer[] {
  const all = enumerateAnswers(sitting.question, candidates, () => sitting.random());
  if (overlooks === 0) return all;
  const some = all.filter(() => sitting.random() >= overlooks);
  return some.length > 0 ? some : all;
}

const dealsFor = (candidates: number, { deals, mostDeals = deals }: GreedySettings): number =>
  Math.max(deals, Math.min(mostDeals, Math.floor(TRIED / candidates)));

/** What each answer is worth where only random play-outs can tell. */
function playedWorths(sitting: Sitting, settings: GreedySettings, candidates: readonly Answer[]): number[] {
  const worths = candidates.map(() => 0);
  for (let deal = 0; deal < settings.playOuts; deal++) {
    // What the others do is drawn from the same numbers for every candidate: they compare fairly.
    const luck = String(sitting.random());
    candidates.forEach((answer, i) => {
      const trial = sitting.copy(deal);
      worths[i] += trial.answer(sitting.seat, answer)
        ? outcome(trial, sitting.seat, settings.patience, randomSource(luck))
        : Number.NEGATIVE_INFINITY;
    });
  }
  return worths;
}

/**
 * What each answer is worth by the game's own judgement. An answer often only opens the next question: which card, which
 * hero. Such questions are answered as well as possible before the position is judged.
 */
class Foresight {
  private readonly sitting: Sitting;
  private readonly deals: number;
  private readonly step: number;
  private readonly prompt: string;

  constructor(sitting: Sitting, deals: number) {
    this.sitting = sitting;
    this.deals = deals;
    this.step = sitting.view.step;
    this.prompt = sitting.question.ask.prompt;
  }

  worths(candidates: readonly Answer[]): number[] {
    const { sitting, deals } = this;
    const worths = candidates.map(() => 0);
    const returns = candidates.map(() => false);
    const breadth = Math.ceil(TRIALS / (candidates.length * deals));
    for (let deal = 0; deal < deals; deal++) {
      const luck = String(sitting.random());
      candidates.forEach((answer, i) => {
        const seen = this.tried(sitting.copy(deal), deal, luck, [answer], breadth);
        worths[i] += seen.worth;
        if (seen.returns) returns[i] = true;
      });
    }
    if (returns.every(Boolean) || !returns.some(Boolean)) return worths;
    // Whatever leads back to the same question without making anything better could go on for ever.
    let now = 0;
    for (let deal = 0; deal < deals; deal++) now += sitting.copy(deal).worth(sitting.seat)!;
    return worths.map((worth, i) =>
      returns[i] && worth <= now + PROGRESS * Math.abs(now) ? Number.NEGATIVE_INFINITY : worth,
    );
  }

  /** Give the last of these answers in a copy that has seen the others, and go on as long as it opens further questions. */
  private tried(
    trial: Trial,
    deal: number,
    luck: string,
    answers: readonly Answer[],
    breadth: number,
  ): { worth: number; returns: boolean } {
    const { seat } = this.sitting;
    if (!this.given(trial, luck, answers.at(-1)!)) return { worth: Number.NEGATIVE_INFINITY, returns: false };
    const question = trial.waiting.includes(seat) && trial.step === this.step ? trial.question(seat) : null;
    if (question === null) return { worth: trial.worth(seat)!, returns: false };
    // Where dice were rolled in between it is another question, even if it sounds the same.
    if (question.ask.prompt === this.prompt) return { worth: trial.worth(seat)!, returns: !trial.hasRolled };
    if (answers.length > FOLLOWED || breadth < 2) return { worth: trial.worth(seat)!, returns: false };
    const next = enumerateAnswers(question, breadth, randomSource(luck));
    let best = { worth: Number.NEGATIVE_INFINITY, returns: false };
    next.forEach((answer, i) => {
      // The first goes on in this copy, the others need one that has come as far.
      const branch = i === 0 ? trial : this.after(deal, luck, answers);
      const seen = this.tried(branch, deal, luck, [...answers, answer], Math.floor(breadth / next.length));
      if (seen.worth > best.worth) best = seen;
    });
    return best;
  }

  private after(deal: number, luck: string, answers: readonly Answer[]): Trial {
    const trial = this.sitting.copy(deal);
    for (const answer of answers) this.given(trial, luck, answer);
    return trial;
  }

  private given(trial: Trial, luck: string, answer: Answer): boolean {
    const { seat } = this.sitting;
    if (!trial.answer(seat, answer)) return false;
    awaitOthers(trial, seat, this.step, luck);
    return true;
  }
}

/** Let the others answer at random until the step is over or it is this seat's turn to decide again. */
function awaitOthers(trial: Trial, seat: Seat, step: number, luck: string): void {
  let random: (() => number) | null = null;
  for (let awaited = 0; awaited < AWAITED; awaited++) {
    const { waiting } = trial;
    if (waiting.length === 0 || waiting.includes(seat) || trial.step !== step) return;
    random ??= randomSource(luck);
    if (!trial.answer(waiting[0], sampleAnswer(trial.question(waiting[0])!, random))) return;
  }
}

/** Play on at random, not for long: won, lost, or nothing to be said. */
function outcome(trial: Trial, seat: Seat, patience: number, random: () => number): number {
  const result = playedOut(trial, patience, random);
  if (result === null || result.winners.length === 0) return 0;
  return result.winners.includes(seat) ? 1 : -1;
}

function playedOut(trial: Trial, patience: number, random: () => number): Result | null {
  try {
    return trial.playOut(randomPolicy(random), patience);
  } catch (thrown) {
    // The kernel calls a game that outlasts the limit endless; to us it is merely undecided.
    if (thrown instanceof Fault) return null;
    throw thrown;
  }
}
