import { type Answer, fairnessFromSeed, Match, type Seat } from '@tafelrunde/engine';
import type { Bot } from '../bot.ts';
import { searchBot } from '../search.ts';
import { sit } from '../sitting.ts';
import { type Estimator, shares } from './chances.ts';
import { averageOf, type Difference } from './difference.ts';

export interface SecondLookSettings {
  /** In how many worlds both answers are played on. */
  readonly pairs: number;
  /** Play-outs the hard bot has for each of its answers on the way. */
  readonly thinking: number;
  /** How many answers it gives there at most. If the match is not over by then, `playOuts` play-outs by advice judge it. */
  readonly answers: number;
  readonly playOuts: number;
}

/** A seat, what it answered and what the hard bot would have answered, in a match that waits for just that. */
export interface Doubt {
  readonly before: Match;
  readonly seat: Seat;
  readonly given: Answer;
  readonly own: Answer;
}

/** Every LOOK pairs, stop if the difference can no longer become large enough. */
const LOOK = 4;
/** A decision must matter this much, and be this many standard errors away from mattering nothing; players by advice were sure of it. */
const MATTERS = 0.08;
const SURE = 1.2;

/** The hard bot, with this many play-outs for each answer instead of a time: it answers the same on every machine. */
export const hardBot = (playOuts: number): Bot =>
  searchBot('hindsight', { budget: { playOuts }, deals: 32, steps: 1, patience: 2_000 });

/**
 * Whether the hard bot's own answer holds up: it plays on from both answers, in the same worlds, for all seats. Play-outs by advice
 * alone cannot tell that. What looks like a mistake to them is often none for somebody who plays on well: a match that is won or lost
 * either way, another order, a purchase that can still be made. Null where its own is not clearly better.
 */
export function* secondLook(
  doubt: Doubt,
  estimator: Estimator,
  settings: SecondLookSettings,
): Generator<void, Difference | null, void> {
  const bot = hardBot(settings.thinking);
  const each: number[] = [];
  while (each.length < settings.pairs) {
    const luck = `second look ${doubt.before.entries.length} ${each.length}`;
    const own = playedOn(doubt, doubt.own, luck, bot, estimator, settings);
    const given = playedOn(doubt, doubt.given, luck, bot, estimator, settings);
    if (own === null || given === null) return null;
    each.push(own - given);
    yield;
    if (each.length % LOOK !== 0) continue;
    const { mean, error } = averageOf(each);
    if (mean + error / 2 < MATTERS) return null;
  }
  const seen = averageOf(each);
  return seen.mean >= MATTERS && seen.mean > SURE * seen.error ? seen : null;
}

/** What the seat's chance is after this answer if the hard bot plays on; null where that cannot be said. */
function playedOn(
  { before, seat }: Doubt,
  answer: Answer,
  luck: string,
  bot: Bot,
  estimator: Estimator,
  { answers, playOuts }: SecondLookSettings,
): number | null {
  const match = copyOf(before);
  match.fork(fairnessFromSeed(luck));
  if (!match.answer(seat, answer).ok) return null;
  for (let n = 0; match.result === null && n < answers; n++) {
    const [next] = match.waiting;
    if (next === undefined) return null;
    if (!match.answer(next, bot.answer(sit(match, next, `${luck} ${n}`))).ok) return null;
  }
  if (match.result !== null) return shares(match.result, match)[seat];
  const [next] = match.waiting;
  if (next === undefined) return null;
  return estimator.average(estimator.playOuts(match, next, playOuts, luck))[seat];
}

/** A copy of the match, to be played on independently. */
export function copyOf(match: Match): Match {
  const copy = Match.at(match.game, match.setup, match.checkpoints.at(-1)!, match.entries);
  for (const entry of match.entries.slice(copy.entries.length)) copy.replayEntry(entry, 'trust');
  return copy;
}
