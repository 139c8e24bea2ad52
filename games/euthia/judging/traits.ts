import type { CardDef, Clause, Effect, Mod, Range, Use, Verbs, When } from '../shape.ts';

/** What tiles bring, worked out once from what they say: to a fight in its own units, to everything else in reputation. */
export interface Traits {
  /** Damage, once in a fight and in every combat round. */
  readonly strike: number;
  readonly strikes: number;
  /** Added to the hero's combat value: for one attack, for every one. */
  readonly luck: number;
  readonly lucks: number;
  /** Taken off the monster's combat value. */
  readonly dodge: number;
  readonly dodges: number;
  /** Wounds less. */
  readonly guard: number;
  readonly guards: number;
  /** Health healed in a fight. */
  readonly heal: number;
  /** Maximum health, wherever it comes from. */
  readonly health: number;
  /** Movement points a round. */
  readonly reach: number;
  /** What it brings outside fights, a round or once, in reputation. */
  readonly income: number;
}
type Sum = { -readonly [K in keyof Traits]: number };

export const NOTHING: Traits = {
  strike: 0,
  strikes: 0,
  luck: 0,
  lucks: 0,
  dodge: 0,
  dodges: 0,
  guard: 0,
  guards: 0,
  heal: 0,
  health: 0,
  reach: 0,
  income: 0,
};

/** An attack or a first strike: the damage to be expected, by what is added to the roll. */
export interface Attack {
  readonly first: boolean;
  /** Once in a fight. */
  readonly once: boolean;
  readonly damage: readonly number[];
}

export interface Says {
  /** What holds without a set of armour, and what is added by one of three, four and five pieces. */
  readonly plain: Traits;
  readonly withSet: readonly { readonly of: number; readonly traits: Traits }[];
  readonly attacks: readonly Attack[];
  /** It is used up. */
  readonly spent: boolean;
}

/** What holds under a condition, or for a price. */
const CONDITION = 0.5;
const PRICE = 0.6;
const DRAWBACK = 0.3;
/** Every way two dice can fall: how many of 36. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
/** Bonuses from -MIDDLE to MIDDLE are worked out. */
const MIDDLE = 14;

/** What two dice with a bonus come to, on average. */
function byBonus(worth: (value: number) => number): number[] {
  const table: number[] = [];
  for (let bonus = -MIDDLE; bonus <= MIDDLE; bonus++) {
    let sum = 0;
    for (let roll = 2; roll <= 12; roll++) sum += WAYS[roll] * worth(roll + bonus);
    table.push(sum / 36);
  }
  return table;
}
/** Read such a table, between whole numbers too. */
export function at(table: readonly number[], bonus: number): number {
  const x = Math.max(0, Math.min(2 * MIDDLE, bonus + MIDDLE));
  const low = Math.floor(x);
  const high = Math.min(2 * MIDDLE, low + 1);
  return table[low] + (x - low) * (table[high] - table[low]);
}

const sumIn = (ranges: readonly Range[], value: number, count: (effect: Effect) => number): number => {
  for (const { lo, hi, fx } of ranges)
    if ((lo === undefined || value >= lo) && (hi === undefined || value <= hi))
      return fx.reduce((sum, effect) => sum + count(effect), 0);
  return 0;
};

/** The wounds of an enemy's ranges, by what is added to its roll. */
export const woundTable = (ranges: readonly Range[]): number[] =>
  byBonus((value) => sumIn(ranges, value, (effect) => ('wound' in effect ? effect.wound : 0)));

