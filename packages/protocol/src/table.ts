import type { Result, Seat } from '@tafelrunde/engine';
import type { Wish } from './client.ts';
import type { Clock, Times } from './clock.ts';

/** How well a bot plays, as a player chooses it; the weakest first. */
export const botLevels = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof botLevels)[number];

/**
 * Who sits at a seat. A person sits there live, or is expected by a link; `here` shares the screen of another. A bot may
 * stand in for a person, under their name, until they want their seat back.
 */
export type Sitter =
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly online: boolean }
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      readonly name: string;
      readonly standsFor: string | null;
    }
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
  /** How long a seat may be waited for, and what is left of it; null where nobody is in a hurry. */
  readonly clock: Clock | null;
  readonly times: Times | null;
  /** What somebody asks the table for, while it waits for the others. */
  readonly proposal: Proposal | null;
  /** Seats that gave up while the match went on, so that a bot plays there for good. */
  readonly resigned: readonly Seat[];
  /** Seconds after which the others may agree to go on without somebody the table waits for. */
  readonly patience: number;
  /** What others advise on the question that one seat answers for all. Gone with its answer, and never stored. */
  readonly advice: readonly Advice[];
  /** Newer rules cannot replay the running step: it begins again when all people at the table agree. */
  readonly renewal: Renewal | null;
  /** Where the match came from, if it did not begin here. */
  readonly origin: Origin | null;
  /** What the content pack is called that is played with; `GET /api/tables/:id/pack` has all of it. */
  readonly pack: string | null;
  /** The game's guide has laid out how it began, and explains it to the first seat. */
  readonly guided: boolean;
  /** Whether the clock, too, keeps secret who is really stopped at a secret question, at the price of a short delay. */
  readonly pokerFace: boolean;
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

/** Somebody asks the table for something it has to agree to. */
export interface Proposal {
  readonly by: Seat;
  readonly wish: Wish;
  /**
   * When, in milliseconds since 1970: who says nothing to a wish to end or to go on is taken to agree after `patience`. Null where
   * it is to go back: when somebody wished for that might tell that they were stopped in secret.
   */
  readonly at: number | null;
  readonly agreed: readonly Seat[];
}

/** A seat points at an option of the shared question, or asks to wait. */
export interface Advice {
  readonly seat: Seat;
  readonly option: string | null;
}

/** The running step cannot be replayed under today's rules. */
export interface Renewal {
  readonly agreed: readonly Seat[];
}

/** A match that began elsewhere: played on from another table or a record, or only looked at. */
export interface Origin {
  /** The table it comes from; null for a record from a file. */
  readonly table: string | null;
  /** How many entries came along, and how many there were. A record of older rules may not be replayable to its end. */
  readonly entries: number;
  readonly of: number;
  /** Whether replaying what came along leads to the result it claims. Otherwise there is no result that counts. */
  readonly proved: boolean;
}

/** Stands for all who have no seat at a table, in lists of muted people. */
export const WATCHERS = 'watchers';

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
      /** Choices with which a match may go on for ever. */
      readonly endless?: readonly (string | number | boolean)[];
      /** In which circumstances it makes a difference, any one of them; without it, always. */
      readonly when?: readonly {
        readonly seats?: readonly [least: number, most: number];
        readonly options?: { readonly [name: string]: readonly (string | number | boolean)[] | undefined };
      }[];
    };
  };
  /** How many sit at its guided first game; null where it has none. */
  readonly guide: number | null;
}

/** The person behind a browser: a guest with a name. */
export interface Me {
  readonly person: string;
  readonly name: string;
}
