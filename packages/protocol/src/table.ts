import type { Result, Seat } from '@tafelrunde/engine';

/** How well a bot plays, as a player chooses it. */
export type BotLevel = 'easy' | 'normal';

/** Who sits at a seat. A person sits there live, or is expected by a link; `here` shares the screen of another. */
export type Sitter =
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly online: boolean }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string }
  | { readonly kind: 'free' };

/** A table as lobbies and everybody at it may see it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [name: string]: string | number | boolean };
  readonly state: 'waiting' | 'playing' | 'over';
  /** Open tables stand in the lobby; the others are reached by their link alone. */
  readonly open: boolean;
  readonly host: string;
  readonly seats: readonly Sitter[];
  readonly watchers: number;
  /** Seats everybody believes to be asked, and since when (milliseconds since 1970). */
  readonly asked: readonly Seat[];
  readonly since: number;
  readonly result: Result | null;
  /** A wish to go back that waits for the others. */
  readonly proposal: Proposal | null;
  /** Published before the first die; `secret` is shown when the match is over. */
  readonly fairness: {
    readonly commitment: string;
    readonly nonces: readonly string[];
    readonly secret: string | null;
  };
  readonly createdAt: number;
  /** The table a rematch has been set up at. */
  readonly rematch: string | null;
}

/** Somebody wants to go back further than the law of stepping back allows. All others at the table must agree. */
export interface Proposal {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export interface ChatLine {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What a game offers before anybody sits down. */
export interface GameInfo {
  readonly id: string;
  readonly seats: readonly [least: number, most: number];
  readonly options: {
    readonly [name: string]: {
      readonly choices: readonly (string | number | boolean)[];
      readonly default: string | number | boolean;
    };
  };
}

/** The person behind a browser: a guest with a name. */
export interface Me {
  readonly person: string;
  readonly name: string;
}
