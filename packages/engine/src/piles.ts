import type { Pile, Seat, Viewer } from './words.ts';

/**
 * How much of a pile somebody sees. `faces`: every card, in order. `set`: which cards, not in which order. `backs`: the
 * backs, in order. `count`: how many. `some`: whether there are any. `none`: not even that.
 */
export type Sight = 'faces' | 'set' | 'backs' | 'count' | 'some' | 'none';

export interface PileSpec {
  /** One pile, one for each seat, or this many. */
  readonly many: 'one' | 'each' | number;
  /** Who sees what of it. Asked once per viewer, when the table is laid. */
  sees(viewer: Viewer, owner: Seat | null): Sight;
  /** What everybody sees of its top card. */
  readonly top?: 'faces';
  /** Held in hand: nobody can tell which card left it in secret. */
  readonly bag?: boolean;
  /** Where a card lies between two places. Empty between steps. */
  readonly passing?: boolean;
}

export type PileSpecs = Readonly<Record<string, PileSpec>>;

type SpecOptions = Partial<Pick<PileSpec, 'top' | 'bag' | 'passing'>>;
type Sees = PileSpec['sees'];

/** A single pile on the table. */
export const pile = (sees: Sees, options: SpecOptions = {}) => ({ many: 'one' as const, sees, ...options });
/** One pile for each seat. */
export const pileEach = (sees: Sees, options: SpecOptions = {}) => ({
  many: 'each' as const,
  sees,
  ...options,
});
/** A row of numbered piles: the spaces of a board, the ranks of a hall. */
export const pileRow = (many: number, sees: Sees, options: SpecOptions = {}) => ({ many, sees, ...options });

/** The usual sights. */
export const open: Sees = () => 'faces';
export const facedown: Sees = () => 'count';
export const ownerOnly: Sees = (viewer, owner) => (viewer === owner ? 'faces' : 'count');

/** `t.piles.deck`, `t.piles.hand[seat]`: handles as the rules write them. */
export type Handles<P extends PileSpecs> = {
  readonly [K in keyof P]: P[K]['many'] extends 'one' ? Pile : readonly Pile[];
};

/** One pile as laid on the table. Masks have a bit per seat and one more for watchers. */
export interface LaidPile {
  readonly name: string;
  /** The seat or the number of the row; null for a single pile. */
  readonly index: number | null;
  readonly owner: Seat | null;
  readonly spec: PileSpec;
  readonly sight: readonly Sight[];
  readonly faces: number;
  readonly topFaces: number;
  /** Viewers who see the set, and those who see backs. */
  readonly set: number;
  readonly backs: number;
  /** Viewers who notice that a card comes or goes. */
  readonly noticed: number;
}

export interface Layout {
  readonly handles: Handles<PileSpecs>;
  readonly laid: readonly LaidPile[];
  /** Piles that are empty between two steps. */
  readonly passing: readonly Pile[];
  /** All viewers: every seat and the watchers. */
  readonly everyone: number;
  /** By seat, all seats from there on clockwise. */
  readonly clockwise: readonly (readonly Seat[])[];
  /** By seat, a list of that seat alone. */
  readonly alone: readonly (readonly Seat[])[];
  /** What a table begins with: nobody wants to be stopped anywhere. */
  readonly noStops: readonly (readonly string[])[];
}

export const viewerIndex = (viewer: Viewer, seats: number): number => (viewer === 'watcher' ? seats : viewer);
export const viewerBit = (viewer: Viewer, seats: number): number => 1 << viewerIndex(viewer, seats);
export const maskOf = (viewers: readonly Viewer[], seats: number): number =>
  viewers.reduce<number>((mask, viewer) => mask | viewerBit(viewer, seats), 0);

const laidBefore = new WeakMap<PileSpecs, Map<number, Layout>>();

/** All piles of a table of this size, as handles and as what each viewer sees. Worked out once per game and size. */
export function layoutOf(specs: PileSpecs, seats: number): Layout {
  let bySeats = laidBefore.get(specs);
  if (bySeats === undefined) laidBefore.set(specs, (bySeats = new Map()));
  let layout = bySeats.get(seats);
  if (layout === undefined) bySeats.set(seats, (layout = lay(specs, seats)));
  return layout;
}

function lay(specs: PileSpecs, seats: number): Layout {
  const laid: LaidPile[] = [];
  const handles: Record<string, Pile | readonly Pile[]> = {};
  const everyone = (1 << (seats + 1)) - 1;
  const put = (name: string, spec: PileSpec, index: number | null, owner: Seat | null): Pile => {
    const sight = Array.from({ length: seats + 1 }, (_, v) => spec.sees(v === seats ? 'watcher' : v, owner));
    const mask = (test: (s: Sight) => boolean): number =>
      sight.reduce((bits, s, v) => (test(s) ? bits | (1 << v) : bits), 0);
    laid.push({
      name,
      index,
      owner,
      spec,
      sight,
      faces: mask((s) => s === 'faces'),
      topFaces: spec.top === 'faces' ? everyone : 0,
      set: mask((s) => s === 'set'),
      backs: mask((s) => s === 'backs'),
      noticed: mask((s) => s !== 'none' && s !== 'some'),
    });
    return (laid.length - 1) as Pile;
  };
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.many === 'one') handles[name] = put(name, spec, null, null);
    else {
      const each = spec.many === 'each';
      const count = each ? seats : spec.many;
      handles[name] = Array.from({ length: count }, (_, i) => put(name, spec, i, each ? i : null));
    }
  }
  return {
    // Spread, because an object that has grown name by name is looked up slowly ever after.
    handles: { ...handles } as Handles<PileSpecs>,
    laid,
    passing: laid.flatMap(({ spec }, pile) => (spec.passing === true ? [pile as Pile] : [])),
    everyone,
    clockwise: Array.from({ length: seats }, (_, first) =>
      Array.from({ length: seats }, (_seat, i) => (first + i) % seats),
    ),
    alone: Array.from({ length: seats }, (_, seat) => [seat]),
    noStops: Array.from({ length: seats }, () => []),
  };
}
