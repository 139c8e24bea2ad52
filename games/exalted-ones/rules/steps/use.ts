import type { Flow } from '@tafelrunde/engine';
import { firstOn, type Ray } from '../../geometry/lines.ts';
import { type Disc, inches, type Point, within } from '../../geometry/measure.ts';
import { circleCovers } from '../../geometry/templates.ts';
import { meetsDisc } from '../../geometry/walls.ts';
import { hedgeCorners } from '../../placing/spec.ts';
import type {
  Ability,
  Condition,
  Exalted,
  Hero,
  HeroScene,
  Kind,
  Model,
  ModelId,
  Selector,
  Step,
} from '../../shape.ts';
import { decoyOf, type Deed } from '../attacks.ts';
import { seesModel } from '../ground.ts';
import { isFoe, isLiving, isOneOf, isUp, kindOf, modelOf, seatOf } from '../models.ts';
import { isWounded, nearestFirst } from '../targets.ts';

/** What was announced with an ability. EX-ACT-06 */
export interface Aim {
  /** Named models; with split attacks one for each roll. */
  readonly targets: readonly ModelId[];
  /** Directions, the middle of a circle, a point. */
  readonly to: readonly Point[];
  /** Measured from there instead of from the hero. */
  readonly origin: Disc | null;
  /** The hero is placed before the attack, where that is free to choose. */
  readonly before: boolean;
  /** The own way or place before the first roll. */
  readonly way: readonly Point[] | null;
  /** Models named besides the targets. */
  readonly picked: readonly ModelId[];
  /** Which of several parts. */
  readonly chosen: readonly number[];
  readonly decoy: boolean;
  /** A reaction has drawn it to somebody else: range and sight are not checked again. */
  readonly drawn: boolean;
}
export const NO_AIM: Aim = {
  targets: [],
  to: [],
  origin: null,
  before: true,
  way: null,
  picked: [],
  chosen: [],
  decoy: false,
  drawn: false,
};

/** An ability that is being carried out. */
export interface Use {
  readonly t: Exalted;
  readonly hero: Hero;
  readonly ability: Ability;
  readonly mode: 'action' | 'reaction' | 'trigger';
  readonly deed: Deed;
  readonly aim: Aim;
  /** Whom it is aimed at, and whom the step before worked on. */
  targets: readonly Model[];
  last: readonly Model[];
  /** One of several that act in turn. */
  current: Model | null;
  /** By model, the life points this ability took by rolls. */
  readonly rolled: Map<ModelId, number>;
  readonly blows: number[];
  lastDamage: number;
  heroFell: boolean;
  placed: boolean;
  passedOver: readonly ModelId[];
  /** Who burned and bled before it. */
  readonly burning: readonly ModelId[];
  readonly bleeding: readonly ModelId[];
  readonly scene: HeroScene | null;
  /** The marker whose moment has come. */
  readonly marker: (Point & { readonly ray: Ray }) | null;
  /** Aim the action that is reacted to at somebody else. */
  readonly drawAim: ((from: Model, to: Model) => void) | null;
}
export type UseSeed = Pick<Use, 't' | 'hero' | 'ability' | 'mode' | 'deed'> &
  Partial<Pick<Use, 'aim' | 'targets' | 'scene' | 'marker' | 'drawAim'>>;
export function newUse(seed: UseSeed): Use {
  const { t, hero, ability, mode, deed, aim, targets, scene, marker, drawAim } = seed;
  const { burning, bleeding } = suffering(t.state.models);
  return {
    t,
    hero,
    ability,
    mode,
    deed,
    aim: aim ?? NO_AIM,
    targets: targets ?? [],
    scene: scene ?? null,
    marker: marker ?? null,
    drawAim: drawAim ?? null,
    last: [],
    current: null,
    rolled: new Map(),
    blows: [],
    lastDamage: 0,
    heroFell: false,
    placed: false,
    passedOver: [],
    burning,
    bleeding,
  };
}
/** Who burns, and who bleeds. */
function suffering(models: readonly Model[]): Pick<Use, 'burning' | 'bleeding'> {
  let burning: ModelId[] | null = null;
  let bleeding: ModelId[] | null = null;
  for (const model of models) {
    if (!model.present || !isLiving(model)) continue;
    const { status } = model;
    for (let i = 0; i < status.length; i++)
      if (status[i].status === 'burn') (burning ??= []).push(model.id);
      else if (status[i].status === 'bleed') (bleeding ??= []).push(model.id);
  }
  return burning === null && bleeding === null
    ? NOBODY_SUFFERS
    : { burning: burning ?? [], bleeding: bleeding ?? [] };
}
const NOBODY_SUFFERS: Pick<Use, 'burning' | 'bleeding'> = { burning: [], bleeding: [] };

