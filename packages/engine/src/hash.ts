import type { Whole } from './state.ts';

/**
 * A short digest of plain data, equal on every machine. It tells two histories apart when code changes under a saved
 * match; it is no protection against somebody who means harm (see `fairness.ts` for that).
 */
export function hash(value: unknown): number {
  return mix(walk(0x9e3779b9, value), 0) >>> 0;
}

/** A digest as it stands in records: eight hexadecimal digits. */
export const hashText = (digest: number): string => digest.toString(16).padStart(8, '0');

function mix(h: number, word: number): number {
  h = Math.imul(h ^ word, 0x85ebca6b);
  h ^= h >>> 13;
  return Math.imul(h, 0xc2b2ae35) ^ (h >>> 16);
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

function walk(h: number, value: unknown): number {
  if (typeof value === 'number') {
    if ((value | 0) === value) return mix(h, value);
    float[0] = value;
    return mix(mix(h, words[0]), words[1] ^ 0x5bd1e995);
  }
  if (typeof value === 'string') return text(h, value);
  if (typeof value === 'boolean') return mix(h, value ? 0x1b873593 : 0x2c1b3c6d);
  if (typeof value !== 'object' || value === null) return mix(h, 0x297a2d39);
  if (Array.isArray(value)) {
    h = mix(h, 0x27d4eb2f ^ value.length);
    for (let i = 0; i < value.length; i++) h = walk(h, value[i]);
    return h;
  }
  const record = value as Record<string, unknown>;
  h = mix(h, 0x165667b1);
  for (const key in record) h = walk(text(h, key), record[key]);
  return mix(h, 0x61c88647);
}

function text(h: number, value: string): number {
  let t = h ^ value.length;
  for (let i = 0; i < value.length; i++) t = Math.imul(t ^ value.charCodeAt(i), 0x01000193);
  return mix(t, 0x7feb352d);
}

/** Printed cards only ever grow in number, so their part of the digest is kept and carried on. */
const printed = new WeakMap<readonly string[], { length: number; h: number }>();

function kindsDigest(kinds: readonly string[]): number {
  let kept = printed.get(kinds);
  if (kept === undefined) printed.set(kinds, (kept = { length: 0, h: 0 }));
  for (; kept.length < kinds.length; kept.length++) kept.h = text(kept.h, kinds[kept.length]);
  return kept.h;
}

function numbers(h: number, list: readonly number[]): number {
  h = mix(h, list.length);
  for (let i = 0; i < list.length; i++) h = mix(h, list[i]);
  return h;
}

/** The digest of a whole state. The kernel's own columns are read by name: this runs once per answer. */
export function hashWhole(whole: Whole): number {
  const { cards, chance, piles } = whole;
  let h = mix(0x9e3779b9, whole.step);
  h = walk(h, whole.game);
  if (cards.at.length > 0) {
    h = mix(h, kindsDigest(cards.kinds));
    h = numbers(h, cards.print);
    h = numbers(h, cards.group);
    h = numbers(h, cards.known);
    h = numbers(h, cards.root);
    h = numbers(h, cards.pinned);
    h = numbers(h, cards.pin);
    h = numbers(h, cards.parent);
    h = numbers(h, cards.family);
    h = walk(h, cards.notes);
    for (let i = 0; i < piles.length; i++) h = numbers(h, piles[i]);
  }
  if (whole.facts.length > 0) h = walk(h, whole.facts);
  if (whole.scenes.length > 0) h = walk(h, whole.scenes);
  if (chance.forced.length > 0) h = numbers(h, chance.forced);
  h = mix(mix(h, chance.drawn), chance.branch);
  return (whole.result === null ? h : walk(h, whole.result)) >>> 0;
}

/** The hash recorded with an answer. It covers the state the answer led to and the answer itself: a sealed bid changes no state yet. */
export const hashAfter = (whole: Whole, answer: unknown): number =>
  mix(hashWhole(whole), walk(0, answer)) >>> 0;
