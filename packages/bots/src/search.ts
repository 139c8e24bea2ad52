import {
  type Advice,
  type Answer,
  checkAnswer,
  type Policy,
  type Question,
  type Result,
  sampleAnswer,
  type Seat,
  type Shape,
  type Trial,
} from '@tafelrunde/engine';
import type { Bot, Sitting } from './bot.ts';
import { Candidates, WIDE, width } from './candidates.ts';
import { spelled } from './enumerate.ts';
import { dealsFor, Foresight } from './foresight.ts';
import { Race, type Runner } from './race.ts';
import { outOfCircles } from './restless.ts';
import { type Branch, CURIOSITY, Habits, learn, mostPromising, Node, Scale } from './search-tree.ts';

/** How long to think about one question: play-outs, or milliseconds on the clock. */
export type Budget = { readonly playOuts: number } | { readonly milliseconds: number };

export interface SearchSettings {
  readonly budget: Budget;
  /** How many imagined deals of the unseen cards are gone through, again and again. */
  readonly deals: number;
  /**
   * Where the game can judge a position: how many steps a play-out goes on, the one in which the seat is asked among them;
   * and as many more as the game can give advice for.
   */
  readonly steps: number;
  /** How many decisions a play-out may take where the game has no judgement, before it counts as undecided. */
  readonly patience: number;
}

/**
 * Information-set Monte Carlo tree search: one tree of answers grows over many imagined deals. It knows only what its
 * seat may know, and rolls dice of its own.
 */
export const searchBot = (id: string, settings: SearchSettings): Bot => ({
  id,
  answer: (sitting, within) =>
    outOfCircles(sitting) ??
    new Search(sitting, { ...settings, budget: atMost(settings.budget, within) }).answer(),
});

/** Three tenths of a second a question. */
export const search: Bot = searchBot('search', {
  budget: { milliseconds: 300 },
  deals: 64,
  steps: 1,
  patience: 2_000,
});

/** In how many worlds each of them is tried for a first impression, and with few of them in up to how many. */
const FIRST_SIGHT = { deals: 4, most: 6 };
/** With advice to start from, further answers open slowly: their number is this times the square root of the visits. */
const NARROW = 0.4;
/** Beyond the tree, how often somebody answers as has proved good so far, and not at random. */
const HABIT = 0.85;
/** Every LOOK samples, drop candidates that can no longer win. */
const LOOK = 8;
/** After this part of the time no new answers are opened: they could not prove themselves any more. */
const LATE = 0.5;
/** What every further answer of a turn costs, in standard deviations: a detour must gain something. */
const DAWDLING = 0.01;

/** An answer that was given on the way, and by whom. */
interface Given {
  readonly seat: Seat;
  readonly key: string;
  readonly habit: string;
}
const givenTo = (question: Question, answer: Answer): Given => {
  const said = spelled(question, answer);
  return { seat: question.seat, key: exactly(question) + said, habit: roughly(question) + said };
};

class Search {
  private readonly sitting: Sitting;
  private readonly settings: SearchSettings;
  private readonly scales: Scale[] = [];
  private readonly habits = new Habits();
  private readonly random: () => number;
  /** Whether the game can judge a position. */
  private readonly judged: boolean;
  /**
   * Alone, or with all others on the same side, and with advice: the tree ends with the step. What is best in the next one
   * depends on what is drawn, which the tree does not tell apart and the advice sees; and nobody is there whose answers against
   * it it could learn.
   */
  private readonly isAlone: boolean;
  /** All seats win or lose together. */
  private readonly shares: boolean;
  private readonly advice: Advice<Shape> | null;
  private readonly horizon: number;
  private playOuts = 0;

  constructor(sitting: Sitting, settings: SearchSettings) {
    this.sitting = sitting;
    this.settings = settings;
    this.random = () => sitting.random();
    const { game, isCooperative } = sitting.copy(0);
    this.judged = game.judge !== undefined;
    this.shares = isCooperative;
    this.isAlone = (sitting.view.seats === 1 || this.shares) && game.advice !== undefined;
    this.advice = game.advice ?? null;
    this.horizon = settings.steps + (game.advice?.steps(sitting.view.seats) ?? 0);
    for (let seat = 0; seat < sitting.view.seats; seat++) this.scales.push(new Scale());
  }

