import type { ChangeOf, Clause, Effect, EuthiaReading, Fight, Mod, Range } from '../shape.ts';
import { allHold } from './conditions.ts';
import { noteOf } from './tiles.ts';

/** The values of a fight: sums of dice and changes. Read by rules, boards and bots alike. */

export const dieSum = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** The sum of all changes of one kind that hold now. Silver and gold cards count nothing where they are silenced. */
function sumOf(fight: Fight, of: ChangeOf): number {
  const silenced = fight.changes.some((change) => change.of === 'forbidCards');
  let sum = 0;
  for (const change of fight.changes)
    if (change.of === of && counts(change.until, of) && !(silenced && change.card)) sum += change.n;
  return sum;
}
/** What waits for a later attack does not count yet. */
const counts = (until: string, _of: ChangeOf): boolean => until !== 'nextMonster' && until !== 'nextHero';
export const isChanged = (fight: Fight, of: ChangeOf): boolean =>
  fight.changes.some((change) => change.of === of && counts(change.until, of));

/** The clause the hero attacks with. */
export const attackClause = (t: EuthiaReading, fight: Fight): Clause | null =>
  fight.weapon === null ? null : t.def(fight.weapon).does[fight.clause];

const isOptional = ({ pay, fx }: Mod): boolean => pay !== undefined || fx.some((effect) => 'wound' in effect);

/** Changes that the tile itself brings to an attack with it, as far as they hold now. */
function modsHolding(t: EuthiaReading, fight: Fight): readonly Effect[] {
  const clause = attackClause(t, fight);
  if (clause?.mods === undefined) return [];
  const at = { seat: fight.hero, fight, roll: fight };
  return clause.mods
    .filter((mod, i) => (isOptional(mod) ? fight.usedRound.includes(`mod${i}`) : allHold(t, at, mod.if)))
    .flatMap(({ fx }) => fx);
}

function fromMods(t: EuthiaReading, fight: Fight, count: (effect: Effect) => number): number {
  let sum = 0;
  for (const effect of modsHolding(t, fight)) {
    sum += count(effect);
    if ('perEssenceOnTile' in effect) {
      const n = noteOf(t, fight.weapon!).essences.length;
      for (const inner of effect.perEssenceOnTile) sum += n * count(inner);
    }
  }
  return sum;
}

/** Does the penalty of the monster card not count? */
const malusIgnored = (t: EuthiaReading, fight: Fight): boolean =>
  isChanged(fight, 'ignoreMalus') ||
  fromMods(t, fight, (effect) => ('ignoreMalus' in effect ? 1 : 0)) > 0 ||
  permanently(t, fight, (effect) => 'ignoreMalus' in effect);

/** Does a permanent clause of the enemy card hold now? */
const permanently = (t: EuthiaReading, fight: Fight, test: (effect: Effect) => boolean): boolean =>
  t
    .def(fight.card)
    .does.some(
      ({ when, if: conditions, fx }) =>
        when === 'permanent' &&
        fx?.some(test) === true &&
        allHold(t, { seat: fight.hero, fight, roll: null }, conditions),
    );

/** The hero's combat value: dice, what was added, clover, minus the penalty. EU-HATK-07, EU-HATK-09 */
export const heroValue = (t: EuthiaReading, fight: Fight): number =>
  dieSum(fight.dice) +
  fight.plus +
  sumOf(fight, 'clover') +
  fromMods(t, fight, (effect) =>
    'clover' in effect && typeof effect.clover === 'number' ? effect.clover : 0,
  ) -
  (malusIgnored(t, fight) ? 0 : fight.malus);

/** The monster's combat value. EU-MATK-10, EU-MATK-11 */
export const monsterValue = (fight: Fight): number =>
  dieSum(fight.dice) + fight.plus + sumOf(fight, 'rabbitFoot');

/** First all plus, then all minus, and only if there is a plain number. EU-WOUND-01 to EU-WOUND-03, EU-DMG-01 to EU-DMG-03 */
export function total(plain: number, changes: readonly number[]): number {
  if (plain <= 0) return 0;
  // All plus before all minus is the same as all together: only the end is held at zero.
  return Math.max(
    0,
    changes.reduce((sum, n) => sum + n, plain),
  );
}

function listOf(fight: Fight, of: ChangeOf): number[] {
  const silenced = fight.changes.some((change) => change.of === 'forbidCards');
  return fight.changes
    .filter((change) => change.of === of && counts(change.until, of) && !(silenced && change.card))
    .map(({ n }) => n);
}
export const woundChanges = (fight: Fight): number[] => listOf(fight, 'woundPlus');
export const damageChanges = (t: EuthiaReading, fight: Fight): number[] => [
  ...listOf(fight, 'damagePlus'),
  fromMods(t, fight, (effect) => ('damagePlus' in effect ? effect.damagePlus : 0)),
];

/** The range a value falls into; null if it falls into none. EU-MATK-11, EU-HATK-10 */
export const rangeOf = (ranges: readonly Range[], value: number): Range | null =>
  ranges.find(({ lo, hi }) => (lo === undefined || value >= lo) && (hi === undefined || value <= hi)) ?? null;

/** Does the monster's attack do nothing as it stands? Then there is nothing to be spent against it. */
export function isHarmless(t: EuthiaReading, fight: Fight): boolean {
  const range = rangeOf(t.def(fight.card).enemy!.ranges, monsterValue(fight));
  if (total(plainWounds(range) + fight.plain, woundChanges(fight)) > 0) return false;
  return range === null || range.fx.every((effect) => 'wound' in effect);
}

/** Plain wounds or damage of a range. */
export const plainWounds = (range: Range | null): number =>
  plain(range, (fx) => ('wound' in fx ? fx.wound : 0));
export const plainDamage = (range: Range | null): number =>
  plain(range, (fx) => ('damage' in fx ? fx.damage : 0));
const plain = (range: Range | null, count: (effect: Effect) => number): number =>
  range === null ? 0 : range.fx.reduce((sum, effect) => sum + count(effect), 0);

/** The most one attack deals this enemy now; null: no limit. */
export function damageCap(t: EuthiaReading, fight: Fight): number | null {
  for (const { when, if: conditions, fx } of t.def(fight.card).does) {
    if (when !== 'permanent') continue;
    if (!allHold(t, { seat: fight.hero, fight, roll: null }, conditions)) continue;
    for (const effect of fx ?? []) if ('capDamage' in effect) return effect.capDamage;
  }
  return null;
}

/** What the enemy card forbids for the whole fight, or while a condition holds. */
export const isForbidden = (t: EuthiaReading, fight: Fight, what: string): boolean =>
  permanently(t, fight, (effect) => 'forbid' in effect && effect.forbid === what);

/** Only this many abilities in a combat round. */
export function abilityLimit(t: EuthiaReading, fight: Fight): number {
  for (const { when, fx } of t.def(fight.card).does)
    if (when === 'permanent')
      for (const effect of fx ?? [])
        if ('forbid' in effect && effect.forbid === 'ability') return effect.beyond ?? 0;
  return Number.POSITIVE_INFINITY;
}
