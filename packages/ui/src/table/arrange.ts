import type { IconName } from '../icons/icons.ts';
import type { Choice } from './Answer.tsx';

/** More answers than this stand in groups. */
export const MOST_UNGROUPED = 6;

/** Equal answers are one with a count: the same card in the same state that leads to the same. */
export function merged(choices: readonly Choice[]): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const { id, same, label, detail = '', verdict = '', price, commits, blocked } = choice;
    const key =
      same === undefined
        ? id
        : JSON.stringify([same, label, detail, verdict, price, commits, blocked?.reason, blocked?.rule]);
    const before = found.get(key);
    found.set(
      key,
      before === undefined
        ? choice
        : { ...before, ids: [...idsOf(before), id], suggested: before.suggested ?? choice.suggested },
    );
  }
  return [...found.values()];
}

/** The answers that are given by this one: itself, or all that are equal. */
export const idsOf = ({ id, ids }: Choice): readonly string[] => ids ?? [id];

/**
 * What is suggested, what costs nothing extra as it lies on the table, the same where it is known to be bad, what costs extra, and
 * what ends or declines. A bar too narrow for all of them shows the first ones.
 */
export function ordered(choices: readonly Choice[]): readonly Choice[] {
  const rank = ({ suggested, last, quiet, again, commits, verdict }: Choice): number => {
    if (last === true || quiet === true) return quiet === true ? 5 : 4;
    if (suggested !== undefined) return 0;
    if (commits === 'costs' || again === true) return 3;
    return verdict === 'bad' ? 2 : 1;
  };
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The answer that takes the focus first: Enter alone never spends anything and never ends what could go on, and does nothing that is
 * known to be bad while something else can be done. Where nothing is left but to end it, what ends it well.
 */
export const harmless = (choices: readonly Choice[]): Choice | undefined => {
  const open = choices.filter(({ blocked }) => blocked === undefined);
  // What is suggested is gold by itself. Where it costs something it waits to be chosen, and nothing else takes the gold from it.
  if (open.some(({ suggested, commits }) => suggested !== undefined && commits !== undefined))
    return undefined;
  const free = open.filter(({ commits }) => commits === undefined);
  const suggested = free.find((choice) => choice.suggested !== undefined);
  const fresh = free.filter(({ again }) => again !== true);
  const onward = suggested ?? fresh.find(({ verdict }) => verdict !== 'bad') ?? fresh.at(0);
  return onward ?? open.find(({ commits, verdict }) => commits === 'ends' && verdict === 'good') ?? free[0];
};

/** Several answers that point at things of one kind, behind one button. */
export interface AnswerGroup {
  readonly name: string;
  readonly icon: IconName;
  readonly members: readonly Choice[];
  /** How many of that kind there are, with those that may not be chosen. */
  readonly all: number;
  /** The key that opens it. */
  readonly letter: string;
}

/** Letters that mean something else at a table. */
const taken = 'bclnrutvf?';

/**
 * The groups of these answers in the order in which they first occur. What is suggested and what ends or declines stands
 * outside; so does whoever is alone in its group.
 */
export function groupsOf(open: readonly Choice[], all: readonly Choice[]): readonly (Choice | AnswerGroup)[] {
  const outside = (choice: Choice) =>
    choice.suggested !== undefined ||
    choice.last === true ||
    choice.quiet === true ||
    choice.group === undefined;
  const groups = Map.groupBy(
    open.filter((choice) => !outside(choice)),
    ({ group }) => group ?? '',
  );
  const letters = new Set(taken);
  const told = new Set<string>();
  return open.flatMap((choice): (Choice | AnswerGroup)[] => {
    const name = choice.group ?? '';
    const members = groups.get(name) ?? [];
    if (outside(choice) || members.length < 2) return [choice];
    if (told.has(name)) return [];
    told.add(name);
    const letter =
      name
        .toLocaleLowerCase()
        .match(/[a-z]/g)
        ?.find((one) => !letters.has(one)) ?? '';
    letters.add(letter);
    const icon = choice.groupIcon ?? choice.icon ?? 'contents';
    return [{ name, icon, members, letter, all: all.filter(({ group }) => group === name).length }];
  });
}

export const isGroup = (item: Choice | AnswerGroup): item is AnswerGroup => 'members' in item;
