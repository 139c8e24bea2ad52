import type { BotLevel } from '@tafelrunde/protocol';
import type { ColumnType, Generated } from 'kysely';

/** The tables as they are after the last migration. Times are ISO 8601, documents are JSON, both as text. */
export interface Schema {
  readonly migrations: {
    readonly version: number;
    readonly name: string;
    readonly applied_at: string;
  };
  readonly guests: {
    readonly id: string;
    /** Only a hash of the cookie: somebody who reads the database cannot pose as a guest. */
    readonly token_hash: string;
    readonly name: string;
    readonly created_at: string;
  };
  /** Further browsers of a guest. */
  readonly keys: {
    readonly token_hash: string;
    readonly person: string;
    readonly created_at: string;
  };
  /** Codes that carry a guest to another browser: one each, once, and not for long. */
  readonly carries: {
    readonly person: string;
    readonly code_hash: string;
    readonly ends_at: string;
  };
  readonly tables: {
    readonly id: string;
    readonly game: string;
    readonly version: number;
    readonly options: string;
    readonly state: 'waiting' | 'playing' | 'over';
    readonly open: number;
    readonly host: string;
    readonly commitment: string;
    readonly secret: string;
    readonly nonces: string;
    /** 1 where the game's guide has laid it out. */
    readonly guided: Generated<number>;
    /** 0 where friends do without the poker face. */
    readonly poker_face: Generated<number>;
    /** Seconds. */
    readonly patience: Generated<number>;
    /** The seats that gave up, as JSON; null where none did. */
    readonly resigned: string | null;
    /** The content pack that is played with, as a document. */
    readonly pack: Generated<string | null>;
    /** What it is called, for a lobby. */
    readonly pack_name: Generated<string | null>;
    /** Where a match came from that did not begin here, as a document. */
    readonly origin: Generated<string | null>;
    /** Seats that have agreed to begin the step again under newer rules, as a document. */
    readonly renewal: Generated<string | null>;
    /** A wish to go back, as a document. */
    readonly proposal: Generated<string | null>;
    /** What everybody had been told before the last poker face, and when that ends, as a document. */
    readonly shown: Generated<string | null>;
    readonly checkpoint: Generated<string | null>;
    readonly asked: string;
    readonly since: string;
    /** 1 while a bot has to answer: after a restart somebody has to wake it. */
    readonly bot_asked: number;
    readonly result: Generated<string | null>;
    /** How long a seat may be waited for, as JSON; null where nobody is in a hurry. */
    readonly clock: Generated<string | null>;
    /** What is left of it, as JSON, and when the first running clock is at its end. */
    readonly times: Generated<string | null>;
    readonly clock_ends: Generated<string | null>;
    readonly rematch: Generated<string | null>;
    /** By seat, everybody who has held it since the match began, as a document. */
    readonly holders: Generated<string | null>;
    readonly created_at: string;
    /** Counts the changes. A writer has to know the last one. */
    readonly revision: Generated<number>;
  };
  readonly seats: {
    readonly table_id: string;
    readonly seat: number;
    readonly kind: 'person' | 'bot' | 'free';
    /** Of a bot: whom it stands in for. */
    readonly person: string | null;
    /** 1 for a further person at the screen of `person`. */
    readonly here: number;
    readonly name: string | null;
    readonly level: BotLevel | null;
    readonly nonce: string | null;
    /** 1 for a bot in a seat that `person` has given up: it keeps the seat for nobody. */
    readonly given_up: Generated<number>;
  };
  readonly entries: {
    readonly table_id: string;
    readonly number: number;
    readonly entry: string;
    /** The ticket of the question it answered, so that the same answer can be sent again after a restart. */
    readonly ticket: string | null;
    readonly at: string;
    readonly taken_back_at: ColumnType<string | null, never, string>;
  };
  readonly standing: {
    readonly table_id: string;
    readonly seat: number;
    readonly prompt: string;
    readonly answer: string;
  };
  /** What the server knows about itself. */
  readonly house: {
    readonly name: string;
    readonly value: string;
  };
  /** Browsers that want to be told by push. */
  readonly devices: {
    readonly id: string;
    readonly person: string;
    readonly endpoint: string;
    readonly key: string;
    readonly auth: string;
    readonly language: 'de' | 'en';
    readonly created_at: string;
  };
  readonly webhooks: {
    readonly id: string;
    readonly person: string;
    readonly url: string;
    readonly secret: string;
    readonly created_at: string;
  };
  /** Of which turn somebody was told last. */
  readonly told_turns: {
    readonly table_id: string;
    readonly person: string;
    readonly turn: string;
  };
  /** Who is muted at which table. */
  readonly mutes: {
    readonly table_id: string;
    readonly person: string;
  };
  readonly chat: {
    readonly table_id: string;
    readonly number: number;
    readonly person: string;
    readonly name: string;
    readonly text: string;
    readonly at: string;
  };
}
