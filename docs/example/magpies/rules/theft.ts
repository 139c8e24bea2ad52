import { type Flow, type Reading, type Seat, seatOption } from '@tafelrunde/engine';
import type { Magpies, MagpieShape, Theft } from '../shape.ts';

/** The other seats whose nests hold something. */
export const victims = (t: Reading<MagpieShape>, thief: Seat): Seat[] =>
  t.clockwise(thief).filter((seat) => seat !== thief && t.cards(t.piles.nest[seat]).length > 0);

/** Choose a nest; its owner may chase the magpie away; otherwise its latest treasure changes nests. */
export function* steal(t: Magpies, thief: Seat): Flow {
  const { seat: victim } = yield* t.ask(thief, {
    prompt: 'victim',
    from: victims(t, thief).map((seat) => seatOption(seat)),
    rules: ['MP-THEFT-01'],
  });
  const theft: Theft = { type: 'theft', thief, victim };
  // A moment at which cards may interfere, with the theft on the stage. The rule knows none of them.
  if ((yield* t.windowOnStage('theft', theft)) === 'replaced') return; // MP-CAT-02
  const treasure = t.top(t.piles.nest[victim])!;
  t.tell('stole', { seat: thief, victim, kind: t.kind(treasure) });
  t.move(treasure, t.piles.nest[thief]); // MP-THEFT-02
}
