import { viewerBit, viewerIndex } from './piles.ts';
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

interface Pool {
  readonly slots: Card[];
  /** The back each slot must keep because it can be seen; null where it cannot. */
  readonly backs: (string | null)[];
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
    if ((cards.known[card] & bits) !== 0 || cards.group[card] === 0) continue;
    if (fixed?.has(cards.print[card]) === true) continue;
    const pile = cards.at[card];
    const sights = t.layout.laid[pile].sight;
    const sight = sightOf === null ? null : sights[sightOf];
    // A set may be known without its order: its cards change places among themselves only.
    const closed = sight === 'set' || (sight === null && sights.includes('set'));
    const key = closed ? `${cards.group[card]}@${pile}` : `${cards.group[card]}`;
    let pool = pools.get(key);
    if (pool === undefined) pools.set(key, (pool = { slots: [], backs: [] }));
    pool.slots.push(card);
    const backSeen = sight === 'backs' || (sight === null && sights.includes('backs'));
    pool.backs.push(backSeen ? t.back(card) : null);
  }
  return [...pools.values()].filter((pool) => pool.slots.length > 1);
}

function deal(t: Table, { slots, backs }: Pool, random: () => number): void {
  const { print, kinds } = t.whole.cards;
  const prints = slots.map((card) => print[card]);
  for (let i = prints.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const printed = prints[i];
    prints[i] = prints[j]!;
    prints[j] = printed;
  }
  // First the slots whose back can be seen, each from the cards with that back; then the rest.
  slots.forEach((card, i) => {
    const back = backs[i];
    if (back === null) return;
    const at = prints.findIndex((printed) => t.backOf(kinds[printed]) === back);
    print[card] = prints.splice(at, 1)[0]!;
  });
  slots.forEach((card, i) => {
    if (backs[i] === null) print[card] = prints.pop()!;
  });
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
