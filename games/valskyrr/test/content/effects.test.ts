import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { game, situation } from '../kit.ts';

/**
 * What every card does, as it was designed: its effects with their fixed numbers and words, when it may be used or works by itself,
 * and how often. `effects.txt` has a line for each card. Amounts and conditions that are worked out are the business of the tests of the cards.
 */

/** Effects that hold other effects; those are listed by themselves. */
const FRAMES = new Set(['ifThen', 'chooseOne', 'forEachHero', 'repeat', 'may']);
const HOLD_OTHERS = new Set(['do', 'otherwise', 'options', 'pay', 'each', 'cost', 'does', 'after']);

type Value = unknown;
const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The numbers and words of a value, by name where it has one. */
function words(value: Value): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (value === true) return ['yes'];
  if (Array.isArray(value)) return value.flatMap(words);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const found = words(one);
    return found.length === 0 ? [] : [`${name}:${found.join(',')}`];
  });
}

function effects(value: Value, found: string[]): void {
  if (Array.isArray(value)) for (const one of value) effects(one, found);
  if (!isObject(value)) return;
  const { verb, when, limit } = value;
  if (typeof verb === 'string' && !FRAMES.has(verb)) {
    const own = Object.entries(value).filter(([name]) => name !== 'verb' && !HOLD_OTHERS.has(name));
    found.push([verb, ...words(Object.fromEntries(own))].join(' '));
  }
  if (isObject(when)) found.push(['when', ...words(when)].join(' '));
  if (verb === undefined && typeof limit === 'string') found.push(`once per ${limit}`);
  if (value.may === 'owner' || value.may === 'group') found.push(`may ${value.may}`);
  for (const one of Object.values(value)) if (typeof one === 'object') effects(one, found);
}

situation('every card does what was designed, when and as often as it was', () => {
  const lines = readFileSync(new URL('effects.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const designed = new Map(lines.map((line) => line.split(' = ', 2) as [string, string]));
  let compared = 0;
  for (const { charter: _, ...def } of Object.values(game.content)) {
    const found: string[] = [];
    effects(def, found);
    if (found.length === 0) continue;
    assert.deepEqual(found, designed.get(def.kind)?.split('; '), def.kind);
    compared++;
  }
  assert.equal(compared, designed.size);
});
