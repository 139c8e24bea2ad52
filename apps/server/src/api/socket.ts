import {
  Buckets,
  type Hall,
  type Services,
  isId,
  Listener,
  type LiveTable,
  type Pace,
  perform,
  read,
  Refused,
  refusedFor,
} from '@tafelrunde/host';
import { clientMessage, type ClientMessage, type Me, PROTOCOL, type WireError } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { addressOf, type ConcurrencyLimit } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Wire } from '../wire.ts';
import type { EvenReplies } from './even-replies.ts';
import { answerNowhere } from './errors.ts';
import { Intake } from './intake.ts';
import { isForeign } from './origin.ts';
import type { Unread } from './unread.ts';

/** Where conversations are held, and nowhere else. */
export const SOCKET_ROUTE = '/api/tables/:id/socket';
/** A message may be this long; what is longer still ends the socket. */
export const MESSAGE = 16 * 1024;
/**
 * Pieces a message may come in; more end the socket. They are counted by nobody before the message is whole, and each is work, however
 * short it is: in empty ones an address could send millions a second on all its sockets.
 */
export const FRAGMENTS = 16;
/** What one person may send over all their sockets, in multiples of what they may send over one. */
const SOCKETS_WORTH = 3;
/** The same for everybody at one address together: anybody can come as many people. */
const ADDRESS_WORTH = 10;
/** The closing code for a socket on which somebody goes on to send too much. */
const FLOODED = 4429;
/** Milliseconds a client that is sent away has to take the reason. */
const FAREWELL = 1000;
/** The closing code for a socket that may be of use later. */
const TRY_AGAIN = 1013;
/** Closing codes for sockets that will never be of use. */
const REFUSED_FOR_GOOD: Readonly<Partial<Record<WireError['code'], number>>> = {
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
  readonly log: Services['log'];
  readonly pace: Pace;
  /** Open sockets by person and by address. */
  readonly people: ConcurrencyLimit;
  readonly addresses: ConcurrencyLimit;
  readonly unread: Unread;
  readonly even: EvenReplies;
}

/** The conversation at a table. */
export function serveSocket(server: FastifyInstance, house: Sockets): void {
  const worth = (sockets: number): Buckets => {
    const { perSecond, burst } = house.pace;
    return new Buckets({ perSecond: sockets * perSecond, burst: sockets * burst });
  };
  const together = { people: worth(SOCKETS_WORTH), addresses: worth(ADDRESS_WORTH) };
  const hear = (socket: Wire, request: FastifyRequest): void => {
    const address = addressOf(request.ip);
    const intake = new Intake(socket, house.pace, address, together);
    const conversation = new Conversation(socket, house, { intake, address }, async () => {
      if (isForeign(request)) throw new Refused('wrong-origin');
      conversation.holds(house.addresses.enter(address));
      const me = await house.guests.find(request);
      if (me === null) throw new Refused('unknown-guest');
      intake.speaks(me.person);
      conversation.holds(house.people.enter(me.person));
      conversation.holds(house.guests.opened(me.person, () => conversation.end()));
      const { id } = request.params as { id: string };
      if (!isId(id)) throw new Refused('unknown-table');
      return { me, address, id: (await house.hall.open(id)).id };
    });
    conversation.holds(house.unread.opened(address, socket));
    intake.slowDown(request.socket, () => conversation.sendAway());
    conversation.begin();
  };
  // A plain request for it leads nowhere.
  server.route({ method: 'GET', url: SOCKET_ROUTE, handler: answerNowhere, wsHandler: hear });
}

/** Somebody who has come to a table, and where from. */
interface Arrival {
  readonly me: Me;
  readonly address: string;
  readonly id: string;
}

/** One socket: who speaks, at which table, and how fast. */
class Conversation {
  readonly #socket: Wire;
  readonly #house: Sockets;
  readonly #arrive: () => Promise<Arrival>;
  readonly #intake: Intake;
  readonly #address: string;
  /** Messages are taken one after the other, in the order they came. */
  #queue: Promise<void> = Promise.resolve();
  #here: { readonly table: LiveTable; readonly listener: Listener } | null = null;
  #arrived: Arrival | null = null;
  #gone = false;
  readonly #held: (() => void)[] = [];

  constructor(
    socket: Wire,
    house: Sockets,
    { intake, address }: { readonly intake: Intake; readonly address: string },
    arrive: () => Promise<Arrival>,
  ) {
    this.#socket = socket;
    this.#house = house;
    this.#intake = intake;
    this.#address = address;
    this.#arrive = arrive;
  }

