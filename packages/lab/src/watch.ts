import type { Game, Insight, Result, Seat, KernelTable } from '@tafelrunde/engine';

/** What is kept of a game that was played: one line of a series. Plain data. */
export interface PlayedGame {
  /** Its number in the series, from 0; seed and number make it come out the same again. */
  readonly index: number;
  readonly winners: readonly Seat[];
  readonly how: string;
  readonly scores: readonly number[] | null;
  /** Who was the first to decide something once everything was laid out. */
  readonly first: Seat | null;
  readonly decisions: number;
  readonly steps: number;
  /** By prompt, how often it was put. */
  readonly prompts: Readonly<Record<string, number>>;
  /** The step with the most answers: which it was, how many, and what was asked most often in it. */
  readonly longest: { readonly step: number; readonly answers: number; readonly prompt: string };
  readonly seen: Readonly<Record<string, Seen>>;
}

/** What an insight of the game has seen. */
export interface Seen {
  readonly kind: Insight['kind'];
  /** By seat, the kinds it had, in the order they came. */
  readonly seats: readonly (readonly string[])[];
  /** What could be had; null where everything could. */
  readonly offered: readonly string[] | null;
}

/** Looks on while a game is played and keeps what the lab wants to know. */
export class Watch {
  readonly #insights: readonly Insight[];
  readonly #seats: number;
  readonly #seen: Set<string>[][];
  readonly #offered: (Set<string> | null)[];
  readonly #prompts: Record<string, number> = {};
  #first: Seat | null = null;
  #step = -1;
  #inStep = new Map<string, number>();
  #answers = 0;
  #longest = { step: 0, answers: 0, prompt: '' };

  constructor({ insights = [] }: Pick<Game, 'insights'>, seats: number) {
    this.#insights = insights;
    this.#seats = seats;
    this.#seen = insights.map(() => Array.from({ length: seats }, () => new Set<string>()));
    this.#offered = insights.map((insight) => ('offered' in insight ? new Set() : null));
  }

  /** Between two steps: who has what. */
  readonly atStep = (t: KernelTable): void => {
    this.#insights.forEach((insight, i) => {
      for (let seat = 0; seat < this.#seats; seat++)
        for (const kind of insight.of(t, seat)) {
          this.#keep(this.#seen[i][seat], kind, insight.kind);
          // Whatever somebody has could be had.
          this.#offered[i]?.add(kind);
        }
      for (const kind of insight.offered?.(t) ?? []) this.#offered[i]!.add(kind);
    });
  };

  /** A role that is resumed counts as the latest. */
  #keep(kinds: Set<string>, kind: string, how: Insight['kind']): void {
    if (how === 'role') kinds.delete(kind);
    kinds.add(kind);
  }

  /** Somebody is asked something, in this step. */
  asked(prompt: string, seat: Seat, step: number): void {
    this.#prompts[prompt] = (this.#prompts[prompt] ?? 0) + 1;
    if (step !== this.#step) {
      this.#endStep();
      this.#step = step;
    }
    if (step > 0) this.#first ??= seat;
    this.#answers++;
    this.#inStep.set(prompt, (this.#inStep.get(prompt) ?? 0) + 1);
  }

  #endStep(): void {
    if (this.#answers > this.#longest.answers) {
      const [[prompt]] = [...this.#inStep].toSorted(([, one], [, other]) => other - one);
      this.#longest = { step: this.#step, answers: this.#answers, prompt };
    }
    this.#answers = 0;
    this.#inStep.clear();
  }

  /** The game is over. */
  played(index: number, result: Result, decisions: number, t: KernelTable): PlayedGame {
    this.#endStep();
    this.atStep(t);
    return {
      index,
      winners: result.winners,
      how: result.how,
      scores: result.scores ?? null,
      first: this.#first,
      decisions,
      steps: t.whole.step,
      prompts: this.#prompts,
      longest: this.#longest,
      seen: Object.fromEntries(
        this.#insights.map(({ id, kind }, i) => [
          id,
          {
            kind,
            seats: this.#seen[i].map((kinds) => [...kinds]),
            offered: this.#offered[i] === null ? null : [...this.#offered[i]],
          },
        ]),
      ),
    };
  }
}
