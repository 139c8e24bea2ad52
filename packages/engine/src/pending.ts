import type { Chosen } from './answer.ts';
import type { Game } from './game.ts';
import { type Asking, type Option, type Question, topicOf } from './question.ts';
import type { Request } from './request.ts';
import type { Json, RuleId, Seat } from './words.ts';

/** The request a match waits for, and what has come in so far. */
export class Pending {
  readonly request: Request;
  /** What came in while others still think; made only where several are asked. */
  private answers: Map<Seat, Chosen> | null = null;
  private questions: Question[] | null = null;

  constructor(request: Request) {
    this.request = request;
  }

  get given(): ReadonlyMap<Seat, Chosen> {
    return (this.answers ??= new Map<Seat, Chosen>());
  }
  give(seat: Seat, chosen: Chosen): void {
    (this.answers ??= new Map<Seat, Chosen>()).set(seat, chosen);
  }
  takeBack(seat: Seat): void {
    this.answers?.delete(seat);
  }

  /** Seats that still have to answer. */
  get waiting(): readonly Seat[] {
    const { answers, request } = this;
    return answers === null ? request.seats : request.seats.filter((seat) => !answers.has(seat));
  }

  waitsFor(seat: Seat): boolean {
    return this.request.seats.includes(seat) && this.answers?.has(seat) !== true;
  }

  question(seat: Seat): Question {
    if (this.request.mode === 'one') return this.request.put(seat);
    this.questions ??= [];
    let question = this.questions.find((put) => put.seat === seat);
    if (question === undefined) this.questions.push((question = this.request.put(seat)));
    return question;
  }

  /** After a redeal questions must be put again: their options came from other cards. */
  putAgain(): void {
    this.questions = null;
  }
}

/** A question as it travels: plain data for the seat that is asked, and for nobody else. */
export interface WireQuestion {
  readonly kind: Question['kind'];
  readonly prompt: string;
  /** What answers to it are saved by: the prompt, or what it is about. */
  readonly topic: string;
  readonly about: Json;
  readonly rules: readonly RuleId[];
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly secret: boolean;
}

export function wireQuestion(question: Question, { why }: Pick<Game, 'why'>): WireQuestion {
  const { prompt, about, rules, secret }: Asking = question.ask;
  return {
    kind: question.kind,
    prompt,
    topic: topicOf(question.ask),
    about: about ?? null,
    rules: rules ?? why?.[prompt] ?? [],
    options: question.from.map(wireOption),
    min: question.min,
    max: question.max,
    secret: secret === true,
  };
}

/** Rules may put data of their own on options; only the fields every option has are sent to clients. */
function wireOption({
  id,
  no,
  card,
  pile,
  seat,
  space,
  value,
  text,
  about,
  does,
  declines,
  commits,
}: Option): Option {
  const all = { id, no, card, pile, seat, space, value, text, about, does, declines, commits };
  return Object.fromEntries(
    Object.entries(all).filter(([, part]) => part !== undefined),
  ) as unknown as Option;
}

/** What everybody may know of the open request: who is asked, and the sentence, as a rule without its options. */
export interface Asked {
  readonly seats: readonly Seat[];
  readonly prompt: string;
  /** The whole question, where one seat answers it for all. */
  readonly shared?: WireQuestion;
}
