import type { Flow, Seat } from '@tafelrunde/engine';
import type { Euthia, Wounding } from '../shape.ts';
import { diesOutside } from './death.ts';
import { maxHealth } from './tiles.ts';

/** Health: healing, wounds outside a monster attack, and what a change of equipment does. */

/** Never above the maximum. EU-HP-01 */
export function heal(t: Euthia, seat: Seat, n: number): number {
  const hero = t.state.heroes[seat];
  const healed = Math.max(0, Math.min(n, maxHealth(t, seat) - hero.health));
  if (healed === 0) return 0;
  hero.health += healed;
  t.tell('healed', { seat, n: healed });
  return healed;
}

/** Wounds outside combat: they may kill. True if the hero lives. EU-HP-02 */
export function* woundOutside(
  t: Euthia,
  seat: Seat,
  n: number,
  source: Wounding['source'],
  mercy = false,
): Flow<boolean> {
  const hero = t.state.heroes[seat];
  const wounding: Wounding = { type: 'wounding', seat, source, n };
  if ((yield* t.windowOnStage('wounding', wounding)) === 'replaced') return true;
  hero.health = Math.max(0, hero.health - wounding.n);
  t.tell('wounded', { seat, n: wounding.n });
  if (hero.health > 0) return true;
  yield* diesOutside(t, seat, mercy);
  return false;
}
