import type { Flow } from '@tafelrunde/engine';
import { type Disc, inches, within } from '../geometry/measure.ts';
import type { Defence, Exalted, Fallen, Hero, Kind, Model, ModelId, Roll, Static } from '../shape.ts';
import { heroOf, heroesUp, isBuilding, isKind, isOneOf, isUp, seatOf } from './models.ts';
import { addLasting, afflict, named, removeLasting } from './status.ts';
import { isWounded, reachesTarget } from './targets.ts';
import {
  agility,
  armour,
  combatDice,
  has,
  isRanged,
  lastingOn,
  magicResist,
  hasStatic,
  staticsOf,
} from './values.ts';

/** What a hero is in the middle of: an action, a reaction, or something else that draws no responses. */
export interface Deed {
  readonly mode: 'action' | 'reaction' | 'other';
  /** The hero does not move in it. */
  readonly still: boolean;
  /** Whom dice were rolled against, by whom: golems and neutrals among them respond. EX-GREACT-05 */
  readonly struck: Struck[];
}
export interface Struck {
  readonly target: ModelId;
  readonly by: ModelId;
  /** From more than 1 inch away. */
  readonly afar: boolean;
  /** Its squad does not avenge it. */
  readonly quiet: boolean;
}
export const newDeed = (mode: Deed['mode'], still = true): Deed => ({ mode, still, struck: [] });

/** One attack roll. */
export interface Blow {
  readonly roll: Roll;
  readonly attacker: Model;
  readonly target: Model;
  readonly dice: number;
  readonly vs: Defence;
  readonly critical: boolean;
  readonly ranged: boolean;
  /** Exactly this many dice, whoever is protected. */
  readonly exact?: true;
}

/**
 * Roll dice against a model and count the damage: EX-BASIC-03, -04, EX-ABIL-05. Every die that reaches AGIL is a hit; with a critical
 * attack every 6 is worth two (EX-DEF-06), before RST or MR is subtracted. EX-BASIC-05, -06: whatever belongs to no ability costs at
 * least 1 life point.
 */
export function rollBlow(t: Exalted, blow: Blow): number {
  const { roll, attacker, target, vs, critical, ranged } = blow;
  const guard = target.sort === 'hero' ? guarded(t, blow, target) : UNGUARDED;
  const dice = Math.max(0, blow.dice + (blow.exact === true ? 0 : guard.dice));
  const needed = agility(t, target);
  const rolled: number[] = [];
  let hits = 0;
  for (let i = 0; i < dice; i++) {
    const die = t.die();
    rolled.push(die);
    if (die >= needed) hits += critical && die === 6 ? 2 : 1;
  }
  if (target.sort === 'hero') target.attacked++;
  const basic = roll !== 'ability';
  const less = vs === 'armour' ? armour(t, target, basic && ranged) + guard.armour : magicResist(t, target);
  const damage = Math.max(basic ? 1 : 0, hits - less);
  t.tell('rolled', {
    attacker: attacker.id,
    by: named(attacker),
    target: target.id,
    at: named(target),
    dice: rolled,
    needed,
    less,
    critical,
    damage,
  });
  return damage;
}
const UNGUARDED = { dice: 0, armour: 0 };

