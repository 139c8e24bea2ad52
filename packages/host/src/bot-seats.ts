import {
  type Answer,
  type AnsweredBy,
  decliningAnswer,
  fairnessAfter,
  lessonFor,
  type Match,
  sampleAnswer,
  type Seat,
} from '@tafelrunde/engine';
import type { ThinkOrder, Whose } from '@tafelrunde/bots';
import { levels } from '@tafelrunde/bots/levels';
import type { BotLevel } from '@tafelrunde/protocol';
import { WATCHED_BOT_DELAY } from './delays.ts';
import { randomFraction, randomHex } from './random.ts';
import { Refused } from './refusal.ts';
import { realTiming } from './timing.ts';
import type { LiveTable } from './live-table.ts';
import { wireTicket } from './telling/moments.ts';
import { take } from './answers.ts';
import { wishOf } from './wishes.ts';
import { setupOf } from './storing/match-state.ts';

/** Computes the answers of bots, outside the main thread. */
export interface Thinker {
  /** `whose`: the person and address the time is counted for; everybody gets the same share. */
  answer(order: ThinkOrder, whose: Whose): Promise<Answer>;
}

/** How many answers are tried for a bot before it is given up: its own, then random ones. */
const TRIES = 5;

/** The part of the time for a secret answer in which a bot thinks; the rest is for the way there and back. */
const THINKING = 0.75;

/** How long bots wait, in milliseconds, until people have answered a proposal: the answer of a bot could end it. */
const COURTESY = 60_000;

/** How many answers bots give where nobody looks on: enough to reach the next turn of who sits there and is away. */
const UNWATCHED = 200;

export interface BotOptions {
  readonly thinker: Thinker;
  /** The least time a bot takes, in milliseconds. For tests; without it none, unless only bots sit at the table. */
  readonly botDelay?: number;
  /** How many answers bots give at a table where people sit, but nobody looks on. */
  readonly unwatched?: number;
  /** Makes bots answer the same question alike every time. For tests; without it they have luck of their own. */
  readonly botSeed?: string;
}

/** The bots at a table. They answer the same way as people. */
export class BotSeats {
  readonly #table: LiveTable;
  readonly #thinker: Thinker;
  readonly #delay: number | undefined;
  readonly #mostUnwatched: number;
  readonly #seed: string | undefined;
  /** By seat, the question it thinks about. */
  readonly #thinking = new Map<Seat, string>();
  readonly #closing = new AbortController();
  /** The bots wait while somebody thinks about a proposal, for COURTESY milliseconds at most. */
  #isCourteous = false;
  /** How many answers bots have given openly since anybody last watched. */
  #unwatched = 0;
  /** The last question no bot got past. */
  #stuck = '';

  constructor(table: LiveTable, { thinker, botDelay, unwatched = UNWATCHED, botSeed }: BotOptions) {
    this.#table = table;
    this.#thinker = thinker;
    this.#delay = botDelay;
    this.#mostUnwatched = unwatched;
    this.#seed = botSeed;
  }

