import type { Answer, Question, Seat, Shape, Trial, View } from '@tafelrunde/engine';

/** All a bot gets of a match: what its seat may know, copies to try things on, and randomness of its own. */
export interface Sitting<G extends Shape = Shape> {
  readonly seat: Seat;
  readonly view: View<G>;
  readonly question: Question;
  /** How many answers the seat has given since the step began. */
  readonly answered: number;
  /**
   * A copy of the match to try answers on, with everything the seat cannot know dealt again. The same `deal` gives the
   * same copy again, so that several answers can be compared in the same imagined world; with another `luck` the same
   * cards meet other dice.
   */
  copy(deal: number, luck?: number): Trial<G>;
  /** 0 <= x < 1, from the bot's own seed and never from the chance of the match. */
  random(): number;
}

/** Somebody who answers for a seat. It knows questions, not games. */
export interface Bot {
  readonly id: string;
  /** `within`: milliseconds it may take at most; without it, as long as it usually does. */
  answer(sitting: Sitting, within?: number): Answer;
}
