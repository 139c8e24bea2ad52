import type { TestTable } from '@tafelrunde/testing';
import type { Alignment, TalismanShape } from '../shape.ts';
import { passes } from './meeting.ts';
import { scene, type Scene } from './tables.ts';

/** A Thief (neutral, Strength 3, Craft 3, 4 lives) walks into the City of the Cataclysm board, where this Denizen is drawn. */
export function visiting(denizen: string, more: Scene = {}): TestTable<TalismanShape> {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields3', 'fields1'],
    options: { board: 'cataclysm' },
    ...more,
    next: { denizens: [denizen], ...more.next },
    dice: [4, 1, ...(more.dice ?? [])],
  });
  while (t.match.question(0)?.ask.prompt !== 'destination') passes(t);
  return t.answer(0, 'city');
}
/** Between two turns the other Thief has a turn without any consequence; its dice are 3 and 4. */
export const meanwhile = (t: TestTable<TalismanShape>): TestTable<TalismanShape> => t.answer(1, 'sentinel');
export const MEANWHILE: readonly number[] = [3, 4];
/** Visiting for somebody of another alignment. */
export const visitingAs = (alignment: Alignment, denizen: string, more: Scene = {}) =>
  visiting(denizen, { ...more, with: { ...more.with, 0: { alignment, ...more.with?.[0] } } });
