import { type Card, type Flow, type Seat, seatOption } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { enterArea } from './enemies.ts';
import { askGroup } from './group.ts';
import { heroesIn } from './places.ts';
import { isForbidden } from './statics.ts';

/** One enemy after the other, from the left. VA-PURSUIT-01 */
export function* pursuitPhase(t: Valskyrr): Flow {
  for (;;) {
    const next = pursuer(t);
    if (next === null) break; // VA-PURSUIT-06, VA-PURSUIT-07
    const seat = next.heroes.length === 1 ? next.heroes[0] : yield* tie(t, next.enemy, next.heroes);
    // VA-PURSUIT-03, VA-PURSUIT-04: it moves, the focus is halved, and only then whatever waits for it happens.
    yield* enterArea(t, next.enemy, seat);
  }
  t.state.steer = null;
}

/** The leftmost enemy that may pursue somebody, and those it may pursue. VA-PURSUIT-02, VA-PURSUIT-09 */
function pursuer(t: Valskyrr): { enemy: Card; heroes: readonly Seat[] } | null {
  for (const enemy of t.cards(t.piles.row)) {
    if (isForbidden(t, 'move', { enemy })) continue;
    const heroes = heroesFor(t, enemy);
    if (heroes.length > 0) return { enemy, heroes };
  }
  return null;
}

function heroesFor(t: Valskyrr, enemy: Card): readonly Seat[] {
  const open = heroesIn(t).filter((seat) => !isForbidden(t, 'pursue', { enemy, seat }));
  const { steer, heroes } = t.state;
  if (steer !== null && open.includes(steer.seat) && t.cards(t.piles.pursuers[steer.seat]).length < steer.max)
    return [steer.seat];
  const most = Math.max(0, ...open.map((seat) => heroes[seat].focus));
  return most === 0 ? [] : open.filter((seat) => heroes[seat].focus === most);
}

/** VA-PURSUIT-05 */
function* tie(t: Valskyrr, enemy: Card, heroes: readonly Seat[]): Flow<Seat> {
  const { seat } = yield* askGroup(t, {
    prompt: 'pursued',
    about: { kind: t.kind(enemy) },
    from: heroes.map((one) => seatOption(one)),
    rules: ['VA-PURSUIT-05'],
  });
  return seat;
}
