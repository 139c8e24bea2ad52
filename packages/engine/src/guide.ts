import type { Text } from './about.ts';
import { checkAnswer } from './answer.ts';
import { type Entry, isAnswer } from './entry.ts';
import type { SeenEvent } from './events.ts';
import { Fault, RuleDefect } from './fault.ts';
import { type Flow, perform } from './flow.ts';
import type { Game, Shape } from './game.ts';
import type { WireQuestion } from './pending.ts';
import { type Params, paramsOf, seatIn } from './params.ts';
import type { Answer, Option, Path, Question } from './question.ts';
import type { KernelTable } from './kernelTable.ts';
import { faceIn } from './seen.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import type { Card, Pile, RuleId, Seat } from './words.ts';

/** The guided player sits here; bots sit at the other seats. */
export const GUIDED_SEAT: Seat = 0;

/** What the guided seat sees when a hint may be due. */
export interface HintMoment<G extends Shape = Shape> {
  readonly view: View<G>;
  /** Its own question; null while others are asked. */
  readonly question: WireQuestion | null;
  /** Everything it was told, from the beginning. */
  readonly events: readonly SeenEvent[];
}

/** Whether the guided seat is asked this. */
export function asks<G extends Shape>({ question }: HintMoment<G>, prompt: string): boolean {
  return question?.prompt === prompt;
}

/** What the guided seat was told of so far, of these types. */
export function toldOf<G extends Shape>(
  { events }: HintMoment<G>,
  ...types: readonly string[]
): readonly Params[] {
  return events.flatMap(({ type, data }) => (types.includes(type) ? [paramsOf(data)] : []));
}

/** What it has itself done or met with so far, of these types. */
export function ownEvents<G extends Shape>(
  at: HintMoment<G>,
  ...types: readonly string[]
): readonly Params[] {
  return toldOf(at, ...types).filter((told) => seatIn(told) === GUIDED_SEAT);
}

/** Whether the guided seat has done or met with this; `about` names what the event has to say. */
export function happened<G extends Shape>(at: HintMoment<G>, type: string, about: Params = {}): boolean {
  return ownEvents(at, type).some((told) =>
    Object.entries(about).every(([name, value]) => told[name] === value),
  );
}

/** The first option that may be chosen and fits, by its id. */
export function offeredOption<G extends Shape>(
  { question }: HintMoment<G>,
  fits: (option: Option) => boolean,
): string | undefined {
  return question?.options.find((one) => one.no === undefined && fits(one))?.id;
}

/** The same among those that point at a card of this kind which the guided seat sees. */
export function offeredCard<G extends Shape>(
  at: HintMoment<G>,
  kind: string,
  fits: (option: Option) => boolean = () => true,
): string | undefined {
  return offeredOption(at, (option) => faceIn(at.view, option.card)?.kind === kind && fits(option));
}

/** A few sentences at the right moment. Each is said once. */
export interface Hint<G extends Shape = Shape> {
  readonly id: string;
  when(at: HintMoment<G>): boolean;
  readonly says: Text;
  /** Where it can be read up. */
  readonly rules?: readonly RuleId[];
  /** The option it recommends, if that is offered; several of them, or a number, where such is asked for. */
  suggests?(at: HintMoment<G>): Suggestion | undefined;
  /** The same where a place on a map is asked for. */
  suggestsPlace?(at: HintMoment<G>): Path | undefined;
  /** What it speaks of, to be lit: see `Lit`. */
  readonly lights?: readonly Lit[];
}

export type Suggestion = string | number | readonly string[];

/**
 * Something on the table a hint speaks of: a part of the page (what lies before the reader, the panels of the seats, the
 * chronicle, the question), or a space, an area, a pile or a card of this name on the board.
 */
export type Lit =
  | 'own'
  | 'seats'
  | 'chronicle'
  | 'question'
  | `seat ${number}`
  | `space ${string}`
  | `area ${string}`
  | `pile ${string}`
  | `card ${string}`;

/**
 * A first game that explains itself: the real rules, with cards and dice laid out for the beginning, and hints at the right
 * moments. From where the laid cards end, chance takes over.
 */
export interface Guide<G extends Shape = Shape> {
  readonly seats: number;
  readonly options?: Partial<G['options']>;
  /** In the place of the game's own setup, where that would ask what the lesson decides. */
  setup?(t: Table<G>): void;
  /** Called once, when the setup is done: put the cards where the lesson needs them. See `deal`. */
  lay?(t: Table<G>): void;
  /** Called before every step: lay what the lesson needs next, where a shuffle came between. Only while it is followed. */
  layAgain?(t: Table<G>, step: number): void;
  /**
   * Called before every step: what is rolled in it first, in the place of what is left of before. So a lesson whose answers were not
   * followed begins its next step as it was laid.
   */
  diceAgain?(t: Table<G>, step: number): readonly number[];
  /** The first dice and picks after the setup. */
  readonly dice?: readonly number[];
  /** By seat, what a bot there answers first; where that is not allowed, it thinks for itself. */
  readonly answers?: Readonly<Record<Seat, readonly Answer[]>>;
  readonly hints: readonly Hint<G>[];
}

/** The game as its guide lays it out. The game itself is not touched. */
export function guided<G extends Shape>(game: Game<G>): Game<G> {
  const { guide } = game;
  if (guide === undefined) throw new Fault('bad-option', 'guided', `${game.id} has no guide`);
  return {
    ...game,
    *setup(t): Flow {
      if (guide.setup === undefined) yield* perform(game.setup(t));
      else guide.setup(t);
      // What the lesson lays aside has never happened: the chronicle is about this match alone.
      (t as KernelTable<G>).log?.forget();
      guide.lay?.(t);
      (t as KernelTable<G>).whole.chance.forced.push(...(guide.dice ?? []));
    },
    *step(t): Flow {
      const { step, chance } = (t as KernelTable<G>).whole;
      guide.layAgain?.(t, step);
      if (guide.diceAgain !== undefined) chance.forced.splice(0, Infinity, ...guide.diceAgain(t, step));
      yield* perform(game.step(t));
    },
  };
}

/** Take cards of these kinds out of a pile and lay them on another, or on top of the same: the last one lies on top. */
export function deal<G extends Shape>(t: Table<G>, from: Pile, to: Pile, kinds: readonly string[]): void {
  const dealt = new Set<Card>();
  for (const kind of kinds) {
    const card = t.cards(from).find((one) => t.kind(one) === kind && !dealt.has(one));
    if (card === undefined) throw new RuleDefect(`the guide finds no '${kind}' to deal`);
    dealt.add(card);
    t.move(card, to);
  }
}

/** What the guide wants a bot to answer to this question, if it may. */
export function lessonFor(
  guide: Guide | undefined,
  entries: readonly Entry[],
  question: Question,
): Answer | null {
  const { seat } = question;
  const given = entries.filter((entry) => isAnswer(entry) && entry.seat === seat).length;
  const answer = guide?.answers?.[seat]?.[given];
  return answer !== undefined && checkAnswer(question, answer).ok ? answer : null;
}

/** The hints that are due and were not read yet, in the order the guide gives them. */
export function dueHints<G extends Shape>(
  guide: Guide<G>,
  at: HintMoment<G>,
  read: ReadonlySet<string>,
): readonly Hint<G>[] {
  return guide.hints.filter((hint) => !read.has(hint.id) && hint.when(at));
}
