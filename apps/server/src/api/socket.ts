import { clientMessage, type ClientMessage, type Me, PROTOCOL, type WireError } from '@tafelrunde/protocol';
import type { FastifyInstance } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { addressOf, Bucket, type Crowd, type Pace } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { Refused, refusedFor } from '../refused.ts';
import type { Hall } from '../tables/hall.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live.ts';
import { perform } from '../tables/perform.ts';
import { Listener } from '../tables/sockets.ts';
import type { Wire } from '../wire.ts';
import { isForeign } from './origin.ts';
import { read } from './reading.ts';

/** A message may be this long; what is longer still ends the socket. */
export const MESSAGE = 16 * 1024;
/** A window that does not read what it is sent is not kept waiting for. */
const BACKLOG = 4 * 1024 * 1024;
/** The closing code for a socket that may be of use later. */
const TRY_AGAIN = 1013;
/** Closing codes for sockets that will never be of use. */
const NEVER: Readonly<Partial<Record<WireError['code'], number>>> = {
  'unknown-guest': 4401,
  'wrong-origin': 4403,
  'unknown-table': 4404,
  'unknown-game': 4404,
  'wrong-protocol': 4426,
  'too-many': 4429,
};

interface Sockets {
  readonly hall: Hall;
  readonly guests: Guests;
  readonly metrics: Metrics;
  readonly log: House['log'];
  readonly pace: Pace;
  /** Open sockets by person and by address. */
  readonly people: Crowd;
  readonly addresses: Crowd;
}

/** The conversation at a table. */
export function serveSocket(server: FastifyInstance, house: Sockets): void {
  server.get<{ Params: { id: string } }>(
    '/api/tables/:id/socket',
    { websocket: true },
    (socket: Wire, request) => {
      const conversation = new Conversation(socket, house, async () => {
        if (isForeign(request)) throw new Refused('wrong-origin');
        conversation.holds(house.addresses.enter(addressOf(request.ip)));
        const me = await house.guests.find(request);
        if (me === null) throw new Refused('unknown-guest');
        conversation.holds(house.people.enter(me.person));
        conversation.holds(house.guests.opened(me.person, () => conversation.end()));
        return { me, id: (await house.hall.open(request.params.id)).id };
      });
      conversation.begin();
    },
  );
}

/** One socket: who speaks, at which table, and how fast. */
class Conversation {
  readonly #socket: Wire;
  readonly #house: Sockets;
  readonly #arrive: () => Promise<{ me: Me; id: string }>;
  readonly #bucket: Bucket;
  /** Messages are taken one after the other, in the order they came. */
  #queue: Promise<void> = Promise.resolve();
  #here: { readonly table: LiveTable; readonly listener: Listener } | null = null;
  #arrived: { readonly id: string; readonly me: Me } | null = null;
  #gone = false;
  readonly #held: (() => void)[] = [];

  constructor(socket: Wire, house: Sockets, arrive: () => Promise<{ me: Me; id: string }>) {
    this.#socket = socket;
    this.#house = house;
    this.#arrive = arrive;
    this.#bucket = new Bucket(house.pace);
  }

  begin(): void {
    this.#house.metrics.sockets++;
    this.#queue = this.#enter();
    this.#socket.on('message', (data: Buffer, binary: boolean) => {
      const at = performance.now();
      this.#queue = this.#queue.then(() => this.#receive(data, binary, at));
    });
    this.#socket.on('close', () => this.#leave());
    // Whatever breaks a socket also closes it.
    this.#socket.on('error', () => {});
  }

  /** Something to let go of when the socket closes. */
  holds(release: () => void): void {
    if (this.#gone) release();
    else this.#held.push(release);
  }

  /** Whoever spoke here wants to be forgotten. */
  end(): void {
    this.#refuse(null, new Refused('unknown-guest'));
    this.#leave();
  }

  async #enter(): Promise<void> {
    try {
      this.#arrived = await this.#arrive();
    } catch (thrown) {
      this.#refuse(null, thrown);
      // Whoever could not come in comes again.
      this.#socket.close(TRY_AGAIN, 'try again');
    }
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#house.metrics.sockets--;
    for (const release of this.#held) release();
    if (this.#here === null) return;
    const { table, listener } = this.#here;
    table.audience.remove(listener);
    table.usedAt = performance.now();
    table.tell();
  }

  async #receive(data: Buffer, binary: boolean, at: number): Promise<void> {
    if (this.#gone || this.#arrived === null) return;
    let id: string | null = null;
    try {
      if (binary) throw new Refused('bad-message');
      if (data.length > MESSAGE) throw new Refused('too-large');
      const json = parse(data);
      id = idOf(json);
      if (!this.#bucket.take()) throw new Refused('too-fast');
      const message = read(clientMessage, json);
      if (message.type === 'hello') await this.#greet(message);
      else await this.#carryOut(message, at);
    } catch (thrown) {
      this.#refuse(id, thrown);
    }
  }

  async #greet({ protocol, ...held }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) throw new Refused('wrong-protocol', 'protocol');
    if (this.#here !== null) throw new Refused('bad-message', 'type');
    const { id, me } = this.#arrived!;
    // It may have left the memory since this socket was opened.
    const table = await this.#house.hall.open(id);
    if (this.#gone) return;
    const listener = new Listener(me, (text) => this.#send(text));
    this.#here = { table, listener };
    table.join(listener, held);
  }

  async #carryOut(message: Exclude<ClientMessage, { type: 'hello' }>, at: number): Promise<void> {
    if (this.#here === null) throw new Refused('bad-message', 'type');
    const { table, listener } = this.#here;
    if (message.type === 'beat') listener.isHidden = message.hidden === true;
    // What waits for the poker face to end does not keep what comes after it waiting.
    const waiting = Promise.withResolvers<void>();
    const done = (): void => {
      this.#send(JSON.stringify({ type: 'done', id: message.id }));
      if (message.type === 'answer') this.#house.metrics.took(performance.now() - at);
    };
    const performed = perform(this.#house.hall, table, listener.me, message, done, waiting.resolve);
    await Promise.race([
      performed.catch((thrown: unknown) => this.#refuse(message.id, thrown)),
      waiting.promise,
    ]);
  }

  #refuse(id: string | null, thrown: unknown): void {
    const known = refusedFor(thrown);
    const refused = known instanceof Refused ? known : new Refused('internal');
    if (refused !== known) this.#house.log.error({ err: thrown }, 'a message could not be carried out');
    const { error } = refused;
    this.#house.metrics.refused(error.code);
    this.#send(JSON.stringify({ type: 'refused', id, error }));
    const never = NEVER[error.code];
    if (never !== undefined) this.#socket.close(never, error.code);
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BACKLOG) this.#socket.terminate();
    else this.#socket.send(text);
  }
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8')) as unknown;
  } catch {
    throw new Refused('bad-message');
  }
}

/** So that even a message that cannot be understood is answered by its id. */
function idOf(json: unknown): string | null {
  const id = (json as { id?: unknown } | null)?.id;
  return typeof id === 'string' && id.length <= 64 ? id : null;
}
