import type { Table } from './table.ts';
import type { Card } from './words.ts';

/**
 * What a shuffle does to what can be known. Sleeves that are shuffled together form a group; a print may later be
 * imagined in any sleeve it could really be in. Prints everybody knew are bound to the new group from now on. Prints
 * nobody could follow keep their root: if all of them came from one earlier group, the new one is its child, and they
 * may as well have stayed behind in the parent.
 */
export function hideTogether(t: Table, list: readonly Card[]): void {
  const { cards } = t.whole;
  const { everyone } = t.layout;
  const source = sourceOf(t, list);
  if (source !== 0) loosenBranches(t, list, source);
  const group = cards.parent.push(source) - 1;
  for (const card of list) {
    const print = cards.print[card];
    const known = cards.known[card];
    if (source === 0 || known === everyone || cards.root[print] === 0) {
      cards.root[print] = group;
      cards.pinned[print] = 0;
    } else {
      if (known !== 0 && cards.pinned[print] === 0) cards.pin[print] = group;
      cards.pinned[print] |= known;
    }
    cards.group[card] = group;
    cards.known[card] = 0;
  }
}

/**
 * Cards from several branches are mixed. What was bound to a branch may now lie outside it, and so may everything else
 * that was bound there: only the ancestor they share is sure.
 */
function loosenBranches(t: Table, list: readonly Card[], source: number): void {
  const { root, pin, pinned, group, parent } = t.whole.cards;
  const branches = new Set(list.map((card) => group[card]).filter((from) => !descendsFrom(t, source, from)));
  if (branches.size === 0) return;
  for (let print = 0; print < root.length; print++) {
    while (branches.has(root[print])) root[print] = parent[root[print]];
    while (branches.has(pin[print])) pin[print] = parent[pin[print]];
    if (pin[print] === 0) pinned[print] = 0;
  }
}

/** A secret reorder: these sleeves trade prints and nobody else can tell. Unrelated shuffles stay as they lay. */
export function mixTogether(t: Table, list: readonly Card[]): void {
  const { cards } = t.whole;
  const source = sourceOf(t, list);
  if (source === 0 || list.every((card) => cards.group[card] === source)) return;
  loosenBranches(t, list, source);
  const group = cards.parent.push(source) - 1;
  for (const card of list) cards.group[card] = group;
}

/** These sleeves hold exactly these prints, in an order that was lost: a group that descends from none. */
export function bindTogether(t: Table, list: readonly Card[]): void {
  const { cards } = t.whole;
  const group = cards.parent.push(0) - 1;
  for (const card of list) {
    cards.group[card] = group;
    cards.root[cards.print[card]] = group;
    cards.pinned[cards.print[card]] = 0;
  }
}

/**
 * The group the new one comes from: the youngest of those its unknown cards were in, if they are all of one line;
 * otherwise the ancestor they share; 0 if they share none.
 */
function sourceOf(t: Table, list: readonly Card[]): number {
  const { group, known } = t.whole.cards;
  let source: number | null = null;
  for (const card of list) {
    // What was never hidden is as good as known to everybody.
    if (known[card] === t.layout.everyone || group[card] === 0) continue;
    source = source === null ? group[card] : youngestShared(t, source, group[card]);
    if (source === 0) return 0;
  }
  return source ?? 0;
}

function youngestShared(t: Table, a: number, b: number): number {
  if (descendsFrom(t, a, b)) return a;
  let shared = b;
  if (!descendsFrom(t, b, a)) while (!descendsFrom(t, a, shared)) shared = t.whole.cards.parent[shared];
  return shared;
}

/** Was this group shuffled out of that one, or is it the same? What was hidden in the older may lie in the younger. */
export function descendsFrom(t: Table, group: number, older: number): boolean {
  const { parent } = t.whole.cards;
  let at = group;
  while (at > older) at = parent[at];
  return at === older;
}

/** The oldest group this one descends from: its members have never been anywhere else. */
export function familyOf(t: Table, group: number): number {
  const { parent } = t.whole.cards;
  let family = group;
  while (parent[family] !== 0) family = parent[family];
  return family;
}
