import {
  type Answer,
  type AnswerEntry,
  type Checkpoint,
  isAnswer,
  Match,
  type Question,
} from '@tafelrunde/engine';
import { spelled } from '../enumerate.ts';
import { sit } from '../sitting.ts';
import { type Chances, type Estimator, shares } from './chances.ts';
import { changeOf, type Difference, difference, largestChange } from './difference.ts';
import { copyOf, hardBot } from './second-look.ts';
import type { HindsightSettings, TurningPoint } from './hindsight.ts';

/** Answers between two moments that are looked at at most: beyond that the first ones stand for all. */
const MOST_ANSWERS = 24;
/** Smaller changes are not worth telling. */
const SMALLEST = 0.04;
/** What makes less of a difference to players by advice is hardly ever a mistake for the hard bot. */
const MISTAKE = 0.08;
/** This many standard errors a difference must be away from none: to be looked at again, and in both series together. */
const LIKELY = 1.2;
/** The same for an answer that may have been a mistake: many a real one hides in the noise of the first series. */
const PERHAPS = 0.6;
const SURE = 2;

/** An answer that was looked at: the match before it, and the chances after it, whatever comes of it. */
interface Looked {
  readonly point: Omit<TurningPoint, 'by' | 'concerns' | 'change' | 'better'>;
  readonly before: Match;
  readonly done: readonly Chances[];
}

/** What was found, and the match as it waited for that answer. */
export type Found = TurningPoint & { readonly before: Match };

/** The answers between two moments, each looked at closely: was it what was done, or what chance made of it? */
export class Between {
  readonly found: Found[] = [];
  private readonly there: Match;
  private readonly match: Match;
  private readonly to: number;
  private readonly estimator: Estimator;
  private readonly settings: HindsightSettings;
  /** How many of the wanted play-outs there is still time for. */
  private readonly most: (wanted: number) => number;

  constructor(
    match: Match,
    from: Checkpoint,
    to: number,
    estimator: Estimator,
    settings: HindsightSettings,
    most: (wanted: number) => number,
  ) {
    this.match = match;
    this.there = Match.at(match.game, { ...match.setup, events: false }, from, match.entries);
    this.to = Math.min(to, from.entries + MOST_ANSWERS);
    this.estimator = estimator;
    this.settings = settings;
    this.most = most;
  }

  *looking(): Generator<void, void, void> {
    const { there, match } = this;
    let last: Looked | null = null;
    while (there.entries.length < this.to) {
      const entry = match.entries[there.entries.length];
      if (isAnswer(entry) && there.waiting.includes(entry.seat)) {
        last = this.look(entry, last);
        yield;
      }
      there.replayEntry(entry, 'trust');
    }
    if (last !== null) this.luckOf(last, this.become(`after ${last.point.at}`));
  }

  private look(entry: AnswerEntry, last: Looked | null): Looked {
    const { there, estimator, settings } = this;
    const at = there.entries.length;
    const { step } = there.table.whole;
    const { seat, answer } = entry;
    const question = there.question(seat)!;
    const point = { at, step, seat, prompt: question.ask.prompt, given: answer };
    const before = copyOf(there);
    const done = estimator.playOuts(there, seat, settings.closely, `answer ${at}`, answer);
    // What came of the answer before shows in the chances that this one begins with.
    if (last !== null) this.luckOf(last, done);
    const better = this.better(question, entry, done);
    if (better !== null) this.found.push({ ...point, by: 'decision', concerns: seat, ...better, before });
    return { point, before, done };
  }

  /** What chance made of an answer, compared with what it makes of it on average, where that may be a change at all. */
  private luckOf({ point, before, done }: Looked, became: readonly Chances[]): void {
    const { estimator, settings } = this;
    const { at, seat, given } = point;
    const first = largestChange(done, became);
    if (first.mean < LIKELY * first.error) return;
    const again = `again after ${at}`;
    const second = changeOf(
      estimator.playOuts(before, seat, settings.closely, again, given),
      this.become(again),
      first.concerns,
    );
    const sign = Math.sign(first.change);
    const change = together(first, { ...second, mean: sign * second.mean });
    if (change === null) return;
    this.found.push({ ...point, by: 'luck', concerns: first.concerns, change: sign * change, before });
  }

  private become(seed: string): readonly Chances[] {
    const { there, estimator, settings } = this;
    const [next] = there.waiting;
    return there.result === null && next !== undefined
      ? estimator.playOuts(there, next, settings.closely, seed)
      : [shares(there.result!, there)];
  }

  /** What the hard bot would have answered, if that seems better: seen in one series of worlds and again in others. */
  private better(
    question: Question,
    { seat, answer }: AnswerEntry,
    done: readonly Chances[],
  ): { readonly better: Answer; readonly change: number } | null {
    if (question.kind === 'one' && question.from.filter(({ no }) => no === undefined).length < 2) return null;
    const { there, estimator, settings } = this;
    const at = there.entries.length;
    const own = hardBot(settings.thinking).answer(sit(there, seat, `hindsight ${at}`));
    if (spelled(question, own) === spelled(question, answer)) return null;
    const first = difference(
      estimator.playOuts(there, seat, settings.closely, `answer ${at}`, own),
      done,
      seat,
    );
    if (first.mean < PERHAPS * first.error) return null;
    // The best of many tried answers was partly lucky. A second, independent and long series measures it without that bias.
    const again = `again ${at}`;
    const count = this.most(settings.surely);
    const { mean, error } = difference(
      estimator.playOuts(there, seat, count, again, own),
      estimator.playOuts(there, seat, count, again, answer),
      seat,
    );
    return mean < MISTAKE || mean < SURE * error ? null : { better: own, change: -mean };
  }
}

/** The mean of two series that measured the same difference; null unless the second confirms the first and both together are sure. */
function together(first: Difference, second: Difference): number | null {
  const mean = (first.mean + second.mean) / 2;
  const error = Math.hypot(first.error, second.error) / 2;
  return second.mean > SMALLEST && mean > SURE * error ? mean : null;
}
