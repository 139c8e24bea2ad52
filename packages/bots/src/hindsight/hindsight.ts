import {
  type Answer,
  type AnswerEntry,
  type Checkpoint,
  type Game,
  isAnswer,
  Match,
  type MatchRecord,
  type Question,
  replay,
  type Seat,
} from '@tafelrunde/engine';
import { spelled } from '../enumerate.ts';
import { searchBot } from '../search.ts';
import { sit } from '../sitting.ts';
import { type Chances, Estimator, shares } from './chances.ts';

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
  readonly playOuts: number;
}

export interface HindsightSettings {
  /** Moments of the curve at most. */
  readonly stations: number;
  /** Play-outs for each of them, and for each answer that is looked at closely. */
  readonly playOuts: number;
  readonly closely: number;
  /** Play-outs the hard bot has to find what it would have answered. */
  readonly thinking: number;
  /** Between which neighbouring moments answers are looked at: this many of the largest jumps. */
  readonly jumps: number;
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
  thinking: 160,
  jumps: 8,
};

const MOST_POINTS = 3;
/** Turning points are at least this many steps apart. */
const APART = 5;
/** Answers between two moments that are looked at at most: beyond that the first ones stand for all. */
const MOST_ANSWERS = 24;
/** Smaller changes are not worth telling. */
const SMALLEST = 0.04;
/** This many standard errors a difference must be away from none: to be looked at again, and in both series together. */
const LIKELY = 1.2;
const SURE = 2;

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
  const course = yield* lived(game, record, settings.stations);
  const { match } = course;
  const pace = new Pace(settings.within, estimator);
  const stations: Station[] = [];
  for (const [i, point] of course.points.entries()) {
    yield { done: (0.5 * i) / course.points.length, stations: null };
    const playOuts = pace.most(settings.playOuts, (0.5 * (i + 1)) / course.points.length);
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
  const found: TurningPoint[] = [];
  const jumps = largestJumps(stations, settings.jumps);
  for (const [i, from] of jumps.entries()) {
    if (pace.isOver) break;
    const between = new Between(match, course.points[from], stations[from + 1].at, estimator, settings);
    for (const _ of between.looking()) {
      yield { done: 0.5 + (0.5 * i) / jumps.length, stations };
      if (pace.isOver) break;
    }
    found.push(...between.found);
  }
  return { stations, turningPoints: chosen(found), playOuts: estimator.count };
}

/** Fewer play-outs than this tell nothing. */
const FEWEST = 12;

