import type { Answer, Checkpoint, Entry, Pack, Result, Seat } from '@tafelrunde/engine';
import type { BotLevel, ChatLine, Clock, Origin, Proposal, TableSummary, Wish } from '@tafelrunde/protocol';
import type { ClockState } from '../clock/clock.ts';

export type StoredSeat =
  | {
      readonly kind: 'free';
      /** The person who left the seat while the match was running: they know its hand. */
      readonly left?: { readonly person: string; readonly name: string; readonly here: boolean };
    }
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      readonly name: string;
      /** Whose seat it is; the bot plays it under their name until they want it back. */
      readonly standsFor: {
        readonly person: string;
        readonly here: boolean;
        /** They had given the seat up before the bot came, so anybody may take it. */
        readonly gaveUp: boolean;
      } | null;
    }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** A further person at the screen of `person`. */
      readonly here: boolean;
      readonly nonce: string | null;
    };

interface StoredFairness {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
}

/** Where a match came from that did not begin here. */
export interface StoredOrigin extends Origin {
  /** The chance it began with; null where it is only looked at and has no other. */
  readonly fairness: StoredFairness | null;
}

/** A wish that waits for the others. Those stored before there were other wishes are all to go back. */
export interface StoredProposal extends Omit<Proposal, 'wish' | 'at'> {
  readonly wish?: Wish;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Where it is to go back: if all agree, this many entries are left; the next one is the first answer to take back. */
  readonly to: number;
}

/** A table without its match: who sits there, and what a lobby shows of it. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: TableSummary['options'];
  readonly state: TableSummary['state'];
  readonly open: boolean;
  readonly host: string;
  readonly fairness: StoredFairness;
  /** The game's guide has laid it out. */
  readonly guided: boolean;
  /** False where friends do without the poker face. */
  readonly pokerFace: boolean;
  /** Seconds after which the others may agree to go on without somebody. */
  readonly patience: number;
  /** Seats that gave up while the match went on. */
  readonly resigned: readonly Seat[];
  readonly pack: Pack | null;
  readonly origin: StoredOrigin | null;
  /** Seats that have agreed to begin the step again under newer rules. */
  readonly renewal: readonly Seat[];
  readonly proposal: StoredProposal | null;
  readonly seats: readonly StoredSeat[];
  /** By seat, everybody who has held it since the match began: they know its hand. */
  readonly holders: readonly (readonly string[])[];
  readonly asked: readonly Seat[];
  /** Milliseconds since 1970, as on the wire. */
  readonly since: number;
  readonly botAsked: boolean;
  readonly result: Result | null;
  readonly clock: Clock | null;
  readonly times: ClockState | null;
  readonly rematch: string | null;
  readonly createdAt: number;
  /** What everybody had been told before the last poker face, and when that ends: other servers on the same store keep to it. */
  readonly shown?: Shown;
  /** Counts its changes. */
  readonly revision: number;
}

/** The part of a summary that follows from the match. Held back while the table keeps a poker face. */
export type PublicState = Pick<StoredTable, 'state' | 'asked' | 'since' | 'result' | 'times' | 'proposal'>;

/** The same as everybody knows it `until` then, in milliseconds since 1970. */
export interface Shown extends PublicState {
  readonly until: number;
}

/** A table as a list needs it: of its content pack only the name. */
export type ListedTable = Omit<StoredTable, 'pack'> & { readonly pack: Pick<Pack, 'pack'> | null };

/** Hears of a table that cannot be read. A list goes on without it. */
export type Unreadable = (id: string, why: unknown) => void;

/** One entry of a match, as a row. */
export interface Row {
  readonly number: number;
  readonly entry: Entry;
  readonly ticket: string | null;
}

/** A seat's answer to a prompt, given in advance; null deletes it. */
export interface SavedAnswer {
  readonly seat: Seat;
  readonly prompt: string;
  readonly answer: Answer | null;
}

/** What an answer, an undo or a change of seats writes to the store: all of it or nothing. */
export interface Change {
  readonly append?: readonly Row[];
  /** Numbers of rows that were taken back. They stay, marked, and no longer belong to the match. */
  readonly takenBack?: readonly number[];
  readonly checkpoint?: Checkpoint;
  readonly table?: Partial<Omit<StoredTable, 'id' | 'seats' | 'createdAt' | 'revision'>>;
  readonly seats?: ReadonlyMap<Seat, StoredSeat>;
  readonly savedAnswers?: readonly SavedAnswer[];
}

/** A table at the revision the caller knows. */
type Known = Pick<StoredTable, 'id' | 'revision'>;

/** Tables, who sits at them, and every entry of their matches. What it throws on purpose is a `StoreError`. */
export interface TableStore {
  /** Keeps a new table, with everything that was played at it elsewhere. */
  create(table: StoredTable, change?: Change): Promise<void>;
  /**
   * Keeps a change for good, or refuses it; afterwards others may be told, and the table's revision is one more. A caller that
   * knows an older revision is refused: somebody else has changed the table since.
   */
  commit(known: Known, change: Change): Promise<void>;
  discard(id: string): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** The last checkpoint of the match, if it has begun. */
  checkpoint(id: string): Promise<Checkpoint | null>;
  /** The entries that count, in order, and the number the next one will have. */
  entries(id: string): Promise<{ readonly rows: Row[]; readonly next: number }>;
  savedAnswers(id: string): Promise<SavedAnswer[]>;
  /** Tables in the lobby, the newest first, fairly shared between hosts. */
  openTables(limit: number, unreadable?: Unreadable): Promise<ListedTable[]>;
  /** Tables of one person, the last changed first. */
  tablesOf(person: string, limit: number, unreadable?: Unreadable): Promise<ListedTable[]>;
  /** Tables at which a bot was thinking when the process ended, and somebody waits for it. */
  waitingForBots(): Promise<string[]>;
}

/** What was said at the tables. */
export interface ChatStore {
  /** Keeps a line; its number must be free. */
  add(table: string, line: ChatLine): Promise<void>;
  /** The latest lines of a table, oldest first. */
  latest(table: string, count: number): Promise<ChatLine[]>;
  /** Who is muted at a table. */
  muted(table: string): Promise<string[]>;
  mute(table: string, person: string, on: boolean): Promise<void>;
}

/** Where tables are kept: a server's database, or a browser's. */
export interface HostStore {
  readonly tables: TableStore;
  readonly chat: ChatStore;
}
