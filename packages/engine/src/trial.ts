import { onlyAnswer } from './answer.ts';
import { Chance, type Key, randomSource } from './chance.ts';
import { clone } from './clone.ts';
import { fairnessAfter } from './entry.ts';
import type { Fairness } from './fairness.ts';
import { RuleDefect } from './fault.ts';
import type { Game, Shape } from './game.ts';
import { Match } from './match.ts';
import type { Policy } from './policy.ts';
import type { Answer, Question } from './question.ts';
import { eachField, type Redealer, redealer } from './redeal.ts';
import type { KernelTable } from './kernelTable.ts';
import { glimpseOf, type View } from './view.ts';
import type { Json, Result, Seat, Viewer } from './words.ts';

/** How far a copy is played on. */
interface Horizon {
  step: number;
  reached: ((state: object) => boolean) | null;
}

/**
 * A copy of a match to try answers on. Everything its viewer cannot know has been dealt again and its dice are others, so
 * nothing can be foreseen from it; the match it came from never notices.
 */
export class Trial<G extends Shape = Shape> {
  /** Really private: it holds the secret of the match. */
  readonly #match: Match<G>;
  readonly #horizon: Horizon;

  constructor(match: Match<G>, horizon: Horizon) {
    this.#match = match;
    this.#horizon = horizon;
  }

