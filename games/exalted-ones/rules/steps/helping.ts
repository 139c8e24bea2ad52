import type { Flow } from '@tafelrunde/engine';
import { rayToward } from '../../geometry/lines.ts';
import { along, inches, type Point, within } from '../../geometry/measure.ts';
import { freeWay } from '../../geometry/push.ts';
import { placeAsk } from '../../placing/ask.ts';
import { hedgeCorners } from '../../placing/spec.ts';
import { firstSpot } from '../../placing/suggest.ts';
import type { Exalted, Golem, Hero, LastingStep, Marker, Model, Step } from '../../shape.ts';
import { decoyOf, phaseNumber } from '../attacks.ts';
import { discOf, outlinesOf, spotSpec } from '../ground.ts';
import { stepsOf } from '../markers.ts';
import { heroOf, isHero, isLiving, isUp, modelOf, otherSeat, seatOf, wallsOf } from '../models.ts';
import { respond } from '../responses.ts';
import { addLasting, afflict, cure, named } from '../status.ts';
import { nearestFirst } from '../targets.ts';
import { hasStatic, lastingOn, maxLife, maxMana, willpower } from '../values.ts';
import { tookHold } from './moving.ts';
import { modelsFor, originOf, type Use } from './use.ts';

type Do<D extends Step['do']> = Extract<Step, { do: D }>;

/** EX-STATUS-01 */
export function* giveStatus(use: Use, step: Do<'status'>): Flow {
  for (const model of yield* modelsFor(use, step))
    if (tookHold(use, model)) afflict(use.t, model, step.status, use.hero);
}

/** EX-DEF-02, -03: only wounded heroes, never above the maximum of the level. */
export function* healing(use: Use, step: Do<'heal'>): Flow {
  const { t, hero } = use;
  const life = step.life === 'halfWillpower' ? Math.ceil((willpower(t, hero) ?? 0) / 2) : step.life;
  for (const model of yield* modelsFor(use, step)) heal(t, model, life);
}
function heal(t: Exalted, model: Model, life: number): void {
  if (!isHero(model) || !isUp(model) || lastingOn(t, model, 'noHealing').length > 0) return;
  const healed = Math.min(life, maxLife(t, model) - model.life);
  if (healed <= 0) return;
  model.life += healed;
  t.tell('healed', { model: model.id, ...named(model), life: healed });
}

export function* cleansing(use: Use, step: Do<'cleanse'>): Flow {
  for (const model of yield* modelsFor(use, step)) if (isLiving(model)) cure(use.t, model, step.what);
}
export function* gaining(use: Use, step: Do<'gain'>): Flow {
  const { t } = use;
  for (const model of yield* modelsFor(use, step))
    if (isHero(model) && isUp(model)) model.mana = Math.min(maxMana(t, model), model.mana + step.mana);
}

/** What lasts for a while. EX-ABIL-06 holds for what hinders. */
export function* lasting(use: Use, step: LastingStep & Step, index: number): Flow {
  const { t, hero, ability } = use;
  const own = step.do === 'counter' || step.do === 'watch';
  const models = own ? [hero] : yield* modelsFor(use, step);
  for (const model of models) if (tookHold(use, model)) addLasting(t, model, hero, ability.kind, index, step);
}

/** A hedge grows. One barrier for each hero at a time. */
export function raise({ t, hero, ability, aim }: Use, step: Do<'barrier'>): void {
  const { barriers } = t.state;
  const old = barriers.findIndex(({ by }) => by === hero.id);
  if (old !== -1) barriers.splice(old, 1);
  const size = { length: inches(step.length), width: inches(step.width) };
  barriers.push({ by: hero.id, corners: hedgeCorners(size, aim.to) });
  t.tell('hedge', { kind: ability.kind, ...aim.to[0] });
}