/** What protects a hero from this roll: passives of the hero and of friends near by. */
function guarded(
  t: Exalted,
  { roll, attacker, ranged }: Blow,
  target: Hero,
): { dice: number; armour: number } {
  let dice = 0;
  let more = 0;
  for (const friend of heroesUp(t, target.team))
    for (const one of staticsOf(t, friend, 'guard')) {
      if (!one.rolls.includes(roll) || (one.ranged === true && !ranged)) continue;
      if (one.by !== undefined && !isOneOf(target, attacker, one.by)) continue;
      if (!shields(t, friend, one, target)) continue;
      if (one.limit !== undefined) {
        const key = `guard${friend.id}`;
        if (t.state.used.activation.includes(key)) continue;
        t.state.used.activation.push(key);
      }
      dice += one.dice ?? 0;
      more += one.armour ?? 0;
    }
  return { dice, armour: more };
}
function shields(
  t: Exalted,
  friend: Hero,
  { whom, if: only }: Extract<Static, { is: 'guard' }>,
  target: Hero,
): boolean {
  if (only === 'decoyInArena' && decoyOf(t, friend) === null) return false;
  if (whom === 'self') return friend.id === target.id;
  return (whom.kinds === 'friend' || friend.id !== target.id) && within(friend, target, inches(whom.within));
}
/** The stand-in of a hero, if it is in the arena. */
export function decoyOf(t: Exalted, hero: Hero): Extract<Model, { sort: 'decoy' }> | null {
  // A stand-in comes right after its hero.
  const next = t.state.models[hero.id + 1] as Model | undefined;
  return next?.sort === 'decoy' && next.of === hero.id && next.present ? next : null;
}

/** More dice and critical hits of a hero, by passives and equipment. */
export function bonusOf(
  t: Exalted,
  hero: Hero,
  rolls: 'basicAttack' | 'ability',
  target: Model,
  still: boolean,
): { readonly dice: number; readonly critical: boolean } {
  let dice = 0;
  let critical = false;
  for (const one of staticsOf(t, hero, 'bonus')) {
    if (!one.rolls.includes(rolls)) continue;
    if (one.if === 'notMoved' && !still) continue;
    if (one.if === 'placedThisPhase' && hero.placedIn !== phaseNumber(t)) continue;
    if (one.against !== undefined && !one.against.some((kind) => isAgainst(t, hero, target, kind))) continue;
    dice += one.dice;
    critical ||= one.critical === true;
  }
  return { dice, critical };
}
function isAgainst(
  t: Exalted,
  hero: Hero,
  target: Model,
  kind: Kind | 'burning' | 'woundedHero' | 'heroWithMoreLife',
): boolean {
  switch (kind) {
    case 'burning':
      return has(target, 'burn');
    case 'woundedHero':
      return target.sort === 'hero' && isWounded(t, target);
    case 'heroWithMoreLife':
      return target.sort === 'hero' && target.life > hero.life;
    default:
      return isKind(hero, target, kind);
  }
}
/** Which activation phase of the match this is, whoever is active; 0 before the first. */
export const phaseNumber = (t: Exalted): number => t.state.phases[0] + t.state.phases[1];

/** Who a knock-out counts for. */
export type Cause = Omit<Fallen, 'model'>;
export const byHero = (hero: Hero): Cause => ({ cause: 'hero', hero: hero.id });

/** Take life points from a model. At 0 it is knocked out, and leaves in the next removal. EX-DEF-04 */
export function* hurt(t: Exalted, model: Model, amount: number, cause: Cause): Flow {
  if (amount <= 0 || !model.present || model.life === 0) return;
  if (model.sort === 'hero' && amount >= model.life) {
    const fall = { type: 'hero' as const, hero: model.id, others: [], spared: false };
    yield* t.window('wouldFall', fall);
    if (fall.spared) return;
  }
  model.life = Math.max(0, model.life - amount);
  t.tell('hurt', { model: model.id, ...named(model), amount, life: model.life });
  if (model.life === 0) t.state.fallen.push({ model: model.id, ...cause });
}
/** Damage of an attack roll: friends may take over a part of it. */
export function* strike(t: Exalted, target: Model, damage: number, cause: Cause): Flow {
  let left = damage;
  if (target.sort === 'hero')
    for (const { by, what } of lastingOn(t, target, 'share')) {
      const friend = heroOf(t, by);
      const most = Math.min(what.most, left);
      if (!isUp(friend) || most === 0 || !within(friend, target, inches(what.within))) continue;
      const taken = yield* t.number(seatOf(t, friend.team), {
        prompt: 'share',
        about: { kind: friend.kind, other: target.kind, damage: left },
        min: 0,
        max: most,
      });
      left -= taken;
      yield* hurt(t, friend, taken, cause);
    }
  yield* hurt(t, target, left, cause);
}

