import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Buckets, type Pace, Refused } from '@tafelrunde/host';
import { addressOf } from '../limits.ts';
import { isForeign } from './origin.ts';
import { SOCKET_ROUTE } from './socket.ts';

/** How fast one address may go on. */
export interface Paces {
  /** Requests that change something. */
  readonly changing: Pace;
  /** Requests that ask for something, sockets included. */
  readonly looking: Pace;
  /** Imported records: each is much work. */
  readonly importing: Pace;
  /** Files and pages of the client. */
  readonly loading: Pace;
  /** Entries of matches that are replayed, to look back or to play on. */
  readonly replaying: Pace;
  /** Tables shown to everybody. Anybody can come as many guests, and must not fill the lobby that way. */
  readonly opening: Pace;
}

/** Requests beyond its pace that an address is told about. */
const PATIENCE: Pace = { perSecond: 10, burst: 100 };
/** An address that goes on after these is cut off until this much patience has come back: for five seconds. */
const CUT_OFF = 50;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Looks at every request before it is carried out. It goes by the route that will answer, never by how the address is
 * spelled: `/%61pi/tables` and `http://host/api/tables` lead to the same route as `/api/tables`.
 */
export class Guard {
  readonly #changes: Buckets;
  readonly #looks: Buckets;
  readonly #imports: Buckets;
  readonly #loads: Buckets;
  readonly #replays: Buckets;
  readonly #opens: Buckets;
  readonly #patience = new Buckets(PATIENCE);

  constructor(paces: Paces) {
    this.#changes = new Buckets(paces.changing);
    this.#looks = new Buckets(paces.looking);
    this.#imports = new Buckets(paces.importing);
    this.#loads = new Buckets(paces.loading);
    this.#replays = new Buckets(paces.replaying);
    this.#opens = new Buckets(paces.opening);
  }

  watch(server: FastifyInstance): void {
    server.addHook('onRequest', async (request, reply) => {
      const isRead = reading.has(request.method);
      const isFile = isRead && isClientRoute(request.routeOptions.url);
      if (!isFile) reply.header('cache-control', 'no-store');
      if (!isRead) return this.change(request);
      this.#charge(isFile ? this.#loads : this.#looks, request);
      if (lacksHost(request)) throw new Refused('bad-message');
      // Elsewhere nobody would speak on a socket, and it would stay open.
      if (request.ws && request.routeOptions.url !== SOCKET_ROUTE) throw new Refused('unknown-path');
    });
  }

  /** Whether an address has gone on for so long that it is not even listened to. */
  isCutOff(address: string): boolean {
    return this.#patience.isEmpty(address);
  }

  /** Lets nobody at an address in until patience has come back. */
  cutOff(address: string): void {
    if (!this.isCutOff(address)) this.#patience.spend(address, PATIENCE.burst + CUT_OFF);
  }

  /** Whether an address that leads to no route at all may be answered. */
  mayLook(request: FastifyRequest): boolean {
    try {
      this.#charge(this.#looks, request);
      return true;
    } catch {
      return false;
    }
  }

  /** Something is about to change. Also called by requests that only look like reading. */
  change(request: FastifyRequest): void {
    const refusal = refusalOf(request);
    // A page of somebody else must not use up what its visitor may change.
    this.#charge(refusal === null ? this.#changes : this.#looks, request);
    if (refusal !== null) throw refusal;
  }

  /** Creates a table; one that is shown to everybody only if its address may show another. */
  async create<T>({ ip }: FastifyRequest, isOpen: boolean, work: () => Promise<T>): Promise<T> {
    const address = addressOf(ip);
    if (isOpen && this.#opens.isEmpty(address)) throw new Refused('too-many-tables', 'open');
    const created = await work();
    if (isOpen) this.#opens.spend(address, 1);
    return created;
  }

  /** A record is about to be imported. */
  import(request: FastifyRequest): void {
    this.#charge(this.#imports, request);
  }

  /** Refuse to replay anything more for an address that has had too much replayed. */
  requireReplaying({ ip }: FastifyRequest): void {
    if (this.#replays.isEmpty(addressOf(ip))) throw new Refused('too-fast');
  }

  /** Number of entries that were replayed for a request, or are about to be. */
  replayed({ ip }: FastifyRequest, entries: number): void {
    this.#replays.spend(addressOf(ip), entries);
  }

  #charge(buckets: Buckets, { ip, raw }: FastifyRequest): void {
    const address = addressOf(ip);
    if (buckets.take(address)) return;
    if (!this.#patience.take(address)) {
      this.#patience.spend(address, CUT_OFF);
      raw.socket.destroy();
    }
    throw new Refused('too-fast');
  }
}

/** Why nothing is changed for a request, whatever it wants. */
function refusalOf(request: FastifyRequest): Refused | null {
  if (lacksHost(request)) return new Refused('bad-message');
  return isForeign(request) ? new Refused('wrong-origin') : null;
}

/** Since HTTP/1.1 a request says which host it means. */
const lacksHost = ({ headers, raw }: FastifyRequest): boolean =>
  headers.host === undefined && raw.httpVersion !== '1.0';

/** Everything but the interface for programs is the client. An address that leads nowhere counts as the former. */
export function isClientRoute(route: string | undefined): boolean {
  return route !== undefined && !/^\/(?:api(?:\/|$)|health$|metrics$)/.test(route);
}
