/** A place at the table, 0 to n-1. A person or a bot sits there; the rules do not care which. */
export type Seat = number;

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'watcher';

/** A sleeve: an index that says nothing of the face in it. Shuffling moves faces, sleeves stay. */
export type Card = number & { readonly '~card': never };

/** A handle of a pile, made from the game's pile list before setup. */
export type Pile = number & { readonly '~pile': never };

/** The id of a rule in the game's ledger, such as `TH-REST-01`. */
export type RuleId = `${string}-${string}-${number}`;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What is going on right now and can be seen: plain, public, part of the state, shown by every view. */
export interface Scene {
  readonly type: string;
  [key: string]: Json;
}

/** How a game ended. `how` is one of the game's declared endings, or `agreed` or `resigned` where its people ended it. */
export interface Result {
  readonly how: string;
  readonly winners: readonly Seat[];
  readonly scores?: readonly number[];
}
