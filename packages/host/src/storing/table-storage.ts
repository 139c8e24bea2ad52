import { isBranch, type Match, resume } from '@tafelrunde/engine';
import type { LiveTable } from '../live-table.ts';
import { Refused, refusedFor } from '../refusal.ts';
import { isWilling, renewedStep } from '../renewal.ts';
import { withHolders } from '../seats/holders.ts';
import { speaksOf } from '../wishes.ts';
import { CHAT_LINES } from '../telling/chat.ts';
import { EntryRows, isNews, type Ticketed } from './entry-rows.ts';
import { applySavedAnswers, progressOf, seatsAfter, setupOf } from './match-state.ts';
import { rowOnceTold, shownUntil } from './shown.ts';
import type { Change } from './stored.ts';

/** Milliseconds after which a table that lost the store looks for it again. */
const RETURN = 1000;

/** What the store has of a table. Whatever the match does is written here before anybody hears of it. */
export class TableStorage {
  rows = new EntryRows([], 0, -1);
  #isWriting = false;
  /** A write has failed, and the store could not be asked since: the match is ahead of the store. Nobody may see it. */
  #isAhead = false;
  /** Ends when others may be told what is being written; null: at once. */
  #mayTell: (() => Promise<void>) | null = null;
  #returning: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  get isWriting(): boolean {
    return this.#isWriting;
  }

  get isAhead(): boolean {
    return this.#isAhead;
  }

  /** Do some work. What it writes counts as being written until others may be told of it. */
  async writing(mayTell: () => Promise<void>, work: () => Promise<void>): Promise<void> {
    this.#mayTell = mayTell;
    try {
      await work();
    } finally {
      this.#mayTell = null;
    }
  }

  /** Resume the match where the store has it. `puts`: how many questions each seat has been put, where that is still known. */
  async load(puts?: readonly number[]): Promise<void> {
    const table = this.#table;
    const { services, shelved } = table;
    const { tables } = services.store;
    const { rows, next } = await tables.entries(table.id);
    const checkpoint = await tables.checkpoint(table.id);
    // New entries cannot be replayed from a checkpoint of older rules: the next commit has to store a new one.
    const isCurrent = checkpoint?.version === shelved.game.version;
    this.rows = new EntryRows(rows, next, isCurrent ? checkpoint.entries : -1);
    if (checkpoint === null) return;
    const entries = rows.map(({ entry }) => entry);
    const saved = { setup: setupOf(table.stored), checkpoint, entries, ...(puts && { puts }) };
    const { match, lost, why } = resume(shelved.game, saved);
    // Where newer rules lead elsewhere, the match stands at the start of a later step than the stored one.
    table.seatMatch(match, why === null ? checkpoint.told : match.checkpoints[0].told);
    const { proposal } = table.stored;
    if (proposal !== null && !speaksOf(match, proposal)) {
      table.amend({ proposal: null });
      table.telling.publicState = { ...table.telling.publicState, proposal: null };
    }
    if (why === null) match.takeUpOrders(await tables.savedAnswers(table.id));
    // A record that newer rules could not lead to its end is looked at, and never changed.
    if (table.stored.state === 'over') return;
    table.lost = lost.length;
    if (why !== null) {
      services.log.warn(
        { table: table.id, lost: lost.length, place: why.place },
        'a step has to begin again under newer rules',
      );
    }
    if (table.lost > 0 && !isWilling(table)) return;
    const renewed = renewedStep(table);
    if (why !== null) await applySavedAnswers(table, match);
    const change = this.#changes(match, renewed, null);
    // Looking at a table changes nothing, unless newer rules led elsewhere.
    if (isNews(table.stored, change)) await this.#write(change);
  }

  /** Write what has changed. If that fails, nothing has changed. */
  async commit(extra: Change, ticket: Ticketed | null): Promise<void> {
    const table = this.#table;
    const { match } = table;
    try {
      // What newer rules lost is kept only when the table has agreed, and a match that is over changes no more.
      const still = match === null || table.lost > 0 || table.stored.state === 'over';
      await this.#write(still ? extra : this.#changes(match, extra, ticket));
    } catch (thrown) {
      this.#isAhead = true;
      table.services.log.warn({ table: table.id, message: String(thrown) }, 'a change could not be kept');
      await this.catchUp().catch(() => this.#retryLater());
      throw refusedFor(thrown);
    }
  }

  #changes(match: Match, extra: Change, ticket: Ticketed | null): Change {
    // Read the time before anything else: if the server notices by it that it was paused, it corrects the stored clocks.
    const now = this.#table.now();
    const { stored, clock, telling, pokerFace } = this.#table;
    const moved = this.rows.changes(match, ticket);
    const toldAt = pokerFace.toldAt(match, now);
    const times = clock.after(stored, match, seatsAfter(stored, extra), {
      // Going back by consent is no undo: the branch in the record says so.
      undone: moved.takenBack.length > 0 && !moved.append.some(({ entry }) => isBranch(entry)),
      now,
      toldAt,
    });
    const progress = progressOf(match, stored, telling.publicState, toldAt);
    const shown = toldAt > now && { shown: shownUntil(telling.publicState, toldAt) };
    return { ...moved, ...extra, table: { ...progress, times, ...shown, ...extra.table } };
  }

  async #write(wanted: Change): Promise<void> {
    const table = this.#table;
    const { match, stored, services } = table;
    const change = withHolders(stored, wanted);
    this.#isWriting = true;
    try {
      await services.store.tables.commit(stored, change);
      // Behind a poker face of its own the table tells nothing now, whatever this has led to.
      if (match === null || table.pokerFace.waitAfter(match, false) === 0) await this.#mayTell?.();
    } finally {
      this.#isWriting = false;
    }
    if (match !== null) {
      this.rows.written(change, match);
      table.clock.setBy(match.pending);
    }
    table.amend({ ...change.table, seats: seatsAfter(stored, change), revision: stored.revision + 1 });
    services.after?.(table);
  }

  /**
   * Go back to what the store has, if the match is ahead of it: the connection was lost, or another server has changed the table.
   * What could not be written has not happened.
   */
  async catchUp(): Promise<void> {
    if (!this.#isAhead) return;
    const table = this.#table;
    const { store } = table.services;
    const stored = await rowOnceTold(table.services, table.id);
    if (stored === undefined) throw new Refused('unknown-table');
    const lines = await store.chat.latest(table.id, CHAT_LINES);
    table.amend(stored);
    table.match = null;
    await this.load();
    this.#isAhead = false;
    table.services.after?.(table);
    table.chat.hear(lines);
    table.telling.restart();
  }

  /** Another server has gone on with the table. */
  async overtaken(): Promise<void> {
    this.#isAhead = true;
    await this.catchUp();
  }

  /** The match must go on even if nobody at the table does anything. */
  #retryLater(): void {
    if (this.#closed || this.#returning !== null) return;
    this.#returning = setTimeout(() => {
      this.#returning = null;
      this.#table.exclusively(async () => {}).catch(() => this.#retryLater());
    }, RETURN);
  }

  close(): void {
    this.#closed = true;
    if (this.#returning !== null) clearTimeout(this.#returning);
  }
}
