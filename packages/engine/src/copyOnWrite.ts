import { clone } from './clone.ts';
import type { Heard } from './listeners.ts';
import type { Cards, Whole } from './state.ts';
import type { KernelTable } from './kernelTable.ts';

/**
 * Copy on write. Parts of the state that rarely change are shared between a table, its checkpoints and the thousands of
 * trial copies a bot makes. The first write to a shared part copies it. This says which parts a table still shares.
 */
export interface Shared {
  /** What is printed on the cards: only new cards write there. */
  kinds: boolean;
  /** The columns only shuffles and new cards write to. */
  columns: boolean;
  notes: boolean;
}

/** What a trial copy shares with all other copies of the same state. */
export interface SharedSource {
  /** By pile, whether a card has come, gone or got another face; by seat, the same for all its piles. */
  readonly changed: boolean[];
  readonly seatChanged: boolean[];
  /** By pile and by seat, the gist as long as nothing has changed: shared by all copies. */
  readonly gists: unknown[];
  readonly seatGists: unknown[];
  /** By pile, which cards listen there, shared in the same way. */
  readonly heard: (Heard | undefined)[];
}

/** A snapshot of the state of a table. It shares with the table what rarely changes, and is never written to. */
export function keepWhole<S>(t: KernelTable & { readonly whole: Whole<S> }): Whole<S> {
  const { cards } = t.whole;
  const { shared } = t;
  if (!shared.kinds) cards.kinds = cards.kinds.slice();
  if (!shared.columns) copyColumns(cards);
  shared.kinds = shared.columns = shared.notes = true;
  return shareWhole(t.whole);
}

function copyColumns(cards: Cards): void {
  cards.group = cards.group.slice();
  cards.root = cards.root.slice();
  cards.pinned = cards.pinned.slice();
  cards.pin = cards.pin.slice();
  cards.parent = cards.parent.slice();
  cards.family = cards.family.slice();
}

/** A copy that shares what rarely changes with this state, which must not be written to any more. */
export function shareWhole<S>(whole: Whole<S>): Whole<S> {
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
    // Rules keep references to piles: every copy needs its own from the start.
    piles: piles.map((pile) => pile.slice()),
    facts: facts.length === 0 ? [] : clone(facts),
    scenes: scenes.length === 0 ? [] : clone(scenes),
    chance: { drawn: chance.drawn, branch: chance.branch, forced: chance.forced.slice() },
    result: clone(whole.result),
  };
}

/** What all copies of a state share: what is printed on its cards, and the gists of its piles. */
interface Common {
  readonly defs: object[];
  readonly gists: unknown[];
  readonly seatGists: unknown[];
  readonly heard: (Heard | undefined)[];
}
const common = new WeakMap<Whole, Common>();

/** Note that the state of this table is a copy that shares parts of another. */
export function startSharing(t: KernelTable, from: Whole): void {
  const { kinds } = from.cards;
  let shared = common.get(from);
  if (shared === undefined) {
    const defs = kinds.map((kind) => t.content[kind]);
    common.set(from, (shared = { defs, gists: [], seatGists: [], heard: [] }));
  }
  t.defs = shared.defs;
  t.sharedSource = {
    // Plain lists: a typed array of this size lies outside the heap, and making one costs more than all of this.
    changed: Array<boolean>(from.piles.length).fill(false),
    seatChanged: Array<boolean>(t.seats).fill(false),
    gists: shared.gists,
    seatGists: shared.seatGists,
    heard: shared.heard,
  };
  t.shared.kinds = t.shared.columns = t.shared.notes = true;
}

/** The columns of a table, to be written to by shuffles and new cards. */
export function ownColumns(t: KernelTable): Cards {
  const { cards } = t.whole;
  if (!t.shared.columns) return cards;
  t.shared.columns = false;
  copyColumns(cards);
  return cards;
}

/** What is printed on the cards of a table, to be added to. */
export function ownKinds(t: KernelTable): string[] {
  const { cards } = t.whole;
  if (!t.shared.kinds) return cards.kinds;
  t.shared.kinds = false;
  // The definitions are shared, too.
  if (t.sharedSource !== null) t.defs = t.defs.slice();
  return (cards.kinds = cards.kinds.slice());
}

/** What lies on the cards of a table, to be written to. */
export function ownNotes(t: KernelTable): Cards['notes'] {
  const { cards } = t.whole;
  if (!t.shared.notes) return cards.notes;
  t.shared.notes = false;
  return (cards.notes = clone(cards.notes));
}
