import { isBranch, type Match, resume, type Seat, type Viewer } from '@tafelrunde/engine';
import type { ChatLine, ClientMessage, TableSummary } from '@tafelrunde/protocol';
import { TableClock } from '../clocks/table-clock.ts';
import type { Shelved } from '../games.ts';
import { randomHex } from '../random.ts';
import { Refused, refusedFor } from '../refused.ts';
import type { Change, StoredTable } from '../store/tables.ts';
import type { BotSeats } from './bots.ts';
import { Chat, CHAT_LINES } from './chat.ts';
import type { House } from './house.ts';
import { agreement, Chronicle, standOf, toldByViewer, unasked, viewersOf } from './moments.ts';
import { speaksOf } from './playing.ts';
import { Relived } from './relived.ts';
import { isWilling } from './renewing.ts';
import { Audience, type Listener } from './sockets.ts';
import { followOrders, seatsAfter, setupOf, standingOf } from './standing.ts';
import { isNews, Ledger, type Ticketed } from './storing.ts';
import { StraightFace } from './straight-face.ts';
import { type Face, summaryOf } from './summary.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** What the tickets end in that the open windows hold, and by seat what they count. */
type Asleep = Pick<LiveTable, 'run'> & Pick<Match, 'puts'>;

/** Milliseconds after which a table that lost the store looks for it again. */
const RETURN = 1000;

/**
 * A table in memory: its match, its people, and the one queue everything passes through. The order is always: check, run,
 * store, then tell.
 */
export class LiveTable {
  readonly house: House;
  readonly shelved: Shelved;
  readonly audience: Audience;
  readonly now: () => number;
  readonly chat: Chat;
  /** Tickets end in it. Another whenever the match is taken up anew, because it then counts its questions anew. */
  run = '';
  stored: StoredTable;
  match: Match | null = null;
  /** Answers of the running step that newer rules cannot live again. Nothing goes on before the table has agreed to that. */
  lost = 0;
  bots: BotSeats | null = null;
  ledger = new Ledger([], 0, -1);
  /** When somebody last did something here. */
  usedAt = performance.now();
  readonly straightFace: StraightFace;
  /** The match lived again, for whoever looks back. */
  relived = new Relived();
  #chronicle: Chronicle | null = null;
  #begin: readonly number[] = [];
  #face: Face;
  readonly #clock = new TableClock();
  #queue: Promise<unknown> = Promise.resolve();
  /** How much is in the queue. */
  #working = 0;
  #closed = false;
  /** Something is being stored; and somebody wanted to tell meanwhile. */
  #storing = false;
  #untold = false;
  /** The match has done what the store does not know, and the store could not be asked since. Nobody may see it. */
  #adrift = false;
  /** The match is in the store alone. */
  #asleep: Asleep | null = null;
  #returning: ReturnType<typeof setTimeout> | null = null;

  constructor(house: House, shelved: Shelved, stored: StoredTable, chat: readonly ChatLine[]) {
    this.house = house;
    this.now = house.now ?? Date.now;
    this.audience = new Audience(this.now);
    this.straightFace = new StraightFace(house.pokerFace, () => this.tell());
    this.shelved = shelved;
    this.stored = stored;
    this.chat = new Chat(chat, this.audience);
    this.#face = stored;
  }

  get id(): string {
    return this.stored.id;
  }

  /** Alone, one after the other: whoever looks at the match while something is stored would see what may not last. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.#working++;
    const result = this.#queue.then(async () => {
      try {
        if (this.#adrift) await this.#backToStore();
        if (this.#asleep !== null) await this.#wakeUp(this.#asleep);
        return await work();
      } finally {
        this.#working--;
        this.usedAt = performance.now();
      }
    });
    this.#queue = result.catch(() => {});
    return result;
  }

  // The match

  /** Take up the match where the store has it; with how often each seat had been asked, if that is still known. */
  async load(puts?: readonly number[]): Promise<void> {
    const { store, log } = this.house;
    const { rows, next } = await store.tables.entries(this.id);
    const checkpoint = await store.tables.checkpoint(this.id);
    // What is answered from now on cannot be lived again from a checkpoint of older rules.
    const isOfNow = checkpoint?.version === this.shelved.game.version;
    this.ledger = new Ledger(rows, next, isOfNow ? checkpoint.entries : -1);
    if (checkpoint === null) return;
    const entries = rows.map(({ entry }) => entry);
    const saved = { setup: setupOf(this.stored), checkpoint, entries, ...(puts && { puts }) };
    const { match, lost, why } = resume(this.shelved.game, saved);
    // Where the rules lead elsewhere, the match stands at the start of a later step than the stored one.
    this.#seat(match, why === null ? checkpoint.told : match.checkpoints[0].told);
    const { proposal } = this.stored;
    if (proposal !== null && !speaksOf(match, proposal)) {
      this.stored = { ...this.stored, proposal: null };
      this.#face = { ...this.#face, proposal: null };
    }
    if (why === null) match.takeUpOrders(await store.tables.standing(this.id));
    // A record that newer rules could not lead to its end is looked at, and never changed.
    if (this.stored.state === 'over') return;
    this.lost = lost.length;
    if (why !== null) {
      log.warn(
        { table: this.id, lost: lost.length, place: why.place },
        'a step has to begin anew under newer rules',
      );
    }
    if (this.lost > 0 && !isWilling(this)) return;
    const renewed = this.#stepBegun();
    if (why !== null) await followOrders(this, match);
    const change = this.#changes(match, renewed, null);
    // Only looking at a table changes nothing, unless newer rules led elsewhere.
    if (isNews(this.stored, change)) await this.#write(change);
  }

