import { ACTIONS, type ActionName, type Space } from '../shape.ts';
import { type Goal, goalsOf } from './goals.ts';
import type { Hero } from './hero.ts';
import { allPoints, apart, type Means, POINTS, type Ways } from './journey.ts';

/** What a hero goes for: the goals of this turn one after the other, and the next one after it. */
export interface Plan {
  readonly worth: number;
  readonly first: Goal | null;
  readonly ways: Ways;
  /** Markers to walk with until the first goal. */
  readonly walk: readonly ActionName[];
}

/** What is had a turn later is worth less. */
const LATER = 0.78;
/** And a little less with every step. */
const STEP = 0.012;
/** At most this many goals are weighed against one another, by what they need, and this many of them in a turn. */
const FEW = { combat: 3, trade: 2, mine: 2, nothing: 3 };
const MOST = FEW.combat + FEW.trade + FEW.mine + FEW.nothing;
const IN_TURN = 3;
/** Points of a whole turn. */
const TURN = 6;
const MOVE = 0.004;
/** A second fight in a turn finds the hero hurt. */
const TIRED = 0.6;
/** A marker that is left when the turn ends may be kept, one of them. */
const UNUSED = { mine: 0.08, trade: 0.12, combat: 0.35 };

/** Movement points and markers as they are used up. */
interface Purse {
  readonly moves: number;
  readonly mine: number;
  readonly trade: number;
  readonly combat: number;
  readonly granted: readonly ActionName[];
}

/** What can be done from somewhere on: its worth, the first goal and the markers walked with to it. */
interface Tour {
  worth: number;
  first: Goal | null;
  walk: readonly ActionName[];
}

const near = (steps: number): number => 1 - STEP * Math.min(40, steps);

/** The turns until a goal that cannot be had now, with this many points left to walk with. */
function turnsTo(way: number, needs: ActionName | null, points: number): number {
  const whole = TURN - (needs === null ? 0 : POINTS[needs]);
  return 1 + Math.max(0, Math.ceil((way - points - whole) / TURN));
}

class Planner {
  private readonly hero: Hero;
  private readonly goals: readonly Goal[];
  private readonly ways: Map<number, number> = new Map();
  private readonly used: boolean[];

  constructor(hero: Hero, goals: readonly Goal[]) {
    this.hero = hero;
    this.goals = goals;
    this.used = goals.map(() => false);
  }

  private way(from: number, to: number): number {
    if (from === -1) return this.goals[to].steps;
    const key = from < to ? from * MOST + to : to * MOST + from;
    let way = this.ways.get(key);
    if (way === undefined) {
      way = apart(this.hero.t, this.goals[from].space, this.goals[to].space);
      this.ways.set(key, way);
    }
    return way;
  }

  /** From a goal (-1: where the hero stands) with what is left, this many goals deep; `fought`: fights of this turn so far. */
  tour(here: number, purse: Purse, depth: number, fought: number): Tour {
    const best = this.later(here, purse);
    if (depth === 0) return best;
    this.goals.forEach((goal, i) => {
      if (this.used[i]) return;
      const { needs } = goal;
      const isGranted = needs !== null && purse.granted.includes(needs);
      if (needs !== null && !isGranted && purse[needs] === 0) return;
      const way = this.way(here, i);
      const worth = goal.worth * near(way) * (needs === 'combat' ? TIRED ** fought : 1);
      this.used[i] = true;
      for (const walk of walks(purse, way, isGranted ? null : needs)) {
        const after = this.tour(
          i,
          spent(purse, way, walk, needs),
          depth - 1,
          fought + (needs === 'combat' ? 1 : 0),
        );
        if (worth + after.worth <= best.worth) continue;
        best.worth = worth + after.worth;
        best.first = goal;
        best.walk = walk;
      }
      this.used[i] = false;
    });
    return best;
  }

