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
  const source = onlySource(t, list);
  const group = cards.parent.push(source) - 1;
  for (const card of list) {
    const print = cards.print[card];
    const known = cards.known[card];
    if (source === 0 || known === everyone || cards.root[print] === 0) {
      cards.root[print] = group;
      cards.pinned[print] = 0;
    } else cards.pinned[print] |= known;
    cards.group[card] = group;
    cards.known[card] = 0;
  }
}

/** The one group all cards come from that not everybody knew; 0 if there are several, or none. */
function onlySource(t: Table, list: readonly Card[]): number {
  const { group, known } = t.whole.cards;
  let source = 0;
  for (const card of list) {
    if (known[card] === t.layout.everyone || group[card] === source) continue;
    if (source !== 0 || group[card] === 0) return 0;
    source = group[card];
  }
  return source;
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
