import { type Match, notPlain, type Question, type Shape, type Whole } from '@tafelrunde/engine';
import type { Court } from './law.ts';

/** Laws of the state alone, looked at after every answer. */
export function checkState<G extends Shape>(court: Court<G>, match: Match<G>): void {
  const { whole } = match.table;
  const card = cardFault(whole);
  court.hold('cards', card === null, () => card!);
  const plain = notPlain(whole);
  court.hold('plain', plain === null, () => plain!);
  const negative =
    plain === null
      ? below(
          whole.game,
          (court.game.signed ?? []).map((path) => path.split('.')),
          [],
        )
      : null;
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

/** The first number below zero that is not declared as signed. */
function below(
  value: unknown,
  signed: readonly (readonly string[])[],
  path: readonly string[],
): string | null {
  if (typeof value === 'number')
    return value < 0 && !signed.some((pattern) => matches(pattern, path)) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = below(item, signed, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((key, i) => key === '*' || key === path[i]);

function unknownCard<G extends Shape>({ table }: Match<G>, { seat, from }: Question): number | null {
  for (const { card } of from) if (card !== undefined && !table.knows(seat, card)) return card;
  return null;
}
