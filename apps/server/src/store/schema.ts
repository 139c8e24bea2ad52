import type { Generated } from 'kysely';

/** The tables as they are after the last migration. Times are ISO 8601, documents are JSON, both as text. */
export interface Schema {
  readonly migrations: {
    readonly version: number;
    readonly name: string;
    readonly applied_at: string;
  };
  readonly matches: {
    readonly id: string;
    readonly game: string;
    readonly game_version: string;
    readonly header: string;
    readonly created_at: string;
    readonly ended_at: Generated<string | null>;
  };
  readonly answers: {
    readonly match_id: string;
    readonly number: number;
    readonly seat: number;
    readonly answer: string;
    readonly state_hash: string;
    readonly at: string;
  };
}
