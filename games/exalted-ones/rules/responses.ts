import { done, type Flow } from '@tafelrunde/engine';
import {
  along,
  type Disc,
  direction,
  distance,
  gap,
  inches,
  type Path,
  pathLength,
  type Point,
  toward,
} from '../geometry/measure.ts';
import { canStand } from '../geometry/steps.ts';
import type { Ground } from '../geometry/push.ts';
import { shortestWay } from '../geometry/routes.ts';
import { WHEEL } from '../geometry/wheel.ts';
import type { Exalted, Golem, Hero, Wild } from '../shape.ts';
import { type Deed, type Struck, unitAttack } from './attacks.ts';
import { armedAt, blockersOf, crowd } from './ground.ts';
import {
  firstHero,
  heroesUp,
  heroOf,
  isMonster,
  isUp,
  modelOf,
  squadOf,
  type Read,
  unitDef,
  wallsOf,
} from './models.ts';
import { shoot, travel } from './movement.ts';
import { afflict, cure, named } from './status.ts';
import { reachesTarget } from './targets.ts';
import { combatDice, has, hasStatic, isRanged } from './values.ts';

/**
 * Steps 10 and 11: golems, creatures and monsters that dice were rolled against respond to whoever did it, golems first, then
 * creatures, then monsters. EX-SEQ-10, -11, EX-GREACT-01 to -06, EX-NEUT-02 to -06
 */
export function* responses(t: Exalted, { struck }: Deed): Flow {
  const answered = new Set<number>();
  for (const one of inOrder(t, struck)) {
    const hero = heroOf(t, one.by);
    if (hasStatic(t, hero, 'unanswered')) continue;
    for (const responder of respondersTo(t, one)) {
      if (answered.has(responder.id)) continue;
      answered.add(responder.id);
      // Pounce: +1 NK against the hero who attacked from more than 1 inch.
      const pounces = one.afar && responder.sort === 'wild' && responder.kind === 'pantha';
      yield* respond(t, responder, hero, pounces ? 1 : 0);
    }
  }
}
function inOrder(t: Read, struck: readonly Struck[]): Struck[] {
  const rank = ({ target }: Struck): number => {
    const model = modelOf(t, target);
    return model.sort === 'golem' ? 0 : isMonster(model) ? 2 : 1;
  };
  return struck.toSorted((a, b) => rank(a) - rank(b));
}
/** EX-GREACT-02: the survivors of the whole squad, even if the attacked golem was knocked out. */
function respondersTo(t: Read, { target, quiet }: Struck): (Golem | Wild)[] {
  const model = modelOf(t, target);
  if (model.sort === 'golem') return quiet ? [] : squadOf(t, model.team, model.lane, model.rank);
  return model.sort === 'wild' && isUp(model) ? [model] : [];
}

/** One golem or neutral responds: it goes for the attacker, and attacks whom it can reach; against the attacker with more dice. */
export function* respond(t: Exalted, responder: Golem | Wild, attacker: Hero, plus: number): Flow {
  // EX-STATUS-13: stun cancels the response.
  if (!isUp(responder) || has(responder, 'stun')) return;
  if (isUp(attacker) && !reachesTarget(t, responder, attacker)) yield* approach(t, responder, attacker);
  const target = chosenTarget(t, responder, attacker);
  if (target === null) return;
  t.tell('responds', { ...named(responder), hero: target.kind, enemy: target.team });
  const dice = combatDice(t, responder);
  yield* unitAttack(t, responder, target, 'response', target.id === attacker.id ? dice + plus : dice);
  if (responder.sort === 'wild') yield* afterResponse(t, responder, target);
}
/** The attacker, else the nearest other hero of that team, then the one with the fewest life points. EX-GREACT-04, EX-NEUT-04 */
function chosenTarget(t: Read, responder: Golem | Wild, attacker: Hero, not = -1): Hero | null {
  if (not === -1 && isUp(attacker) && reachesTarget(t, responder, attacker)) return attacker;
  const others = heroesUp(t, attacker.team).filter(
    (hero) => hero.id !== not && reachesTarget(t, responder, hero) && !hasStatic(t, hero, 'unanswered'),
  );
  return (
    others.toSorted((a, b) => gap(responder, a) - gap(responder, b) || a.life - b.life || a.id - b.id)[0] ??
    null
  );
}
/** What the cards of creatures and monsters add. */
function* afterResponse(t: Exalted, wild: Wild, target: Hero): Flow {
  switch (wild.kind) {
    case 'igu':
      afflict(t, target, 'slow', null);
      return;
    case 'drako':
      afflict(t, target, 'burn', null);
      return;
    case 'cydra': {
      // Second Head: the nearest other hero of the same team within 1 inch, with 4 dice.
      const other = chosenTarget(t, wild, target, target.id);
      if (other === null) return;
      yield* unitAttack(t, wild, other, 'response', SECOND_HEAD);
      return;
    }
    case 'pantha':
      return;
  }
}
const SECOND_HEAD = 4;

