import type { Seat, Shape, Table } from '@tafelrunde/engine';

/** Everything the game remembers. Plain data: numbers, strings, booleans, lists, objects. */
interface PigState {
  turn: Seat;
  /** The die as it lies; 0 before the first roll. */
  die: number;
  /** Rolled in this turn, not yet safe. */
  pot: number;
  banked: number[];
}

export interface PigShape extends Shape {
  state: PigState;
  card: object;
  piles: Record<string, never>;
  options: { goal: 30 | 50 | 100 };
  windows: object;
}
export type Pig = Table<PigShape>;
