import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isClientRoute } from './guard.ts';

/** The least time a reply takes meanwhile, in milliseconds: longer than a disk is usually busy with one answer. */
export const EVEN = 40;

/**
 * While a table keeps its poker face, no reply comes sooner than after a fixed time. Whoever reads or writes waits for the disk, and the
 * disk is busy when an answer is being stored: who asks for anything at all a few hundred times could tell by the clock that somebody
 * was really stopped, and has answered.
 */
export class EvenReplies {
  readonly #least: number;
  readonly #isFaceKept: () => boolean;

  constructor(least: number, isFaceKept: () => boolean) {
    this.#least = least;
    this.#isFaceKept = isFaceKept;
  }

  /** How long to hold back the reply to a request that came this many milliseconds ago. */
  #wait(ago: number): number {
    return ago < this.#least && this.#isFaceKept() ? this.#least - ago : 0;
  }

  /** Replies to a request that came `at` (by `performance.now`), at once or a little later. */
  reply(at: number, send: () => void): void {
    const wait = this.#wait(performance.now() - at);
    if (wait > 0) setTimeout(send, wait).unref();
    else send();
  }

  /** Until it may be told what came of something that came `at` that time. */
  async until(at: number): Promise<void> {
    await new Promise<void>((done) => this.reply(at, done));
  }

  /** What comes of some work, or why it failed, not before its time. */
  async outcome<T>(work: Promise<T>): Promise<T> {
    const at = performance.now();
    await Promise.allSettled([work]);
    await this.until(at);
    return await work;
  }

  /** Plain requests, except for files and pages of the client, which wait for no disk. */
  watch(server: FastifyInstance): void {
    server.addHook('onSend', async (request, reply) => {
      if (isClientRoute(request.routeOptions.url)) return;
      const wait = this.#wait(reply.elapsedTime);
      if (wait > 0) await sleep(wait);
    });
  }
}
