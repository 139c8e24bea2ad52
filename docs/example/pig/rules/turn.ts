import type { Flow } from '@tafelrunde/engine';
import type { Pig } from '../shape.ts';

/** One turn, from the first roll until it is banked or lost. */
export function* turn(t: Pig): Flow {
  const { state } = t;
  const seat = state.turn;
  state.pot = 0;
  for (;;) {
    const roll = t.die(); // PI-TURN-01
    state.die = roll;
    t.tell('rolled', { seat, roll });
    if (roll === 1) break; // PI-TURN-02
    state.pot += roll;
    const { id } = yield* t.ask(seat, {
      prompt: 'again',
      about: { pot: state.pot },
      from: [
        { id: 'roll', space: 'die' },
        { id: 'bank', space: 'pot' },
      ],
      rules: ['PI-TURN-03'],
    });
    if (id === 'roll') continue;
    state.banked[seat] += state.pot; // PI-TURN-03
    t.tell('banked', { seat, pot: state.pot });
    break;
  }
  state.pot = 0;
  state.turn = (seat + 1) % t.seats;
  if (state.banked[seat] >= t.options.goal)
    // PI-END-01
    t.finish({ how: 'goal', winners: [seat], scores: state.banked.slice() });
}
