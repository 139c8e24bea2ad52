import type { Match, Seat, Viewer } from '@tafelrunde/engine';
import type { ChatLine, TableSummary } from '@tafelrunde/protocol';
import { AdviceBox } from './advice.ts';
import type { BotSeats } from './bot-seats.ts';
import { skipAbsence } from './clock/clock.ts';
import { TableClock } from './clock/table-clock.ts';
import { ExclusiveQueue } from './exclusive-queue.ts';
import { ReplayCache } from './past/replay-cache.ts';
import { randomHex } from './random.ts';
import { sharedByPeople } from './seats/holders.ts';
import type { Services, Shelved } from './services.ts';
import { Sleep } from './sleep.ts';
import type { Ticketed } from './storing/entry-rows.ts';
import type { Change, StoredTable } from './storing/stored.ts';
import { TableStorage } from './storing/table-storage.ts';
import { Audience, type Listener } from './telling/audience.ts';
import { Chat } from './telling/chat.ts';
import { PokerFace } from './telling/poker-face.ts';
import { Telling } from './telling/telling.ts';
import { realTiming } from './timing.ts';

/**
 * A table in memory: its match, the people at it, and the parts that store it, tell of it and let it sleep.
 *
 * There is one way to change it: work that runs `exclusively`. It waits for its turn, checks what is wanted, runs the match and
 * stores the result with `commit`. When the work ends, everybody is told and the bots are woken.
 */
export class LiveTable {
  readonly services: Services;
  readonly shelved: Shelved;
  readonly now: () => number;
  readonly audience: Audience;
  readonly chat: Chat;
  readonly pokerFace: PokerFace;
  readonly clock = new TableClock();
  readonly advice = new AdviceBox();
  readonly storage: TableStorage;
  readonly telling: Telling;
  readonly sleep: Sleep;
  bots: BotSeats | null = null;
  stored: StoredTable;
  match: Match | null = null;
  /** Tickets end in it. It changes whenever the match is resumed, because a resumed match counts its questions from the start. */
  run = '';
  /** Answers of the running step that newer rules cannot replay. Nothing goes on before the table has agreed to lose them. */
  lost = 0;
  /** When somebody last did something here. */
  usedAt = performance.now();
  /** The match replayed, for looking back. */
  replayCache = new ReplayCache();
  readonly #queue = new ExclusiveQueue();
  /** Something has changed that nobody was told of. */
  #isUntold = false;
  #closed = false;

  constructor(services: Services, shelved: Shelved, stored: StoredTable, chat: readonly ChatLine[]) {
    this.services = services;
    this.shelved = shelved;
    this.stored = stored;
    this.now = services.now ?? Date.now;
    this.audience = new Audience(this.now);
    this.chat = new Chat(chat, this.audience);
    this.pokerFace = new PokerFace(
      services.timing ?? realTiming,
      () => (this.stored.pokerFace && sharedByPeople(this.stored) ? services.pokerFace : 0),
      // Bots hear of an open question when everybody does.
      () => this.#tellAndWake(),
    );
    this.storage = new TableStorage(this);
    this.telling = new Telling(this);
    this.sleep = new Sleep(this);
  }

  get id(): string {
    return this.stored.id;
  }

  // Changing

  /** Run work alone, in turn, with the match at hand as the store has it; then tell everybody and wake the bots if it changed anything. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        await this.storage.catchUp();
        await this.sleep.wakeUp();
        return await work();
      } finally {
        this.usedAt = performance.now();
        if (this.#isUntold) this.#tellAndWake();
      }
    });
  }

  /** Store what the match has done, and `extra`. If that fails, nothing has changed. */
  commit(extra: Change = {}, ticket: Ticketed | null = null): Promise<void> {
    return this.storage.commit(extra, ticket);
  }

  /** What is stored is different now. Everybody hears of it when the running work ends. */
  amend(stored: Partial<StoredTable>): void {
    this.stored = { ...this.stored, ...stored };
    this.#isUntold = true;
  }

