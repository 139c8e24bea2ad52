import {
  type Answer,
  type AnswerEntry,
  type Checkpoint,
  isAnswer,
  Match,
  type Question,
  type Seat,
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
/** This many standard errors a difference must be away from none: to be looked at again, and in both series together. */
const LIKELY = 1.2;
const SURE = 2;

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
    const before = copyOf(there);
    const done = estimator.playOuts(there, seat, settings.closely, `answer ${at}`, answer);
    const better = this.better(question, entry, done);
    if (better !== null) this.found.push({ ...point, by: 'decision', concerns: seat, ...better, before });
    there.replayEntry(entry, 'trust');
    const luck = this.luck(before, entry, done);
    if (luck !== null) this.found.push({ ...point, by: 'luck', ...luck, before });
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
    if (first.mean < LIKELY * first.error) return null;
    // A search among many answers finds some that only seem better: the second series was not chosen by anybody.
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

/** The mean of two series that measured the same difference; null unless the second confirms the first and both together are sure. */
function together(first: Difference, second: Difference): number | null {
  const mean = (first.mean + second.mean) / 2;
  const error = Math.hypot(first.error, second.error) / 2;
  return second.mean > SMALLEST && mean > SURE * error ? mean : null;
}