  /** The turn ends here or on the way to a goal of a later one; one marker may be kept. */
  private later(here: number, purse: Purse): Tour {
    const { early, turnsLeft } = this.hero;
    const points = pointsOf(purse);
    let kept = 0;
    for (const action of ACTIONS) if (purse[action] > 0) kept = Math.max(kept, UNUSED[action]);
    const best: Tour = { worth: early * kept + MOVE * purse.moves, first: null, walk: [] };
    this.goals.forEach((goal, i) => {
      if (this.used[i]) return;
      const way = this.way(here, i);
      const turns = turnsTo(way, goal.needs, points);
      if (turns >= turnsLeft) return;
      const worth = goal.worth * LATER ** turns * near(way);
      if (worth <= best.worth) return;
      best.worth = worth;
      best.first = goal;
      best.walk = ACTIONS.flatMap((action) => Array.from({ length: purse[action] }, () => action));
    });
    return best;
  }
}

const pointsOf = ({ moves, mine, trade, combat }: Purse): number =>
  moves + POINTS.mine * mine + POINTS.trade * trade + POINTS.combat * combat;

/** Every way to pay for this many steps in which no marker is spent for nothing; the one the goal needs is kept. */
function walks(purse: Purse, way: number, needs: ActionName | null): readonly (readonly ActionName[])[] {
  const due = way - purse.moves;
  if (due <= 0) return NO_MARKERS;
  const left = (action: ActionName): number => purse[action] - (needs === action ? 1 : 0);
  const found: ActionName[][] = [];
  for (let mine = 0; mine <= left('mine'); mine++)
    for (let trade = 0; trade <= left('trade'); trade++)
      for (let combat = 0; combat <= left('combat'); combat++) {
        const over = POINTS.mine * mine + POINTS.trade * trade + POINTS.combat * combat - due;
        if (over < 0) continue;
        if ((mine > 0 && over >= POINTS.mine) || (trade > 0 && over >= POINTS.trade)) continue;
        if (combat > 0 && over >= POINTS.combat) continue;
        const walk: ActionName[] = [];
        for (let i = 0; i < mine; i++) walk.push('mine');
        for (let i = 0; i < trade; i++) walk.push('trade');
        for (let i = 0; i < combat; i++) walk.push('combat');
        found.push(walk);
      }
  return found;
}
const NO_MARKERS: readonly (readonly ActionName[])[] = [[]];

/** What is left after this walk and the action at its end. */
function spent(purse: Purse, way: number, walk: readonly ActionName[], needs: ActionName | null): Purse {
  const after = { ...purse, moves: purse.moves - way };
  for (const action of walk) {
    after[action]--;
    after.moves += POINTS[action];
  }
  if (needs === null) return after;
  const granted = purse.granted.indexOf(needs);
  if (granted === -1) after[needs]--;
  else after.granted = purse.granted.filter((_, i) => i !== granted);
  return after;
}

/** `wait`: turns until the hero's next one. `won`: the space of a fight in progress, which will not be there any more. */
export function planOf(hero: Hero, means: Means, wait: number, won: Space | null = null): Plan {
  const { goals, ways } = goalsOf(hero);
  const points = allPoints(means);
  const weighed: { goal: Goal; worth: number }[] = [];
  for (const goal of goals) {
    if (goal.space === won) continue;
    const turns = goal.steps <= points ? 0 : turnsTo(goal.steps, goal.needs, points);
    if (turns < hero.turnsLeft) weighed.push({ goal, worth: goal.worth * LATER ** turns * near(goal.steps) });
  }
  const left: { [N in keyof typeof FEW]: number } = { ...FEW };
  const best: Goal[] = [];
  for (const { goal } of weighed.toSorted((a, b) => b.worth - a.worth))
    if (left[goal.needs ?? 'nothing']-- > 0) best.push(goal);
  const planner = new Planner(hero, best);
  const { moves, markers, granted } = means;
  const { worth, first, walk } = planner.tour(-1, { moves, ...markers, granted }, IN_TURN, 0);
  return { worth: LATER ** wait * worth, first, ways, walk };
}