/** Sight and range are measured from here. */
export const originOf = ({ aim, hero }: Use): Disc => aim.origin ?? hero;

/** Whether a step applies to a model. */
export function holds(use: Use, condition: Condition | undefined, model: Model): boolean {
  if (condition === undefined) return true;
  const { t, hero, rolled } = use;
  switch (condition) {
    case 'damaged':
      return (rolled.get(model.id) ?? 0) > 0;
    case 'within1':
      return within(hero, model, inches(1));
    case 'crossedOrWithin1':
      return use.passedOver.includes(model.id) || within(hero, model, inches(1));
    case 'wounded':
      return isWounded(t, model);
    case 'burning':
      return use.burning.includes(model.id);
    case 'bleeding':
      return use.bleeding.includes(model.id);
    case 'damageAtMost2':
      return use.lastDamage <= 2;
    case 'threeBlowsDamaged':
      return use.blows.filter((damage) => damage > 0).length >= 3;
    case 'heroKnockedOut':
      return use.heroFell;
    case 'asReaction':
      return use.mode === 'reaction';
    case 'notSelf':
      return model.id !== hero.id;
    case 'enemy':
      return model.team !== hero.team;
    case 'decoyNear':
      return decoyNear(t, hero);
    case 'noDecoyNear':
      return !decoyNear(t, hero);
    case 'decoyNamed':
      return use.aim.decoy;
  }
}
const NEAR_DECOY = inches(8);
export function decoyNear(t: Exalted, hero: Hero, from: Disc = hero): boolean {
  const decoy = decoyOf(t, hero);
  return decoy !== null && within(from, decoy, NEAR_DECOY);
}

