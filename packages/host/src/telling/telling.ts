import type { Match, Viewer } from '@tafelrunde/engine';
import type { ClientMessage, TableSummary } from '@tafelrunde/protocol';
import type { LiveTable } from '../live-table.ts';
import type { Listener } from './audience.ts';
import { agreement, EventHistory, snapshotOf, toldByViewer, unasked, viewersOf } from './moments.ts';
import type { PublicState } from '../storing/stored.ts';
import { summaryOf } from './summary.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** Tells everybody at a table what they may know and do not know yet. */
export class Telling {
  readonly #table: LiveTable;
  /** The part of the summary that follows from the match, as everybody was told it last. */
  publicState: PublicState;
  #history: EventHistory | null = null;
  /** By viewer, how many events came before the log of the match. */
  #begin: readonly number[] = [];

  constructor(table: LiveTable) {
    this.#table = table;
    this.publicState = table.stored;
  }

  /** Older events are being replayed for somebody. */
  get isFetching(): boolean {
    return this.#history?.isFetching === true;
  }

  /** Another match, or the same one resumed; `begin`: by viewer, how many events came before its log. */
  startMatch(match: Match, begin = this.#begin): void {
    this.#begin = begin;
    this.#history = new EventHistory(match, begin, this.#table.replayCache);
  }

  forgetMatch(): void {
    this.#history = null;
  }

  /** A browser tab opens at this table, and says what it holds already. */
  join(listener: Listener, { seen = {}, marks = {} }: Partial<Pick<Hello, 'seen' | 'marks'>>): void {
    const { audience, chat } = this.#table;
    const seats = this.#table.seatsOf(listener.me.person);
    const viewers: readonly Viewer[] = seats.length === 0 ? ['watcher'] : seats;
    for (const [name, count] of Object.entries(seen)) {
      const viewer = name === 'watcher' ? name : Number(name);
      // What others were told is not even compared: by the time that takes, one could guess at it.
      if (!viewers.includes(viewer)) continue;
      const agreed = this.#history?.agreed(viewer, count, marks[name] ?? []);
      listener.known.set(viewer, agreed ?? count);
    }
    audience.add(listener);
    this.#assign();
    audience.welcome(listener);
    listener.send({ type: 'chat', lines: chat.lines, muted: chat.muted });
  }

  /** Who is at the table, and what everybody knows of it. Of the match nobody hears anything new. */
  tellTable(): void {
    this.#assign();
    this.#table.audience.tellTable({ type: 'table', table: this.summary() });
  }

  tell(): void {
    const table = this.#table;
    const { match, audience, pokerFace, storage } = table;
    if (match !== null && !storage.isAhead) pokerFace.note(match);
    const { held } = pokerFace;
    if (!held) this.publicState = table.stored;
    // That a match has begun is no secret, whatever it asks first.
    else if (this.publicState.state === 'waiting')
      this.publicState = { ...this.publicState, state: 'playing' };
    this.tellTable();
    const history = this.#history;
    if (match === null || history === null || storage.isAhead) return;
    const isWaitedFor = audience.tellMoments(
      (viewer) => {
        const snapshot = snapshotOf(match, viewer, table.run);
        return table.lost > 0 ? unasked(snapshot) : snapshot;
      },
      history,
      held ? (viewer) => !table.isKeptFrom(viewer) : undefined,
    );
    if (isWaitedFor) void this.#tellOlder(history);
  }

  async #tellOlder(history: EventHistory): Promise<void> {
    const table = this.#table;
    try {
      await history.fetchOlder(() => table.exclusively(async () => this.tell()));
    } catch (thrown) {
      table.services.log.error({ table: table.id, message: String(thrown) }, 'a tab could not be told');
    }
  }

  /** The match went back: remember from where on everybody has to be told again. */
  goBack(match: Match, work: () => void): void {
    const before = toldByViewer(match);
    work();
    this.#table.audience.forget(agreement(match, before));
  }

  /** The match was resumed from the store: what is told next is counted from where its log begins. */
  restart(): void {
    const viewers = viewersOf(this.#table.stored.seats.length);
    this.#table.audience.forget(new Map(viewers.map((viewer, i) => [viewer, this.#begin[i] ?? 0])));
  }

  summary(): TableSummary {
    return summaryOf(this.#table, this.publicState);
  }

  /** Who looks with whose eyes now. */
  #assign(): void {
    this.#table.audience.assign((person) => this.#table.seatsOf(person));
  }
}
