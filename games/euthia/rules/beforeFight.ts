import { type Flow, perform, type Seat } from '@tafelrunde/engine';
import type { Euthia } from '../shape.ts';
import type { Choice } from './choice.ts';
import { addArranging, addUses } from './housekeeping.ts';
import { storageCheck } from './storage.ts';
import { keepHandLimit } from './supply.ts';

/** The last chance to change equipment and to use what works outside combat only. EU-PREP-02 */
export function* beforeFight(t: Euthia, seat: Seat): Flow {
  for (;;) {
    const from: Choice[] = [];
    addUses(t, seat, from, 'beforeFight');
    addArranging(t, seat, from);
    if (from.length === 0) return;
    from.push({ id: 'fight', does: 'fight', declines: true, run: () => undefined });
    // Nobody takes off what could help in the fight: for nothing but that nobody is asked.
    const bare = from.every(({ does }) => does === 'takeOff' || does === 'fight');
    const got = yield* t.ask(seat, {
      prompt: 'beforeFight',
      from,
      rules: ['EU-PREP-02'],
      ...(bare && { usual: 'fight' }),
    });
    if (got.does === 'fight') return;
    yield* perform(got.run());
    yield* keepHandLimit(t, seat); // EU-CARD-03
    yield* storageCheck(t, seat);
  }
}
