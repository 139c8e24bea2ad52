import { familyOf, isBound } from './groups.ts';
import { type Sight, viewerBit, viewerIndex } from './piles.ts';
import type { Table } from './table.ts';
import type { Card, Json, Viewer } from './words.ts';

/** Deals tried before a combination of facts is given up as too narrow to hit by chance. */
const TRIES = 400;

/**
 * Deal everything this viewer cannot know anew, in place: cards change faces only within the shuffle that hid them,
 * backs and sets the viewer sees stay what they are, facts the viewer has learned keep holding. `fixed` adds printed
 * cards that must stay where they are.
 */
export function redeal(t: Table, viewer: Viewer, random: () => number, fixed?: ReadonlySet<number>): void {
  const bit = viewerBit(viewer, t.seats);
  const pools = poolsFor(t, bit, viewerIndex(viewer, t.seats), fixed);
  const facts = t.whole.facts.filter((fact) => (fact.to & bit) !== 0);
  for (let tries = 0; tries < TRIES; tries++) {
    for (const pool of pools) deal(t, pool, random);
    if (facts.every((fact) => t.game.facts![fact.name](fact.cards.map((card) => t.kind(card))))) break;
  }
  for (const secret of t.game.secrets ?? []) {
    eachField(t.whole.game, secret.path.split('.'), [], (holder, key, keys) => {
      if (!secret.sees(viewer, keys)) holder[key] = secret.redeal(holder[key], random);
    });
  }
}

/** As after a rewind: everything nobody at all knows. */
export function redealUnknown(t: Table, random: () => number): void {
  for (const pool of poolsFor(t, t.layout.everyone, null, undefined)) deal(t, pool, random);
}

/** Sleeves of one family of shuffles whose faces this viewer cannot know. */
type Pool = Slot[];
interface Slot {
  readonly card: Card;
  readonly group: number;
  /** The print in it lies somewhere in this group, the viewer is sure of it. */
  readonly bound: boolean;
  /** The back the slot must keep because it can be seen; null where it cannot. */
  readonly back: string | null;
}

function poolsFor(
  t: Table,
  bits: number,
  sightOf: number | null,
  fixed: ReadonlySet<number> | undefined,
): Pool[] {
  const { cards } = t.whole;
  const pools = new Map<string, Pool>();
  for (let card = 0 as Card; card < cards.at.length; card++) {
    const group = cards.group[card];
    const print = cards.print[card];
    if ((cards.known[card] & bits) !== 0 || group === 0 || fixed?.has(print) === true) continue;
    const pile = cards.at[card];
    const sights = t.layout.laid[pile].sight;
    const sees = (sight: Sight): boolean =>
      sightOf === null ? sights.includes(sight) : sights[sightOf] === sight;
    // A set may be known without its order: its cards change places among themselves only.
    const key = sees('set') ? `${familyOf(t, group)}@${pile}` : `${familyOf(t, group)}`;
    let pool = pools.get(key);
    if (pool === undefined) pools.set(key, (pool = []));
    const back = sees('backs') ? t.back(card) : null;
    pool.push({ card, group, bound: isBound(t, print, group, bits), back });
  }
  return [...pools.values()].filter((pool) => pool.length > 1);
}

/** Put other prints into the slots of a pool; where seen backs leave too little room, group by group and back by back. */
function deal(t: Table, pool: Pool, random: () => number): void {
  const { print } = t.whole.cards;
  let dealt: Map<Card, number> | null = null;
  for (let tries = 0; dealt === null && tries < 20; tries++) dealt = dealFreely(t, pool, random);
  for (const [card, printed] of dealt ?? dealStrictly(t, pool, random)) print[card] = printed;
}

/** Slots whose back can be seen first, then each group: what is bound to it and a share of the rest. Null if it jams. */
function dealFreely(t: Table, pool: Pool, random: () => number): Map<Card, number> | null {
  const { print, kinds } = t.whole.cards;
  const dealt = new Map<Card, number>();
  const prints = pool.map(({ card, group, bound }) => ({ print: print[card], group: bound ? group : 0 }));
  shuffle(prints, random);
  for (const { card, group, back } of pool) {
    if (back === null) continue;
    const fits = prints.findIndex(
      (item) => (item.group === 0 || item.group === group) && t.backOf(kinds[item.print]) === back,
    );
    if (fits === -1) return null;
    dealt.set(card, prints.splice(fits, 1)[0].print);
  }
  const free = prints.filter((item) => item.group === 0).map((item) => item.print);
  for (const [group, slots] of Map.groupBy(pool, (slot) => slot.group)) {
    const hidden = slots.filter((slot) => slot.back === null);
    const share = prints.filter((item) => item.group === group).map((item) => item.print);
    while (share.length < hidden.length && free.length > 0) share.push(free.pop()!);
    if (share.length !== hidden.length) return null;
    shuffle(share, random);
    hidden.forEach(({ card }, i) => dealt.set(card, share[i]));
  }
  return dealt;
}

/** Only among slots of the same group that show the same back: always possible. */
function dealStrictly(t: Table, pool: Pool, random: () => number): Map<Card, number> {
  const { print } = t.whole.cards;
  const dealt = new Map<Card, number>();
  for (const slots of Map.groupBy(pool, ({ group, back }) => `${group} ${back ?? ''}`).values()) {
    const prints = slots.map(({ card }) => print[card]);
    shuffle(prints, random);
    slots.forEach(({ card }, i) => dealt.set(card, prints[i]));
  }
  return dealt;
}

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