/** The models a step works on. They are fixed when it begins. */
export function* modelsFor(use: Use, step: Step): Flow<readonly Model[]> {
  const { on } = step;
  const found =
    on === undefined ? (use.current === null ? use.targets : [use.current]) : yield* selected(use, on, step);
  use.last = found;
  return found.filter((model) => holds(use, step.if, model));
}
function* selected(use: Use, on: Selector, step: Step): Flow<readonly Model[]> {
  const { t, hero, current } = use;
  if (on === 'self') return [hero];
  if (on === 'same') return current === null ? use.last : [current];
  if ('crossed' in on)
    return use.passedOver
      .map((id) => modelOf(t, id))
      .filter((model) => isUp(model) && isOneOf(hero, model, on.crossed));
  if ('marker' in on) return atMarker(use, on.marker, on.kinds);
  const all = around(use, on);
  if (on.pick === undefined) return all;
  if (on.announced === true) return use.aim.picked.map((id) => modelOf(t, id)).filter(isUp);
  return yield* pickFrom(use, all, on.pick, step.optional === true);
}
type LookingAround = Pick<Use, 't' | 'hero' | 'ability' | 'current' | 'targets' | 'aim'>;
/** What is needed to look around before anything is aimed or carried out. */
export const lookingAround = (t: Exalted, hero: Hero, ability: Ability): LookingAround => ({
  t,
  hero,
  ability,
  current: null,
  targets: [],
  aim: NO_AIM,
});
/** Legal models within a distance: of the hero, the target, a point or a hedge. */
export function around(use: LookingAround, on: Extract<Selector, { within: number }>): readonly Model[] {
  const { t, hero } = use;
  const far = inches(on.within);
  let found: Model[] | null = null;
  for (const model of t.state.models) {
    if (!isUp(model)) continue;
    if (!(on.kinds === undefined ? isFoe(hero, model) : isOneOf(hero, model, on.kinds))) continue;
    if (!isNear(use, on.of, far, model)) continue;
    if (on.unseen !== true && !seesModel(t, hero, model)) continue;
    if (found === null) found = [model];
    else found.push(model);
  }
  return found === null ? NONE : found.length === 1 ? found : nearestFirst(hero, found);
}
const NONE: readonly Model[] = [];
function isNear(
  { t, hero, ability, current, targets, aim }: LookingAround,
  of: Extract<Selector, { within: number }>['of'],
  far: number,
  model: Model,
): boolean {
  switch (of) {
    case 'self':
      return model.id === hero.id || within(hero, model, far);
    case 'targets':
      if (current !== null) return current.id === model.id || within(current, model, far);
      return targets.some((target) => target.id === model.id || within(target, model, far));
    case 'point': {
      const decoy = aim.decoy ? decoyOf(t, hero) : null;
      return within(decoy ?? { ...aim.to[0], r: 0 }, model, far);
    }
    case 'barrier':
      return meetsDisc(hedgeCorners(hedgeSize(ability), aim.to), model, far);
  }
}
/** The measures of the hedge an ability lays. */
export function hedgeSize({ does }: Ability): { length: number; width: number } {
  for (const step of does)
    if (step.do === 'barrier') return { length: inches(step.length), width: inches(step.width) };
  return { length: 0, width: 0 };
}
function atMarker({ t, hero, marker }: Use, how: 'inside' | 'wayBack', kinds?: readonly Kind[]): Model[] {
  if (marker === null) return [];
  return t.state.models.filter(
    (model) =>
      isUp(model) &&
      (kinds === undefined ? isFoe(hero, model) : isOneOf(hero, model, kinds)) &&
      (how === 'inside' ? circleCovers(marker, model) : firstOn(marker.ray, [model]) !== null),
  );
}

/** The owner chooses at most this many of these, one after the other. */
function* pickFrom(
  use: Use,
  from: readonly Model[],
  most: number,
  optional: boolean,
): Flow<readonly Model[]> {
  const left = from.slice();
  const picked: Model[] = [];
  while (picked.length < most && left.length > 0) {
    const chosen = yield* chooseModel(use, 'pick', left, optional || picked.length > 0);
    if (chosen === null) break;
    picked.push(chosen);
    left.splice(left.indexOf(chosen), 1);
  }
  return picked;
}
/** The hero's player names one of these. */
export function* chooseModel(
  use: Pick<Use, 't' | 'hero' | 'ability'>,
  prompt: string,
  from: readonly Model[],
  optional: boolean,
): Flow<Model | null> {
  const { t, hero, ability } = use;
  if (from.length === 0) return null;
  const options = from.map(modelOption);
  const about = { kind: ability.kind, hero: hero.kind };
  const seat = seatOf(t, hero.team);
  if (!optional) return modelOf(t, (yield* t.ask(seat, { prompt, about, from: options })).model);
  const chosen = yield* t.ask(seat, { prompt, about, from: [...options, NOBODY] });
  return chosen.model === -1 ? null : modelOf(t, chosen.model);
}
const NOBODY = { id: 'nobody', declines: true, model: -1 } as const;
export const modelOption = (model: Model) => {
  const id = nameOf(model);
  return { id, text: 'model', space: id, model: model.id, about: whereabouts(model) };
};
/** Kept, because options for models are made so often. */
const NAMES: string[] = [];
const nameOf = ({ id }: Model): string => (NAMES[id] ??= `model${id}`);
/** What tells a model from others of its kind. */
export const whereabouts = (
  model: Model,
): { kind: string; team: string | null; lane: string | null; rank: string | null } => ({
  kind: kindOf(model),
  team: model.team,
  lane: 'lane' in model ? model.lane : null,
  rank: 'rank' in model ? model.rank : null,
});
