import type { Question } from './question.ts';
import type { Seat } from './words.ts';

/**
 * What leaves a flow when somebody has to decide. `one`: a single seat. `all`: every seat must answer before anyone
 * sees anything. `any`: the first seat to answer acts. Questions are put by a function, because a redealt copy has
 * to put them again.
 */
export interface Request {
  readonly mode: 'one' | 'all' | 'any';
  /** Who has to answer. */
  readonly seats: readonly Seat[];
  /** Whom everybody else believes to be asked; in secret questions also seats whose answer filled itself in. */
  readonly shown: readonly Seat[];
  put(seat: Seat): Question;
}