function attackOf({ when, use, ranges, mods = [] }: Clause): Attack {
  let luck = 0;
  let more = 0;
  for (const mod of mods) {
    const share = shareOf(mod);
    for (const effect of mod.fx) {
      if ('clover' in effect && typeof effect.clover === 'number') luck += share * effect.clover;
      if ('damagePlus' in effect) more += share * effect.damagePlus;
      if ('ignoreMalus' in effect) luck += share * 2;
      if ('rerollOwn' in effect) luck += share * 1.5;
    }
  }
  const plain = byBonus((value) => {
    const damage = sumIn(ranges!, value, (effect) => ('damage' in effect ? effect.damage : 0));
    return damage > 0 ? Math.max(0, damage + more) : 0;
  });
  const damage = plain.map((_, i) => at(plain, i - MIDDLE + luck));
  return { first: when === 'firstStrike', once: use !== 'perCombatRound', damage };
}
const shareOf = ({ if: conditions, pay, fx }: Mod): number =>
  (conditions === undefined ? 1 : CONDITION) *
  (pay === undefined && !fx.some((effect) => 'wound' in effect) ? 1 : PRICE);

/** What a verb is good for: how much of which trait for each of it. */
type Weigh = { readonly [V in keyof Verbs]?: (n: Verbs[V], sum: Sum, share: number, each: boolean) => void };

const number = (n: unknown, otherwise: number): number => (typeof n === 'number' ? n : otherwise);

const WEIGH: Weigh = {
  damage: (n, sum, share, each) => {
    sum[each ? 'strikes' : 'strike'] += share * n;
  },
  damagePlus: (n, sum, share, each) => {
    sum[each ? 'strikes' : 'strike'] += 0.75 * share * n;
  },
  clover: (n, sum, share, each) => {
    sum[each ? 'lucks' : 'luck'] += share * number(n, 1.5);
  },
  nextClover: (n, sum, share, each) => {
    sum[each ? 'lucks' : 'luck'] += share * n;
  },
  rerollOwn: (n, sum, share, each) => {
    sum[each ? 'lucks' : 'luck'] += 1.5 * share * n;
  },
  ignoreMalus: (_, sum, share, each) => {
    sum[each ? 'lucks' : 'luck'] += 2 * share;
  },
  hope: (n, sum, share) => {
    sum.luck += 0.7 * share * n;
  },
  gaar: (n, sum, share) => {
    sum.strike += 0.5 * share * n;
  },
  dwurt: (n, sum, share) => {
    sum.strike += 0.5 * share * n;
  },
  rabbitFoot: (n, sum, share, each) => {
    sum[each ? 'dodges' : 'dodge'] -= share * n;
  },
  rerollMonster: (n, sum, share, each) => {
    sum[each ? 'dodges' : 'dodge'] += 1.2 * share * n;
  },
  oneDieLess: (_, sum, share, each) => {
    sum[each ? 'dodges' : 'dodge'] += 3.5 * share;
  },
  stealGaar: (n, sum, share) => {
    sum.dodge += share * n;
  },
  removeChaos: (n, sum, share) => {
    sum.guard += 0.6 * share * n;
  },
  forbidCards: (_, sum, share) => {
    sum.luck += 1.5 * share;
  },
  forbid: (_, sum, share) => {
    sum.guard += 1.5 * share;
  },
  woundPlus: (n, sum, share, each) => {
    sum[each ? 'guards' : 'guard'] -= share * n;
  },
  heal: (n, sum, share) => {
    sum.heal += share * number(n, 6);
  },
  potion: (n, sum, share) => {
    sum.heal += 2 * share * n;
  },
  maxHealth: (n, sum, share) => {
    sum.health += share * n;
  },
  ready: ({ n }, sum, share) => {
    sum.strike += 0.6 * share * n;
  },
  move: (n, sum, share) => {
    sum.reach += share * number(n, 0);
  },
  teleport: (n, sum, share) => {
    sum.reach += share * Math.min(4, number(n, 4));
  },
  action: (_, sum, share) => {
    sum.income += 1.2 * share;
  },
  mineCart: (_, sum, share) => {
    sum.income += 0.35 * share;
  },
  pouch: (n, sum, share) => {
    sum.income += 0.05 * share * n;
  },
  gold: (n, sum, share) => {
    sum.income += 0.25 * share * n;
  },
  reputation: (n, sum, share) => {
    sum.income += share * n;
  },
  silverCard: (n, sum, share) => {
    sum.income += 0.12 * share * n;
  },
  goldCard: (n, sum, share) => {
    sum.income += 0.4 * share * n;
  },
  gem: (_, sum, share) => {
    sum.income += 0.6 * share;
  },
  essence: (_, sum, share) => {
    sum.income += 0.6 * share;
  },
  drawTile: ({ keep }, sum, share) => {
    sum.income += 0.6 * share * keep;
  },
  discount: (n, sum, share) => {
    sum.income += 0.15 * share * n;
  },
  sellBonus: (n, sum, share) => {
    sum.income += 0.12 * share * n;
  },
  scout: (_, sum, share) => {
    sum.income += 0.1 * share;
  },
  ignorePower: (_, sum, share) => {
    sum.income += 0.1 * share;
  },
  perEssenceOnTile: (fx, sum, share, each) => {
    addAll(fx, sum, 1.5 * share, each);
  },
  choose: ({ of }, sum, share, each) => {
    addAll(of[0], sum, 1.2 * share, each);
  },
};