  answer(): Answer {
    const { sitting } = this;
    const spent = timeKeeper(this.settings.budget);
    const isOver = (): boolean => spent(this.playOuts) >= 1;
    const advised = sitting.copy(0).candidates(sitting.question);
    const candidates = new Candidates(
      sitting.question,
      this.random,
      (answers) => this.sensible(answers),
      advised,
    );
    const first: Runner[] = [];
    const enough = candidates.isWide ? width(0) : Number.POSITIVE_INFINITY;
    while (first.length < enough) {
      const answer = candidates.take(candidates.isWide);
      if (answer === null) break;
      first.push(this.runner(answer));
    }
    if (first.length < 2) return first[0]?.answer ?? sampleAnswer(sitting.question, this.random);
    const scale = this.scales[sitting.seat];
    const race = new Race(first, (worth) => (this.judged ? scale.bent(worth) : worth));
    for (let world = 0; ; world++) {
      for (const runner of race.running) {
        runner.worths.push(this.playOnce(runner.branch, world));
        if (isOver()) return race.best().answer;
      }
      if (world % LOOK === LOOK - 1) race.thinOut(spent(this.playOuts));
      while (race.running.length === 1 || race.entered < width(this.playOuts)) {
        const answer = candidates.take(candidates.isWide && spent(this.playOuts) < LATE);
        if (answer === null) break;
        const runner = this.runner(answer);
        // A latecomer has to be tried in the worlds the others have seen.
        while (runner.worths.length <= world && !race.isHopeless(runner)) {
          runner.worths.push(this.playOnce(runner.branch, runner.worths.length));
          if (isOver()) return race.best().answer;
        }
        race.enter(runner);
      }
      if (race.running.length === 1) return race.best().answer;
    }
  }

  private runner(answer: Answer): Runner {
    return { answer, branch: sprouting(this.sitting.seat, answer), worths: [] };
  }

  /** The answers to compare, what looks best at first sight foremost; without those that lead round in circles. */
  private sensible(answers: readonly Answer[]): readonly Answer[] {
    if (!this.judged || answers.length < 2) return answers;
    const { deals, most } = FIRST_SIGHT;
    const worths = new Foresight(this.sitting, dealsFor(answers.length, deals, most)).worths(answers);
    const order = answers.map((_, i) => i).filter((i) => worths[i] > Number.NEGATIVE_INFINITY);
    if (order.length === 0) return answers;
    // Of equally good ones any may come first.
    const lots = order.map((i) => ({ i, lot: this.random() }));
    return lots.toSorted((a, b) => worths[b.i] - worths[a.i] || a.lot - b.lot).map(({ i }) => answers[i]);
  }

  /** Give an answer, go on down the tree, one new branch, on until the position can be judged, and back up with the news. */
  private playOnce(first: Branch, world: number): number {
    const { sitting } = this;
    const { deals, patience } = this.settings;
    const trial = sitting.copy(world % deals, world);
    // All play-outs are judged at the same time of the game, however they come there.
    if (this.judged) this.limit(trial);
    this.playOuts++;
    const here = trial.step;
    const path: Branch[] = [];
    const given: Given[] = [];
    let node: Node | null = null;
    let begun = false;
    const follow = (question: Question, branch: Branch): Answer => {
      path.push(branch);
      given.push(givenTo(question, branch.answer));
      // A branch that was never tried is as far as the tree goes.
      node = branch.visits === 0 ? null : branch.node;
      return branch.answer;
    };
    const policy: Policy = {
      answer: (question) => {
        if (!begun && question.seat === sitting.seat) {
          begun = true;
          return follow(question, first);
        }
        if (this.isAlone && trial.step !== here) node = null;
        // Seats asked at the same moment, and everybody after the tree has been left.
        if (node === null) return this.usual(trial, question, given);
        const branch = this.choose(trial, node, question);
        if (branch !== null) return follow(question, branch);
        node = null;
        return this.usual(trial, question, given);
      },
      first: (seats) => seats[Math.floor(this.random() * seats.length)],
    };
    const worths = this.worths(trial, trial.playOut(policy, patience), given);
    this.learn(path, given, worths);
    return worths[sitting.seat];
  }

