import type { Pile, Seat, View } from '@tafelrunde/engine';
import { heroesOf, lanesOf, opponentOf, type Read, squadOf, teamOf, towerOf } from '../rules/models.ts';
import { kitOf } from '../rules/values.ts';
import { modeOf } from '../rules/victory.ts';
import type { ExaltedShape, Lane, Team } from '../shape.ts';
import { Position, readView } from './position.ts';
import { GOLD, worthOf, XP } from './worth.ts';

const VICTORY = 6000;
/** What it counts where the heroes of a side stand. */
const PLACES_COUNT = 0.5;
/** A golem that arrives takes a life point from a tower. */
const ARRIVAL = 22;

/** How good a match looks to a seat. */
export function judge(view: View<ExaltedShape>, seat: Seat): number {
  const { result, state } = view;
  if (result !== null)
    return result.winners.length === 0 ? 0 : result.winners.includes(seat) ? VICTORY : -VICTORY;
  if (state.stage === 'lists' || state.stage === 'muster') return 0;
  const t = readView(view);
  const team = teamOf(t, seat);
  return side(t, seat, team) - side(t, 1 - seat, opponentOf(team));
}

/** What a side has, and what it can expect. */
function side(t: Read, seat: Seat, team: Team): number {
  const { trophies, goal } = modeOf(t);
  let sum = 100 * t.state.points[seat];
  // The last points before the goal weigh more than the first.
  if (goal !== null) sum += (150 * t.state.points[seat] ** 2) / goal ** 2;
  if (trophies !== null) sum += (1000 / trophies) * t.state.trophies[seat];
  for (const model of t.state.models) if (model.team === team) sum += worthOf(t, model);
  for (const hero of heroesOf(t, team))
    sum += XP * hero.xp + GOLD * hero.gold + GOLD * pricesOf(t, kitOf(t, hero));
  const at = new Position(t, team);
  for (const hero of at.own) sum += PLACES_COUNT * at.standing(hero, hero);
  for (const lane of lanesOf(t)) sum += march(t, team, lane);
  return sum;
}
/** What equipment has cost. */
function pricesOf(t: Read, pile: Pile): number {
  let sum = 0;
  for (const card of t.cards(pile)) {
    const def = t.def(card);
    if (def.sort === 'equipment') sum += def.price;
  }
  return sum;
}

/** What the golems of a lane would do if the round ended now. EX-MARCH-04 to -07 */
function march(t: Read, team: Team, lane: Lane): number {
  if (t.state.round === 1) return 0;
  const foe = opponentOf(team);
  const mine = squadOf(t, team, lane, 'outer').length;
  const theirs = squadOf(t, foe, lane, 'outer').length + squadOf(t, foe, lane, 'inner').length;
  const tower = towerOf(t, foe, lane, 'outer');
  return Math.max(0, mine - theirs) * ARRIVAL * (tower !== null && tower.present ? 1 : 1.2);
}
