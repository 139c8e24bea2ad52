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
  /** In how many imagined worlds each of them is tried, where the game can judge a position. */
  readonly deals: number;
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

export const greedy: Bot = greedyBot('greedy', { candidates: 40, deals: 4, playOuts: 16, patience: 2_000 });

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
const TRIALS = 120;
/** An answer that leads back to where it was given must make the position look better by more than this. */
const PROGRESS = 1e-6;

function bestAnswer(sitting: Sitting, settings: GreedySettings): Answer {
  const candidates = noticed(sitting, settings);
  if (candidates.length < 2) return candidates[0] ?? sampleAnswer(sitting.question, () => sitting.random());
  const { game } = sitting.copy(0);
  const worths =
    game.judge === undefined
      ? playedWorths(sitting, settings, candidates)
      : new Foresight(sitting, settings.deals).worths(candidates);
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
    let now = 0;
    for (let deal = 0; deal < deals; deal++) {
      const luck = String(sitting.random());
      now += sitting.copy(deal).worth(sitting.seat)!;
      candidates.forEach((answer, i) => {
        const seen = this.tried(deal, luck, [answer], breadth);
        worths[i] += seen.worth;
        if (seen.returns) returns[i] = true;
      });
    }
    // Whatever leads back to the same question without making anything better could go on for ever.
    if (returns.every(Boolean)) return worths;
    return worths.map((worth, i) =>
      returns[i] && worth <= now + PROGRESS * Math.abs(now) ? Number.NEGATIVE_INFINITY : worth,
    );
  }

  /** Give these answers one after the other, and go on with the best ones as long as they open further questions. */
  private tried(
    deal: number,
    luck: string,
    answers: readonly Answer[],
    breadth: number,
  ): { worth: number; returns: boolean } {
    const { sitting, step } = this;
    const { seat } = sitting;
    const trial = sitting.copy(deal);
    for (const answer of answers) {
      if (!trial.answer(seat, answer)) return { worth: Number.NEGATIVE_INFINITY, returns: false };
      awaitOthers(trial, seat, step, luck);
    }
    const question = trial.waiting.includes(seat) && trial.step === step ? trial.question(seat) : null;
    if (question === null) return { worth: trial.worth(seat)!, returns: false };
    if (question.ask.prompt === this.prompt || answers.length > FOLLOWED || breadth < 2)
      return { worth: trial.worth(seat)!, returns: true };
    const next = enumerateAnswers(question, breadth, randomSource(luck));
    let best = { worth: Number.NEGATIVE_INFINITY, returns: true };
    for (const answer of next) {
      const seen = this.tried(deal, luck, [...answers, answer], Math.floor(breadth / next.length));
      if (seen.worth > best.worth) best = seen;
    }
    return best;
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