/** Keeps to the time there is. */
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

  get isOver(): boolean {
    return this.spent > (this.within?.milliseconds ?? Number.POSITIVE_INFINITY);
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

/** Live the match again and keep where its steps began, thinned out evenly. */
function* lived(
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

/** The weightiest, not too close together, in the order in which they happened. */
function chosen(found: readonly TurningPoint[]): TurningPoint[] {
  const best: TurningPoint[] = [];
  for (const point of found.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (best.length === MOST_POINTS) break;
    if (best.every(({ step }) => Math.abs(step - point.step) >= APART)) best.push(point);
  }
  return best.toSorted((a, b) => a.at - b.at);
}

/** The answers between two moments, each looked at closely: was it what was done, or what chance made of it? */
class Between {
  readonly found: TurningPoint[] = [];
  private readonly there: Match;
  private readonly match: Match;
  private readonly to: number;
  private readonly estimator: Estimator;
  private readonly settings: HindsightSettings;

  constructor(match: Match, from: Checkpoint, to: number, estimator: Estimator, settings: HindsightSettings) {
    this.match = match;
    this.there = Match.at(match.game, { ...match.setup, events: false }, from, match.entries);
    this.to = Math.min(to, from.entries + MOST_ANSWERS);
    this.estimator = estimator;
    this.settings = settings;
  }

  *looking(): Generator<void, void, void> {
    const { there, match } = this;
    while (there.entries.length < this.to) {
      const entry = match.entries[there.entries.length];
      if (isAnswer(entry) && there.waiting.includes(entry.seat)) {
        this.look(entry);
        yield;
      } else there.replayEntry(entry, 'trust');
    }
  }

  private look(entry: AnswerEntry): void {
    const { there, estimator, settings } = this;
    const at = there.entries.length;
    const { step } = there.table.whole;
    const { seat, answer } = entry;
    const question = there.question(seat)!;
    const point = { at, step, seat, prompt: question.ask.prompt, given: answer };
    const before = Match.at(there.game, there.setup, there.checkpoints.at(-1)!, there.entries);
    for (const one of there.entries.slice(before.entries.length)) before.replayEntry(one, 'trust');
    const done = estimator.playOuts(there, seat, settings.closely, `answer ${at}`, answer);
    const better = this.better(question, entry, done);
    if (better !== null) this.found.push({ ...point, by: 'decision', concerns: seat, ...better });
    there.replayEntry(entry, 'trust');
    const luck = this.luck(before, entry, done);
    if (luck !== null) this.found.push({ ...point, by: 'luck', ...luck });
  }

  /** What chance made of an answer, compared with what it makes of it on average; null where that may be no change at all. */
  private luck(
    before: Match,
    { seat, answer }: AnswerEntry,
    done: readonly Chances[],
  ): { readonly concerns: Seat; readonly change: number } | null {
    const { estimator, settings } = this;
    const at = before.entries.length;
    const first = largestChange(done, this.become(`after ${at}`));
    if (first.mean < LIKELY * first.error) return null;
    const again = `again after ${at}`;
    const second = changeOf(
      estimator.playOuts(before, seat, settings.closely, again, answer),
      this.become(again),
      first.concerns,
    );
    const sign = Math.sign(first.change);
    const both = together(first, { ...second, mean: sign * second.mean });
    return both === null ? null : { concerns: first.concerns, change: sign * both };
  }

  private become(seed: string): readonly Chances[] {
    const { there, estimator, settings } = this;
    const [next] = there.waiting;
    return there.result === null && next !== undefined
      ? estimator.playOuts(there, next, settings.closely, seed)
      : [shares(there.result!, there)];
  }

  /** What the hard bot would have answered, if that is clearly better: seen in one series of worlds and again in others. */
  private better(
    question: Question,
    { seat, answer }: AnswerEntry,
    done: readonly Chances[],
  ): { readonly better: Answer; readonly change: number } | null {
    if (question.kind === 'one' && question.from.filter(({ no }) => no === undefined).length < 2) return null;
    const { there, estimator, settings } = this;
    const at = there.entries.length;
    const thinker = searchBot('hindsight', {
      budget: { playOuts: settings.thinking },
      deals: 32,
      steps: 1,
      patience: 2_000,
    });
    const own = thinker.answer(sit(there, seat, `hindsight ${at}`));
    if (spelled(question, own) === spelled(question, answer)) return null;
    const first = difference(
      estimator.playOuts(there, seat, settings.closely, `answer ${at}`, own),
      done,
      seat,
    );
    if (first.mean < LIKELY * first.error) return null;
    // Whoever looks at many answers finds some that only seem better: the second series was not chosen by anybody.
    const again = `again ${at}`;
    const second = difference(
      estimator.playOuts(there, seat, settings.closely, again, own),
      estimator.playOuts(there, seat, settings.closely, again, answer),
      seat,
    );
    const both = together(first, second);
    return both === null ? null : { better: own, change: -both };
  }
}

interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** What two series say of the same difference, if the second bears the first out and both together are sure. */
function together(first: Difference, second: Difference): number | null {
  const mean = (first.mean + second.mean) / 2;
  const error = Math.hypot(first.error, second.error) / 2;
  return second.mean > SMALLEST && mean > SURE * error ? mean : null;
}

/** By how much a seat does better in one series than in another of the same worlds, and how far off that may be. */
function difference(one: readonly Chances[], other: readonly Chances[], seat: Seat): Difference {
  const each = one.map((chances, i) => chances[seat] - other[i][seat]);
  const mean = each.reduce((a, b) => a + b, 0) / each.length;
  const variance = each.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, each.length - 1);
  return { mean, error: Math.sqrt(variance / each.length) };
}

/** How a seat's chance differs between two series of different worlds. */
function changeOf(before: readonly Chances[], after: readonly Chances[], seat: Seat): Difference {
  const [one, other] = [before, after].map((series) => {
    const mean = series.reduce((sum, chances) => sum + chances[seat], 0) / series.length;
    const variance =
      series.reduce((sum, chances) => sum + (chances[seat] - mean) ** 2, 0) / Math.max(1, series.length - 1);
    return { mean, squared: variance / series.length };
  });
  return { mean: other.mean - one.mean, error: Math.sqrt(one.squared + other.squared) };
}

/** Whose chance changed most. */
function largestChange(
  before: readonly Chances[],
  after: readonly Chances[],
): Difference & { readonly concerns: Seat; readonly change: number } {
  const changes = before[0].map((_, seat) => changeOf(before, after, seat));
  let concerns = 0;
  for (const [seat, { mean }] of changes.entries())
    if (Math.abs(mean) > Math.abs(changes[concerns].mean)) concerns = seat;
  const { mean, error } = changes[concerns];
  return { concerns, change: mean, mean: Math.abs(mean), error };
}
