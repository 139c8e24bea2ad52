import { ownColumns, ownNotes } from './copyOnWrite.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Card } from './words.ts';

/**
 * What a shuffle hides. Sleeves that are shuffled together form a group. A redeal may put a printed card into any sleeve it could
 * really be in: one of the group in which everybody lost sight of it (its root), or of a group formed later from unknown cards
 * of that one. When cards of unrelated groups are shuffled together, these groups count as one from then on.
 */
export function hideTogether(t: KernelTable, list: readonly Card[]): void {
  const group = newGroup(t, list);
  const { cards } = t.whole;
  for (const card of list) {
    const print = cards.print[card];
    const known = cards.known[card];
    if (isOpen(t, card)) {
      // Everybody knows that it took part in this very shuffle.
      cards.root[print] = group;
      cards.pinned[print] = 0;
    } else {
      if (known !== 0 && cards.pinned[print] === 0) cards.pin[print] = group;
      cards.pinned[print] |= known;
    }
    cards.group[card] = group;
    cards.known[card] = 0;
    if (cards.notes[card] !== undefined) delete ownNotes(t)[card];
  }
}

/** These sleeves have traded prints, or places, and somebody cannot tell how: from now on they are one group. */
export function mixTogether(t: KernelTable, list: readonly Card[]): void {
  if (!areOfSeveralGroups(t, list)) return;
  const group = newGroup(t, list);
  for (const card of list) t.whole.cards.group[card] = group;
}

/** These sleeves hold exactly these prints, in an order that was lost: a group of its own. */
export function bindTogether(t: KernelTable, list: readonly Card[]): void {
  const cards = ownColumns(t);
  const group = cards.parent.push(0) - 1;
  cards.family.push(group);
  for (const card of list) {
    cards.group[card] = group;
    cards.root[cards.print[card]] = group;
    cards.pinned[cards.print[card]] = 0;
  }
}

/** Known to all, or never hidden, which is as good. */
function isOpen(t: KernelTable, card: Card): boolean {
  return t.whole.cards.known[card] === t.layout.everyone || t.whole.cards.group[card] === 0;
}

/** Without a set of its own: every card that leaves a hand in secret asks this. */
function areOfSeveralGroups(t: KernelTable, list: readonly Card[]): boolean {
  const { group } = t.whole.cards;
  let met = 0;
  for (const card of list) {
    if (isOpen(t, card)) continue;
    if (met !== 0 && group[card] !== met) return true;
    met = group[card];
  }
  return false;
}

function unknownGroups(t: KernelTable, list: readonly Card[]): ReadonlySet<number> {
  const met = new Set<number>();
  for (const card of list) if (!isOpen(t, card)) met.add(t.whole.cards.group[card]);
  return met;
}

/** The group of a shuffle of these cards, and what it makes uncertain for everything bound to where they came from. */
function newGroup(t: KernelTable, list: readonly Card[]): number {
  const { parent, family } = ownColumns(t);
  const met = unknownGroups(t, list);
  const source = sourceOf(t, met);
  const group = parent.push(source) - 1;
  family.push(source === 0 ? group : family[source]);
  if (source === 0 && met.size > 0) joinFamilies(t, met, group);
  else loosen(t, new Set([...met].filter((bound) => !descendsFrom(t, source, bound))));
  return group;
}

/** The youngest of these groups if they are all of one line; otherwise the ancestor they share; 0 if there is none. */
function sourceOf(t: KernelTable, met: ReadonlySet<number>): number {
  const { parent } = t.whole.cards;
  let source: number | null = null;
  for (const group of met) {
    if (source === null || descendsFrom(t, group, source)) source = group;
    else if (!descendsFrom(t, source, group)) {
      let shared = group;
      while (!descendsFrom(t, source, shared)) shared = parent[shared];
      source = shared;
    }
  }
  return source ?? 0;
}

/** Unrelated groups have met: from now on they are one family, and what was bound in their lines is not any more. */
function joinFamilies(t: KernelTable, met: ReadonlySet<number>, group: number): void {
  const { family, parent } = t.whole.cards;
  const old = new Set([...met].map((from) => family[from]));
  for (let i = 1; i < family.length; i++) if (old.has(family[i])) family[i] = group;
  const lines = new Set<number>();
  for (const from of met) for (let at = from; at !== 0; at = parent[at]) lines.add(at);
  loosen(t, lines);
}

/** What is bound to one of these groups is bound to its parent instead, and to the parent of that, as long as it is one of them. */
function loosen(t: KernelTable, loose: ReadonlySet<number>): void {
  // Most shuffles are of cards of one line, and loosen nothing.
  if (loose.size === 0) return;
  const { root, pin, pinned, parent } = t.whole.cards;
  for (let print = 0; print < root.length; print++) {
    while (loose.has(root[print])) root[print] = parent[root[print]];
    while (loose.has(pin[print])) pin[print] = parent[pin[print]];
    if (pin[print] === 0) pinned[print] = 0;
  }
}

/** Did this group come out of that one, or is it the same? Everything comes out of 0. */
export function descendsFrom(t: KernelTable, group: number, older: number): boolean {
  const { parent } = t.whole.cards;
  let at = group;
  while (at > older) at = parent[at];
  return at === older;
}
