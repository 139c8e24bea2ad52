import { askOne } from './ask.ts';
import { type Act, type Flow, perform } from './flow.ts';
import { type AskOne, type Option, questionOne } from './question.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Seat } from './words.ts';

/** The option that declines; every alternation and every optional window has it. */
export const PASS: Option = { id: 'pass', declines: true };

/**
 * In turn until all pass in a row. `put` says what a seat may do (null: nothing, that is a pass), `play` does it.
 * A pass does not lock out: whoever passed is asked again after somebody acted.
 */
export function* alternate<O extends Option>(
  t: KernelTable,
  seats: readonly Seat[],
  put: (seat: Seat) => AskOne<O> | null,
  play: (seat: Seat, got: O) => Act,
): Flow {
  t.guard.enter();
  let passes = 0;
  for (let turn = 0; passes < seats.length; turn++) {
    const seat = seats[turn % seats.length];
    const ask = put(seat);
    const got =
      ask === null ? PASS : yield* askOne<O>(t, questionOne(seat, { ...ask, from: [...ask.from, PASS] }));
    if (got.declines === true) {
      passes++;
      continue;
    }
    passes = 0;
    yield* perform(play(seat, got as O));
  }
  t.guard.leave();
}