function addAll(effects: readonly Effect[], sum: Sum, share: number, each: boolean): void {
  for (const effect of effects)
    for (const verb in effect) {
      // What lasts to the end of the fight works in every combat round of it.
      const lasts = effect.lasts === 'untilEndOfCombat';
      const weigh = WEIGH[verb as keyof Verbs] as
        | ((n: unknown, s: Sum, x: number, e: boolean) => void)
        | undefined;
      weigh?.(effect[verb as keyof Effect], sum, share, each || lasts);
    }
}

/** Uses that come again in every fight. */
const REPEATED: ReadonlySet<Use | undefined> = new Set(['permanent', 'perCombatRound', undefined]);
/** Moments that no tile of a hero acts at in its own fights. */
const FOREIGN: ReadonlySet<When> = new Set(['heroDied', 'confronted', 'revealing']);

function clauseTraits(clause: Clause): Sum {
  const sum: Sum = { ...NOTHING };
  const { when, use, if: conditions, pay, fx = [], needEssenceOn, role, ranges } = clause;
  if (ranges !== undefined) return sum;
  let share = 1;
  if (conditions !== undefined) share *= CONDITION;
  if (needEssenceOn !== undefined) share *= CONDITION;
  if (pay !== undefined) share *= PRICE;
  if (role === 'monster' || FOREIGN.has(when)) {
    sum.income += 0.25 * share;
    return sum;
  }
  addAll(fx, sum, share, REPEATED.has(use));
  // A player who need not use it does so when the drawback hurts least.
  if (use !== 'permanent' && use !== undefined) {
    sum.luck = Math.max(sum.luck, DRAWBACK * sum.luck);
    sum.lucks = Math.max(sum.lucks, DRAWBACK * sum.lucks);
  }
  return sum;
}

function added(a: Sum, b: Traits): void {
  for (const key in b) a[key as keyof Traits] += b[key as keyof Traits];
}

function saysOf({ does, tile }: CardDef): Says {
  const plain: Sum = { ...NOTHING, health: tile?.health ?? 0 };
  const withSet: { of: number; traits: Traits }[] = [];
  for (const clause of does) {
    const traits = clauseTraits(clause);
    if (clause.needSet === undefined) added(plain, traits);
    else withSet.push({ of: clause.needSet, traits });
  }
  return {
    plain,
    withSet,
    attacks: does.filter(({ ranges }) => ranges !== undefined).map(attackOf),
    spent: does.some(({ use }) => use === 'discard'),
  };
}

/** What these effects bring once. */
export function effectsTraits(effects: readonly Effect[]): Traits {
  const sum: Sum = { ...NOTHING };
  addAll(effects, sum, 1, false);
  return sum;
}

/** What every tile of the content says, by its kind. */
export function saysByKind(content: Readonly<Record<string, CardDef>>): Readonly<Record<string, Says>> {
  const says: Record<string, Says> = {};
  for (const def of Object.values(content)) if (def.tile !== null) says[def.kind] = saysOf(def);
  return says;
}
