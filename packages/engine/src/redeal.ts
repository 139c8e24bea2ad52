import { descendsFrom } from './groups.ts';
import { maskOf, type Sight, viewerIndex } from './piles.ts';
import type { Fact } from './state.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Card, Json, Pile, Viewer } from './words.ts';

/** Deals tried before a combination of facts counts as too narrow to hit by chance. */
const TRIES = 400;

/**
 * Deal everything this viewer cannot know again, in place: cards change faces only with those they may have been shuffled
 * with, backs and sets the viewer sees stay what they are, facts the viewer has learned keep holding. `fixed` adds
 * printed cards that must stay where they are.
 */
export function redeal(
  t: KernelTable,
  viewer: Viewer,
  random: () => number,
  fixed?: ReadonlySet<number>,
): void {
  dealAnew(t, [viewer], random, poolsFor(t, [viewer], fixed), fixed);
}

/** What a viewer cannot know of a table, worked out once where many copies of it are dealt again. */
export interface Redealer {
  deal(copy: KernelTable, random: () => number): void;
  /** Where the cards lie that it deals. */
  readonly piles: ReadonlySet<Pile>;
}
export function redealer(t: KernelTable, viewer: Viewer): Redealer {
  const pools = poolsFor(t, [viewer], undefined);
  return {
    deal: (copy, random) => dealAnew(copy, [viewer], random, pools),
    piles: pilesOf(t, pools),
  };
}
function pilesOf(t: KernelTable, pools: readonly Pool[]): ReadonlySet<Pile> {
  const piles = new Set<Pile>();
  for (const { slots } of pools) for (const { card } of slots) piles.add(t.at(card));
  return piles;
}

/** As after a rewind: everything nobody at all can know. */
export function redealUnknown(t: KernelTable, random: () => number): void {
  const everybody: Viewer[] = Array.from({ length: t.seats }, (_, seat) => seat);
  const all: Viewer[] = [...everybody, 'watcher'];
  dealAnew(t, all, random, poolsFor(t, all, undefined));
}

/** Deal again what none of these viewers can know. */
function dealAnew(
  t: KernelTable,
  viewers: readonly Viewer[],
  random: () => number,
  pools: readonly Pool[],
  fixed?: ReadonlySet<number>,
): void {
  const { print } = t.whole.cards;
  const before = print.slice();
  const mask = maskOf(viewers, t.seats);
  const facts = t.whole.facts.filter((fact) => (fact.to & mask) !== 0);
  const broken = dealUntil(t, pools, facts, random);
  if (broken.length > 0) {
    // So narrow a fact all but names its cards: they stay what they are, and the rest is dealt around them.
    print.splice(0, print.length, ...before);
    const named = broken.flatMap((fact) => fact.cards.map((card) => print[card]));
    dealUntil(t, poolsFor(t, viewers, new Set([...(fixed ?? []), ...named])), facts, random);
  }
  t.dealtAnew(pilesOf(t, pools));
  for (const secret of t.game.secrets ?? []) {
    eachField(t.whole.game, secret.path.split('.'), [], (holder, key, keys) => {
      if (holder[key] === null || viewers.some((viewer) => secret.sees(viewer, keys, t.state))) return;
      holder[key] = secret.redeal(random, keys);
    });
  }
}

/** Deal until all facts hold; the ones that never did together are returned. */
function dealUntil(
  t: KernelTable,
  pools: readonly Pool[],
  facts: readonly Fact[],
  random: () => number,
): Fact[] {
  let broken: Fact[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    for (const pool of pools) deal(t, pool, random);
    broken = facts.filter((fact) => !t.game.facts![fact.name](fact.cards.map((card) => t.kind(card))));
    if (broken.length === 0) break;
  }
  return broken;
}

/** Sleeves of one family of shuffles whose faces this viewer cannot know, and the prints that belong into them. */
interface Pool {
  readonly slots: readonly Slot[];
  readonly prints: readonly Print[];
  /** The same prints by where they must lie, what was hidden latest first. */
  readonly batches: readonly Batch[];
  /** Some backs can be seen: not every print goes into every slot. */
  readonly backs: boolean;
}
interface Batch {
  readonly home: number;
  readonly prints: readonly number[];
}
interface Slot {
  readonly card: Card;
  readonly group: number;
  /** The back the slot must keep because it can be seen; null where it cannot. */
  readonly back: string | null;
  /** What is really in it. */
  readonly holds: Print;
}
interface Print {
  readonly print: number;
  /** Where it must lie: in this group, or one shuffled out of it. */
  readonly home: number;
}

