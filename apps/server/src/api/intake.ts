import type { Socket } from 'node:net';
import { Bucket, type Buckets, type Pace } from '@tafelrunde/host';
import type { Wire } from '../wire.ts';

/**
 * Bytes one socket may send, whatever they are: messages, fragments of messages, pings. What comes faster is left in the
 * network, so that it is the sender who waits.
 */
const BYTES: Pace = { perSecond: 64 * 1024, burst: 256 * 1024 };
/** Messages beyond the pace that are refused, in multiples of the pace's burst, before the socket is closed. */
const PATIENCE = 4;
/** What a message that is too long costs of that patience: nobody sends one by accident twice. */
const TOO_LONG = 10;
/** What time costs in which the network has to hold back bytes, in multiples of the patience that comes back meanwhile. */
const HELD_BACK = 1.5;
/** Messages that may wait for the ones before them to be carried out. */
const WAITING = 200;

/** What becomes of a message: it is carried out, it is refused, or its sender is disconnected. */
type Verdict = 'take' | 'refuse' | 'send-away';

/** What all sockets of a person, and all of an address, may send together: opening more of them gives nobody more room. */
interface Together {
  readonly people: Buckets;
  readonly addresses: Buckets;
}

/** Counts what comes in on one socket, before any of it is read. */
export class Intake {
  readonly #socket: Wire;
  readonly #perSecond: number;
  readonly #pace: Bucket;
  readonly #patience: Bucket;
  readonly #address: string;
  readonly #together: Together;
  #person: string | null = null;
  #waiting = 0;
  #resuming: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(socket: Wire, pace: Pace, address: string, together: Together) {
    this.#socket = socket;
    this.#address = address;
    this.#together = together;
    this.#perSecond = pace.perSecond;
    this.#pace = new Bucket(pace);
    this.#patience = new Bucket({ perSecond: pace.perSecond, burst: PATIENCE * pace.burst });
  }

  /** Reads no faster than `BYTES` from the connection under the socket. A sender who goes on for long is disconnected. */
  slowDown(connection: Socket, sendAway: () => void): void {
    const bytes = new Bucket(BYTES);
    connection.on('data', (chunk: Buffer) => {
      const wait = bytes.spend(chunk.length);
      if (wait === 0 || this.#resuming !== null || this.#closed) return;
      if (this.#patience.spend((wait / 1000) * this.#perSecond * HELD_BACK) > 0) return sendAway();
      this.#socket.pause();
      this.#resuming = setTimeout(() => {
        this.#resuming = null;
        this.#socket.resume();
      }, wait);
    });
  }

  /** From now on it is known who speaks. */
  speaks(person: string): void {
    this.#person = person;
  }

  /** A message or a ping has come. */
  judge(isTooLong = false): Verdict {
    if (isTooLong) return this.#patience.spend(TOO_LONG) === 0 ? 'refuse' : 'send-away';
    const fits =
      this.#waiting < WAITING &&
      this.#pace.take() &&
      (this.#person === null || this.#together.people.take(this.#person)) &&
      this.#together.addresses.take(this.#address);
    if (fits) return 'take';
    return this.#patience.take() ? 'refuse' : 'send-away';
  }

  /** Counts a message until it has been carried out. */
  async waits(carriedOut: Promise<void>): Promise<void> {
    this.#waiting++;
    await carriedOut.finally(() => this.#waiting--);
  }

  /** Nothing is read from this socket any more. */
  close(): void {
    this.#closed = true;
    if (this.#resuming !== null) clearTimeout(this.#resuming);
    this.#socket.pause();
  }
}
