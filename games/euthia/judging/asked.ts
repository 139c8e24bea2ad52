import type { Answer, Option, Question, Seat } from '@tafelrunde/engine';
import type { EuthiaReading } from '../shape.ts';
import type { Library } from './library.ts';

/** A question as advice looks at it. */

export interface Position {
  readonly library: Library;
  readonly t: EuthiaReading;
  readonly seat: Seat;
}
export type Advised = (at: Position, question: Question) => Answer | null;

/** Options of this game say what they do, and with which clause of a card. */
export type Deed = Option & { readonly does?: string; readonly index?: number };

export const open = ({ from }: Question): Deed[] => from.filter(({ no }) => no === undefined);
export const doing = (question: Question, does: string): Deed | undefined =>
  open(question).find((option) => option.does === does);

/** The option with the highest mark. */
export function best(options: readonly Deed[], mark: (option: Deed) => number): string | null {
  let found: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = mark(option);
    if (worth <= most) continue;
    most = worth;
    found = option.id;
  }
  return found;
}
