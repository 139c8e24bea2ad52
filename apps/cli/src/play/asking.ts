import {
  type Answer,
  type Match,
  type Option,
  type Path,
  type Question,
  sayOption,
  sayPrompt,
} from '@tafelrunde/engine';
import type { Messages } from '../locales/index.ts';
import { heading, paint, wrapped } from '../output.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Tongue } from '../speaking.ts';

/** The question in words, with its options numbered; those that are not allowed carry the rule that says so. */
export function questionLines(
  tongue: Tongue,
  match: Match,
  question: Question,
  rulebook: Rulebook,
): string[] {
  const { words, say } = tongue;
  const { prompt, about } = question.ask;
  const options = offered(question);
  const digits = String(options.length).length;
  return [
    heading(sayPrompt(words, prompt, about ?? null, say)),
    ...options.map((option, i) => {
      const number = paint('cyan', String(i + 1).padStart(digits + 2));
      return `${number}  ${optionText(tongue, match, question, option)}`;
    }),
    ...blockedLines(tongue, match, question, rulebook, digits + 2),
  ];
}

/** What is not allowed, once for every rule that forbids it. */
function blockedLines(
  tongue: Tongue,
  match: Match,
  question: Question,
  rulebook: Rulebook,
  indent: number,
): string[] {
  const blocked = Map.groupBy(
    question.from.filter((option) => option.no !== undefined),
    (option) => option.no!,
  );
  return [...blocked].map(([rule, options]) => {
    const texts = options.map((option) => optionText(tongue, match, question, option));
    const reason = tongue.m.play.blockedBy(rule, rulebook(rule));
    const line = wrapped(`${texts.join(', ')} (${reason})`, ' '.repeat(indent + 2));
    return `${'–'.padStart(indent)}  ${paint('dim', line)}`;
  });
}

const offered = (question: Question): Option[] => question.from.filter((option) => option.no === undefined);

function optionText({ words, say }: Tongue, match: Match, { seat }: Question, option: Option): string {
  const { card } = option;
  // Only a face the asked seat knows: an option may point at a card that lies face down.
  const kind = card !== undefined && match.table.knows(seat, card) ? match.table.kind(card) : null;
  return sayOption(words, option, say, kind);
}

/** The rules behind a question, in full. */
export function ruleLines({ m }: Tongue, question: Question, rulebook: Rulebook): string[] {
  const rules = question.ask.rules ?? [];
  if (rules.length === 0) return [m.play.noRules];
  return rules.map((rule) => wrapped(m.play.blockedBy(rule, rulebook(rule)), '  '));
}

/** How the question is to be answered. */
export function howToAnswer(m: Messages, question: Question): string {
  const { min, max } = question;
  switch (question.kind) {
    case 'one':
      return m.play.chooseOne;
    case 'some':
      return m.play.chooseSome(min, Math.min(max, offered(question).length));
    case 'order':
      return m.play.chooseOrder(question.from.length);
    case 'number':
      return m.play.chooseNumber(min, max);
    case 'confirm':
      return m.play.chooseConfirm;
    case 'place':
      return m.play.choosePlace(min, max);
  }
}

/** What was typed, as an answer; or the sentence that says why it is none. */
export type Typed = { readonly answer: Answer } | { readonly problem: string };

export function readTyped(m: Messages, question: Question, line: string): Typed {
  const words = line
    .trim()
    .split(/[\s,;]+/u)
    .filter((word) => word !== '');
  const unclear = { problem: m.play.notUnderstood(howToAnswer(m, question)) };
  switch (question.kind) {
    case 'one': {
      if (words.length !== 1) return unclear;
      const [chosen] = numbered(question, words);
      return chosen === undefined ? { problem: m.play.notListed(words[0]) } : { answer: chosen };
    }
    case 'some':
    case 'order': {
      if (words.length === 0) return unclear;
      if (words.length === 1 && (words[0] === '-' || words[0] === '0')) return { answer: [] };
      const chosen = numbered(question, words);
      const missing = chosen.indexOf(undefined);
      return missing === -1 ? { answer: chosen as string[] } : { problem: m.play.notListed(words[missing]) };
    }
    case 'number':
      return words.length === 1 && isWhole(words[0]) ? { answer: Number(words[0]) } : unclear;
    case 'confirm': {
      const word = words.join(' ').toLowerCase();
      if (m.play.yesWords.includes(word)) return { answer: true };
      return m.play.noWords.includes(word) ? { answer: false } : unclear;
    }
    case 'place':
      return words.length > 0 && words.length % 2 === 0 && words.every(isWhole)
        ? { answer: pointsOf(words.map(Number)) }
        : unclear;
  }
}

const isWhole = (word: string): boolean => /^-?\d+$/u.test(word) && Number.isSafeInteger(Number(word));

function numbered(question: Question, words: readonly string[]): (string | undefined)[] {
  const options = offered(question);
  return words.map((word) => (/^\d+$/u.test(word) ? options[Number(word) - 1]?.id : undefined));
}

function pointsOf(numbers: readonly number[]): Path {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i], y: numbers[2 * i + 1] }));
}
