import type { Card, Json, Pile, RuleId, Seat } from './words.ts';

/**
 * One possible answer, as data: the same list drives highlights in a client, bots, the fuzzer and the check of
 * incoming answers. An option that carries `no` is shown but not allowed; the rule named there says why.
 */
export interface Option {
  readonly id: string;
  readonly no?: RuleId;
  /** What the option points at on the board. */
  readonly card?: Card;
  readonly pile?: Pile;
  readonly seat?: Seat;
  readonly space?: string;
  readonly value?: number;
  /** What choosing it does, in a word of the game's own. Rules, boards, guides and bots tell options apart by it. */
  readonly does?: string;
  /** It leaves things as they are: passing, keeping, taking nothing. Clocks answer so for whoever is late. */
  readonly declines?: true;
  /** Key of its text when that is not the id. */
  readonly text?: string;
  /** Parameters of its text. */
  readonly about?: Json;
  /**
   * What is gone once it is given: it costs something extra, or it ends the turn while more could be done. A client never
   * puts the focus there first, so that Enter alone does no harm.
   */
  readonly commits?: 'costs' | 'ends';
}

/** What every question says, whatever its kind. */
export interface Asking {
  /** Key of the sentence. It must not name anything the asked seat may not know. */
  readonly prompt: string;
  /**
   * What saved answers ("always keep") go by, where one prompt asks about different things: keeping a roll to move is not
   * keeping one in a fight. A key of the prompts, too, so that it can be named. Without it, the prompt.
   */
  readonly topic?: string;
  readonly about?: Json;
  /** The rules that put the question: "why am I asked?" */
  readonly rules?: readonly RuleId[];
  /** Whether, or what, is asked follows from hidden cards: every viewer gets the same marker, stopped or not. */
  readonly secret?: boolean;
  /** Its answer cannot be undone. For secret questions: an undo button would reveal that another seat was really asked. */
  readonly final?: boolean;
  /** Put the question even when there is only one answer. */
  readonly always?: boolean;
  /**
   * The answer that goes without saying here: the others are allowed, but hardly anybody would give one. It fills itself in,
   * except for a seat that wants to be asked everything (`EVERY_QUESTION`).
   */
  readonly usual?: Answer;
  /**
   * A decision of the whole table that one seat gives for all: everybody is shown its options and may advise. It must hold
   * nothing that anybody may not know.
   */
  readonly shared?: true;
}

export interface AskOne<O extends Option> extends Asking {
  readonly from: readonly O[];
}
export interface AskSome<O extends Option> extends AskOne<O> {
  readonly min: number;
  readonly max: number;
}
export interface AskNumber extends Asking {
  readonly min: number;
  readonly max: number;
}

/** A point on a continuous map, in whole units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Path = readonly Point[];

/**
 * A point or a path on a continuous map. One `fault` function serves the check, the sampler and the tests. Of `about`, a
 * general table draws `size`, the length of a side of the map, and `marks`, a list of points on it.
 */
export interface AskPlace extends Asking {
  /** How many points the path may have; `[1, 1]` asks for a single point. */
  readonly points: readonly [least: number, most: number];
  /** The rule that forbids this path, or null. */
  fault(path: Path): RuleId | null;
  /** A legal path, for bots and the fuzzer. There is always one. */
  suggest(random: () => number): Path;
}

/** What can be asked of several at once; what it is can be told from what it says. */
export type AnyAsk = AskOne<Option> | AskSome<Option> | AskNumber | AskPlace;
/** What comes back. */
export type Got<A extends AnyAsk> = A extends AskPlace
  ? Path
  : A extends AskSome<infer O>
    ? O[]
    : A extends AskOne<infer O>
      ? O
      : number;

export type QuestionKind = 'one' | 'some' | 'order' | 'number' | 'confirm' | 'place';

/** A question as the kernel hands it on: one shape for all kinds, so that the hot path stays monomorphic. */
export interface Question<O extends Option = Option> {
  readonly kind: QuestionKind;
  readonly seat: Seat;
  readonly ask: Asking;
  readonly from: readonly O[];
  readonly min: number;
  readonly max: number;
}

/** Among the prompts at which a seat wants to be stopped: at every one, also where an answer goes without saying. */
export const EVERY_QUESTION = '*';

/** What answers to this question are saved by. */
export const topicOf = ({ prompt, topic }: Asking): string => topic ?? prompt;

const INSTEAD = '.instead';
/** The prompt at which a window asks what shall happen in place of what is about to. */
export const insteadPrompt = (window: string): string => `${window}${INSTEAD}`;
/** The window that puts a question, whatever it asks there. Of other questions, the prompt. */
export const windowOf = (prompt: string): string =>
  prompt.endsWith(INSTEAD) ? prompt.slice(0, -INSTEAD.length) : prompt;

/** What a seat chose, as it travels and as it is stored: option ids, numbers, booleans, points. Never an index. */
export type Answer = string | number | boolean | readonly string[] | Path;

const NONE: readonly never[] = [];

export const questionOne = <O extends Option>(seat: Seat, ask: AskOne<O>): Question<O> => ({
  kind: 'one',
  seat,
  ask,
  from: ask.from,
  min: 1,
  max: 1,
});
export const questionSome = <O extends Option>(seat: Seat, ask: AskSome<O>): Question<O> => ({
  kind: 'some',
  seat,
  ask,
  from: ask.from,
  min: ask.min,
  max: ask.max,
});
export const questionOrder = <O extends Option>(seat: Seat, ask: AskOne<O>): Question<O> => ({
  kind: 'order',
  seat,
  ask,
  from: ask.from,
  min: ask.from.length,
  max: ask.from.length,
});
export const questionNumber = (seat: Seat, ask: AskNumber): Question => ({
  kind: 'number',
  seat,
  ask,
  from: NONE,
  min: ask.min,
  max: ask.max,
});
export const questionConfirm = (seat: Seat, ask: Asking): Question => ({
  kind: 'confirm',
  seat,
  ask,
  from: NONE,
  min: 0,
  max: 1,
});
export const questionPlace = (seat: Seat, ask: AskPlace): Question => ({
  kind: 'place',
  seat,
  ask,
  from: NONE,
  min: ask.points[0],
  max: ask.points[1],
});

export function questionOf(seat: Seat, ask: AnyAsk): Question {
  if ('points' in ask) return questionPlace(seat, ask);
  if (!('from' in ask)) return questionNumber(seat, ask);
  return 'max' in ask ? questionSome(seat, ask) : questionOne(seat, ask);
}
