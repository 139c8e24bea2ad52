import type { Pile } from '@tafelrunde/engine';
import { inches, within } from '../geometry/measure.ts';
import { circleCovers } from '../geometry/templates.ts';
import {
  type Gives,
  type Hero,
  type Lasting,
  type Model,
  PLACES,
  type Static,
  type Status,
  type Step,
  type Wild,
} from '../shape.ts';
import { heroDef, heroesUp, isLiving, isOneOf, type Read, unitDef, wildIds } from './models.ts';
import { markerStep } from './markers.ts';

/** What a hero's equipment adds up to. */
interface Gear extends Required<Gives> {
  readonly statics: readonly Static[];
}
const NOTHING: Required<Gives> = {
  maxMana: 0,
  manaRegen: 0,
  maxLife: 0,
  magicResist: 0,
  armour: 0,
  combat: 0,
  willpower: 0,
  movement: 0,
  run: 0,
};
function addUp(t: Read, pile: Pile): Gear {
  const sum = { ...NOTHING };
  const statics: Static[] = [];
  for (const card of t.cards(pile)) {
    const def = t.def(card);
    if (def.sort !== 'equipment') continue;
    for (const [name, value] of Object.entries(def.gives)) sum[name as keyof Gives] += value;
    statics.push(...def.statics);
  }
  return { ...sum, statics };
}
export const kitOf = (t: Read, { team, place }: Hero): Pile =>
  t.piles.kit[team === 'blue' ? place : PLACES + place];
const gearOf = (t: Read, hero: Hero): Gear => t.gist(kitOf(t, hero), addUp);

/** EX-PROF-03: levels 1 and 2 use the first column, 3 and 4 the second, 5 the third. */
const columnOf = (level: number): 0 | 1 | 2 => (level < 3 ? 0 : level < 5 ? 1 : 2);
/** EX-PROF-16: experience in total by level; level 5 is the highest. */
export const XP_FOR_LEVEL = [0, 0, 2, 5, 9, 14] as const;
export const MAX_LEVEL = 5;

export const maxLifeAt = (t: Read, hero: Hero, level: number): number =>
  heroDef(t, hero).profile.maxLife[columnOf(level)] + gearOf(t, hero).maxLife;
export const maxLife = (t: Read, model: Model): number =>
  model.sort === 'hero'
    ? maxLifeAt(t, model, model.level)
    : model.sort === 'decoy'
      ? 1
      : unitDef(t, model).life;
export const maxMana = (t: Read, hero: Hero): number =>
  heroDef(t, hero).profile.maxMana[columnOf(hero.level)] + gearOf(t, hero).maxMana;
export const manaRegen = (t: Read, hero: Hero): number =>
  heroDef(t, hero).profile.manaRegen[columnOf(hero.level)] + gearOf(t, hero).manaRegen;
/** WK; null for heroes without magic, whom no card gives any. EX-PROF-08 */
export const willpower = (t: Read, hero: Hero): number | null => {
  const row = heroDef(t, hero).profile.willpower;
  return row === null ? null : row[columnOf(hero.level)] + gearOf(t, hero).willpower;
};
export const isRanged = (t: Read, model: Model): boolean =>
  model.sort !== 'decoy' &&
  (model.sort === 'hero' ? heroDef(t, model).profile.reach : unitDef(t, model).reach) === 'ranged';
/** EX-RANGE-01, EX-NEUT-13, EX-TOWER-03 */
export const attackRange = (t: Read, model: Model): number => (isRanged(t, model) ? inches(4) : inches(1));

export function has(model: Model, status: Status): boolean {
  if (!isLiving(model)) return false;
  for (let i = 0; i < model.status.length; i++) if (model.status[i].status === status) return true;
  return false;
}

const NONE: readonly Lasting[] = [];
/** What abilities have left on a model, of one sort. Most of the time that is nothing. */
export function lastingOn<D extends Lasting['what']['do']>(
  t: Read,
  model: Model,
  what: D,
): readonly (Lasting & { readonly what: Extract<Step, { do: D }> })[] {
  const { lasting } = t.state;
  return lasting.length === 0
    ? (NONE as never)
    : (lasting.filter((one) => one.on === model.id && one.what.do === what) as never);
}