  /** No clock has run from `from` to `to`, because the server was not there. The caller stores that. */
  skipAbsence(from: number, to: number): void {
    // The write in progress still has the old times: wait for it.
    if (this.storage.isWriting)
      return void this.exclusively(async () => this.skipAbsence(from, to)).catch(() => {});
    const { times } = this.stored;
    if (times === null) return;
    this.amend({ times: skipAbsence(times, from, to) });
    // Told in turn, not here and now: an answer may have been taken that is not stored yet.
    this.exclusively(async () => {}).catch(() => {});
  }

  // The match

  /** A match begins. */
  begin(match: Match): void {
    this.seatMatch(match, []);
    // Questions since the deal are as new as after an answer. In a match that plays on from another, what was asked there is old.
    if (this.stored.origin === null) this.pokerFace.startAt(null);
    this.clock.setBy(null);
  }

  /** This match is played here from now on; `begin`: by viewer, how many events came before its log. */
  seatMatch(match: Match, begin: readonly number[]): void {
    this.match = match;
    this.run = randomHex(4);
    this.replayCache = new ReplayCache();
    this.telling.startMatch(match, begin);
    this.pokerFace.startAt(match);
    this.clock.setBy(match.pending);
  }

  /** The match leaves the memory. */
  dropMatch(): void {
    this.match = null;
    this.replayCache = new ReplayCache();
    this.telling.forgetMatch();
    this.clock.setBy(null);
  }

  /** Let the match go back; everybody is told again from where it differs. */
  goBack(work: (match: Match) => void): void {
    const { match } = this;
    if (match === null) return;
    this.telling.goBack(match, () => work(match));
    this.pokerFace.startAt(match);
  }

  /** The match, if there is something to answer in it. */
  get running(): Match | null {
    return this.stored.state === 'playing' && this.lost === 0 && !this.storage.isAhead ? this.match : null;
  }

  // The people

  seatsOf(person: string): Seat[] {
    return this.stored.seats.flatMap((seat, number) =>
      seat.kind === 'person' && seat.person === person ? [number] : [],
    );
  }

  /** A browser tab opens at this table, and says what it holds already. */
  join(listener: Listener, held: Parameters<Telling['join']>[1] = {}): void {
    this.usedAt = performance.now();
    this.telling.join(listener, held);
    // Bots rest while nobody watches.
    this.#tellAndWake();
  }

  /** A browser tab is closed. */
  leave(listener: Listener): void {
    this.usedAt = performance.now();
    this.audience.remove(listener);
    this.#tellAndWake();
  }

  get adviceGiven(): TableSummary['advice'] {
    return this.advice.lines(this.match);
  }

  summary(): TableSummary {
    return this.telling.summary();
  }

  /** Whether a seat is asked in secret: it knows that, and has to answer. */
  isStopped(viewer: Viewer): boolean {
    return viewer !== 'watcher' && this.match?.question(viewer)?.ask.secret === true;
  }

  /** Whether the table still keeps from a viewer how the match stands. */
  isKeptFrom(viewer: Viewer): boolean {
    return this.pokerFace.wait(this.isStopped(viewer)) > 0;
  }

  #tellAndWake(): void {
    // Nobody may see the match while it is written: it may not last. The work that writes it tells when it ends.
    this.#isUntold = this.storage.isWriting;
    if (this.#closed) return;
    // Who comes meanwhile is told what everybody knows. To wait would tell that something is being stored, such as an answer to a
    // secret question.
    if (this.#isUntold) return this.telling.tellTable();
    this.telling.tell();
    this.bots?.wake();
  }

  // Resting

  /** Nothing is going on here. */
  get idle(): boolean {
    return this.#queue.isEmpty && !this.pokerFace.busy && !this.replayCache.busy && this.bots?.busy !== true;
  }

  close(): void {
    this.#closed = true;
    this.bots?.close();
    this.pokerFace.close();
    this.storage.close();
  }
}
