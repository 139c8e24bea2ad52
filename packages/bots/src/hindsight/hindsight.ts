import {
  type Answer,
  type Checkpoint,
  type Game,
  Match,
  type MatchRecord,
  replay,
  type Seat,
} from '@tafelrunde/engine';
import { Between, type Found } from './between.ts';
import { type Chances, Estimator, shares } from './chances.ts';
import { secondLook, type SecondLookSettings } from './second-look.ts';

/** Everybody's chances when a step began, or at the end. */
export interface Station {
  /** How many entries of the record had been lived. */
  readonly at: number;
  readonly step: number;
  readonly chances: Chances;
}

/** An answer after which the chances were others, and why. */
export type TurningPoint = {
  /** The entry that is the answer. */
  readonly at: number;
  readonly step: number;
  /** Whose answer it was. */
  readonly seat: Seat;
  readonly prompt: string;
  readonly given: Answer;
  /** Whose chance it changed most, and by how much: -1 to 1. */
  readonly concerns: Seat;
  readonly change: number;
} & ({ readonly by: 'luck' } | { readonly by: 'decision'; readonly better: Answer });

export interface Hindsight {
  readonly stations: readonly Station[];
  readonly turningPoints: readonly TurningPoint[];
  /** All that was to be looked at has been: the time there was has sufficed. */
  readonly isWhole: boolean;
  readonly playOuts: number;
}

export interface HindsightSettings {
  /** Moments of the curve at most. */
  readonly stations: number;
  /** Play-outs for each of them, and for each answer that is looked at closely. */
  readonly playOuts: number;
  readonly closely: number;
  /** Play-outs for each of two answers of which one seems to have been a mistake. */
  readonly surely: number;
  /** Play-outs the hard bot has to find what it would have answered. */
  readonly thinking: number;
  /** Between which neighbouring moments answers are looked at: this many of the largest jumps. */
  readonly jumps: number;
  /** How an answer that seems to have been a mistake is looked at once more. */
  readonly secondLook: SecondLookSettings;
  /** Where it has to be ready after some time: fewer play-outs then have to do. Without it the result is always the same. */
  readonly within?: { readonly milliseconds: number; readonly now: () => number };
}

/** How far the work has come, 0 to 1, and the curve as soon as it is there. */
export interface Progress {
  readonly done: number;
  readonly stations: readonly Station[] | null;
}

export const usualHindsight: HindsightSettings = {
  stations: 32,
  playOuts: 40,
  closely: 40,
  surely: 160,
  thinking: 160,
  jumps: 6,
  secondLook: { pairs: 32, thinking: 48, answers: 24, playOuts: 8 },
};

/** Which part of the work the curve is, and the curve and the answers looked at. */
const CURVE = 0.25;
const LOOKED = 0.45;

const MOST_POINTS = 3;
const MOST_DECISIONS = 2;
/** So many answers that seem to have been mistakes are looked at once more: that takes most of the time. */
const MOST_DOUBTS = 4;
/** Turning points are at least this many steps apart. */
const APART = 5;

/**
 * How a finished match came about: everybody's chances step by step, and the answers on which it turned. Goes on one piece of work
 * at a time and says how much of it is done. Throws where the record does not lead to an end: nothing is ever told of a
 * match that is still played.
 */
export function* lookingBack(
  game: Game,
  record: MatchRecord,
  settings: HindsightSettings = usualHindsight,
): Generator<Progress, Hindsight, void> {
  if (record.result === null) throw new RangeError('this match is not over');
  const estimator = new Estimator();
  const course = yield* replayed(game, record, settings.stations);
  const { match } = course;
  const pace = new Pace(settings.within, estimator);
  const stations: Station[] = [];
  for (const [i, point] of course.points.entries()) {
    yield { done: (CURVE * i) / course.points.length, stations: null };
    const playOuts = pace.most(settings.playOuts, (CURVE * (i + 1)) / course.points.length);
    const there = Match.at(match.game, { ...match.setup, events: false }, point, match.entries);
    const [seat] = there.waiting;
    if (seat === undefined) continue;
    const outcomes = estimator.playOuts(there, seat, playOuts, `station ${point.entries}`);
    stations.push({ at: point.entries, step: point.whole.step, chances: estimator.average(outcomes) });
  }
  stations.push({
    at: match.entries.length,
    step: match.table.whole.step,
    chances: shares(match.result!, match),
  });
  const found: Found[] = [];
  let isWhole = true;
  const jumps = largestJumps(stations, settings.jumps);
  for (const [i, from] of jumps.entries()) {
    if (pace.isBeyond(LOOKED)) {
      isWhole = false;
      break;
    }
    const to = stations[from + 1].at;
    const between = new Between(match, course.points[from], to, estimator, settings, (wanted) =>
      pace.most(wanted, LOOKED),
    );
    for (const _ of between.looking()) {
      yield { done: CURVE + ((LOOKED - CURVE) * i) / jumps.length, stations };
      if (!pace.isBeyond(LOOKED)) continue;
      isWhole = false;
      break;
    }
    found.push(...between.found);
  }
  const turningPoints: TurningPoint[] = [];
  const isLate = (): boolean => {
    const late = pace.isBeyond(1);
    if (late) isWhole = false;
    return late;
  };
  for (const point of chosen(found, estimator, settings, isLate))
    if (point === null) yield { done: LOOKED, stations };
    else turningPoints.push(point);
  return {
    stations,
    turningPoints: turningPoints.toSorted((a, b) => a.at - b.at),
    isWhole,
    playOuts: estimator.count,
  };
}

