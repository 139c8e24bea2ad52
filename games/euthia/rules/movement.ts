import type { Flow, Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading, Space } from '../shape.ts';
import { canAct, spendAction } from './actions.ts';
import { beforeFight } from './beforeFight.ts';
import { fightAgainst } from './fight.ts';
import { settleSpace } from './fightEnd.ts';
import { hasMonster, hexAt, isCentre, nextTo, powersOn, ringPacified } from './map.ts';
import { monsterNextUp } from './monsterSide.ts';
import { feelPowers } from './powers.ts';
import { reveal } from './reveal.ts';

/** Moving, and everything that happens when a hero enters a space. EU-MOVE-01 to EU-MOVE-05, EU-REVEAL-09 */

/** May the hero enter this space at all? EU-PACIFY-02, EU-PACIFY-03, EU-SPECIAL-04, EU-TELE-02, EU-TELE-03 */
export const canEnter = (t: EuthiaReading, seat: Seat, space: Space): boolean =>
  isCentre(space) ? ringPacified(t, space) : !hasMonster(t, space) || canAct(t, seat, 'combat');

export const steps = (t: EuthiaReading, seat: Seat): Space[] =>
  nextTo(t, t.state.heroes[seat].space).filter((space) => canEnter(t, seat, space));

/** One step for one movement point. EU-MOVE-02 */
export function* step(t: Euthia, seat: Seat, space: Space): Flow {
  const hero = t.state.heroes[seat];
  hero.moves--;
  hero.moved++;
  yield* enter(t, seat, space);
}

/** Powers already there, new tiles one by one, then the fight. Death stops the chain. EU-REVEAL-09 */
export function* enter(t: Euthia, seat: Seat, space: Space): Flow {
  const hero = t.state.heroes[seat];
  if (hero.portal !== -1 && hero.portal !== space) hero.portal = -1; // EU-PORTAL-02
  hero.space = space;
  t.tell('entered', { seat, space });
  if (!(yield* feelPowers(t, seat, powersOn(t, space)))) return;
  if (!(yield* reveal(t, seat))) return;
  if (hasMonster(t, space)) yield* fightMonster(t, seat, space); // EU-PACIFY-02
}

function* fightMonster(t: Euthia, seat: Seat, space: Space): Flow {
  const level = hexAt(t, space).monster!;
  yield* spendAction(t, seat, 'combat');
  yield* beforeFight(t, seat); // EU-PREP-02
  monsterNextUp(t, level);
  const card = t.top(t.piles.monsterNext[level - 1]);
  if (card !== null) yield* fightAgainst(t, seat, card, 'monster');
  // All cards of this level are trophies: there is nothing to fight. EU-GOLDEN-03
  else yield* settleSpace(t, seat, space);
}
