import type { FastifyInstance } from 'fastify';
import { Refused } from '@tafelrunde/host';
import { addressOf } from '../limits.ts';
import type { Wire } from '../wire.ts';

/** Bytes. What one socket may leave unread. */
const EACH = 4 * 1024 * 1024;
/** What all sockets of one address may leave unread together, and all answers to its requests. */
const TOGETHER = 32 * 1024 * 1024;
/** A socket that lags by no more than this is cut for nobody else's sake. */
const LAG = 256 * 1024;
/** Shorter answers are not counted: there are never enough of them at once to matter. */
const SHORT = 64 * 1024;

type Sending = Pick<Wire, 'bufferedAmount'>;

/** What was sent and nobody takes. It lies in our memory until then, and one address must not fill that. */
export class Unread {
  readonly #sockets = new Map<string, Set<Sending>>();
  readonly #answers = new Map<string, number>();
  readonly #together: number;

  constructor(together = TOGETHER) {
    this.#together = together;
  }

  /** Registers an open socket. Call the returned function once it is closed. */
  opened(address: string, socket: Sending): () => void {
    let sockets = this.#sockets.get(address);
    if (sockets === undefined) this.#sockets.set(address, (sockets = new Set()));
    sockets.add(socket);
    return () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#sockets.delete(address);
    };
  }

  /** Whether a socket has to be cut, because too much would be waiting on it, or on all of its address. */
  isTooMuch(address: string, { bufferedAmount }: Sending): boolean {
    if (bufferedAmount <= LAG) return false;
    if (bufferedAmount > EACH) return true;
    let sum = 0;
    for (const socket of this.#sockets.get(address) ?? []) sum += socket.bufferedAmount;
    return sum > this.#together;
  }

  /** Counts a long answer until it is taken, and refuses it where too many wait already. */
  answer(address: string, length: number): () => void {
    const sum = (this.#answers.get(address) ?? 0) + length;
    if (sum > this.#together) throw new Refused('too-fast');
    this.#answers.set(address, sum);
    return () => {
      const left = (this.#answers.get(address) ?? length) - length;
      if (left === 0) this.#answers.delete(address);
      else this.#answers.set(address, left);
    };
  }

  /** Counts the answers of a server. */
  watch(server: FastifyInstance): void {
    server.addHook('onSend', async ({ ip }, reply, payload) => {
      if (typeof payload !== 'string' || payload.length < SHORT) return;
      reply.raw.once('close', this.answer(addressOf(ip), payload.length));
    });
  }
}
