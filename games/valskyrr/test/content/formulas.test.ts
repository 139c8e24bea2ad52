import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Formula, Reading, Test } from '../../shape.ts';
import { game, situation } from '../kit.ts';

/**
 * Amounts and conditions that are worked out, as they were designed: what each of them looks at, and what it comes to. `formulas.txt`
 * has a line for each card. Everything counted is set to 0, 1, 2 and so on, with everything that may be true first false, then true:
 * "2x8 3x5" is 2 for the first eight numbers, then 3. Where several things are counted, the same follows with all but the first at 0, and
 * at 5. Where the number of heroes matters, there is one such list for each.
 */

const COUNTED = Array.from({ length: 13 }, (_, i) => i);
const TRUTHS: ReadonlySet<string> = new Set<keyof Reading>([
  'moved',
  'completed',
  'bossSetup',
  'has',
  'damageIs',
  'actionIs',
  'passed',
  'killed',
]);
const CALLED: ReadonlySet<string> = new Set(
  Object.keys({
    has: 0,
    tokens: 0,
    enemies: 0,
    allies: 0,
    woundsOn: 0,
    objectivesOn: 0,
    lootOn: 0,
    lifeLeft: 0,
    half: 0,
    handCards: 0,
    burialCards: 0,
    discardCount: 0,
    focus: 0,
    dealt: 0,
    damageIs: 0,
    removedHere: 0,
    placedHere: 0,
    killedHere: 0,
    actionIs: 0,
    passed: 0,
    entered: 0,
    woundsThisPhase: 0,
    killed: 0,
    revealed: 0,
    safeLocations: 0,
  } satisfies Partial<Record<keyof Reading, 0>>),
);

/** The words of an argument: {"in":"play","keyword":["beast"]} is "in play keyword beast". */
const plain = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** A situation: how many heroes, to what the first thing that is counted comes, and the others; and whether the rest is true. */
interface Situation {
  readonly heroes: number;
  readonly first: number;
  readonly others: number;
  readonly truth: boolean;
}

/** What a formula looks at, by whether it is counted. */
type Seen = Map<string, boolean>;

function reading({ heroes, first, others, truth }: Situation, seen: Seen): Reading {
  const value = (name: string, words: string): boolean | number => {
    if (name === 'heroes') {
      seen.set(words, false);
      return heroes;
    }
    if (TRUTHS.has(name)) {
      seen.set(words, false);
      return truth;
    }
    seen.set(words, true);
    return countedOf(seen)[0] === words ? first : others;
  };
  return new Proxy({} as Reading, {
    get: (_, name: string) =>
      CALLED.has(name)
        ? (...asked: readonly unknown[]) => value(name, `${name}(${asked.map(plain).join(', ')})`)
        : value(name, name),
  });
}
const countedOf = (seen: Seen): string[] =>
  [...seen].flatMap(([words, isCounted]) => (isCounted ? [words] : []));

function runs(values: readonly unknown[]): string {
  const parts: { value: unknown; n: number }[] = [];
  for (const value of values) {
    const last = parts.at(-1);
    if (last !== undefined && last.value === value) last.n++;
    else parts.push({ value, n: 1 });
  }
  return parts.map(({ value, n }) => (n === 1 ? String(value) : `${String(value)}x${n}`)).join(' ');
}

function described(formula: Formula | Test): string {
  const seen: Seen = new Map();
  const list = (heroes: number, others: number | null): string =>
    [
      ...new Set(
        [false, true].map((truth) =>
          runs(COUNTED.map((n) => formula(reading({ heroes, first: n, others: others ?? n, truth }, seen)))),
        ),
      ),
    ].join(' / ');
  const all = (others: number | null): string => {
    const lists = [1, 2, 3, 4].map((heroes) => list(heroes, others));
    return seen.has('heroes') ? lists.join(' | ') : lists[0];
  };
  const alike = all(null);
  const apart = countedOf(seen).length > 1 ? ` (0: ${all(0)}) (5: ${all(5)})` : '';
  return `${[...seen.keys()].join(' and ')}: ${alike}${apart}`;
}

/** Every function of a card, in the order in which they stand there. */
function formulas(value: unknown, found: string[]): readonly string[] {
  if (typeof value === 'function') found.push(described(value as Formula));
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) formulas(one, found);
  return found;
}

situation('every amount and every condition that is worked out comes to what was designed', () => {
  const designed = readFileSync(new URL('formulas.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const lines = Object.values(game.content).flatMap((def) => {
    const found = formulas(def, []);
    return found.length === 0 ? [] : [`${def.kind} = ${found.join('; ')}`];
  });
  lines.forEach((line, i) => assert.equal(line, designed[i]));
  assert.equal(lines.length, designed.length);
});
