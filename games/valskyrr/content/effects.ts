import type {
  Aim,
  Amount,
  Boost,
  Clause,
  Condition,
  Damage,
  DamageType,
  Decider,
  Deck,
  Duration,
  Effect,
  Filter,
  Formula,
  Keyword,
  Limit,
  HiddenWord,
  ThreatenedWord,
  Often,
  OwnCards,
  OwnPile,
  Prohibition,
  Role,
  Stat,
  Static,
  Test,
  Track,
  UpTo,
  When,
  Who,
  Zone,
} from '../shape.ts';

/** The vocabulary: one function for each word. What is left out has the value given here. */

export const upTo = (n: number): UpTo => ({ upTo: n });
/** A number for 1, 2, 3 and 4 heroes. */
export const byHeroes =
  (...numbers: readonly [number, number, number, number]): Formula =>
  ({ heroes }) =>
    numbers[heroes - 1];

// Targets

type Aiming = Partial<Pick<Aim, 'in' | 'with' | 'not' | 'range'>>;
const aim =
  (who: Aim['who']) =>
  (n: number | UpTo | 'all', more: Aiming = {}): Aim => {
    if (n === 'all') return { who, least: ALL, most: ALL, ...more };
    return typeof n === 'number'
      ? { who, least: n, most: n, ...more }
      : { who, least: 0, most: n.upTo, ...more };
  };
/** All that fit: nobody is asked. */
const ALL = 99;
export const enemy = aim('enemy');
export const hero = aim('hero');
export const otherHero = aim('otherHero');
export const ally = aim('ally');
export const heroOrAlly = aim('heroOrAlly');

// Effects

export const dealDamage = (
  type: DamageType,
  n: Amount,
  to: Who = 'target',
  { split = 0, preventable = true }: { split?: number; preventable?: boolean } = {},
): Effect => ({ verb: 'dealDamage', type, n, to, split, preventable });
export const addDamage = (n: Amount, to: 'oneTarget' | 'eachTarget' = 'oneTarget'): Effect => ({
  verb: 'addDamage',
  n,
  to,
});
export const preventDamage = (type: Damage, n: Amount): Effect => ({ verb: 'preventDamage', type, n });
export const redirectDamage = (to: Who, n: Amount, prevented = 0): Effect => ({
  verb: 'redirectDamage',
  to,
  n,
  prevented,
});
export const placeWounds = (n: Amount, onto: Who): Effect => ({ verb: 'placeWounds', n, onto });
export const regen = (n: Amount, to: Who, by?: Decider): Effect => ({
  verb: 'regen',
  n,
  to,
  ...(by !== undefined && { by }),
});
export const placeCondition = (kind: Condition, n: Amount, onto: Who = 'target', split = false): Effect => ({
  verb: 'placeCondition',
  kind,
  n,
  onto,
  split,
});
export const removeCondition = (kind: Condition | 'any', n: Amount, from: Who): Effect => ({
  verb: 'removeCondition',
  kind,
  n,
  from,
});
type Place = 'timeCharter' | 'thisCard' | 'encounter';
export const placeObjective = (
  n: Amount,
  onto: Place,
  { redirect = true, by }: { redirect?: boolean; by?: Decider } = {},
): Effect => ({ verb: 'placeObjective', n, onto, redirect, ...(by !== undefined && { by }) });
export const spendObjective = (n: Amount, from: Place): Effect => ({ verb: 'spendObjective', n, from });
export const drawCards = (n: Amount, hero: Who = 'thisHero'): Effect => ({ verb: 'drawCards', n, hero });

