import { RuleDefect } from './fault.ts';
import type { Answer, AskPlace, Option, Path, Question } from './question.ts';
import type { RuleId } from './words.ts';

/** Why an answer to this question is not one. */
export type AnswerFault =
  | { readonly code: 'malformed'; readonly place: string }
  | { readonly code: 'not-offered'; readonly place: string }
  | { readonly code: 'blocked'; readonly place: string; readonly rule: RuleId }
  | { readonly code: 'out-of-range'; readonly place: string };

/** What the rule gets back: the option itself, several of them, a number, a boolean or a path. */
export type Chosen = Option | Option[] | number | boolean | Path;

export type Checked =
  | { readonly ok: true; readonly chosen: Chosen }
  | { readonly ok: false; readonly fault: AnswerFault };

const fail = (fault: AnswerFault): Checked => ({ ok: false, fault });
const malformed = (place: string): Checked => fail({ code: 'malformed', place });
const pass = (chosen: Chosen): Checked => ({ ok: true, chosen });

/** Check what came in against the question. The one place where answers are judged. */
export function checkAnswer(question: Question, answer: unknown): Checked {
  switch (question.kind) {
    case 'one':
      return typeof answer === 'string' ? pick(question, answer, 'answer') : malformed('answer');
    case 'some':
    case 'order':
      return checkList(question, answer);
    case 'number':
      if (!isWhole(answer)) return malformed('answer');
      return inRange(question, answer) ? pass(answer) : fail({ code: 'out-of-range', place: 'answer' });
    case 'confirm':
      return typeof answer === 'boolean' ? pass(answer) : malformed('answer');
    case 'place':
      return checkPath(question, answer);
  }
}

function pick(question: Question, id: string, place: string): Checked {
  const option = optionById(question.from, id);
  if (option === undefined) return fail({ code: 'not-offered', place });
  if (option.no !== undefined) return fail({ code: 'blocked', place, rule: option.no });
  return pass(option);
}

export function optionById<O extends Option>(from: readonly O[], id: unknown): O | undefined {
  for (let i = 0; i < from.length; i++) if (from[i].id === id) return from[i];
  return undefined;
}

function checkList(question: Question, answer: unknown): Checked {
  if (!Array.isArray(answer)) return malformed('answer');
  if (!inRange(question, answer.length)) return fail({ code: 'out-of-range', place: 'answer' });
  const chosen: Option[] = [];
  for (let i = 0; i < answer.length; i++) {
    const id: unknown = answer[i];
    const place = `answer[${i}]`;
    if (typeof id !== 'string') return malformed(place);
    const one = pick(question, id, place);
    if (!one.ok) return one;
    if (chosen.includes(one.chosen as Option)) return malformed(place);
    chosen.push(one.chosen as Option);
  }
  return pass(chosen);
}

function checkPath(question: Question, answer: unknown): Checked {
  if (!Array.isArray(answer)) return malformed('answer');
  if (!inRange(question, answer.length)) return fail({ code: 'out-of-range', place: 'answer' });
  for (let i = 0; i < answer.length; i++) if (!isPoint(answer[i])) return malformed(`answer[${i}]`);
  const path = (answer as Path).map(({ x, y }) => ({ x, y }));
  const rule = (question.ask as AskPlace).fault(path);
  return rule === null ? pass(path) : fail({ code: 'blocked', place: 'answer', rule });
}

function isPoint(point: unknown): boolean {
  if (typeof point !== 'object' || point === null) return false;
  const { x, y } = point as { x?: unknown; y?: unknown };
  return isWhole(x) && isWhole(y);
}

/** Whole numbers only, and no -0: it would not survive being written down. */
function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

const inRange = (question: Question, count: number): boolean =>
  count >= question.min && count <= question.max;

/** The answer that stands for what was chosen, as it is written down. */
export function answerOf(question: Question, chosen: Chosen): Answer {
  if (question.kind === 'one') return (chosen as Option).id;
  if (question.kind === 'some' || question.kind === 'order')
    return (chosen as Option[]).map((option) => option.id);
  return chosen as number | boolean | Path;
}

/** The answer that leaves things as they are; null where there is none. */
export function decliningAnswer({ kind, from, min }: Question): Answer | null {
  switch (kind) {
    case 'one':
      return from.find(({ declines, no }) => declines === true && no === undefined)?.id ?? null;
    case 'some':
      return min === 0 ? [] : null;
    case 'confirm':
      return false;
    default:
      return null;
  }
}

/**
 * The only legal answer, where there is nothing to decide; undefined where there is. A place is always asked, a yes or no
 * as well. A question that nobody could answer is a defect of the rule that put it.
 */
export function onlyAnswer(question: Question): Chosen | undefined {
  const { from, min, max } = question;
  switch (question.kind) {
    case 'one': {
      let only: Option | undefined;
      for (let i = 0; i < from.length; i++) {
        if (from[i].no !== undefined) continue;
        if (only !== undefined) return undefined;
        only = from[i];
      }
      return only ?? unanswerable(question);
    }
    case 'some': {
      const legal = from.filter((option) => option.no === undefined);
      if (min < 0 || min > max || legal.length < min) return unanswerable(question);
      if (max === 0 || legal.length === 0) return [];
      return min === legal.length ? legal : undefined;
    }
    case 'order':
      if (from.some((option) => option.no !== undefined)) return unanswerable(question);
      return from.length <= 1 ? from.slice() : undefined;
    case 'number':
      if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max)
        return unanswerable(question);
      return min === max ? min : undefined;
    default:
      return undefined;
  }
}

function unanswerable({ ask }: Question): never {
  throw new RuleDefect(`'${ask.prompt}' has no legal answer`);
}