/** Fewer play-outs than this tell nothing. */
const FEWEST = 12;

/** Keeps the work within the time it has. */
class Pace {
  private readonly within: HindsightSettings['within'];
  private readonly estimator: Estimator;
  private readonly begin: number;

  constructor(within: HindsightSettings['within'], estimator: Estimator) {
    this.within = within;
    this.estimator = estimator;
    this.begin = within?.now() ?? 0;
  }

  private get spent(): number {
    return this.within === undefined ? 0 : this.within.now() - this.begin;
  }

  /** Whether this part of the time is over. */
  isBeyond(part: number): boolean {
    return this.within !== undefined && this.spent > part * this.within.milliseconds;
  }

  /** How many play-outs there is time for until this part of all of it is over. */
  most(wanted: number, part: number): number {
    const { within, estimator, spent } = this;
    if (within === undefined) return wanted;
    if (estimator.count === 0) return FEWEST;
    const each = spent / estimator.count;
    return Math.max(FEWEST, Math.min(wanted, Math.floor((part * within.milliseconds - spent) / each)));
  }
}

/** Replay the match and keep where its steps began, thinned out evenly. */
function* replayed(
  game: Game,
  record: MatchRecord,
  most: number,
): Generator<Progress, { readonly match: Match; readonly points: readonly Checkpoint[] }, void> {
  const match = replay(game, record, 0);
  const points: Checkpoint[] = [];
  for (const [i, entry] of record.entries.entries()) {
    const point = match.checkpoints.at(-1)!;
    if (points.at(-1)?.entries !== point.entries) points.push(point);
    match.replayEntry(entry, 'trust');
    if (i % 50 === 0) yield { done: 0, stations: null };
  }
  if (match.result === null) throw new RangeError('this match is not over');
  const apart = Math.max(1, points.length / most);
  const kept = Array.from({ length: Math.min(most, points.length) }, (_, i) => points[Math.floor(i * apart)]);
  return { match, points: kept };
}

/**
 * After which stations the chances changed most, and stayed so: of two stations before and two after it the average counts,
 * because each alone is an estimate.
 */
function largestJumps(stations: readonly Station[], most: number): number[] {
  const around = (i: number, seat: Seat): number =>
    (stations[Math.max(0, i)].chances[seat] + stations[Math.min(i + 1, stations.length - 1)].chances[seat]) /
    2;
  const size = (i: number): number =>
    Math.max(...stations[i].chances.map((_, seat) => Math.abs(around(i + 1, seat) - around(i - 1, seat))));
  return stations
    .slice(1)
    .map((_, i) => i)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, most);
}

/**
 * Decisions first, because they say what could have been done otherwise; then what chance did, the weightiest first, and none too
 * close to another. What seemed to be a decision has to hold up before the hard bot, else it is passed over; null while that takes
 * its time.
 */
function* chosen(
  found: readonly Found[],
  estimator: Estimator,
  settings: HindsightSettings,
  isLate: () => boolean,
): Generator<TurningPoint | null, void, void> {
  const steps: number[] = [];
  const isFree = ({ step }: Found): boolean => steps.every((other) => Math.abs(other - step) >= APART);
  const weightiest = found.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  let doubts = 0;
  for (const one of weightiest) {
    if (one.by === 'luck' || !isFree(one)) continue;
    if (steps.length === MOST_DECISIONS || doubts++ === MOST_DOUBTS) break;
    const { before, seat, given, better: own } = one;
    const look = secondLook({ before, seat, given, own }, estimator, settings.secondLook);
    let next = look.next();
    for (; next.done !== true && !isLate(); next = look.next()) yield null;
    if (next.done !== true) break;
    if (next.value === null) continue;
    steps.push(one.step);
    const { before: _, ...point } = one;
    yield { ...point, change: -next.value.mean };
  }
  for (const one of weightiest) {
    if (steps.length === MOST_POINTS) return;
    if (one.by !== 'luck' || !isFree(one)) continue;
    steps.push(one.step);
    const { before: _, ...point } = one;
    yield point;
  }
}