type Which = { hero?: Who; filter?: Filter };
const picking = (from: OwnPile, n: Amount, { hero = 'thisHero', filter }: Which) => ({
  from,
  n,
  hero,
  ...(filter !== undefined && { filter }),
});
export const discardCards = (n: Amount, from: OwnPile, which: Which = {}): Effect => ({
  verb: 'discardCards',
  ...picking(from, n, which),
});
export const discardThis: Effect = { verb: 'discardThis' };
export const buryCards = (n: Amount, from: OwnPile, which: Which = {}): Effect => ({
  verb: 'buryCards',
  ...picking(from, n, which),
});
export const putIntoHeroArea = (n: Amount, from: OwnPile, which: Which = {}): Effect => ({
  verb: 'putIntoHeroArea',
  ...picking(from, n, which),
});
export const putThisIntoHeroArea = (tokens = 0): Effect => ({ verb: 'putThisIntoHeroArea', tokens });
type Destination = 'hand' | 'discardPile' | 'deckBottom';
export const returnCard = (n: Amount, from: OwnPile, to: Destination, which: Which = {}): Effect => ({
  verb: 'returnCard',
  to,
  ...picking(from, n, which),
});
/** The cards used by `embedAction` in this action, if they lie there. */
export const returnEmbedded = (from: OwnPile, to: Destination): Effect => ({
  verb: 'returnCard',
  to,
  card: 'embedded',
  ...picking(from, 'all', {}),
});
export const lookAt = (n: number, take: number, hero: Who = 'thisHero'): Effect => ({
  verb: 'lookAt',
  n,
  take,
  hero,
});
export const attachThis: Effect = { verb: 'attachThis', host: 'target' };
export const attachCards = (
  n: Amount,
  from: OwnPile,
  host: 'charter' | 'thisCard',
  { asHand = false, max = ALL, ...which }: Which & { asHand?: boolean; max?: number } = {},
): Effect => ({ verb: 'attachCards', host, asHand, max, ...picking(from, n, which) });
export const detach = (from: Who, n: Amount = 'all'): Effect => ({ verb: 'detach', from, to: 'hand', n });

