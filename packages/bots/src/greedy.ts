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
}

/** A bot that tries every answer it can think of in the same few imagined worlds and takes the one that looks best. */
export const greedyBot = (id: string, settings: GreedySettings): Bot => ({
  id,
  answer: (sitting) => bestAnswer(sitting, settings),
});

export const greedy: Bot = greedyBot('greedy', { candidates: 40, deals: 4, playOuts: 16, patience: 2_000 });

/** Answers of others that are awaited before a position is judged: a sealed bid shows nothing until all are in. */
const AWAITED = 12;

function bestAnswer(sitting: Sitting, settings: GreedySettings): Answer {
  const { seat, view } = sitting;
  const candidates = enumerateAnswers(sitting.question, settings.candidates, () => sitting.random());
  if (candidates.length < 2) return candidates[0] ?? sampleAnswer(sitting.question, () => sitting.random());
  const worths = candidates.map(() => 0);
  let deals = settings.deals;
  for (let deal = 0; deal < deals; deal++) {
    // What the others do is drawn from the same numbers for every candidate: they compare fairly.
    const luck = String(sitting.random());
    for (let i = 0; i < candidates.length; i++) {
      const trial = sitting.copy(deal);
      const { game } = trial;
      if (game.judge === undefined) deals = settings.playOuts;
      if (!trial.answer(seat, candidates[i])) worths[i] = Number.NEGATIVE_INFINITY;
      else if (game.judge === undefined)
        worths[i] += outcome(trial, seat, settings.patience, randomSource(luck));
      else {
        awaitOthers(trial, seat, view.step, luck);
        worths[i] += trial.worth(seat)!;
      }
    }
  }
  const most = Math.max(...worths);
  const best = candidates.filter((_, i) => worths[i] === most);
  return best[Math.floor(sitting.random() * best.length)];
}

/** Let the others answer at random until the step is over or it is this seat's turn to decide again. */
function awaitOthers(trial: Trial, seat: Seat, step: number, luck: string): void {
  let random: (() => number) | null = null;
  for (let awaited = 0; awaited < AWAITED; awaited++) {
    const { waiting } = trial;
    if (waiting.length === 0 || waiting.includes(seat) || trial.view(seat).step !== step) return;
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
