import type { AnswerFault } from './answer.ts';
import type { Seat } from './words.ts';

/** Why an answer was not taken. The state is untouched, and the reason is data: clients turn it into a sentence. */
export type Refusal =
  | { readonly code: 'over' }
  | { readonly code: 'unknown-seat'; readonly seat: unknown }
  /** Another seat is asked, or this one has answered already. */
  | { readonly code: 'not-asked'; readonly seat: Seat }
  /** The client answers a question that is no longer put. */
  | { readonly code: 'stale'; readonly ticket: string }
  /** Nothing may be taken back: something was learned, rolled, or somebody else has acted. */
  | { readonly code: 'no-undo' }
  /** A rule of the game broke; the match stands where it stood. What happened is kept in `match.crash`, for the host. */
  | { readonly code: 'crashed' }
  | AnswerFault;

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export const TAKEN: Outcome = { ok: true };
export const refuse = (refusal: Refusal): Outcome => ({ ok: false, refusal });
