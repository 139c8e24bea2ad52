import { clone } from './clone.ts';
import type { Cards, Whole } from './state.ts';
import type { Table } from './table.ts';

/**
 * Most copies are made to play a few answers on and to be thrown away, thousands of them from one checkpoint. Such a copy
 * borrows what hardly ever changes and takes a part over as its own before it writes there. What it still borrows:
 */
export interface Borrowed {
  /** The columns only shuffles and new cards write to. */
  columns: boolean;
  notes: boolean;
  /** By pile, 1 once a card has come, gone or got another face. */
  readonly changed: Uint8Array;
  /** By pile, its gist as long as it has not changed: common to all who borrow the same. */
  readonly gists: unknown[];
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
  t.borrowed = { columns: true, notes: true, changed, gists: shared.gists };
}

/** The columns of a table, to be written to by shuffles and new cards. */
export function ownColumns(t: Table): Cards {
  const { cards } = t.whole;
  const { borrowed } = t;
  if (borrowed === null || !borrowed.columns) return cards;
  borrowed.columns = false;
  cards.kinds = cards.kinds.slice();
  cards.group = cards.group.slice();
  cards.root = cards.root.slice();
  cards.pinned = cards.pinned.slice();
  cards.pin = cards.pin.slice();
  cards.parent = cards.parent.slice();
  cards.family = cards.family.slice();
  t.defs = t.defs.slice();
  return cards;
}

/** What lies on the cards of a table, to be written to. */
export function ownNotes(t: Table): Cards['notes'] {
  const { cards } = t.whole;
  const { borrowed } = t;
  if (borrowed === null || !borrowed.notes) return cards.notes;
  borrowed.notes = false;
  return (cards.notes = clone(cards.notes));
}