  private limit(trial: Trial): void {
    const { advice, sitting } = this;
    if (advice?.farEnough === undefined) trial.stopAfter(this.horizon);
    else trial.stopWhen((now) => advice.farEnough!(sitting.view.state, now));
  }

  /** Beyond the tree: what the game advises, what has proved good wherever it was asked, or anything. */
  private usual(trial: Trial, question: Question, given: Given[]): Answer {
    // Whole games are played out at random: habits of the moment are no guide to their end.
    if (!this.judged) return sampleAnswer(question, this.random);
    const advice = trial.advice(question);
    if (advice !== null) return advice;
    if (question.kind !== 'one' || question.from.length > WIDE) return sampleAnswer(question, this.random);
    const ids = legalIds(question);
    const id = this.preferred(question, unsaid(question, ids, given));
    given.push(givenTo(question, id));
    return id;
  }

  /** Of these answers mostly the one that went best so far; what was never given comes first, in any order. */
  private preferred(question: Question, ids: readonly string[]): string {
    let best = ids[Math.floor(this.random() * ids.length)];
    if (!this.judged || ids.length < 2 || this.random() >= HABIT) return best;
    let most = Number.NEGATIVE_INFINITY;
    const exact = exactly(question);
    const rough = roughly(question);
    for (const id of ids) {
      const worth = this.habits.of(exact + id) ?? this.habits.of(rough + id) ?? 1 + this.random();
      if (worth <= most) continue;
      most = worth;
      best = id;
    }
    return best;
  }

  private choose(trial: Trial, node: Node, question: Question): Branch | null {
    const { branches } = node;
    const offered: Branch[] = [];
    const { seat } = question;
    if (question.kind === 'one' && question.from.length <= WIDE) {
      const fresh: string[] = [];
      const exact = exactly(question);
      let visits = 0;
      for (const id of legalIds(question)) {
        const branch = branches.get(exact + id);
        if (branch === undefined || branch.visits === 0) fresh.push(id);
        else {
          offered.push(branch);
          visits += branch.visits;
        }
      }
      if (fresh.length > 0) {
        const advice = offered.length === 0 ? trial.advice(question) : null;
        if (advice !== null) {
          node.advised = true;
          return this.open(node, question, advice);
        }
        if (!node.advised || offered.length < 1 + NARROW * Math.sqrt(visits))
          return this.open(node, question, this.preferred(question, fresh));
      }
    } else {
      const mine = [...branches.values()].filter((branch) => branch.seat === seat && branch.visits > 0);
      const wanted = width(mine.reduce((sum, branch) => sum + branch.visits, 0));
      if (mine.length < wanted) {
        const answer =
          (mine.length === 0 ? trial.advice(question) : trial.candidates(question)?.[mine.length]) ??
          sampleAnswer(question, this.random);
        const known = branches.get(exactly(question) + spelled(question, answer));
        if (known === undefined || known.visits === 0) return this.open(node, question, answer);
      }
      for (const branch of mine) if (isOffered(question, branch)) offered.push(branch);
    }
    if (offered.length === 0) return null;
    for (const branch of offered) branch.offered++;
    return mostPromising(offered, this.judged ? CURIOSITY.judged : CURIOSITY.played);
  }

  private open(node: Node, question: Question, answer: Answer): Branch {
    const key = exactly(question) + spelled(question, answer);
    let branch = node.branches.get(key);
    if (branch === undefined) node.branches.set(key, (branch = sprouting(question.seat, answer)));
    return branch;
  }