  get game(): Game<G> {
    return this.#match.game;
  }
  /** Whether all seats win or lose together, with the settings of this match. */
  get isCooperative(): boolean {
    return this.#match.isCooperative;
  }
  get result(): Result | null {
    return this.#match.result;
  }
  get waiting(): readonly Seat[] {
    return this.#match.waiting;
  }
  /** The step that is being played, as in a view. */
  get step(): number {
    return this.#match.table.whole.step;
  }
  /** Whether chance has been used since the copy was made; in later steps always true. */
  get hasRolled(): boolean {
    return this.#match.table.whole.chance.drawn > 0;
  }
  question(seat: Seat): Question | null {
    return this.#match.question(seat);
  }
  view(seat: Viewer): View<G> {
    return this.#match.view(seat);
  }
  /** How good the position looks to a seat, by the game's own judgement; undefined where it has none. */
  worth(seat: Seat): number | undefined {
    const { game, table } = this.#match;
    return game.judge?.(glimpseOf(table, seat), seat);
  }
  /** What a practised player would answer, by the game's own advice; null where it has none. */
  advice(question: Question): Answer | null {
    return adviceOf(this.#match.table, question);
  }
  /** The answers that deserve a closer look, by the game's own advice; null where all do. */
  candidates(question: Question): readonly Answer[] | null {
    return candidatesOf(this.#match.table, question);
  }
  /** Try an answer; false when it is not one, or when it breaks a rule and with it the copy. */
  answer(seat: Seat, answer: Answer): boolean {
    return this.#match.answer(seat, answer).ok;
  }
  /** Called in the middle of a play-out: stop it at the first question `steps` steps after the present one. */
  stopAfter(steps: number): void {
    this.#horizon.step = this.#match.table.whole.step + steps;
  }
  /** The same by a condition: stop at the first question after the step in which it came true. */
  stopWhen(reached: (state: object) => boolean): void {
    this.#horizon.reached = reached;
  }
  /** Play on in the fast gear; null if it stops before the end, or if that takes more decisions than `limit`. */
  playOut(policy: Policy, limit = 100_000): Result | null {
    const match = this.#match;
    const { table } = match;
    table.policy = policy;
    table.decisionLimit = table.decisions + limit;
    while (match.pending !== null && table.policy !== null) {
      const { waiting } = match;
      const race = match.pending.request.mode === 'any';
      const seat = (race ? policy.first?.(waiting, table) : undefined) ?? waiting[0];
      if (match.answer(seat, policy.answer(match.question(seat)!, table)).ok) continue;
      if (table.decisions > table.decisionLimit) return null;
      throw new RuleDefect(match.crash?.message ?? 'the policy answered with something not offered');
    }
    return match.result;
  }
}

/** What the game's own advice says to a question of this table; null where it has none. */
export const adviceOf = <G extends Shape>(t: KernelTable<G>, question: Question): Answer | null =>
  t.game.advice?.answer(glimpseOf(t, question.seat), question) ?? null;

/** Which answers the game's own advice would have a closer look at; null where all deserve it. */
const candidatesOf = <G extends Shape>(t: KernelTable<G>, question: Question): readonly Answer[] | null =>
  t.game.advice?.candidates?.(glimpseOf(t, question.seat), question) ?? null;

/** How many random numbers are set aside for each step of a copy, so that the next step's do not depend on how many it uses. */
const STRETCH = 4096;

/** What a deal puts where: the faces in all sleeves, and the secret fields in the order they are found. */
interface Deal {
  readonly print: readonly number[];
  readonly secrets: readonly Json[];
}

/**
 * Copies of a match in which everything the asked seat cannot know is dealt at random. Equal seeds give equal copies. Where several
 * seats are asked at once, the copy decides from its own cards who else is asked.
 */
export class Trials<G extends Shape = Shape> {
  readonly #match: Match<G>;
  readonly #viewer: Seat;
  readonly #seed: string;
  /** Dealing again is most of the work, so what a deal came to is remembered. */
  readonly #deals = new Map<number, Deal>();
  #fairness: Fairness | null = null;
  #redeal: Redealer | null = null;

  constructor(match: Match<G>, viewer: Seat, seed: string) {
    if (!match.waiting.includes(viewer))
      throw new RuleDefect(`seat ${viewer} is not asked, so it has nothing to try`);
    this.#match = match;
    this.#viewer = viewer;
    this.#seed = seed;
  }

  /** A copy in which everything unknown lies as in this deal. With another `luck` the same cards meet other dice. */
  take(deal: number, luck = 0): Trial<G> {
    const match = this.#match;
    const viewer = this.#viewer;
    const horizon: Horizon = { step: Number.POSITIVE_INFINITY, reached: null };
    const from = match.checkpoints.at(-1)!;
    const now = match.table.whole.step;
    const { onTable: _ears, ...setup } = match.setup;
    const copied = {
      ...setup,
      options: match.options,
      fairness: (this.#fairness ??= fairnessAfter(setup.fairness, match.entries.slice(0, from.entries))),
      events: false,
      copy: true,
      atStep: (t: Pick<KernelTable, 'whole' | 'policy'>) => {
        const { step, chance } = t.whole;
        // Every step has dice of its own: copies that go different ways in this one meet the same luck in the next.
        if (step > now) chance.drawn = (step - now) * STRETCH;
        // Where the horizon is reached the fast gear is left, so the next question comes out instead of being answered.
        if (step >= horizon.step || horizon.reached?.(t.whole.game) === true) t.policy = null;
      },
    };
    const copy = Match.at(match.game, copied, from, match.entries);
    for (const entry of match.entries.slice(from.entries)) copy.replayEntry(entry, 'trust');
    const { table } = copy;
    // How much chance was used may follow from hidden cards, and what was laid out is nobody's to foresee.
    Object.assign(table.whole.chance, { drawn: 0, branch: 0, forced: [] });
    table.chance = new Chance(`copy ${this.#seed} ${deal} ${luck}` as Key, table.whole.chance);
    this.#lay(copy, deal);
    const { request } = copy.pending!;
    if (request.mode === 'all') {
      copy.putTo({ ...request, seats: request.shown, put: (seat) => request.put(seat) });
      const pending = copy.pending!;
      for (const seat of request.shown) {
        if (seat === viewer) continue;
        const only = onlyAnswer(pending.question(seat));
        if (only !== undefined) pending.give(seat, only);
      }
    } else copy.pending!.putAgain();
    return new Trial(copy, horizon);
  }

  /** Put everything the viewer cannot know where this deal has it. */
  #lay({ table }: Match<G>, number: number): void {
    const { cards } = table.whole;
    const known = this.#deals.get(number);
    if (known === undefined) {
      // All copies are alike until they are dealt, so what can be dealt is the same in all of them.
      this.#redeal ??= redealer(table, this.#viewer);
      this.#redeal.deal(table, randomSource(`deal ${this.#seed} ${number}`));
      const secrets: Json[] = [];
      this.#eachSecret(table.whole.game, (holder, key) => secrets.push(clone(holder[key])));
      this.#deals.set(number, { print: cards.print.slice(), secrets });
      return;
    }
    cards.print = known.print.slice();
    table.dealtAnew(this.#redeal!.piles);
    let next = 0;
    this.#eachSecret(table.whole.game, (holder, key) => {
      holder[key] = clone(known.secrets[next++]);
    });
  }

  #eachSecret(state: object, visit: (holder: Record<string, Json>, key: string) => void): void {
    for (const { path } of this.#match.game.secrets ?? []) eachField(state, path.split('.'), [], visit);
  }
}

/** One such copy. */
export const trialOf = <G extends Shape>(match: Match<G>, viewer: Seat, seed: string): Trial<G> =>
  new Trials(match, viewer, seed).take(0);