/** Something is left on the mat. */
export function* leaving(use: Use, step: Do<'leave'>): Flow {
  const { t, hero, ability } = use;
  const { at, limit } = step.marker;
  const spot =
    typeof at === 'object'
      ? yield* chosenPoint(use, at.near)
      : at === 'lineEnd'
        ? lineEnd(use)
        : use.aim.to[0];
  const { markers } = t.state;
  const own = markers.filter((one) => one.by === hero.id && one.ability === ability.kind);
  if (own.length >= limit) markers.splice(markers.indexOf(own[0]), 1);
  markers.push({
    x: spot.x,
    y: spot.y,
    by: hero.id,
    ability: ability.kind,
    step: stepsOf(t.content[ability.kind]).indexOf(step),
    after: afterOf(t, hero, step),
  });
  t.tell('marker', { kind: ability.kind, hero: hero.kind, x: spot.x, y: spot.y });
}
/** From when on its moment is waited for: the end of this phase, or of the opponent's next one. */
function afterOf(t: Exalted, hero: Hero, { marker }: Do<'leave'>): number {
  return marker.moment === 'endOfEnemyActivation'
    ? t.state.phases[otherSeat(seatOf(t, hero.team))]
    : phaseNumber(t);
}
function lineEnd(use: Use): Point {
  const ray = rayToward(originOf(use), use.aim.to[0], inches(use.ability.range), wallsOf(use.t));
  // Or at the edge of the mat.
  const point = { ...ray.from, r: 0 };
  return along(ray.from, ray.way, freeWay(point, ray.way, ray.length, { walls: [], blockers: [] }));
}
function* chosenPoint({ t, hero, ability }: Use, near: number): Flow<Point> {
  const spec = { kind: 'point', from: discOf(hero), range: inches(near), barriers: outlinesOf(t) } as const;
  const [spot] = yield* t.place(
    seatOf(t, hero.team),
    placeAsk(spec, { prompt: 'markerWhere', about: { kind: ability.kind } }),
  );
  return spot;
}
/** Is it this marker's moment, at the end of a phase? */
export const isDue = (t: Exalted, { by, after }: Marker, moment: unknown, active: number): boolean => {
  if (moment === 'endOfActivation') return true;
  const enemy = otherSeat(seatOf(t, heroOf(t, by).team));
  return moment === 'endOfEnemyActivation' && active === enemy && t.state.phases[enemy] > after;
};

/** A stand-in appears beside the hero; a new one replaces the old one. */
export function* conjure(use: Use, step: Do<'decoy'>): Flow {
  const { t, hero, ability } = use;
  const decoy = t.state.models.find((model) => model.sort === 'decoy' && model.of === hero.id);
  if (decoy === undefined) return;
  decoy.present = false;
  const spec = spotSpec(t, decoy, { near: { ...discOf(hero), inches: inches(step.within) } });
  if (firstSpot(spec) === null) return;
  const seat = seatOf(t, hero.team);
  if (
    step.optional === true &&
    !(yield* t.confirm(seat, { prompt: 'decoyToo', about: { kind: ability.kind } }))
  )
    return;
  const [spot] = yield* t.place(
    seat,
    placeAsk(spec, { prompt: 'decoyWhere', about: { kind: ability.kind } }),
  );
  decoy.x = spot.x;
  decoy.y = spot.y;
  decoy.life = 1;
  decoy.present = true;
  t.tell('decoy', { kind: hero.kind, team: hero.team });
}
export function breakDecoy({ t, hero }: Use): void {
  const decoy = decoyOf(t, hero);
  if (decoy !== null) decoy.present = false;
}

/** The nearest golem of the team responds to whoever attacked the hero, as if it had been attacked itself. */
export function* golemAnswers({ t, hero, scene }: Use, step: Do<'golemAnswers'>): Flow {
  const near = t.state.models.filter(
    (model): model is Golem =>
      model.sort === 'golem' &&
      isUp(model) &&
      model.team === hero.team &&
      within(hero, model, inches(step.within)),
  );
  const attacker = scene === null ? undefined : modelOf(t, scene.others[0]);
  if (near.length === 0 || attacker?.sort !== 'hero') return;
  // A model that no golem ever attacks: a card that forbids beats one that permits. EX-GAME-08
  if (hasStatic(t, attacker, 'unanswered')) return;
  yield* respond(t, nearestFirst(hero, near)[0], attacker, 0);
}

/** The hero stays in the arena. */
export function survive({ t, hero, scene }: Use, step: Do<'survive'>): void {
  if (scene === null) return;
  scene.spared = true;
  hero.life = step.life;
  t.tell('survives', { kind: hero.kind, team: hero.team });
}
