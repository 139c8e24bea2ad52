import type { Text } from './about.ts';
import type { Shape } from './game.ts';
import type { Reading } from './reading.ts';
import type { Seat } from './words.ts';

/**
 * Something worth counting over many games: who played which character, which cards were taken. A game lists what counts,
 * the lab counts it. What is counted goes by the kinds of cards, so their words name it.
 */
export interface Insight<G extends Shape = Shape> {
  /** A word of its own within the game, for files. */
  readonly id: string;
  /** A `role` is what a seat plays as, one at a time; what is `taken` a seat gets hold of, as much as it can. */
  readonly kind: 'role' | 'taken';
  /** What stands above the figures, such as "Heroes". */
  readonly name: Text;
  /** The kinds a seat has. Asked between any two steps and at the end: whatever was there once counts. Reads only. */
  of(t: Reading<G>, seat: Seat): readonly string[];
  /** The kinds that could be had in this game at all; where this is missing, all that ever turn up. Reads only. */
  offered?(t: Reading<G>): readonly string[];
}
