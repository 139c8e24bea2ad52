import { type Match, notPlain, type Question, type Shape, type Whole } from '@tafelrunde/engine';
import type { Court } from './law.ts';

/** Is the state plain data? It stays wrong once it is: looking now and then is enough. */
export function checkPlain<G extends Shape>(court: Court<G>, match: Match<G>): void {
  const fault = notPlain(match.table.whole);
  court.hold('plain', fault === null, () => fault!);
}

/** Laws of the state and of what is asked, looked at after every answer. */
export function checkState<G extends Shape>(court: Court<G>, match: Match<G>): void {
  const { whole } = match.table;
  const card = cardFault(whole);
  court.hold('cards', card === null, () => card!);
  const signed = signedPaths(court.game.signed);
  const counting = !isBelow(whole.game, signed, 0);
  court.hold('counters', counting, () => `${below(whole.game, signed, [])} is less than zero`);
  for (const seat of match.waiting) {
    const question = match.question(seat)!;
    const ids = new Set(question.from.map((option) => option.id));
    court.hold(
      'ownIds',
      ids.size === question.from.length,
      () => `'${question.ask.prompt}' has two options of one id`,
    );
    const unknown = unknownCard(match, question);
    court.hold(
      'hiddenIds',
      unknown === null,
      () => `'${question.ask.prompt}' names card ${unknown} to seat ${seat}`,
    );
  }
}

/** Every card lies in exactly one pile, the one it says, and every printed card is in exactly one sleeve. */
function cardFault({ cards, piles }: Whole): string | null {
  const count = cards.at.length;
  const seen = new Uint8Array(count);
  let lying = 0;
  for (const [pile, list] of piles.entries()) {
    for (const card of list) {
      if (cards.at[card] !== pile)
        return `card ${card} lies in pile ${pile} and believes to be in ${cards.at[card]}`;
      if (seen[card] === 1) return `card ${card} lies in two places`;
      seen[card] = 1;
      lying++;
    }
  }
  if (lying !== count) return `${count - lying} cards lie in no pile`;
  seen.fill(0);
  for (const print of cards.print) {
    if (seen[print] === 1) return 'a printed card is in two sleeves';
    seen[print] = 1;
  }
  return null;
}

const signedPaths = (signed: readonly string[] = []): string[][] => signed.map((path) => path.split('.'));

/**
 * Is there a number below zero that is not declared as signed? `signed` holds the declared paths that lead through this value: there
 * are few of them, and nearly everywhere none. Looked at after every answer; where the number lies is asked only when there is one.
 */
function isBelow(value: unknown, signed: readonly (readonly string[])[], depth: number): boolean {
  if (typeof value === 'number') return value < 0 && !signed.some((pattern) => pattern.length === depth);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  if (signed.length > 0)
    return Object.entries(value).some(([key, part]) => isBelow(part, onwards(signed, key, depth), depth + 1));
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let i = 0; i < parts.length; i++) if (isBelow(parts[i], signed, depth + 1)) return true;
  return false;
}

/** Those of these paths that lead on by this key. */
const onwards = (signed: readonly (readonly string[])[], key: string, depth: number) =>
  signed.filter((pattern) => pattern.length > depth && (pattern[depth] === '*' || pattern[depth] === key));

/** The first number below zero that is not declared as signed. A state that is no tree is another law's to find. */
function below(value: unknown, signed: readonly (readonly string[])[], path: string[]): string | null {
  if (typeof value === 'number')
    return value < 0 && !signed.some((pattern) => matches(pattern, path)) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return null;
  for (const key in value) {
    path.push(key);
    const found = below((value as Record<string, unknown>)[key], signed, path);
    if (found !== null) return found;
    path.pop();
  }
  return null;
}

const DEEPEST = 32;

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((key, i) => key === '*' || key === path[i]);

function unknownCard<G extends Shape>({ table }: Match<G>, { seat, from }: Question): number | null {
  for (const { card } of from) if (card !== undefined && !table.knows(seat, card)) return card;
  return null;
}
