import type { Flow, Seat } from '@tafelrunde/engine';
import { scenarioOf } from '../modes/current.ts';
import type { Euthia, Fight } from '../shape.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { CHURCH } from './map.ts';
import { drawCards } from './supply.ts';
import { maxHealth, wornClauses } from './tiles.ts';

/** Death and resurrection, in and out of combat. */

/** The hero stands in the church with full health; movement points are lost. EU-HDEATH-05, EU-HDEATH-07, EU-ELEM-07 */
function resurrect(t: Euthia, seat: Seat): void {
  const hero = t.state.heroes[seat];
  hero.space = CHURCH;
  hero.portal = -1;
  hero.moves = 0;
  hero.health = maxHealth(t, seat);
}

function loseReputation(t: Euthia, seat: Seat, n: number): void {
  const hero = t.state.heroes[seat];
  hero.reputation = Math.max(0, hero.reputation - n); // EU-DEATH-02
}

/** Outside combat: neither gaar nor a card, and nobody takes a marker. EU-DEATH-01 to EU-DEATH-03, EU-COOP-08, EU-DWURT-09 */
export function* diesOutside(t: Euthia, seat: Seat, mercy: boolean): Flow {
  const hero = t.state.heroes[seat];
  t.tell('died', { seat });
  hero.perished++;
  resurrect(t, seat);
  loseReputation(t, seat, mercy || t.state.mode === 'cooperative' ? 1 : 2);
  yield* scenarioOf(t).heroDied(t, seat, null);
}

const GAAR_AT_DEATH = 3;
/** In combat: the monster player takes a marker; alone a chaos marker goes to the portrait; together it costs reputation. EU-HDEATH-04 to EU-HDEATH-07 */
export function* diesInCombat(t: Euthia, fight: Fight): Flow {
  const seat = fight.hero;
  const hero = t.state.heroes[seat];
  t.tell('fell', { seat, kind: fight.kind });
  hero.fallen++; // EU-SOLO-12
  if (fight.monster !== null) {
    t.state.heroes[fight.monster].won++; // EU-HDEATH-04
    for (const { clause } of wornClauses(t, fight.monster, 'heroDied'))
      yield* resolve(t, doing(fight.monster), clause.fx ?? []);
  }
  if (t.state.mode === 'cooperative') loseReputation(t, seat, 1); // EU-COOP-08
  resurrect(t, seat);
  hero.gaar += GAAR_AT_DEATH; // EU-HDEATH-06
  drawCards(t, seat, 'gold', 1);
  yield* scenarioOf(t).heroDied(t, seat, fight);
}
