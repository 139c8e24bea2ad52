import type { Kysely } from 'kysely';
import { ServerError } from '../error.ts';
import type { Schema } from './schema.ts';

/** What can be written down and read again. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: string;
  /** The head of the record: options, seats, seed. */
  readonly header: Json;
}

export interface Match extends NewMatch {
  readonly createdAt: string;
  readonly endedAt: string | null;
}

export interface NewAnswer {
  /** Counted from 0 without gaps by whoever runs the match. */
  readonly number: number;
  readonly seat: number;
  readonly answer: Json;
  /** Of the state the answer was given in, so that newer code notices when it tells another story. */
  readonly stateHash: string;
}

export interface Answer extends NewAnswer {
  readonly at: string;
}

/** Matches and their answers. A match is nothing but its header and its answers, so nothing else is kept. */
export class Store {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;

  constructor(db: Kysely<Schema>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async createMatch({ id, game, gameVersion, header }: NewMatch): Promise<void> {
    await this.#db
      .insertInto('matches')
      .values({
        id,
        game,
        game_version: gameVersion,
        header: JSON.stringify(header),
        created_at: this.#time(),
      })
      .execute()
      .catch((error: unknown) => {
        throw isConflict(error) ? new ServerError('MATCH_EXISTS', `There already is a match ${id}.`) : error;
      });
  }

  async match(id: string): Promise<Match | undefined> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return (
      row && {
        id: row.id,
        game: row.game,
        gameVersion: row.game_version,
        header: JSON.parse(row.header) as Json,
        createdAt: row.created_at,
        endedAt: row.ended_at,
      }
    );
  }

  /** Keeps an answer for good, or refuses it; afterwards others may be told. */
  async appendAnswer(matchId: string, { number, seat, answer, stateHash }: NewAnswer): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const match = await transaction
        .selectFrom('matches')
        .select('ended_at')
        .where('id', '=', matchId)
        .executeTakeFirst();
      if (!match) throw unknownMatch(matchId);
      if (match.ended_at !== null) throw new ServerError('MATCH_ENDED', `The match ${matchId} has ended.`);
      await transaction
        .insertInto('answers')
        .values({
          match_id: matchId,
          number,
          seat,
          answer: JSON.stringify(answer),
          state_hash: stateHash,
          at: this.#time(),
        })
        .execute()
        .catch((error: unknown) => {
          if (!isConflict(error)) throw error;
          throw new ServerError(
            'ANSWER_EXISTS',
            `Answer ${number} of the match ${matchId} is already given.`,
          );
        });
    });
  }

  /** The answers of a match in order, from a number on: all of them, or the gap since a client last heard. */
  async answersOf(matchId: string, from = 0): Promise<readonly Answer[]> {
    const rows = await this.#db
      .selectFrom('answers')
      .selectAll()
      .where('match_id', '=', matchId)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
    return rows.map((row) => ({
      number: row.number,
      seat: row.seat,
      answer: JSON.parse(row.answer) as Json,
      stateHash: row.state_hash,
      at: row.at,
    }));
  }

  /** Closes a match; a second time changes nothing. */
  async endMatch(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('matches')
      .set({ ended_at: this.#time() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n && !(await this.match(id))) throw unknownMatch(id);
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  #time(): string {
    return this.#now().toISOString();
  }
}

function unknownMatch(id: string): ServerError {
  return new ServerError('MATCH_UNKNOWN', `There is no match ${id}.`);
}

/** SQLite's codes for a primary key and for a unique index that is already taken. */
const conflicts: ReadonlySet<number> = new Set([1555, 2067]);

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && conflicts.has(Number(error.errcode));
}
