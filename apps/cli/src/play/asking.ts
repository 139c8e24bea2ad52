import { type Answer, type Path, type Question, sayPrompt } from '@tafelrunde/engine';
import type { Messages } from '../locales/index.ts';
import { heading, paint, wrapped } from '../output.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Tongue } from '../speaking.ts';
import type { Choices } from './answers.ts';

interface Beside {
  /** A line beside the question. */
  readonly help: string | undefined;
  /** The rule that forbids an answer, in words. */
  readonly reason: (rule: string) => string;
}

/** The question in words, with its answers numbered; those that are not allowed carry the rule that says so. */
export function questionLines(
  { words, say }: Tongue,
  { ask: { prompt, about } }: Question,
  { offered: options, blocked, places }: Choices,
  { help, reason }: Beside,
): string[] {
  const offered = places.length === 0 ? options : placesAsked(places);
  const last = offered.at(-1);
  const most = last === undefined ? 0 : last.number + last.options.length - 1;
  const width = Math.max(String(most).length, ...offered.map((choice) => numbersOf(choice).length)) + 2;
  const indent = ' '.repeat(width + 2);
  const byReason = Map.groupBy(blocked, ({ rule, lacks }) => lacks ?? rule);
  return [
    heading(wrapped(sayPrompt(words, prompt, about ?? null, say))),
    ...(help === undefined ? [] : [paint('dim', `  ${wrapped(help, '  ')}`)]),
    ...offered.map((choice) => {
      const { label, leadsTo } = choice;
      const text = leadsTo === undefined || leadsTo.line === '' ? label : `${label} — ${leadsTo.line}`;
      const line = wrapped(text, indent);
      const number = paint('cyan', numbersOf(choice).padStart(width));
      return `${number}  ${leadsTo?.verdict === undefined ? line : paint(COLOURS[leadsTo.verdict], line)}`;
    }),
    ...[...byReason.values()].map((options) => {
      const texts = [...new Set(options.map(({ label }) => label))].join(', ');
      const [{ rule, lacks }] = options;
      const line = wrapped(`${texts} (${lacks ?? reason(rule)})`, indent);
      return `${'–'.padStart(width)}  ${paint('dim', line)}`;
    }),
  ];
}

/** Places that have names, numbered like answers. */
const placesAsked = (places: Choices['places']): Choices['offered'] =>
  places.map(({ id, name, leadsTo }, i) => ({
    label: name,
    leadsTo,
    options: [{ id }],
    number: i + 1,
  }));

const COLOURS = { good: 'green', bad: 'red' } as const;

/** "4", or "4–6" where several that are alike stand on one line. */
const numbersOf = ({ number, options }: Choices['offered'][number]): string =>
  options.length === 1 ? String(number) : `${number}–${number + options.length - 1}`;

/** The rules behind a question, in full. */
export function ruleLines({ m }: Tongue, question: Question, rulebook: Rulebook): string[] {
  const forbidding = question.from.flatMap(({ no }) => (no === undefined ? [] : [no]));
  const rules = [...new Set([...(question.ask.rules ?? []), ...forbidding])];
  if (rules.length === 0) return [m.play.noRules];
  return rules.map((rule) => wrapped(m.play.blockedBy(rule, rulebook(rule)), '  '));
}

/** How the question is to be answered. */
export function howToAnswer(m: Messages, question: Question, places: Choices['places']): string {
  const { min, max } = question;
  switch (question.kind) {
    case 'one':
      return m.play.chooseOne;
    case 'some':
      return m.play.chooseSome(min, Math.min(max, question.from.filter(({ no }) => no === undefined).length));
    case 'order':
      return m.play.chooseOrder(question.from.length);
    case 'number':
      return m.play.chooseNumber(min, max);
    case 'confirm':
      return m.play.chooseConfirm;
    case 'place':
      return places.length === 0 ? m.play.choosePlace(min, max) : m.play.chooseNamed;
  }
}

/** What was typed, as an answer; or the sentence that says why it is none. */
export type Typed = { readonly answer: Answer } | { readonly problem: string };

export function readTyped(
  m: Messages,
  question: Question,
  { byNumber, places }: Choices,
  line: string,
): Typed {
  const words = line
    .trim()
    .split(/[\s,;]+/u)
    .filter((word) => word !== '');
  const unclear = { problem: m.play.notUnderstood(howToAnswer(m, question, places)) };
  switch (question.kind) {
    case 'one': {
      if (words.length !== 1) return unclear;
      const [chosen] = numbered(byNumber, words);
      return chosen === undefined ? { problem: m.play.notListed(words[0]) } : { answer: chosen };
    }
    case 'some':
    case 'order': {
      if (words.length === 0) return unclear;
      const isNone = words.length === 1 && (words[0] === '-' || words[0] === '0');
      const chosen = isNone ? [] : numbered(byNumber, words);
      const missing = chosen.indexOf(undefined);
      if (missing !== -1) return { problem: m.play.notListed(words[missing]) };
      return isWithin(question, chosen.length) ? { answer: chosen as string[] } : unclear;
    }
    case 'number': {
      const isNumber = words.length === 1 && isWhole(words[0]) && isWithin(question, Number(words[0]));
      return isNumber ? { answer: Number(words[0]) } : unclear;
    }
    case 'confirm': {
      const word = words.join(' ').toLowerCase();
      if (m.play.yesWords.includes(word)) return { answer: true };
      return m.play.noWords.includes(word) ? { answer: false } : unclear;
    }
    case 'place': {
      const named = words.length === 1 && isWhole(words[0]) ? places[Number(words[0]) - 1] : undefined;
      if (named !== undefined) return { answer: named.path };
      if (words.length === 1 && places.length > 0 && isWhole(words[0]))
        return { problem: m.play.notListed(words[0]) };
      return words.length > 0 && words.length % 2 === 0 && words.every(isWhole)
        ? { answer: pointsOf(words.map(Number)) }
        : unclear;
    }
  }
}

/** Whether this many are asked for. An order takes all there are. */
const isWithin = ({ kind, min, max }: Question, count: number): boolean =>
  kind === 'order' || (count >= min && count <= max);

const isWhole = (word: string): boolean => /^-?\d+$/u.test(word) && Number.isSafeInteger(Number(word));

const numbered = (byNumber: Choices['byNumber'], words: readonly string[]): (string | undefined)[] =>
  words.map((word) => (/^\d+$/u.test(word) ? byNumber(Number(word))?.id : undefined));

function pointsOf(numbers: readonly number[]): Path {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i], y: numbers[2 * i + 1] }));
}