  private learn(path: readonly Branch[], given: readonly Given[], worths: readonly number[]): void {
    const bent = this.judged ? worths.map((worth, seat) => this.scales[seat].bent(worth)) : worths;
    for (const branch of path) learn(branch, bent[branch.seat]);
    if (!this.judged) return;
    for (const { seat, key, habit } of given) {
      this.habits.learn(key, bent[seat]);
      this.habits.learn(habit, bent[seat]);
    }
  }

  /** What a play-out came to, for every seat. */
  private worths(trial: Trial, result: Result | null, given: readonly Given[]): number[] {
    const seats = this.scales.map((_, seat) => seat);
    if (!this.judged) return seats.map((seat) => this.outcome(result, seat));
    const own = trial.worth(this.sitting.seat)!;
    // Those who win or lose together judge alike.
    const judged = seats.map((seat) =>
      this.shares || seat === this.sitting.seat ? own : trial.worth(seat)!,
    );
    return seats.map((seat) => {
      // A position is worth its lead over the best of the others.
      let foremost = Number.NEGATIVE_INFINITY;
      for (const other of seats) if (other !== seat) foremost = Math.max(foremost, judged[other]);
      const worth = judged[seat] - (seats.length === 1 || this.shares ? 0 : foremost);
      const scale = this.scales[seat];
      scale.see(worth);
      let said = 0;
      for (const one of given) if (one.seat === seat) said++;
      return worth - DAWDLING * scale.spread * said;
    });
  }

  private outcome(result: Result | null, seat: Seat): number {
    if (result === null) return 0.5;
    // Nobody wins: a draw between opponents, a loss for a single player.
    if (result.winners.length === 0) return this.sitting.view.seats > 1 && !this.shares ? 0.5 : 0;
    if (!result.winners.includes(seat)) return 0;
    return this.shares ? 1 : 1 / result.winners.length;
  }
}

const sprouting = (seat: Seat, answer: Answer): Branch => ({
  seat,
  answer,
  node: new Node(),
  visits: 0,
  offered: 1,
  worth: 0,
});

/** A seat does not repeat the answer it has just given, as long as there is another. */
function unsaid(question: Question, ids: string[], given: readonly Given[]): string[] {
  if (ids.length < 2 || given.length === 0) return ids;
  const exact = exactly(question);
  const others = ids.filter((id) => !given.some(({ key }) => key === exact + id));
  return others.length > 0 ? others : ids;
}

const legalIds = ({ from }: Question): string[] => {
  const ids: string[] = [];
  for (const option of from) if (option.no === undefined) ids.push(option.id);
  return ids;
};

/**
 * What an answer is remembered by. By what is asked about, because the same history may lead to other questions where the
 * dice fell otherwise, and a bad roll is answered otherwise than a good one; and by the kind of question alone.
 */
function exactly(question: Question): string {
  if (question === named.question) return named.exactly;
  const { seat, ask } = question;
  const about = ask.about === undefined ? '' : `${JSON.stringify(ask.about)} `;
  named = { question, exactly: `${seat} ${ask.prompt} ${about}` };
  return named.exactly;
}
/** The question that was named last: it is named several times in a row. */
let named: { readonly question: Question | null; readonly exactly: string } = { question: null, exactly: '' };
const roughly = ({ seat, ask }: Question): string => `~${seat} ${ask.prompt} `;

/** Can this branch be taken here, in this deal? */
const isOffered = (question: Question, { answer }: Branch): boolean => checkAnswer(question, answer).ok;

/** The usual budget, or less where the answer is wanted earlier. */
const atMost = (budget: Budget, within: number | undefined): Budget =>
  within === undefined || ('milliseconds' in budget && budget.milliseconds <= within)
    ? budget
    : { milliseconds: within };

/** The part of the time to think that is over. */
function timeKeeper(budget: Budget): (playOuts: number) => number {
  if ('playOuts' in budget) return (playOuts) => playOuts / budget.playOuts;
  const start = performance.now();
  return () => (performance.now() - start) / budget.milliseconds;
}