export const moveEnemy = (enemy: Who, to: Zone, lowerFocus = true): Effect => ({
  verb: 'moveEnemy',
  enemy,
  to,
  lowerFocus,
});
export const discardEnemy = (enemy: Who): Effect => ({ verb: 'discardEnemy', enemy });
export const drawEnemies = (
  deck: Deck,
  n: Amount,
  to: Zone,
  { keywords = ['any'], name }: { keywords?: readonly Keyword[]; name?: string } = {},
): Effect => ({ verb: 'drawEnemies', deck, n, to, keywords, ...(name !== undefined && { name }) });
export const enrage = (enemy: Who): Effect => ({ verb: 'enrage', enemy });
export const calm = (enemy: Who): Effect => ({ verb: 'calm', enemy });
export const enemyAttacks = (enemy: Who, against?: Who): Effect => ({
  verb: 'enemyAttacks',
  enemy,
  ...(against !== undefined && { against }),
});
export const cancelAbility: Effect = { verb: 'cancelAbility' };
export const moveTrack = (track: Track, dir: 'left' | 'right', n: Amount, of: Who = 'thisHero'): Effect => ({
  verb: 'moveTrack',
  track,
  dir,
  n,
  of,
});
export const gainLoot = (n: Amount): Effect => ({ verb: 'gainLoot', n });
export const spendLoot = (n: Amount, onto?: Who): Effect => ({
  verb: 'spendLoot',
  n,
  ...(onto !== undefined && { onto }),
});
export const changeThreat = (location: ThreatenedWord, delta: number): Effect => ({
  verb: 'changeThreat',
  location,
  delta,
});
export const revealLocation = (location: HiddenWord, n: Amount): Effect => ({
  verb: 'revealLocation',
  location,
  n,
});
type Embedding = {
  filter?: Filter;
  times?: number;
  distinct?: boolean;
  differentTargets?: boolean;
  against?: Who;
  add?: Amount;
  pierce?: DamageType;
};
type EmbedZone = 'ownArea' | 'heroAreas' | 'hand' | 'discardPile';
export const embedAction = (
  zone: EmbedZone,
  action: 'any' | 'normal' | 'fast',
  { times = 1, distinct = false, differentTargets = false, ...more }: Embedding = {},
): Effect => ({
  verb: 'embedAction',
  in: zone,
  action,
  allies: false,
  times,
  distinct,
  differentTargets,
  ...more,
});
/** The ally action of an ally lying there. */
export const embedAllyAction = (
  zone: 'ownArea' | 'heroAreas',
  { times = 1, distinct = false }: { times?: number; distinct?: boolean } = {},
): Effect => ({
  verb: 'embedAction',
  in: zone,
  action: 'ally',
  allies: true,
  times,
  distinct,
  differentTargets: false,
});
export const modifyStat = (target: Who, stat: Stat, delta: number | Formula, duration: Duration): Effect => ({
  verb: 'modifyStat',
  target,
  stat,
  delta,
  duration,
});
export const setStat = (target: Who, stat: Stat, set: number, duration: Duration): Effect => ({
  verb: 'modifyStat',
  target,
  stat,
  delta: 0,
  set,
  duration,
});
export const modifyLimit = (
  limit: Limit,
  delta: number,
  duration: Duration,
  hero: Who = 'thisHero',
): Effect => ({ verb: 'modifyLimit', limit, delta, hero, duration });
export const forbid = (what: Prohibition, enemy: Who, duration: Duration): Effect => ({
  verb: 'forbid',
  what,
  enemy,
  duration,
});
export const flipCard = (card: Who): Effect => ({ verb: 'flipCard', card });
export const steerPursuit = (to: Who, max: number): Effect => ({ verb: 'steerPursuit', to, max });
export const mark = (role: Role, target: Who, by?: Decider): Effect => ({
  verb: 'mark',
  role,
  target,
  ...(by !== undefined && { by }),
});
export const ifThen = (
  test: Test,
  effects: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({ verb: 'ifThen', if: test, do: effects, otherwise });
export const chooseOne = (options: readonly (readonly Effect[])[], by?: Decider): Effect => ({
  verb: 'chooseOne',
  options,
  ...(by !== undefined && { by }),
});
export const forEachHero = (effects: readonly Effect[], test?: Test): Effect => ({
  verb: 'forEachHero',
  do: effects,
  ...(test !== undefined && { if: test }),
});
export const repeat = (n: Amount, effects: readonly Effect[]): Effect => ({ verb: 'repeat', n, do: effects });
export const may = (...effects: readonly Effect[]): Effect => ({ verb: 'may', do: effects });
export const whenLater = (
  at: 'attackPrevented' | 'attackOver' | 'actionEnded',
  effects: readonly Effect[],
  test?: Test,
): Effect => ({ verb: 'whenLater', at, do: effects, ...(test !== undefined && { if: test }) });
export const boost = (most: number, pay: readonly Effect[], each: readonly Effect[] = []): Boost => ({
  upTo: most,
  pay,
  each,
});

// What works by itself

type Listening = { may?: true | 'group'; limit?: Often; cost?: readonly Effect[]; name?: Limit };
/** Each time this moment comes. */
export const whenever = (
  when: When,
  effects: readonly Effect[],
  { may: optional, limit, cost = [], name }: Listening = {},
): Clause => ({
  type: 'when',
  zone: 'any',
  when,
  may: optional === true ? 'owner' : (optional ?? false),
  cost,
  do: effects,
  ...(limit !== undefined && { limit }),
  ...(name !== undefined && { name }),
});
/** As long as the card lies there. */
export const always = (...statics: readonly Static[]): Clause => ({
  type: 'while',
  zone: 'any',
  while: null,
  do: statics,
});
export const asLongAs = (test: Test, ...statics: readonly Static[]): Clause => ({
  type: 'while',
  zone: 'any',
  while: test,
  do: statics,
});

export const stat = (
  target: Who | OwnCards,
  which: Stat,
  delta: number | Formula,
  { once = false, if: test }: { once?: boolean; if?: Test } = {},
): Static => ({ verb: 'stat', target, stat: which, delta, once, ...(test !== undefined && { if: test }) });
export const statIs = (target: Who | OwnCards, which: Stat, set: number | 'any'): Static => ({
  verb: 'stat',
  target,
  stat: which,
  set,
  once: false,
});
export const limit = (
  which: Limit,
  change: { delta?: number; set?: number | 'none'; hero?: Who; min?: number },
): Static => ({ verb: 'limit', limit: which, hero: 'thisHero', min: 0, ...change });
export const range = (change: {
  delta?: number;
  max?: number;
  min?: number;
  heroes?: Who;
  keyword?: readonly Keyword[];
}): Static => ({ verb: 'range', delta: 0, heroes: 'thisHero', ...change });
export const forbidden = (
  what: Prohibition,
  whom: { enemy?: Who; hero?: Who; except?: Who; if?: Test } = {},
): Static => ({ verb: 'forbidden', what, ...whom });
export const keyword = (cards: readonly Keyword[], granted: Keyword): Static => ({
  verb: 'keyword',
  target: { cards },
  keyword: granted,
});
export const limitBury = (enemy: Who, n: number): Static => ({ verb: 'limitBury', enemy, n });