/** EX-GREACT-02, EX-NEUT-03: up to its BEW along the shortest way, and no further than until the attacker is in range. */
function* approach(t: Exalted, responder: Golem | Wild, attacker: Hero): Flow {
  if (has(responder, 'hold')) return;
  const slowed = has(responder, 'slow');
  const far = inches(Math.max(0, unitDef(t, responder).move - (slowed ? 2 : 0)));
  cure(t, responder, ['slow']);
  const path = wayToward(t, responder, attacker, far);
  if (path !== null) yield* travel(t, responder, path);
}
/** How far around obstacles a way is looked for. */
const LOOK = inches(14);
/** How densely a way is looked at for a place to stop. */
const STEP = inches(0.1);

/** The shortest way to where the attacker is in range; where there is none, as far as possible on the way to the attacker. */
function wayToward(t: Read, responder: Golem | Wild, attacker: Hero, far: number): Path | null {
  const leaps = responder.sort === 'wild' && responder.kind === 'pantha';
  const blockers = blockersOf(t, responder, leaps ? ['hero', 'golem', 'creature', 'monster', 'decoy'] : []);
  const walk: Walk = {
    far,
    ways: unitDef(t, responder).flying ? null : { walls: wallsOf(t), blockers },
    stand: crowd(t, responder),
  };
  return intoRange(t, responder, attacker, walk) ?? onTheWay(responder, attacker, walk);
}
interface Walk {
  readonly far: number;
  /** What has to be gone around; null for those who fly. */
  readonly ways: Ground | null;
  readonly stand: Ground;
}
const wayTo = (from: Disc, to: Point, { ways }: Walk, most: number): Path | null =>
  ways === null ? (distance(from, to) <= most ? [to] : null) : shortestWay(from, to, ways, most);

/** To the nearest of the places from which the attacker can be struck. */
function intoRange(t: Read, responder: Golem | Wild, attacker: Hero, walk: Walk): Path | null {
  const range = isRanged(t, responder) ? inches(4) : inches(1);
  const touch = responder.r + attacker.r;
  const spots = [range - 2, range / 2, 2]
    .flatMap((off) => [
      toward(attacker, responder, touch + off),
      ...WHEEL.map((way) => along(attacker, way, touch + off)),
    ])
    .map((spot) => ({ spot, straight: distance(responder, spot) }))
    .filter(({ straight }) => straight <= walk.far)
    .toSorted((a, b) => a.straight - b.straight);
  let best: Path | null = null;
  let least = walk.far;
  for (const { spot, straight } of spots) {
    if (straight >= least && best !== null) break;
    const at = { x: spot.x, y: spot.y, r: responder.r };
    if (!canStand(at, walk.stand) || !reachesTarget(t, responder, attacker, at)) continue;
    const way = wayTo(responder, spot, walk, least);
    if (way === null) continue;
    best = way;
    least = distance(responder, way[0]) + pathLength(way);
  }
  return best;
}
/** Toward the attacker as far as it may go, then back to where there is room. EX-DEF-07: nearer at the end than before. */
function onTheWay(responder: Golem | Wild, attacker: Hero, walk: Walk): Path | null {
  const around =
    walk.ways === null
      ? null
      : {
          ...walk.ways,
          blockers: walk.ways.blockers.filter((one) => one.x !== attacker.x || one.y !== attacker.y),
        };
  const way = wayTo(responder, { x: attacker.x, y: attacker.y }, { ...walk, ways: around }, LOOK);
  if (way === null) return null;
  let left = walk.far;
  let from: Point = responder;
  for (const [i, to] of way.entries()) {
    const long = distance(from, to);
    const last = left <= long || i === way.length - 1;
    for (let at = last ? Math.min(left, long) : 0; at > 0; at -= STEP) {
      const spot = along(from, direction(to.x - from.x, to.y - from.y), at);
      if (
        distance(spot, attacker) < distance(responder, attacker) &&
        canStand({ ...spot, r: responder.r }, walk.stand)
      )
        return [...way.slice(0, i), spot];
    }
    left -= long;
    if (left <= 0) return null;
    from = to;
  }
  return null;
}
/** EX-TOWER-06: after every action of the opposing player each armed tower shoots once at every enemy hero in its range. */
export function towersAfterAction(t: Exalted, active: Hero['team']): Flow {
  const { models } = t.state;
  for (let i = firstHero(t); i < models.length; i++) {
    const hero = models[i];
    if (hero.sort === 'hero' && hero.team === active && isUp(hero) && armedAt(t, hero).length > 0)
      return towersShoot(t, active);
  }
  return done(undefined);
}
function* towersShoot(t: Exalted, active: Hero['team']): Flow {
  for (const hero of heroesUp(t, active))
    for (const tower of armedAt(t, hero)) if (isUp(hero)) yield* shoot(t, tower, hero);
}
