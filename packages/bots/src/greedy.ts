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
import { dealsFor, Foresight } from './foresight.ts';
import { outOfCircles } from './restless.ts';

export interface GreedySettings {
  /** At most this many answers are tried. */
  readonly candidates: number;
  /** In how many imagined worlds each of them is tried at least, where the game can judge a position. */
  readonly deals: number;
  /** With few answers to choose from, each is tried in more sampled worlds, up to this many. */
  readonly mostDeals?: number;
  /** How many worlds are sampled where the game cannot judge a position: there a random play-out judges each answer. */
  readonly playOuts: number;
  /** How many decisions a play-out may take before it counts as undecided. */
  readonly patience: number;
  /** How likely it misses an answer altogether, 0 to 1. */
  readonly overlooks?: number;
}

/** A bot that tries every answer it can think of in the same few imagined worlds and takes the one that looks best. */
export const greedyBot = (id: string, settings: GreedySettings): Bot => ({
  id,
  answer: (sitting) => outOfCircles(sitting) ?? bestAnswer(sitting, settings),
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

function bestAnswer(sitting: Sitting, settings: GreedySettings): Answer {
  // This copy is only read: making one costs as much as trying an answer in it.
  const copy = sitting.copy(0);
  const candidates = noticed(sitting, copy, settings);
  if (candidates.length < 2) return candidates[0] ?? sampleAnswer(sitting.question, () => sitting.random());
  const worths =
    copy.game.judge === undefined
      ? playedWorths(sitting, settings, candidates)
      : new Foresight(
          sitting,
          dealsFor(candidates.length, settings.deals, settings.mostDeals ?? settings.deals),
        ).worths(candidates, copy);
  const most = Math.max(...worths);
  const best = candidates.filter((_, i) => worths[i] === most);
  return best[Math.floor(sitting.random() * best.length)];
}

/** The answers that come to its mind: all, or by luck fewer, but always one if there is any. */
function noticed(sitting: Sitting, copy: Trial, { candidates, overlooks = 0 }: GreedySettings): Answer[] {
  const all =
    copy.candidates(sitting.question)?.slice(0, candidates) ??
    enumerateAnswers(sitting.question, candidates, () => sitting.random());
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
