import type { Flow, Seat } from '@tafelrunde/engine';
import type { ActionName, Euthia, EuthiaReading } from '../shape.ts';
import { takeMarker } from './costs.ts';
import { carriedClauses, type OwnClause, purposeOf, wornClauses } from './tiles.ts';
import { isUsable, useTile } from './use.ts';

/** Actions: whether one is at hand, and spending it. EU-TURN-03, EU-ACTION-01 */

/** Ready effects that would grant this action. EU-PACIFY-03 */
function granting(t: EuthiaReading, seat: Seat, action: ActionName): OwnClause[] {
  const found: OwnClause[] = [];
  for (const clauses of [wornClauses(t, seat, 'outside'), carriedClauses(t, seat, 'outside')])
    for (const own of clauses)
      if (purposeOf(own.clause).grants.includes(action) && isUsable(t, seat, own, null, null))
        found.push(own);
  return found;
}

/** An unused marker or a granted action. EU-TURN-03 */
export const hasAction = (t: EuthiaReading, seat: Seat, action: ActionName): boolean => {
  const { markers, reserve, granted } = t.state.heroes[seat];
  return granted.includes(action) || markers.includes(action) || reserve === action;
};
/** The same, or a ready effect that would grant it: for what has to follow at once. EU-PACIFY-03, EU-CEND-09 */
export const canAct = (t: EuthiaReading, seat: Seat, action: ActionName): boolean =>
  hasAction(t, seat, action) || granting(t, seat, action).length > 0;

/** Spend an action: a granted one first, for it lapses; then a marker; then an effect. */
export function* spendAction(t: Euthia, seat: Seat, action: ActionName): Flow {
  const hero = t.state.heroes[seat];
  if (!hasAction(t, seat, action)) {
    const ways = granting(t, seat, action);
    const { own } = yield* t.ask(seat, {
      prompt: 'grantWith',
      from: ways.map((one) => ({ id: `use${one.card}.${one.index}`, card: one.card, own: one })),
    });
    yield* useTile(t, seat, [own], null, null, action);
  }
  const i = hero.granted.indexOf(action);
  if (i !== -1) hero.granted.splice(i, 1);
  else if (hasAction(t, seat, action)) takeMarker(t, seat, action);
}
