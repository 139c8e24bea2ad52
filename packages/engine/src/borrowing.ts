import { clone } from './clone.ts';
import type { Cards, Whole } from './state.ts';
import type { Table } from './table.ts';

/**
 * What hardly ever changes is shared: a table shares it with the checkpoints taken of it, and copies that are made to play
 * a few answers on and to be thrown away, thousands of them from one checkpoint, with that. Whoever plays on takes a part
 * over as its own before it writes there. What a table still shares:
 */
export interface Shared {
  /** What is printed on the cards: only new cards write there. */
  kinds: boolean;
  /** The columns only shuffles and new cards write to. */
  columns: boolean;
  notes: boolean;
}

/** What a copy has in common with all others made from the same state. */
export interface Borrowed {
  /** By pile, 1 once a card has come, gone or got another face. */
  readonly changed: Uint8Array;
  /** By pile, its gist as long as it has not changed: common to all who borrow the same. */
  readonly gists: unknown[];
}

/**
 * The state of a table as it is now, to be kept. What hardly ever changes is shared with the table from now on; what has
 * grown takes no more room than it needs.
 */
export function keepWhole<S>(t: Table & { readonly whole: Whole<S> }): Whole<S> {
  const { cards } = t.whole;
  const { shared } = t;
  if (!shared.kinds) cards.kinds = cards.kinds.slice();
  if (!shared.columns) copyColumns(cards);
  shared.kinds = shared.columns = shared.notes = true;
  return borrowWhole(t.whole);
}

function copyColumns(cards: Cards): void {
  cards.group = cards.group.slice();
  cards.root = cards.root.slice();
  cards.pinned = cards.pinned.slice();
  cards.pin = cards.pin.slice();
  cards.parent = cards.parent.slice();
  cards.family = cards.family.slice();
}

/** A whole state that borrows from this one, which must never change again. */
export function borrowWhole<S>(whole: Whole<S>): Whole<S> {
  const { cards, chance, piles, facts, scenes } = whole;
  const { kinds, print, at, group, known, root, pinned, pin, parent, family, notes } = cards;
  return {
    step: whole.step,
    game: clone(whole.game),
    cards: {
      kinds,
      print: print.slice(),
      at: at.slice(),
      group,
      known: known.slice(),
      root,
      pinned,
      pin,
      parent,
      family,
      notes,
    },
    // Rules hold on to piles and see them change: these have to be the copy's own from the start.
    piles: piles.map((pile) => pile.slice()),
    facts: facts.length === 0 ? [] : clone(facts),
    scenes: scenes.length === 0 ? [] : clone(scenes),
    chance: { drawn: chance.drawn, branch: chance.branch, forced: chance.forced.slice() },
    result: clone(whole.result),
  };
}

/** What all who borrow from the same state have in common: what is printed on its cards, and the gists of its piles. */
interface Common {
  readonly defs: object[];
  readonly gists: unknown[];
}
const common = new WeakMap<Whole, Common>();

/** Tell a table that its state is borrowed, and from which. */
export function borrows(t: Table, from: Whole): void {
  const { kinds } = from.cards;
  let shared = common.get(from);
  if (shared === undefined)
    common.set(from, (shared = { defs: kinds.map((kind) => t.content[kind]), gists: [] }));
  t.defs = shared.defs;
  const changed = new Uint8Array(from.piles.length);
  t.borrowed = { changed, gists: shared.gists };
  t.shared.kinds = t.shared.columns = t.shared.notes = true;
}

/** The columns of a table, to be written to by shuffles and new cards. */
export function ownColumns(t: Table): Cards {
  const { cards } = t.whole;
  if (!t.shared.columns) return cards;
  t.shared.columns = false;
  copyColumns(cards);
  return cards;
}

/** What is printed on the cards of a table, to be added to. */
export function ownKinds(t: Table): string[] {
  const { cards } = t.whole;
  if (!t.shared.kinds) return cards.kinds;
  t.shared.kinds = false;
  // Copies of the same state have found together what their cards say.
  if (t.borrowed !== null) t.defs = t.defs.slice();
  return (cards.kinds = cards.kinds.slice());
}

/** What lies on the cards of a table, to be written to. */
export function ownNotes(t: Table): Cards['notes'] {
  const { cards } = t.whole;
  if (!t.shared.notes) return cards.notes;
  t.shared.notes = false;
  return (cards.notes = clone(cards.notes));
}
