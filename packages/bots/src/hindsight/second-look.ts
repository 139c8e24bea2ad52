import { type Answer, fairnessFromSeed, Match, type Seat } from '@tafelrunde/engine';
import type { Bot } from '../bot.ts';
import { searchBot } from '../search.ts';
import { sit } from '../sitting.ts';
import { type Estimator, shares } from './chances.ts';
import { averageOf, type Difference } from './difference.ts';

export interface SecondLookSettings {
  /** Play-outs the hard bot has for each of its answers on the way. */
  readonly thinking: number;
  /** Both answers are played on in pairs of worlds: first only a few answers far, which sorts out most, then to the end. */
  readonly glance: Depth;
  readonly whole: Depth;
}

/** In how many worlds both answers are played on, and how far. */
export interface Depth {
  readonly pairs: number;
  /** How many answers the hard bot gives at most. If the match is not over by then, `playOuts` play-outs by advice judge it. */
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
/** A decision must matter this much. */
const MATTERS = 0.1;
/** So many standard errors must it be away from mattering nothing, as seen by the glance; played to the end, one match tells too little. */
const SURE = 2;

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
  { thinking, glance, whole }: SecondLookSettings,
): Generator<void, Difference | null, void> {
  const bot = hardBot(thinking);
  const first = yield* compared(doubt, bot, estimator, glance, 'glance');
  if (first === null || first.mean <= SURE * first.error) return null;
  return yield* compared(doubt, bot, estimator, whole, 'whole');
}

/** By how much its own answer is better, played on this far; null as soon as it does not seem to matter. */
function* compared(
  doubt: Doubt,
  bot: Bot,
  estimator: Estimator,
  depth: Depth,
  name: string,
): Generator<void, Difference | null, void> {
  const each: number[] = [];
  while (each.length < depth.pairs) {
    const luck = `second look ${doubt.before.entries.length} ${name} ${each.length}`;
    const own = playedOn(doubt, doubt.own, luck, bot, estimator, depth);
    const given = playedOn(doubt, doubt.given, luck, bot, estimator, depth);
    if (own === null || given === null) return null;
    each.push(own - given);
    yield;
    if (each.length % LOOK !== 0) continue;
    const { mean, error } = averageOf(each);
    if (mean + error / 2 < MATTERS) return null;
  }
  const seen = averageOf(each);
  return seen.mean < MATTERS ? null : seen;
}

/** What the seat's chance is after this answer if the hard bot plays on; null where that cannot be said. */
function playedOn(
  { before, seat }: Doubt,
  answer: Answer,
  luck: string,
  bot: Bot,
  estimator: Estimator,
  { answers, playOuts }: Depth,
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
