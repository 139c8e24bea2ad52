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
import { type Branch, mostPromising, Node, Scale, width } from './search-tree.ts';

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

class Search {
  private readonly sitting: Sitting;
  private readonly settings: SearchSettings;
  private readonly root = new Node();
  private readonly scales: Scale[] = [];
  private readonly random: () => number;
  playOuts = 0;

  constructor(sitting: Sitting, settings: SearchSettings) {
    this.sitting = sitting;
    this.settings = settings;
    this.random = () => sitting.random();
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

  /** Down the tree, one new branch, on at random until the position can be judged, and back up with the news. */
  private playOnce(): void {
    const { deals, steps, patience } = this.settings;
    const trial = this.sitting.copy(this.playOuts % deals, this.playOuts);
    this.playOuts++;
    const path: Branch[] = [];
    let node: Node | null = this.root;
    const leave = () => {
      node = null;
      if (trial.game.judge !== undefined) trial.stopAfter(steps);
    };
    const policy: Policy = {
      answer: (question) => {
        if (node === null) return sampleAnswer(question, this.random);
        const branch = this.choose(node, question);
        if (branch === null) {
          leave();
          return sampleAnswer(question, this.random);
        }
        path.push(branch);
        node = branch.node;
        // A branch that was never tried is as far as the tree goes.
        if (branch.visits === 0) leave();
        return branch.answer;
      },
      first: (seats) => seats[Math.floor(this.random() * seats.length)],
    };
    this.learn(path, trial, trial.playOut(policy, patience));
  }

  private choose(node: Node, question: Question): Branch | null {
    const { branches } = node;
    const offered: Branch[] = [];
    const fresh: string[] = [];
    const { seat } = question;
    if (question.kind === 'one' && question.from.length <= WIDE) {
      for (const option of question.from) {
        if (option.no !== undefined) continue;
        const branch = branches.get(keyOf(question, option.id));
        if (branch === undefined || branch.visits === 0) fresh.push(option.id);
        else offered.push(branch);
      }
      if (fresh.length > 0) return this.open(node, question, fresh[Math.floor(this.random() * fresh.length)]);
    } else {
      const mine = [...branches.values()].filter((branch) => branch.seat === seat && branch.visits > 0);
      const wanted = width(mine.reduce((sum, branch) => sum + branch.visits, 0));
      if (mine.length < wanted) {
        const answer = sampleAnswer(question, this.random);
        const known = branches.get(keyOf(question, answer));
        if (known === undefined || known.visits === 0) return this.open(node, question, answer);
      }
      for (const branch of mine) if (isOffered(question, branch)) offered.push(branch);
    }
    if (offered.length === 0) return null;
    for (const branch of offered) branch.offered++;
    return mostPromising(offered);
  }

  private open(node: Node, question: Question, answer: Answer): Branch {
    const key = keyOf(question, answer);
    let branch = node.branches.get(key);
    if (branch === undefined) {
      branch = { seat: question.seat, answer, node: new Node(), visits: 0, offered: 1, worth: 0 };
      node.branches.set(key, branch);
    }
    return branch;
  }

  private learn(path: readonly Branch[], trial: Trial, result: Result | null): void {
    const worths: (number | undefined)[] = [];
    for (const branch of path) {
      branch.visits++;
      branch.worth += worths[branch.seat] ??= this.worth(trial, result, branch.seat);
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

/** By prompt, because the same history may lead to other questions where the dice fell otherwise. */
const keyOf = ({ seat, ask, kind }: Question, answer: Answer): string => {
  const said = typeof answer === 'string' ? answer : JSON.stringify(inOrder(kind, answer));
  return `${seat} ${ask.prompt} ${said}`;
};

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