/** How a basic attack differs from a plain one. */
export interface BasicOptions {
  readonly plus?: number;
  /** Exactly this many dice: nothing changes that. */
  readonly exactly?: number;
  /** Whom a knock-out counts for, where that is not the attacker. */
  readonly credit?: Hero;
  /** It draws no response. */
  readonly silent?: true;
}

/** A basic attack of a hero. EX-BASIC-01 to -09 */
export function* basicAttack(
  t: Exalted,
  deed: Deed,
  hero: Hero,
  target: Model,
  how: BasicOptions = {},
): Flow<number> {
  const bonus = bonusOf(t, hero, 'basicAttack', target, deed.still);
  const building = isBuilding(target);
  const buffs = lastingOn(t, hero, 'empower').filter(({ what }) => what.buildings === true || !building);
  const buffed = buffs.reduce((sum, { what }) => sum + what.dice, 0);
  const dice = how.exactly ?? combatDice(t, hero) + bonus.dice + buffed + (how.plus ?? 0);
  const ranged = isRanged(t, hero);
  const { critical } = bonus;
  const damage = rollBlow(t, {
    roll: 'basicAttack',
    attacker: hero,
    target,
    dice,
    vs: 'armour',
    critical,
    ranged,
    ...(how.exactly === undefined ? {} : { exact: true as const }),
  });
  const afar = !within(hero, target, inches(1));
  yield* strike(t, target, damage, byHero(how.credit ?? hero));
  for (const buff of buffs) {
    const { status, weakens } = buff.what;
    if (status !== undefined) afflict(t, target, status, heroOf(t, buff.by));
    if (weakens !== undefined && target.sort === 'hero' && isUp(target))
      addLasting(t, target, heroOf(t, buff.by), buff.ability, WEAKENS, {
        do: 'change',
        stat: 'combat',
        by: -weakens,
        until: 'targetNextActivation',
      });
    buff.left--;
  }
  removeLasting(t, ({ what, left }) => what.do === 'empower' && left === 0);
  const quiet = target.life === 0 && target.sort === 'golem' && hasStatic(t, hero, 'quietKill');
  if (how.silent !== true) deed.struck.push({ target: target.id, by: hero.id, afar, quiet });
  if (target.life === 0) yield* t.window('knockedOut', heroScene(hero, [target]));
  if (target.sort === 'hero' && !ranged) yield* counter(t, hero, target);
  return damage;
}
/** The step number under which the weakening of an empowered attack is kept. */
const WEAKENS = 100;

/** A model that is in a stance returns the blow. */
function* counter(t: Exalted, attacker: Hero, target: Hero): Flow {
  for (const one of lastingOn(t, target, 'counter')) {
    if (one.left === 0 || !isUp(target) || !isUp(attacker) || has(target, 'stun')) continue;
    if (!reachesTarget(t, target, attacker)) continue;
    one.left--;
    yield* basicAttack(t, newDeed('other'), target, attacker, { plus: one.what.plus });
  }
}

export const heroScene = (hero: Hero, others: readonly Model[]) => ({
  type: 'hero' as const,
  hero: hero.id,
  others: others.map(({ id }) => id),
  spared: false,
});

/** An attack that belongs to no hero: a response, or a shot of a tower. EX-BASIC-06, EX-NEUT-13, EX-TOWER-14 */
export function* unitAttack(
  t: Exalted,
  attacker: Model,
  target: Hero,
  roll: 'response' | 'tower',
  dice = combatDice(t, attacker),
): Flow {
  const ranged = isRanged(t, attacker);
  const damage = rollBlow(t, { roll, attacker, target, dice, vs: 'armour', critical: false, ranged });
  const cause = attacker.sort === 'tower' ? 'building' : attacker.sort === 'golem' ? 'golem' : 'wild';
  yield* strike(t, target, damage, { cause, hero: null });
}

export const standAt = (model: Model, at: { readonly x: number; readonly y: number }): Disc => ({
  x: at.x,
  y: at.y,
  r: model.r,
});
