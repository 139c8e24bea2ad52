import { done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Euthia } from '../shape.ts';
import { woundOutside } from './health.ts';
import { drawCards } from './supply.ts';
import { boardOf } from './tiles.ts';

/** By value of the dwurt die: dwurt gained, silver and gold cards, reputation lost, wounds. EU-DWURT-03 to EU-DWURT-08 */
const EFFECTS = [
  { dwurt: 1, silver: 0, gold: 0, lost: 0, wounds: 0 },
  { dwurt: 0, silver: 1, gold: 0, lost: 0, wounds: 0 },
  { dwurt: 0, silver: 2, gold: 0, lost: 0, wounds: 1 },
  { dwurt: 1, silver: 3, gold: 0, lost: 1, wounds: 2 },
  { dwurt: 1, silver: 0, gold: 1, lost: 1, wounds: 4 },
  { dwurt: 2, silver: 0, gold: 1, lost: 1, wounds: 6 },
] as const;

/** At the end of Skoldur's turn; its cards feed no store, its death costs only 1. EU-DWURT-01, EU-DWURT-09, EU-DWURT-10 */
export function dwurtDie(t: Euthia, seat: Seat): Flow {
  return boardOf(t, seat).dwurtSlots === 0 ? done(undefined) : resolveDie(t, seat);
}
function* resolveDie(t: Euthia, seat: Seat): Flow {
  const hero = t.state.heroes[seat];
  const { dwurt, silver, gold, lost, wounds } = EFFECTS[hero.dwurtDie];
  t.tell('dwurtDie', { seat, value: hero.dwurtDie });
  hero.dwurtDie = 0;
  hero.dwurt += dwurt;
  drawCards(t, seat, 'silver', silver, false);
  drawCards(t, seat, 'gold', gold, false);
  hero.reputation = Math.max(0, hero.reputation - lost);
  if (wounds > 0) yield* woundOutside(t, seat, wounds, 'other', true);
}