  get #least(): number {
    const isWatchedOnly = this.#table.stored.seats.every(({ kind }) => kind !== 'person');
    return this.#delay ?? (isWatchedOnly ? WATCHED_BOT_DELAY : 0);
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
      if (sitter.kind !== 'bot' || this.#thinking.has(seat) || this.#rests(running, seat)) continue;
      // Like everybody else it hears of an open question when the poker face ends, and is woken then: if it began to think
      // earlier, the time of its answer would tell whether others were stopped in secret.
      if (!this.#table.isStopped(seat) && this.#table.isKeptFrom(seat)) continue;
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
   * Whether a bot waits with its answer until somebody looks on: at once where only bots sit, else after a while. At a secret
   * question it never waits: somebody who opens the table would see that it was stopped.
   */
  #rests(match: Match, seat: Seat): boolean {
    const { audience, stored } = this.#table;
    if (audience.size > 0) this.#unwatched = 0;
    if (audience.size > 0 || match.question(seat)?.ask.secret === true) return false;
    return this.#unwatched >= this.#mostUnwatched || stored.seats.every(({ kind }) => kind !== 'person');
  }

  /**
   * Milliseconds a bot leaves a proposal alone before it answers. At a secret question it does not: an answer there ends no
   * proposal, and to wait would tell that it was stopped.
   */
  #courtesy(match: Match, seat: Seat): number {
    const { stored, now } = this.#table;
    if (stored.proposal === null || wishOf(stored.proposal).kind !== 'back') return 0;
    if (match.question(seat)?.ask.secret === true) return 0;
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
    const { log } = this.#table.services;
    let stuck = false;
    try {
      const isSecret = this.#table.isStopped(seat);
      // Of a secret question nobody sees anything, so there is nothing to wait for.
      const least = by === undefined && !isSecret ? this.#sleep(this.#least) : undefined;
      const answer =
        this.#lesson(match, seat) ??
        (await (isSecret ? this.#thinkInSecret(match, seat, level) : this.#think(match, seat, level)));
      await least;
      if (!this.#closed) await this.#table.exclusively(() => this.#give(seat, ticket, answer, by));
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

  /**
   * At a secret question nobody may tell by the clock that a bot was stopped, however busy those are who think for it: when the
   * poker face is about to end, it declines, which looks the same as not having been stopped. Where there is nothing to decline,
   * everybody knows that it is asked, and it takes its time.
   */
  async #thinkInSecret(match: Match, seat: Seat, level: BotLevel): Promise<Answer | null> {
    const within = this.#table.pokerFace.answerWithin;
    const declining = decliningAnswer(match.question(seat)!);
    if (within === null || declining === null) return await this.#think(match, seat, level);
    const tooLate = this.#sleep(within).then(() => declining);
    const thought = this.#think(match, seat, level, within * THINKING);
    return (await Promise.race([thought, tooLate])) ?? declining;
  }

  /** Ends early when the table is closed. */
  async #sleep(milliseconds: number): Promise<void> {
    const { signal } = this.#closing;
    const { timing = realTiming } = this.#table.services;
    if (milliseconds <= 0) return;
    await new Promise<void>((resolve) => {
      const cancel = timing.after(milliseconds, wake);
      function wake(): void {
        cancel();
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

  async #think(match: Match, seat: Seat, level: BotLevel, within?: number): Promise<Answer | null> {
    const table = this.#table;
    const from = match.checkpoints.at(-1)!;
    const setup = setupOf(table.stored);
    const { bot } = levels[level];
    try {
      const order: ThinkOrder = {
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
        seed: this.#seed === undefined ? randomHex(16) : `${this.#seed} ${match.entries.length} ${seat}`,
        ...(within !== undefined && { until: Date.now() + within }),
      };
      const { host } = table.stored;
      const address = table.audience.addressOf((person) => table.seatsOf(person).length > 0);
      return await this.#thinker.answer(order, { address, person: host });
    } catch (thrown) {
      if (!this.#closed)
        table.services.log.warn({ table: table.id, seat, bot, message: String(thrown) }, 'a bot failed');
      return null;
    }
  }

  async #give(seat: Seat, ticket: string, thought: Answer | null, by?: AnsweredBy): Promise<void> {
    const table = this.#table;
    for (let tries = 0; tries < TRIES; tries++) {
      const match = table.running;
      // When time is up, a bot answers for a person who keeps the seat.
      if (match === null || (by === undefined && table.stored.seats[seat].kind !== 'bot')) return;
      const question = match.question(seat);
      if (question === null || wireTicket(match, seat, table.run) !== ticket) return;
      if (by === undefined && this.#courtesy(match, seat) > 0) return;
      const isOpen = question.ask.secret !== true;
      const own = tries === 0 ? thought : null;
      try {
        await take(table, match, seat, own ?? sampleAnswer(question, randomFraction), ticket, by);
      } catch (thrown) {
        if (thrown instanceof Refused && tries < TRIES - 1) continue;
        throw thrown;
      }
      table.services.metrics.answered('bot');
      if (isOpen) this.#unwatched++;
      return;
    }
  }
}
