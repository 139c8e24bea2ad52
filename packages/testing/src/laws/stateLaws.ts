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
  const signed = (court.game.signed ?? []).map((path) => path.split('.'));
  const negative = below(whole.game, signed, []);
  court.hold('counters', negative === null, () => `${negative} is less than zero`);
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
  const seen = new Set<number>();
  for (const [pile, list] of piles.entries()) {
    for (const card of list) {
      if (seen.has(card)) return `card ${card} lies in two places`;
      if (cards.at[card] !== pile)
        return `card ${card} lies in pile ${pile} and believes to be in ${cards.at[card]}`;
      seen.add(card);
    }
  }
  if (seen.size !== cards.at.length) return `${cards.at.length - seen.size} cards lie in no pile`;
  if (new Set(cards.print).size !== cards.at.length) return 'a printed card is in two sleeves';
  return null;
}

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