type Stat = 'armour' | 'magicResist' | 'combat';
/** What abilities, markers and trophies change about a value. */
function changed(t: Read, model: Model, stat: Stat): number {
  let sum = 0;
  for (const { on, what } of t.state.lasting) {
    if (on !== model.id) continue;
    if (what.do === 'change' && what.stat === stat && what.against === undefined) sum += what.by;
    if (what.do === 'plate' && stat === 'armour') sum += what.armour;
  }
  for (const marker of t.state.markers) {
    const { spec, owner } = markerStep(t, marker);
    if (spec.moment !== 'inside' || !circleCovers(marker, model)) continue;
    for (const step of spec.does)
      if (step.do === 'change' && step.stat === stat && concerns(owner, model, step.on)) sum += step.by;
  }
  if (model.sort === 'hero') sum += trophyBonus(t, model, stat);
  return sum;
}
const concerns = (owner: Hero, model: Model, on: Step['on']): boolean =>
  typeof on === 'object' && 'marker' in on && isOneOf(owner, model, on.kinds ?? []);

/** EX-NEUT-07, -08: a captured Drako gives +1 NK/FK, a captured Cydra +1 RST and +1 MR to all heroes of the team. */
function trophyBonus(t: Read, { team }: Hero, stat: Stat): number {
  const wanted = stat === 'combat' ? 'drako' : 'cydra';
  for (const id of wildIds(t)) {
    const wild = t.state.models[id] as Wild;
    if (wild.trophyOf === team && wild.kind === wanted) return 1;
  }
  return 0;
}

/** NK or FK: EX-PROF-09; blind takes 2 away, and never below 0 (EX-STATUS-03). */
export function combatDice(t: Read, model: Model): number {
  if (model.sort === 'decoy') return 0;
  const own =
    model.sort === 'hero'
      ? heroDef(t, model).profile.combat[columnOf(model.level)] + gearOf(t, model).combat
      : unitDef(t, model).combat;
  const blinded = has(model, 'blind') ? -2 : 0;
  return Math.max(0, own + blinded + changed(t, model, 'combat'));
}
/** RST that counts only against basic attacks with FK. */
function againstShots(t: Read, model: Model): number {
  let sum = 0;
  for (const { what } of lastingOn(t, model, 'change'))
    if (what.against === 'rangedBasicAttack') sum += what.by;
  return sum;
}
/** RST. `rangedBasic`: against a basic attack with FK some have more. */
export function armour(t: Read, model: Model, rangedBasic = false): number {
  if (model.sort === 'decoy') return 0;
  const own =
    model.sort === 'hero'
      ? heroDef(t, model).profile.armour + gearOf(t, model).armour
      : unitDef(t, model).armour;
  return Math.max(0, own + changed(t, model, 'armour') + (rangedBasic ? againstShots(t, model) : 0));
}
export function magicResist(t: Read, model: Model): number {
  if (model.sort === 'decoy') return 0;
  const own =
    model.sort === 'hero'
      ? heroDef(t, model).profile.magicResist + gearOf(t, model).magicResist
      : unitDef(t, model).magicResist;
  return Math.max(0, own + changed(t, model, 'magicResist'));
}
/** EX-PROF-13; nothing changes it for buildings (EX-TOWER-12, EX-ART-04) or, so far, for anybody. */
export const agility = (t: Read, model: Model): number =>
  model.sort === 'decoy'
    ? DECOY_AGILITY
    : model.sort === 'hero'
      ? heroDef(t, model).profile.agility
      : unitDef(t, model).agility;
const DECOY_AGILITY = 4;

/** EX-PROF-10, EX-STATUS-09: −2 while slowed, never below 0. In thousandths. */
export const moveAllowance = (t: Read, hero: Hero): number =>
  allowance(hero, heroDef(t, hero).profile.move + gearOf(t, hero).movement);
export const runAllowance = (t: Read, hero: Hero): number => {
  const gear = gearOf(t, hero);
  return allowance(hero, heroDef(t, hero).profile.run + gear.movement + gear.run);
};
const allowance = (hero: Hero, value: number): number =>
  inches(Math.max(0, has(hero, 'slow') ? value - 2 : value));

/** All that is true of a hero all the time: the passive ability (EX-ABIL-03) and equipment. */
export function staticsOf<I extends Static['is']>(
  t: Read,
  hero: Hero,
  is: I,
): readonly Extract<Static, { is: I }>[] {
  let found: Extract<Static, { is: I }>[] | null = null;
  for (const one of heroDef(t, hero).passive.statics) if (one.is === is) (found ??= []).push(one as never);
  for (const one of gearOf(t, hero).statics) if (one.is === is) (found ??= []).push(one as never);
  return found ?? NO_STATICS;
}
const NO_STATICS: readonly never[] = [];
export const hasStatic = (t: Read, hero: Hero, is: Static['is']): boolean =>
  staticsOf(t, hero, is).length > 0;

/** How much less bleed and burn cost a hero, each. */
export function soothed(t: Read, hero: Hero): number {
  let less = 0;
  for (const other of heroesUp(t, hero.team))
    for (const { within: inch, by } of staticsOf(t, other, 'soothes'))
      if (within(other, hero, inches(inch))) less += by;
  return less;
}
