import { type Entry, isAnswer, isStop } from './entry.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Seat } from './words.ts';

/** What an entry did that decides whether it can be undone. */
export interface Mark {
  readonly chance: boolean;
  readonly learned: number;
  readonly secretlyAsked: number;
}

export const markOf = (t: KernelTable, drawnBefore: number): Mark => ({
  chance: t.whole.chance.drawn !== drawnBefore,
  learned: t.learned,
  secretlyAsked: t.secretlyAsked,
});

/**
 * The law of stepping back: a seat may take back its own answers until it has learned something, chance was used, or
 * another seat has answered or was secretly asked. `oldest` is where the kept checkpoints begin.
 */
export function stepsBack(
  entries: readonly Entry[],
  marks: readonly Mark[],
  seat: Seat,
  oldest: number,
): number {
  let steps = 0;
  for (let i = entries.length - 1; i >= oldest; i--) {
    const entry = entries[i];
    // "Always stop me here" changes nothing on the table, and nobody else may notice it.
    if (isStop(entry)) continue;
    const mark = marks[i];
    if (!isAnswer(entry) || entry.seat !== seat || mark === undefined) break;
    const own = 1 << seat;
    if (mark.chance || (mark.learned & own) !== 0 || (mark.secretlyAsked & ~own) !== 0) break;
    steps++;
  }
  return steps;
}