  /** Everybody has agreed: go on from the start of the step that newer rules could not live again. */
  async beginStepAnew(): Promise<void> {
    if (this.match === null) return;
    const renewed = this.#stepBegun();
    await followOrders(this, this.match);
    await this.commit(renewed);
  }

  /** The step stands where it may go on; what has to be kept of that. */
  #stepBegun(): Change {
    if (this.lost === 0) return {};
    this.lost = 0;
    return { table: { renewal: [], version: this.shelved.game.version } };
  }

  /** A match begins. */
  begin(match: Match): void {
    this.#seat(match, []);
    // What has been asked since the deal is as new as any answer's. In a match that plays on from another, what was asked there is old.
    if (this.stored.origin === null) this.straightFace.startAt(null);
    this.#clock.setBy(null);
  }

  #seat(match: Match, begin: readonly number[]): void {
    this.match = match;
    this.run = randomHex(4);
    this.#begin = begin;
    this.relived = new Relived();
    this.#chronicle = new Chronicle(match, begin, this.relived);
    this.straightFace.startAt(match);
    this.#clock.setBy(match.pending);
  }

  /** The match, if there is something to answer in it. */
  get running(): Match | null {
    return this.stored.state === 'playing' && this.lost === 0 && !this.#adrift ? this.match : null;
  }

  // Storing

  /** Write down what has changed. If that fails, nothing has. */
  async commit(extra: Change = {}, ticket: Ticketed | null = null): Promise<void> {
    const { match } = this;
    try {
      // What a step has lost is kept only when the table has agreed, and a match that is over changes no more.
      const still = match === null || this.lost > 0 || this.stored.state === 'over';
      await this.#write(still ? extra : this.#changes(match, extra, ticket));
    } catch (thrown) {
      this.#adrift = true;
      this.house.log.warn({ table: this.id, message: String(thrown) }, 'a change could not be kept');
      // Where the store does not answer either, the table waits for it.
      await this.#backToStore().catch(() => this.#returnLater());
      throw refusedFor(thrown);
    }
  }

  #changes(match: Match, extra: Change, ticket: Ticketed | null): Change {
    const moved = this.ledger.changes(match, ticket);
    const toldAt = this.#toldAt(match);
    const times = this.#clock.after(this.stored, match, seatsAfter(this.stored, extra), {
      // Going back together is no stepping back: the branch says so.
      undone: moved.takenBack.length > 0 && !moved.append.some(({ entry }) => isBranch(entry)),
      now: this.now(),
      toldAt,
    });
    const standing = standingOf(match, this.stored, this.#face, toldAt);
    return { ...moved, ...extra, table: { ...standing, times, ...extra.table } };
  }

  async #write(change: Change): Promise<void> {
    const { match, stored } = this;
    this.#storing = true;
    try {
      await this.house.store.tables.commit(stored, change);
    } finally {
      this.#storing = false;
      if (this.#untold) this.alone(async () => this.tell()).catch(() => {});
      this.#untold = false;
    }
    if (match !== null) {
      this.ledger.settle(change, match);
      this.#clock.setBy(match.pending);
    }
    this.stored = {
      ...stored,
      ...change.table,
      seats: seatsAfter(stored, change),
      revision: stored.revision + 1,
    };
    // That a match has begun is no secret, whatever it asks first.
    if (this.#face.state === 'waiting' && this.stored.state !== 'waiting')
      this.#face = { ...this.#face, state: 'playing' };
    this.house.after?.(this);
  }

  /** When everybody gets to hear of what the match has done. */
  #toldAt(match: Match): number {
    return this.now() + Math.round(this.straightFace.waitAfter(match, false));
  }

  /**
   * What the match has done since could not be kept, so it has not happened: the line was cut, or another server has
   * changed the table. What counts is what the store has.
   */
  async #backToStore(): Promise<void> {
    const { store } = this.house;
    const stored = await store.tables.table(this.id);
    if (stored === undefined) throw new Refused('unknown-table');
    const lines = await store.chat.latest(this.id, CHAT_LINES);
    this.stored = stored;
    this.match = null;
    await this.load();
    this.#adrift = false;
    this.#asleep = null;
    this.house.after?.(this);
    this.chat.hear(lines);
    // Nobody was told of it; but what they are told next is counted from where the store begins.
    const begin = viewersOf(stored.seats.length).map((viewer, i) => [viewer, this.#begin[i] ?? 0] as const);
    this.audience.forget(new Map(begin));
    this.tell();
    this.bots?.wake();
  }

  /** The windows that are open know all that is stored, and their tickets hold: nobody notices that the table slept. */
  async #wakeUp({ run, puts }: Asleep): Promise<void> {
    const stored = await this.house.store.tables.table(this.id);
    // Another server has gone on with it: the tickets hold no longer, even if the store is lost over it.
    if (stored?.revision !== this.stored.revision) {
      this.#asleep = null;
      this.#adrift = true;
      return await this.#backToStore();
    }
    this.chat.wake(await this.house.store.chat.latest(this.id, CHAT_LINES));
    await this.load(puts);
    if (this.lost === 0) this.run = run;
    this.#asleep = null;
  }

  /** Whoever sits here need not do anything for the match to go on. */
  #returnLater(): void {
    if (this.#closed || this.#returning !== null) return;
    this.#returning = setTimeout(() => {
      this.#returning = null;
      this.alone(async () => {}).catch(() => this.#returnLater());
    }, RETURN);
  }

  // Telling

  /** Let the match go back, and remember from where on everybody has to be told anew. */
  goBack(work: (match: Match) => void): void {
    const { match } = this;
    if (match === null) return;
    const before = toldByViewer(match);
    work(match);
    this.audience.forget(agreement(match, before));
    this.straightFace.startAt(match);
  }

  /** Somebody opens a window at this table, and says what it holds already. */
  join(listener: Listener, { seen = {}, marks = {} }: Partial<Pick<Hello, 'seen' | 'marks'>> = {}): void {
    this.usedAt = performance.now();
    for (const [name, count] of Object.entries(seen)) {
      const viewer = name === 'watcher' ? name : Number(name);
      const agreed = this.#chronicle?.agreed(viewer, count, marks[name] ?? []);
      listener.known.set(viewer, agreed ?? count);
    }
    this.audience.add(listener);
    this.audience.assign((person) => this.seatsOf(person));
    this.audience.welcome(listener);
    listener.send({ type: 'chat', lines: this.chat.lines });
    this.tell();
  }

  /** Tell everybody what they may know and do not know yet. */
  tell(): void {
    if (this.#closed) return;
    // Whoever looks at the match while something is stored would see what may not last: they hear of it afterwards.
    if (this.#storing) {
      this.#untold = true;
      return;
    }
    this.audience.assign((person) => this.seatsOf(person));
    const { match } = this;
    if (match !== null && !this.#adrift) this.straightFace.note(match);
    const { held } = this.straightFace;
    if (!held) this.#face = this.stored;
    this.audience.tellTable({ type: 'table', table: this.summary() });
    if (match === null || this.#chronicle === null || this.#adrift || this.isAsleep) return;
    const isWaitedFor = this.audience.tellMoments(
      (viewer) =>
        this.lost > 0 ? unasked(standOf(match, viewer, this.run)) : standOf(match, viewer, this.run),
      this.#chronicle,
      held ? (viewer) => !this.isKeptFrom(viewer) : undefined,
    );
    if (isWaitedFor) void this.#tellOlder(this.#chronicle);
  }

  async #tellOlder(chronicle: Chronicle): Promise<void> {
    try {
      await chronicle.fetchOlder(() => this.alone(async () => this.tell()));
    } catch (thrown) {
      this.house.log.error({ table: this.id, message: String(thrown) }, 'a window could not be told');
    }
  }

  /** Whoever is asked in secret knows it, and has to answer. */
  isStopped(viewer: Viewer): boolean {
    return viewer !== 'watcher' && this.match?.question(viewer)?.ask.secret === true;
  }

  /** Whether the table still keeps from a viewer how the match stands. */
  isKeptFrom(viewer: Viewer): boolean {
    return this.straightFace.wait(this.isStopped(viewer)) > 0;
  }

  summary(): TableSummary {
    return summaryOf(this, this.#face);
  }

  // Who sits here

  seatsOf(person: string): Seat[] {
    return this.stored.seats.flatMap((seat, number) =>
      seat.kind === 'person' && seat.person === person ? [number] : [],
    );
  }

  // Resting

  /** Nothing is going on here. */
  get idle(): boolean {
    return this.#working === 0 && !this.straightFace.busy && !this.relived.busy && this.bots?.busy !== true;
  }

  /** The match is not at hand, and nothing has changed since it was. Whatever is done `alone` wakes it. */
  get isAsleep(): boolean {
    return this.#asleep !== null;
  }

  /** Windows are open, but nobody has done anything for a while: only what they were told is remembered of the match. */
  sleep(): void {
    const { match } = this;
    if (match === null || this.lost > 0 || this.#adrift || !this.idle || this.#chronicle?.isFetching === true)
      return;
    this.#asleep = { run: this.run, puts: match.puts };
    this.match = null;
    this.#chronicle = null;
    this.ledger = new Ledger([], 0, -1);
    this.relived = new Relived();
    this.#clock.setBy(null);
    this.audience.sleep();
    this.chat.sleep();
  }

  close(): void {
    this.#closed = true;
    this.bots?.close();
    this.straightFace.close();
    if (this.#returning !== null) clearTimeout(this.#returning);
  }
}
