import {
  type Answer,
  checkAnswer,
  type Policy,
  type Question,
  type Result,
  sampleAnswer,
  type Seat,
  type Trial,
} from '@tafelrunde/engine';
import type { Bot, Sitting } from './bot.ts';
import { enumerateAnswers } from './enumerate.ts';
import { type Branch, CURIOSITY, Habits, mostPromising, Node, Scale, width } from './search-tree.ts';

/** How long to think about one question: play-outs, or milliseconds on the clock. */
export type Budget = { readonly playOuts: number } | { readonly milliseconds: number };

export interface SearchSettings {
  readonly budget: Budget;
  /** How many imagined deals of the unseen cards are gone through, again and again. */
  readonly deals: number;
  /** Where the game can judge a position: how many steps a play-out goes on once it has left the tree. */
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
  answer: (sitting) => new Search(sitting, settings).answer(),
});

/** Three tenths of a second a question. */
export const search: Bot = searchBot('search', {
  budget: { milliseconds: 300 },
  deals: 64,
  steps: 1,
  patience: 2_000,
});

/** Answers to a question with more choices than this are opened one after the other instead of all at once. */
const WIDE = 24;
/** Beyond the tree, how often somebody answers as has proved good so far, and not at random. */
const HABIT = 0.85;

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
  private readonly root = new Node();
  private readonly scales: Scale[] = [];
  private readonly habits = new Habits();
  private readonly random: () => number;
  /** Whether the game can judge a position. */
  private readonly judged: boolean;
  playOuts = 0;

  constructor(sitting: Sitting, settings: SearchSettings) {
    this.sitting = sitting;
    this.settings = settings;
    this.random = () => sitting.random();
    this.judged = sitting.copy(0).game.judge !== undefined;
  }

  answer(): Answer {
    const { sitting, root } = this;
    const first = enumerateAnswers(sitting.question, WIDE, this.random);
    if (first.length < 2) return first[0] ?? sampleAnswer(sitting.question, this.random);
    const enough = timeKeeper(this.settings.budget);
    while (!enough(this.playOuts)) this.playOnce();
    let best: Branch | null = null;
    for (const branch of root.branches.values()) {
      if (branch.seat === sitting.seat && (best === null || branch.visits > best.visits)) best = branch;
    }
    return best?.answer ?? first[0];
  }

  /** Down the tree, one new branch, on until the position can be judged, and back up with the news. */
  private playOnce(): void {
    const { sitting } = this;
    const { deals, steps, patience } = this.settings;
    const first = this.choose(this.root, sitting.question);
    if (first === null) throw new RangeError('a question without an answer');
    // Every answer meets the same worlds in the same order: what differs is its own doing, not its luck.
    const world = first.visits;
    const trial = sitting.copy(world % deals, world);
    this.playOuts++;
    const path: Branch[] = [];
    const given: Given[] = [];
    let node: Node | null = null;
    let begun = false;
    const follow = (question: Question, branch: Branch): Answer => {
      path.push(branch);
      given.push(givenTo(question, branch.answer));
      node = branch.node;
      // A branch that was never tried is as far as the tree goes.
      if (branch.visits === 0) leave();
      return branch.answer;
    };
    const leave = (): void => {
      node = null;
      if (this.judged) trial.stopAfter(steps);
    };
    const policy: Policy = {
      answer: (question) => {
        if (!begun && question.seat === sitting.seat) {
          begun = true;
          return follow(question, first);
        }
        // Whoever is asked at the same moment, and whoever comes after the tree has been left.
        if (node === null) return this.usual(question, given);
        const branch = this.choose(node, question);
        if (branch !== null) return follow(question, branch);
        leave();
        return this.usual(question, given);
      },
      first: (seats) => seats[Math.floor(this.random() * seats.length)],
    };
    this.learn(path, given, trial, trial.playOut(policy, patience));
  }

  /** Beyond the tree: what has proved good wherever it was asked, or anything. */
  private usual(question: Question, given: Given[]): Answer {
    // Whole games are played out at random: habits of the moment are no guide to their end.
    if (!this.judged || question.kind !== 'one' || question.from.length > WIDE)
      return sampleAnswer(question, this.random);
    const ids = legalIds(question);
    const id = this.preferred(question, ids);
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

  private choose(node: Node, question: Question): Branch | null {
    const { branches } = node;
    const offered: Branch[] = [];
    const { seat } = question;
    if (question.kind === 'one' && question.from.length <= WIDE) {
      const fresh: string[] = [];
      const exact = exactly(question);
      for (const id of legalIds(question)) {
        const branch = branches.get(exact + id);
        if (branch === undefined || branch.visits === 0) fresh.push(id);
        else offered.push(branch);
      }
      if (fresh.length > 0) return this.open(node, question, this.preferred(question, fresh));
    } else {
      const mine = [...branches.values()].filter((branch) => branch.seat === seat && branch.visits > 0);
      const wanted = width(mine.reduce((sum, branch) => sum + branch.visits, 0));
      if (mine.length < wanted) {
        const answer = sampleAnswer(question, this.random);
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
    if (branch === undefined) {
      branch = { seat: question.seat, answer, node: new Node(), visits: 0, offered: 1, worth: 0 };
      node.branches.set(key, branch);
    }
    return branch;
  }

  private learn(path: readonly Branch[], given: readonly Given[], trial: Trial, result: Result | null): void {
    const worths: (number | undefined)[] = [];
    for (const branch of path) {
      branch.visits++;
      branch.worth += worths[branch.seat] ??= this.worth(trial, result, branch.seat);
    }
    for (const { seat, key, habit } of given) {
      const worth = worths[seat];
      // Judging costs: what others have done beyond the tree is left alone.
      if (worth === undefined) continue;
      this.habits.learn(key, worth);
      this.habits.learn(habit, worth);
    }
  }

  private worth(trial: Trial, result: Result | null, seat: Seat): number {
    const judged = trial.worth(seat);
    if (judged !== undefined) return (this.scales[seat] ??= new Scale()).bent(judged);
    if (result === null) return 0.5;
    // Where nobody wins, those who play against one another have drawn; whoever plays alone has lost.
    if (result.winners.length === 0) return this.sitting.view.seats > 1 ? 0.5 : 0;
    return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  }
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
const exactly = ({ seat, ask }: Question): string =>
  ask.about === undefined ? `${seat} ${ask.prompt} ` : `${seat} ${ask.prompt} ${JSON.stringify(ask.about)} `;
const roughly = ({ seat, ask }: Question): string => `~${seat} ${ask.prompt} `;
const spelled = ({ kind }: Question, answer: Answer): string =>
  typeof answer === 'string' ? answer : JSON.stringify(inOrder(kind, answer));

/** Which options are taken matters, not in which order; in an order and a path it does. */
const inOrder = (kind: Question['kind'], answer: Answer): Answer =>
  kind === 'some' ? (answer as readonly string[]).toSorted() : answer;

/** Can this branch be taken here, in this deal? */
const isOffered = (question: Question, { answer }: Branch): boolean => checkAnswer(question, answer).ok;

function timeKeeper(budget: Budget): (playOuts: number) => boolean {
  if ('playOuts' in budget) return (playOuts) => playOuts >= budget.playOuts;
  const end = performance.now() + budget.milliseconds;
  return () => performance.now() >= end;
}
