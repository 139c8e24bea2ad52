import { clone } from './clone.ts';
import type { Shape } from './game.ts';
import type { PileSpecs } from './piles.ts';
import { type Layout, viewerBit, viewerIndex } from './piles.ts';
import { eachField } from './redeal.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Card, Json, Pile, Result, Scene, Viewer } from './words.ts';

/**
 * A card as a viewer sees it: with its face, from behind, or not at all (only that it is there). Where the set is known
 * but not its order, a face comes without its sleeve.
 */
export type CardView =
  | { readonly card: Card | null; readonly kind: string; readonly note?: Json }
  | { readonly back: string }
  | null;

/** A pile as a viewer sees it. `count` is null where not even that may be seen. */
export interface PileView {
  readonly count: number | null;
  /** Whether there are any, where that is all that may be seen. */
  readonly some?: boolean;
  /** Bottom to top. Without order in a hand or a set. */
  readonly cards: readonly CardView[];
}

export type PileViews<P extends PileSpecs> = {
  readonly [K in keyof P]: P[K]['many'] extends 'one' ? PileView : readonly PileView[];
};

/** All that one seat or watcher may see of the table. */
export interface View<G extends Shape = Shape> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: G['options'];
  readonly step: number;
  /** The game's own state; fields this viewer may not see are null. */
  readonly state: G['state'];
  readonly piles: PileViews<G['piles']>;
  /** By name, the piles of which every seat has one, and which of them are held in the hand. */
  readonly owned: Readonly<Record<string, 'hand' | 'own'>>;
  readonly scenes: readonly Scene[];
  readonly result: Result | null;
}

const ownedIn = new WeakMap<Layout, View['owned']>();

/** The same for all views of a layout, so that it is made once. */
function ownedPiles(layout: Layout): View['owned'] {
  let owned = ownedIn.get(layout);
  if (owned === undefined) {
    const each = layout.laid.filter(({ spec }) => spec.many === 'each');
    owned = Object.fromEntries(each.map(({ name, spec }) => [name, spec.bag === true ? 'hand' : 'own']));
    ownedIn.set(layout, owned);
  }
  return owned;
}

/** Everything a viewer may see, and nothing else. Derived from the declarations of piles and fields, here and only here. */
export function viewOf<G extends Shape>(t: KernelTable<G>, viewer: Viewer): View<G> {
  const piles: Record<string, PileView | PileView[]> = {};
  t.layout.laid.forEach(({ name, index }, pile) => {
    const seen = seePile(t, pile as Pile, viewer);
    if (index === null) piles[name] = seen;
    else ((piles[name] ??= []) as PileView[]).push(seen);
  });
  return {
    viewer,
    seats: t.seats,
    options: t.options,
    step: t.whole.step,
    state: seeState(t, viewer),
    piles: piles as PileViews<G['piles']>,
    owned: ownedPiles(t.layout),
    scenes: clone(t.whole.scenes),
    result: clone(t.whole.result),
  };
}

function seeState<G extends Shape>(t: KernelTable<G>, viewer: Viewer): G['state'] {
  const state = clone(t.state);
  for (const secret of t.game.secrets ?? []) {
    eachField(state, secret.path.split('.'), [], (holder, key, keys) => {
      if (!secret.sees(viewer, keys, t.state)) holder[key] = null;
    });
  }
  return state;
}

/** May this viewer see every secret field just now? */
function hidesNothing<G extends Shape>(t: KernelTable<G>, viewer: Viewer): boolean {
  let hides = false;
  for (const secret of t.game.secrets ?? [])
    eachField(t.state, secret.path.split('.'), [], (_holder, _key, keys) => {
      if (!secret.sees(viewer, keys, t.state)) hides = true;
    });
  return !hides;
}

/**
 * The same view at a glance, for judging thousands of positions: nothing in it is copied, and a pile is looked at when
 * somebody asks for it, once. It is good until the table moves on, and must only be read.
 */
export function glimpseOf<G extends Shape>(t: KernelTable<G>, viewer: Viewer): View<G> {
  const { whole } = t;
  return {
    viewer,
    seats: t.seats,
    options: t.options,
    step: whole.step,
    state: hidesNothing(t, viewer) ? t.state : seeState(t, viewer),
    piles: glancesAt(t.layout)(t, viewer) as PileViews<G['piles']>,
    owned: ownedPiles(t.layout),
    scenes: whole.scenes,
    result: whole.result,
  };
}

