import {
  facedown,
  type Flow,
  type Hooks,
  open,
  ownerOnly,
  pile,
  pileEach,
  type Reading,
  type Scene,
  type Seat,
  type Shape,
  type Table,
} from '@tafelrunde/engine';

/** Every place a card can lie, and who sees what of it. */
export const piles = {
  deck: pile(facedown),
  discard: pile(open),
  /** A card that is being played: at every question every card lies in some pile. */
  played: pile(open, { passing: true }),
  hand: pileEach(ownerOnly, { bag: true }),
  nest: pileEach(open),
};

/** A theft while it goes on: everybody sees it. */
export interface Theft extends Scene {
  readonly type: 'theft';
  readonly thief: Seat;
  readonly victim: Seat;
}

/** What a card says. Shiny things have points, all others do something. */
export interface MagpieCard {
  readonly copies: number;
  readonly points: number;
  /** The rule that forbids playing it in one's own turn; null if it may be played. */
  forbids(t: Reading<MagpieShape>, seat: Seat): 'MP-CAT-01' | 'MP-THEFT-01' | null;
  /** What playing it does; null for what is simply laid into the nest. */
  readonly play: ((t: Magpies, seat: Seat) => Flow) | null;
  /** What it does at windows, from the hand. */
  readonly on: Hooks<MagpieShape>;
}

export interface MagpieShape extends Shape {
  state: { turn: Seat };
  card: MagpieCard;
  piles: typeof piles;
  options: { mode: 'race' | 'night' };
  windows: { theft: Theft };
}
export type Magpies = Table<MagpieShape>;

/** What a nest is worth: at the table, and in what somebody sees of it. */
export const points = (t: Reading<MagpieShape>, seat: Seat): number =>
  t.cards(t.piles.nest[seat]).reduce((sum, card) => sum + t.def(card).points, 0);