  begin(): void {
    this.#house.metrics.sockets++;
    this.#queue = this.#enter();
    this.#socket.on('message', (data: Buffer, binary: boolean) => this.#hear(data, binary));
    this.#socket.on('ping', (data: Buffer) => {
      const verdict = this.#gone ? 'refuse' : this.#intake.judge();
      if (verdict === 'take') this.#socket.pong(data);
      else if (verdict === 'send-away') this.sendAway();
    });
    this.#socket.on('pong', () => {
      if (!this.#gone && this.#intake.judge() === 'send-away') this.sendAway();
    });
    this.#socket.on('close', () => this.#leave());
  }

  /** Counts a message before anything of it is read. */
  #hear(data: Buffer, binary: boolean): void {
    if (this.#gone) return;
    const at = performance.now();
    const isTooLong = data.length > MESSAGE;
    switch (this.#intake.judge(isTooLong)) {
      case 'take':
        this.#queue = this.#queue.then(() => this.#receive(data, binary, at));
        void this.#intake.waits(this.#queue);
        return;
      case 'refuse':
        // What is too long is not even read for its id.
        return isTooLong
          ? this.#tell(null, { code: 'too-large' })
          : this.#tell(idIn(data), { code: 'too-fast' });
      case 'send-away':
        return this.sendAway();
    }
  }

  /** Closes the socket of somebody who floods, and reads nothing more from it. */
  sendAway(): void {
    if (this.#gone) return;
    this.#tell(null, { code: 'too-fast' });
    this.#socket.close(FLOODED, 'too-fast');
    this.#leave();
    this.#intake.close();
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  /** Something to let go of when the socket closes. */
  holds(release: () => void): void {
    if (this.#gone) release();
    else this.#held.push(release);
  }

  /** The guest of this socket was deleted. */
  end(): void {
    this.#refuse(null, new Refused('unknown-guest'));
    this.#leave();
  }

  async #enter(): Promise<void> {
    try {
      this.#arrived = await this.#house.even.outcome(this.#arrive());
    } catch (thrown) {
      this.#refuse(null, thrown);
      // The client may try again.
      this.#socket.close(TRY_AGAIN, 'try again');
    }
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#house.metrics.sockets--;
    for (const release of this.#held) release();
    if (this.#here === null) return;
    this.#here.table.leave(this.#here.listener);
  }

  async #receive(data: Buffer, binary: boolean, at: number): Promise<void> {
    if (this.#gone || this.#arrived === null) return;
    let id: string | null = null;
    try {
      if (binary) throw new Refused('bad-message');
      const json = parse(data);
      id = idOf(json);
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
    const { id, me, address } = this.#arrived!;
    // It may have left the memory since this socket was opened.
    const table = await this.#house.even.outcome(this.#house.hall.open(id));
    if (this.#gone) return;
    const listener = new Listener(me, (text) => this.#send(text), address);
    this.#here = { table, listener };
    table.join(listener, held);
  }

  async #carryOut(message: Exclude<ClientMessage, { type: 'hello' }>, at: number): Promise<void> {
    if (this.#here === null) throw new Refused('bad-message', 'type');
    const { table, listener } = this.#here;
    if (message.type === 'beat') listener.isHidden = message.hidden === true;
    // What waits for the poker face to end does not keep what comes after it waiting.
    const waiting = Promise.withResolvers<void>();
    // A heartbeat waits for nothing, so there is nothing it could tell.
    const reply = (send: () => void): void =>
      message.type === 'beat' ? send() : this.#house.even.reply(at, send);
    const done = (): void =>
      reply(() => {
        this.#send(JSON.stringify({ type: 'done', id: message.id }));
        if (message.type === 'answer') this.#house.metrics.took(performance.now() - at);
      });
    const performed = perform(this.#house.hall, table, listener.me, message, done, {
      waits: waiting.resolve,
      mayTell: () => this.#house.even.until(at),
    });
    await Promise.race([
      performed.catch((thrown: unknown) => reply(() => this.#refuse(message.id, thrown))),
      waiting.promise,
    ]);
  }

  #refuse(id: string | null, thrown: unknown): void {
    const known = refusedFor(thrown);
    const refused = known instanceof Refused ? known : new Refused('internal');
    if (refused !== known) this.#house.log.error({ err: thrown }, 'a message could not be carried out');
    const { error } = refused;
    this.#tell(id, error);
    const never = REFUSED_FOR_GOOD[error.code];
    if (never !== undefined) this.#socket.close(never, error.code);
  }

  #tell(id: string | null, error: WireError): void {
    this.#house.metrics.refused(error.code);
    this.#send(JSON.stringify({ type: 'refused', id, error }));
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#house.unread.isTooMuch(this.#address, this.#socket)) this.#socket.terminate();
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

function idIn(data: Buffer): string | null {
  try {
    return idOf(parse(data));
  } catch {
    return null;
  }
}

/** So that even a message that cannot be understood is answered by its id. */
function idOf(json: unknown): string | null {
  const id = (json as { id?: unknown } | null)?.id;
  return typeof id === 'string' && id.length <= 64 ? id : null;
}