function poolsFor(
  t: KernelTable,
  viewers: readonly Viewer[],
  fixed: ReadonlySet<number> | undefined,
): Pool[] {
  const bits = maskOf(viewers, t.seats);
  const indices = viewers.map((viewer) => viewerIndex(viewer, t.seats));
  const { cards } = t.whole;
  const pools = new Map<string, { readonly slots: Slot[]; readonly prints: Print[] }>();
  const poolOf = (key: string) => {
    let pool = pools.get(key);
    if (pool === undefined) pools.set(key, (pool = { slots: [], prints: [] }));
    return pool;
  };
  for (let card = 0 as Card; card < cards.at.length; card++) {
    const group = cards.group[card];
    const print = cards.print[card];
    if ((cards.known[card] & bits) !== 0 || group === 0 || fixed?.has(print) === true) continue;
    const pile = cards.at[card];
    const sights = t.layout.laid[pile].sight;
    const sees = (sight: Sight): boolean => indices.some((index) => sights[index] === sight);
    // A set may be known without its order: its cards change places among themselves only.
    const within = sees('set') ? `@${pile}` : '';
    const home = (cards.pinned[print] & bits) === 0 ? cards.root[print] : cards.pin[print];
    const holds = { print, home };
    const back = sees('backs') ? t.back(card) : null;
    poolOf(`${cards.family[group]}${within}`).slots.push({ card, group, back, holds });
    // A secret reorder may have put a print into a sleeve of another family: it is dealt where it belongs.
    poolOf(`${cards.family[home === 0 ? group : home]}${within}`).prints.push(holds);
  }
  const all = [...pools.values()];
  // Where one side of such a trade is known or fixed, every sleeve keeps what its own family holds.
  if (all.every(({ slots, prints }) => slots.length === prints.length))
    return all.map(({ slots, prints }) => poolWith(slots, prints));
  return all.map(({ slots }) =>
    poolWith(
      slots,
      slots.map((slot) => slot.holds),
    ),
  );
}

function poolWith(slots: readonly Slot[], prints: readonly Print[]): Pool {
  const batches = [...Map.groupBy(prints, ({ home }) => home)]
    .toSorted(([a], [b]) => b - a)
    // From an order that says nothing: two worlds that look alike to the viewer are dealt alike.
    .map(([home, members]) => ({
      home,
      prints: members.map(({ print }) => print).toSorted((a, b) => a - b),
    }));
  return { slots, prints, batches, backs: slots.some(({ back }) => back !== null) };
}

/** Put other prints into the slots of a pool; where seen backs leave too little room, wherever the family has any. */
function deal(t: KernelTable, pool: Pool, random: () => number): void {
  const { print } = t.whole.cards;
  let dealt: number[] | null = null;
  for (let tries = 0; dealt === null && tries < 20; tries++) dealt = dealInto(t, pool, random);
  if (dealt === null) {
    const anywhere = pool.prints.map((item) => ({ ...item, home: 0 }));
    dealt = dealInto(t, poolWith(pool.slots, anywhere), random)!;
  }
  for (const { card } of pool.slots) print[card] = dealt[card];
}

/**
 * What was hidden latest has the least room and chooses first, each print among the slots that are left in the groups it
 * may lie in: every consistent deal is as likely as any other. By card, what it holds now; null if seen backs jam it.
 */
function dealInto(t: KernelTable, pool: Pool, random: () => number): number[] | null {
  const { kinds } = t.whole.cards;
  const dealt: number[] = Array<number>(t.whole.cards.at.length).fill(NOTHING);
  for (const { home, prints: sorted } of pool.batches) {
    const slots: Slot[] = [];
    for (const slot of pool.slots)
      if (dealt[slot.card] === NOTHING && descendsFrom(t, slot.group, home)) slots.push(slot);
    const prints = sorted.slice();
    shuffle(slots, random);
    shuffle(prints, random);
    if (!pool.backs) {
      if (slots.length < prints.length) return null;
      for (let i = 0; i < prints.length; i++) dealt[slots[i].card] = prints[i];
      continue;
    }
    slots.sort((a, b) => Number(a.back === null) - Number(b.back === null));
    for (const printed of prints) {
      const back = t.backOf(kinds[printed]);
      const at = slots.findIndex((slot) => slot.back === null || slot.back === back);
      if (at === -1) return null;
      dealt[slots.splice(at, 1)[0].card] = printed;
    }
  }
  return dealt;
}
const NOTHING = -1;

function shuffle<T>(list: T[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

type Holder = Record<string, Json>;

/** Visit every field a path such as `seats.*.bid` leads to; `keys` are what the stars stood for. */
export function eachField(
  value: unknown,
  path: readonly string[],
  keys: readonly string[],
  visit: (holder: Holder, key: string, keys: readonly string[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Holder;
  const [head, ...rest] = path as [string, ...string[]];
  const found = head === '*' ? Object.keys(holder) : head in holder ? [head] : [];
  for (const key of found) {
    const deeper = head === '*' ? [...keys, key] : keys;
    if (rest.length === 0) visit(holder, key, deeper);
    else eachField(holder[key], rest, deeper, visit);
  }
}
