import { type Answer, randomSource, sampleAnswer, type Seat, type Trial } from '@tafelrunde/engine';
import type { Sitting } from './bot.ts';
import { enumerateAnswers } from './enumerate.ts';

/** Answers of others that are awaited before a position is judged: a sealed bid shows nothing until all are in. */
const AWAITED = 12;
/** The most follow-up answers that are tried to complete what an answer has announced. */
const COMPLETED = 60;
/** How many questions that follow from an answer are thought through with it, and in how many trials altogether. */
const FOLLOWED = 2;
const TRIALS = 144;
/** From this many sampled worlds on, answers that were worse than the best one in all of them are dropped. */
const LOOK = 2;
/** An answer that leads back to where it was given must make the position look better by more than this. */
const PROGRESS = 1e-6;

/** How many pairs of answer and sampled world are tried where there are few answers to choose from. */
const TRIED = 24;

/** In how many sampled worlds each answer is tried: at least `deals`, and more where there are few answers. */
export const dealsFor = (answers: number, deals: number, most: number): number =>
  Math.max(deals, Math.min(most, Math.floor(TRIED / answers)));

/**
 * What each answer is worth by the game's own judgement. An answer often only opens the next question: which card, which
 * hero. Such questions are answered as well as possible before the position is judged.
 */
export class Foresight {
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

  /** `untouched`: the copy of the first world, if one was made already and nothing was tried in it. */
  worths(candidates: readonly Answer[], untouched: Trial | null = null): number[] {
    let first = untouched;
    const { sitting, deals } = this;
    const worths = candidates.map(() => 0);
    const returns = candidates.map(() => false);
    const breadth = Math.ceil(TRIALS / (candidates.length * deals));
    const inWorlds = candidates.map((): number[] => []);
    let contenders: readonly number[] = candidates.map((_, i) => i);
    let worlds = 0;
    while (worlds < deals && contenders.length > 1) {
      const deal = worlds++;
      const luck = String(sitting.random());
      for (const i of contenders) {
        const seen = this.tried(first ?? sitting.copy(deal), deal, luck, [candidates[i]], breadth);
        first = null;
        worths[i] += seen.worth;
        inWorlds[i].push(seen.worth);
        if (seen.returns) returns[i] = true;
      }
      if (worlds >= LOOK) contenders = stillIn(contenders, worths, inWorlds, returns);
    }
    // What was dropped counts by its mean, but never as much as what was not.
    const best = Math.max(...contenders.map((i) => worths[i]));
    candidates.forEach((_, i) => {
      const tried = inWorlds[i].length;
      if (!contenders.includes(i)) worths[i] = Math.min((worths[i] / tried) * worlds, best - 1);
    });
    if (returns.every(Boolean) || !returns.some(Boolean)) return worths;
    // Whatever leads back to the same question without making anything better could go on for ever.
    let now = 0;
    for (let deal = 0; deal < worlds; deal++) now += sitting.copy(deal).worth(sitting.seat)!;
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
    if (trial.game.advice?.announces !== undefined || answers.length > FOLLOWED || breadth < 2)
      return { worth: trial.worth(seat)!, returns: false };
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
    if (trial.game.advice?.announces === undefined) awaitOthers(trial, seat, this.step, luck);
    else carryOut(trial, this.step, luck);
    return true;
  }
}

/** Drop the answers that were worse than the leading one in every world so far: they are not tried in further ones. */
function stillIn(
  contenders: readonly number[],
  worths: readonly number[],
  inWorlds: readonly (readonly number[])[],
  returns: readonly boolean[],
): readonly number[] {
  // What leads back to the same question may turn out to be no answer at all: it drops no other.
  const [leader] = contenders.filter((i) => !returns[i]).toSorted((a, b) => worths[b] - worths[a]);
  if (leader === undefined) return contenders;
  return contenders.filter((i) => inWorlds[i].some((worth, world) => worth >= inWorlds[leader][world]));
}

/** What was announced is completed as advised, whoever is asked, until there is something new to decide or the step is over. */
function carryOut(trial: Trial, step: number, luck: string): void {
  let random: (() => number) | null = null;
  for (let answered = 0; answered < COMPLETED; answered++) {
    const { waiting } = trial;
    if (waiting.length === 0 || trial.step !== step) return;
    const question = trial.question(waiting[0])!;
    if (trial.game.advice?.announces?.(question) !== true) return;
    const answer = trial.advice(question) ?? sampleAnswer(question, (random ??= randomSource(luck)));
    if (!trial.answer(waiting[0], answer)) return;
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
