import { type Answer, randomSource, sampleAnswer, type Seat, type Trial } from '@tafelrunde/engine';
import type { Sitting } from './bot.ts';
import { enumerateAnswers } from './enumerate.ts';

/** Answers of others that are awaited before a position is judged: a sealed bid shows nothing until all are in. */
const AWAITED = 12;
/** How many questions that follow from an answer are thought through with it, and in how many trials altogether. */
const FOLLOWED = 2;
const TRIALS = 144;
/** An answer that leads back to where it was given must make the position look better by more than this. */
const PROGRESS = 1e-6;

/** So many answers and worlds are tried where there are few answers to choose from. */
const TRIED = 24;

/** In how many worlds each of so many answers is tried: at least `deals`, and more where there are few of them. */
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

  worths(candidates: readonly Answer[]): number[] {
    const { sitting, deals } = this;
    const worths = candidates.map(() => 0);
    const returns = candidates.map(() => false);
    const breadth = Math.ceil(TRIALS / (candidates.length * deals));
    for (let deal = 0; deal < deals; deal++) {
      const luck = String(sitting.random());
      candidates.forEach((answer, i) => {
        const seen = this.tried(sitting.copy(deal), deal, luck, [answer], breadth);
        worths[i] += seen.worth;
        if (seen.returns) returns[i] = true;
      });
    }
    if (returns.every(Boolean) || !returns.some(Boolean)) return worths;
    // Whatever leads back to the same question without making anything better could go on for ever.
    let now = 0;
    for (let deal = 0; deal < deals; deal++) now += sitting.copy(deal).worth(sitting.seat)!;
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
    if (answers.length > FOLLOWED || breadth < 2) return { worth: trial.worth(seat)!, returns: false };
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
    awaitOthers(trial, seat, this.step, luck);
    return true;
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
