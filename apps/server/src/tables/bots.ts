import {
  type Answer,
  type AnsweredBy,
  fairnessAfter,
  lessonFor,
  type Match,
  sampleAnswer,
  type Seat,
} from '@tafelrunde/engine';
import type { ThinkOrder } from '@tafelrunde/bots';
import { levels } from '@tafelrunde/bots/levels';
import type { BotLevel } from '@tafelrunde/protocol';
import { randomFraction, randomHex } from '../random.ts';
import { Refused } from '../refused.ts';
import type { LiveTable } from './live.ts';
import { wireTicket } from './moments.ts';
import { take } from './playing.ts';
import { setupOf } from './standing.ts';

/** Whoever thinks for the bots, beside the main thread. */
export interface Thinker {
  answer(order: ThinkOrder): Promise<Answer>;
}

/** Random answers tried where a bot's own was not taken, before it is left alone. */
const TRIES = 5;

/** Milliseconds bots wait for people to say what they think of a proposal: their answer would end it. */
const COURTESY = 60_000;

/** The bots at a table. They answer like a person, through the same door. */
export class BotSeats {
  readonly #table: LiveTable;
  readonly #thinker: Thinker;
  readonly #least: number;
  /** By seat, the question it thinks about. */
  readonly #thinking = new Map<Seat, string>();
  readonly #closing = new AbortController();
  /** Somebody thinks about a proposal; the bots go on when it has ended, or after this. */
  #isCourteous = false;
  /** The last question no bot got past. */
  #stuck = '';

  constructor(table: LiveTable, thinker: Thinker, least: number) {
    this.#table = table;
    this.#thinker = thinker;
    this.#least = least;
  }

  get busy(): boolean {
    return this.#thinking.size > 0 || this.#isCourteous;
  }

  close(): void {
    this.#closing.abort();
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Every bot that is asked begins to think. */
  wake(): void {
    const { running, stored, run } = this.#table;
    if (running === null || this.#closed) return;
    for (const seat of running.waiting) {
      const sitter = stored.seats[seat];
      if (sitter.kind !== 'bot' || this.#thinking.has(seat)) continue;
      const courtesy = this.#courtesy(running, seat);
      if (courtesy > 0) {
        void this.#wakeAfter(courtesy);
        continue;
      }
      const ticket = wireTicket(running, seat, run);
      this.#thinking.set(seat, ticket);
      void this.#answer(running, seat, ticket, sitter.level);
    }
  }

  /**
   * Milliseconds a bot leaves a proposal alone before it answers. At a secret question it does not: an answer there ends no
   * proposal, and to wait would tell that it was stopped.
   */
  #courtesy(match: Match, seat: Seat): number {
    const { stored, now } = this.#table;
    if (stored.proposal === null || match.question(seat)?.ask.secret === true) return 0;
    return Math.max(0, stored.proposal.at + COURTESY - now());
  }

  async #wakeAfter(milliseconds: number): Promise<void> {
    if (this.#isCourteous) return;
    this.#isCourteous = true;
    await this.#sleep(milliseconds);
    this.#isCourteous = false;
    this.wake();
  }

  /** Answer in the place of somebody whose time is up. */
  answerOnce(seat: Seat): void {
    const { running, run } = this.#table;
    if (running === null || this.#closed || this.#thinking.has(seat)) return;
    const ticket = wireTicket(running, seat, run);
    if (this.#stuck === ticket) return;
    this.#thinking.set(seat, ticket);
    void this.#answer(running, seat, ticket, 'normal', 'clock');
  }

  async #answer(match: Match, seat: Seat, ticket: string, level: BotLevel, by?: AnsweredBy): Promise<void> {
    const { log } = this.#table.house;
    let stuck = false;
    try {
      const least = by === undefined ? this.#patience(seat) : undefined;
      const answer = this.#lesson(match, seat) ?? (await this.#think(match, seat, level));
      await least;
      if (!this.#closed) await this.#table.alone(() => this.#give(seat, ticket, answer, by));
    } catch (thrown) {
      stuck = true;
      this.#stuck = ticket;
      if (!this.#closed)
        log.error({ table: this.#table.id, seat, message: String(thrown) }, 'a bot is stuck');
    }
    this.#thinking.delete(seat);
    // What it thought about may have been taken back meanwhile, and something else is asked now.
    if (!stuck) this.wake();
  }

  /** People want to see what happened; and nobody may tell from a bot's haste what the table keeps to itself. */
  async #patience(seat: Seat): Promise<void> {
    const table = this.#table;
    if (this.#least > 0) await this.#sleep(this.#least);
    while (!this.#closed) {
      const wait = table.straightFace.wait(table.isStopped(seat));
      if (wait === 0) return;
      await this.#sleep(wait + this.#least);
    }
  }

  /** Ends early when the table is closed. */
  async #sleep(milliseconds: number): Promise<void> {
    const { signal } = this.#closing;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(wake, milliseconds);
      function wake(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      }
      signal.addEventListener('abort', wake);
      if (signal.aborted) wake();
    });
  }

  /** What a guide wants this seat to answer first, where that may be answered. */
  #lesson(match: Match, seat: Seat): Answer | null {
    const { stored, shelved } = this.#table;
    const question = match.question(seat);
    if (!stored.guided || question === null) return null;
    return lessonFor(shelved.game.guide, match.entries, question);
  }

  async #think(match: Match, seat: Seat, level: BotLevel): Promise<Answer | null> {
    const table = this.#table;
    const from = match.checkpoints.at(-1)!;
    const setup = setupOf(table.stored);
    const { bot } = levels[level];
    try {
      return await this.#thinker.answer({
        game: table.shelved.address,
        // Only what happened since the checkpoint travels to the thread.
        match: {
          setup: {
            ...setup,
            fairness: fairnessAfter(setup.fairness, match.entries.slice(0, from.entries)),
          },
          checkpoint: { ...from, entries: 0 },
          entries: match.entries.slice(from.entries),
        },
        seat,
        bot,
        seed: randomHex(16),
      });
    } catch (thrown) {
      if (!this.#closed)
        table.house.log.warn({ table: table.id, seat, bot, message: String(thrown) }, 'a bot failed');
      return null;
    }
  }

  async #give(seat: Seat, ticket: string, thought: Answer | null, by?: AnsweredBy): Promise<void> {
    const table = this.#table;
    for (let tries = 0; tries < TRIES; tries++) {
      const match = table.running;
      // Whoever is answered for because of the clock still sits there.
      if (match === null || (by === undefined && table.stored.seats[seat].kind !== 'bot')) return;
      const question = match.question(seat);
      if (question === null || wireTicket(match, seat, table.run) !== ticket) return;
      if (by === undefined && this.#courtesy(match, seat) > 0) return;
      const own = tries === 0 ? thought : null;
      try {
        await take(table, match, seat, own ?? sampleAnswer(question, randomFraction), ticket, by);
      } catch (thrown) {
        if (thrown instanceof Refused && tries < TRIES - 1) continue;
        throw thrown;
      }
      table.house.metrics.answered('bot');
      table.tell();
      this.wake();
      return;
    }
  }
}
