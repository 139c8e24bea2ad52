import { type Answer, type AskPlace, type Option, type Question, sampleAnswer } from '@tafelrunde/engine';

/**
 * Answers worth trying, all of them legal and no two alike: every one where there are no more than `limit`, otherwise a
 * fair sample. In a sample of numbers the two ends are always among them.
 */
export function enumerateAnswers(question: Question, limit: number, random: () => number): Answer[] {
  switch (question.kind) {
    case 'one':
      return sampled(legalIds(question.from), limit, random);
    case 'confirm':
      return [true, false];
    case 'number':
      return numbers(question, limit, random);
    case 'some': {
      const ids = legalIds(question.from);
      const most = Math.min(question.max, ids.length);
      return subsetCount(ids.length, question.min, most, limit) <= limit
        ? subsets(ids, question.min, most)
        : drawn(question, limit, random);
    }
    case 'order': {
      const ids = legalIds(question.from);
      return factorial(ids.length, limit) <= limit ? orders(ids) : drawn(question, limit, random);
    }
    case 'place':
      return drawn(question, limit, random);
  }
}

/** A key for an answer: equivalent answers have the same key. */
export const spelled = ({ kind }: Question, answer: Answer): string =>
  typeof answer === 'string' ? answer : JSON.stringify(inOrder(kind, answer));

/** Which options are taken matters, not in which order; in an order and a path it does. */
const inOrder = (kind: Question['kind'], answer: Answer): Answer =>
  kind === 'some' ? (answer as readonly string[]).toSorted() : answer;

const legalIds = (from: readonly Option[]): string[] =>
  from.filter((option) => option.no === undefined).map((option) => option.id);

/** A random selection of a given size, in the order of the list. */
function sampled<T>(list: readonly T[], limit: number, random: () => number): T[] {
  let wanted = Math.min(limit, list.length);
  return list.filter((_, i) => {
    const taken = random() * (list.length - i) < wanted;
    if (taken) wanted--;
    return taken;
  });
}

function numbers({ min, max }: Question, limit: number, random: () => number): number[] {
  const count = max - min + 1;
  if (count <= limit) return Array.from({ length: count }, (_, i) => min + i);
  const found = new Set([min, max]);
  for (let tries = 0; found.size < limit && tries < 4 * limit; tries++)
    found.add(min + Math.floor(random() * count));
  return [...found].toSorted((a, b) => a - b);
}

/** Different answers by drawing at random; fewer than `limit` when the same ones keep coming. */
function drawn(question: Question, limit: number, random: () => number): Answer[] {
  const found = new Map<string, Answer>();
  for (let tries = 0; found.size < limit && tries < 3 * limit; tries++) {
    const answer = sampleAnswer(question, random);
    found.set(spelled(question, answer), answer);
  }
  if (question.kind === 'place') return [...found.values()].filter((path) => isLegal(question, path));
  return [...found.values()];
}

/** A suggested path is legal by contract; a game that breaks it must not make a bot answer nonsense. */
const isLegal = (question: Question, path: Answer): boolean =>
  (question.ask as AskPlace).fault(path as Parameters<AskPlace['fault']>[0]) === null;

/** How many subsets of `min` to `max` out of n there are, or just more than `limit`. */
function subsetCount(n: number, min: number, max: number, limit: number): number {
  let total = 0;
  for (let size = min; size <= max && total <= limit; size++) {
    let count = 1;
    for (let i = 0; i < Math.min(size, n - size) && count <= limit; i++) count = (count * (n - i)) / (i + 1);
    total += count;
  }
  return total;
}

function subsets(ids: readonly string[], min: number, max: number): string[][] {
  const found: string[][] = [];
  const grow = (chosen: string[], from: number): void => {
    if (chosen.length >= min) found.push(chosen);
    if (chosen.length === max) return;
    for (let i = from; i < ids.length; i++) grow([...chosen, ids[i]], i + 1);
  };
  grow([], 0);
  return found;
}

function factorial(n: number, limit: number): number {
  let count = 1;
  for (let i = 2; i <= n && count <= limit; i++) count *= i;
  return count;
}

function orders(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((first, i) => orders(ids.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
