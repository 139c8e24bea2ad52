import type { Card } from '@tafelrunde/engine';
import type { Condition, Face, Marks, Valskyrr } from '../shape.ts';

const NONE: Readonly<Marks> = {
  wounds: 0,
  poison: 0,
  burning: 0,
  dazed: 0,
  weakness: 0,
  objectives: 0,
  loot: 0,
  enraged: false,
  dying: false,
  turned: false,
  host: null,
  asHand: false,
  owner: null,
};

/** What lies on a card, to be read. */
export const marksOf = (t: Valskyrr, card: Card): Readonly<Marks> => (t.note(card) as Marks | null) ?? NONE;

/** The same to be changed. */
export function marked(t: Valskyrr, card: Card): Marks {
  const there = t.note(card) as Marks | null;
  if (there !== null) return there;
  t.setNote(card, { ...NONE });
  return t.note(card) as Marks;
}

/** Tokens go back to the supply. VA-KILL-04 */
export const clearMarks = (t: Valskyrr, card: Card): void => t.setNote(card, null);

/** The side that lies up. */
export function faceOf(t: Valskyrr, card: Card): Face {
  const def = t.def(card);
  return def.back !== null && marksOf(t, card).turned ? def.back : def;
}

export const conditionsOn = (t: Valskyrr, card: Card): number => {
  const { poison, burning, dazed, weakness } = marksOf(t, card);
  return poison + burning + dazed + weakness;
};

/** Takes up to n tokens of a condition off a card; says how many that were. */
export function takeCondition(t: Valskyrr, card: Card, kind: Condition, n: number): number {
  const taken = Math.min(marksOf(t, card)[kind], n);
  if (taken > 0) marked(t, card)[kind] -= taken;
  return taken;
}
