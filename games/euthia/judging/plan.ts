import type { ActionName, Space } from '../shape.ts';
import { type Goal, goalsOf } from './goals.ts';
import type { Hero } from './hero.ts';
import { allPoints, apart, type Means, POINTS, type Ways } from './journey.ts';

/** What a hero goes for next: one goal now, and what could follow it. */
export interface Plan {
  readonly worth: number;
  readonly first: Goal | null;
  readonly ways: Ways;
}

/** What is had a turn later is worth less. */
const LATER = 0.78;
/** And a little less with every step. */
const STEP = 0.012;
/** So many goals are weighed in pairs. */
const FEW = 6;
/** Points of a whole turn. */
const TURN = 6;
const MOVE = 0.004;

const has = ({ markers, granted }: Means, action: ActionName): boolean =>
  granted.includes(action) || markers[action] > 0;
/** Points a marker spent on its action does not give. */
const spent = ({ granted }: Means, action: ActionName | null): number =>
  action === null || granted.includes(action) ? 0 : POINTS[action];

/** In how many turns a goal can be had; 0 is the present one. */
function turnsTo({ steps, needs }: Goal, means: Means, points: number): number {
  const now = points - spent(means, needs);
  if ((needs === null || has(means, needs)) && steps <= now) return 0;
  const whole = TURN - (needs === null ? 0 : POINTS[needs]);
  return 1 + Math.max(0, Math.ceil((steps - points - whole) / TURN));
}

/** `won`: the space of a fight in progress, which will not be there any more. */
export function planOf(hero: Hero, means: Means, wait: number, won: Space | null = null): Plan {
  const { goals, ways } = goalsOf(hero);
  const points = allPoints(means);
  const weighed: { goal: Goal; turns: number; worth: number }[] = [];
  for (const goal of goals) {
    if (goal.space === won) continue;
    const turns = wait + turnsTo(goal, means, points);
    if (turns >= hero.turnsLeft + wait) continue;
    const worth = goal.worth * LATER ** turns * (1 - STEP * Math.min(40, goal.steps));
    weighed.push({ goal, turns, worth });
  }
  weighed.sort((a, b) => b.worth - a.worth);
  if (weighed.length > FEW) weighed.length = FEW;
  let worth = 0;
  let first: Goal | null = null;
  for (const one of weighed) {
    let all = one.worth;
    for (const next of weighed) {
      if (next === one) continue;
      const way = apart(hero.t, one.goal.space, next.goal.space);
      const together =
        one.turns === wait && next.turns === wait && bothNow(one.goal, next.goal, means, points, way);
      const later = together ? 1 : LATER ** (1 + way / TURN) * 0.7;
      all = Math.max(
        all,
        one.worth + later * next.goal.worth * LATER ** wait * (1 - STEP * Math.min(40, way)),
      );
    }
    if (all <= worth) continue;
    worth = all;
    first = one.goal;
  }
  return { worth: worth + MOVE * means.moves + LATER ** wait * spare(hero, means), first, ways };
}

/** Markers that are still there when something turns up. */
function spare({ early }: Hero, { markers }: Means): number {
  const one = (action: ActionName): number => (markers[action] > 0 ? UNUSED[action] : 0);
  return early * (one('mine') + one('trade') + one('combat'));
}
const UNUSED = { mine: 0.08, trade: 0.06, combat: 0.35 };

/** Can both be had in this turn, one after the other? */
function bothNow(one: Goal, next: Goal, means: Means, points: number, way: number): boolean {
  const { needs: a } = one;
  const { needs: b } = next;
  if (a !== null && a === b) {
    const count = means.markers[a] + means.granted.filter((action) => action === a).length;
    if (count < 2) return false;
  }
  return one.steps + way <= points - spent(means, a) - spent(means, b);
}