type Glance = (t: KernelTable, viewer: Viewer) => object;
const glances = new WeakMap<Layout, Glance>();

/** Piles that are looked at by name, one class for each layout. */
function glancesAt(layout: Layout): Glance {
  let glance = glances.get(layout);
  if (glance !== undefined) return glance;
  class Piles {
    readonly #table: KernelTable;
    readonly #viewer: Viewer;
    /** What has been looked at, in the order of the names. */
    readonly #seen: (PileView | readonly PileView[] | undefined)[] = [];
    constructor(t: KernelTable, viewer: Viewer) {
      this.#table = t;
      this.#viewer = viewer;
    }
    static {
      const named = Map.groupBy(layout.laid.keys(), (pile) => layout.laid[pile].name);
      [...named].forEach(([name, piles], place) => {
        Object.defineProperty(this.prototype, name, {
          enumerable: true,
          get(this: Piles) {
            return (this.#seen[place] ??= this.#look(piles as Pile[]));
          },
        });
      });
    }
    #look(piles: readonly Pile[]): PileView | readonly PileView[] {
      const t = this.#table;
      const index = viewerIndex(this.#viewer, t.seats);
      const seen = piles.map((pile) => glancePile(t, pile, index, this.#viewer));
      return layout.laid[piles[0]].index === null ? seen[0] : seen;
    }
  }
  glance = (t, viewer) => new Piles(t, viewer);
  glances.set(layout, glance);
  return glance;
}

const NOTHING: readonly CardView[] = [];
const EMPTY: PileView = { count: 0, cards: NOTHING };

/** As `seePile`, with no more new objects than it takes. */
function glancePile(t: KernelTable, pile: Pile, index: number, viewer: Viewer): PileView {
  const sight = t.layout.laid[pile].sight[index];
  if (sight === 'none' || sight === 'some') return seePile(t, pile, viewer);
  const cards = t.whole.piles[pile];
  const count = cards.length;
  if (count === 0) return EMPTY;
  if (sight !== 'faces') return seePile(t, pile, viewer);
  const { notes } = t.whole.cards;
  const faces: CardView[] = [];
  for (let i = 0; i < count; i++) {
    const card = cards[i];
    const note = notes[card];
    faces.push(note === undefined ? { card, kind: t.kind(card) } : { card, kind: t.kind(card), note });
  }
  return { count, cards: faces };
}

function seePile(t: KernelTable, pile: Pile, viewer: Viewer): PileView {
  const { sight: sights, spec } = t.layout.laid[pile];
  const sight = sights[viewerIndex(viewer, t.seats)];
  const cards = t.whole.piles[pile];
  if (sight === 'none') return { count: null, cards: NOTHING };
  if (sight === 'some') return { count: null, some: cards.length > 0, cards: NOTHING };
  const count = cards.length;
  if (sight === 'faces') return { count, cards: cards.map((card) => face(t, card)) };
  if (sight === 'set') {
    // Which cards, not which sleeve holds which: sorted by name, and without ids.
    const kinds = cards.map((card) => t.kind(card)).toSorted();
    return { count, cards: kinds.map((kind) => ({ card: null, kind })) };
  }
  const bit = viewerBit(viewer, t.seats);
  const known = (card: Card): boolean => (t.whole.cards.known[card] & bit) !== 0;
  const hidden = (card: Card): CardView => (sight === 'backs' ? { back: t.back(card) } : null);
  if (spec.bag === true) {
    // A hand has no order: what is known of it first, then the rest, so that positions tell nothing.
    const unknown = cards.filter((card) => !known(card)).map(hidden);
    const backs =
      sight === 'backs' ? unknown.toSorted((a, b) => backName(a).localeCompare(backName(b))) : unknown;
    return { count, cards: [...cards.filter(known).map((card) => face(t, card)), ...backs] };
  }
  return { count, cards: cards.map((card) => (known(card) ? face(t, card) : hidden(card))) };
}

function face(t: KernelTable, card: Card): CardView {
  const note = t.whole.cards.notes[card];
  return note === undefined ? { card, kind: t.kind(card) } : { card, kind: t.kind(card), note: clone(note) };
}

const backName = (card: CardView): string => (card !== null && 'back' in card ? card.back : '');
