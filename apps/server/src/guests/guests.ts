import { createHash, randomBytes } from 'node:crypto';
import { NAMELESS, nickname, Refused } from '@tafelrunde/host';
import type { Me } from '@tafelrunde/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';

const COOKIE = 'tafelrunde';
/** The longest that browsers keep a cookie. */
const SECONDS = 400 * 24 * 60 * 60;
/** How long a code carries a guest to another browser, in milliseconds. */
const CARRY = 10 * 60 * 1000;
/** How many guests are kept at hand for when the database is away. */
const AT_HAND = 10_000;
/** How often we look whether those who have something open were forgotten at another server, in milliseconds. */
const LOOK = 2000;

/** Who is behind a request. A guest is known by a cookie alone. */
export class Guests {
  readonly #store: Store;
  /** By cookie, who was known when the database last answered. */
  readonly #atHand = new Map<string, Me>();
  /** By person, how to end what they have open. */
  readonly #open = new Map<string, Set<() => void>>();

  readonly #timer: NodeJS.Timeout;

  constructor(store: Store) {
    this.#store = store;
    this.#timer = setInterval(() => void this.look().catch(() => {}), LOOK).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** End what those have open who were forgotten, perhaps at another server on the same database. */
  async look(): Promise<void> {
    const people = [...this.#open.keys()];
    const known = await this.#store.guests.known(people);
    for (const person of people) if (!known.has(person)) this.sendAway({ person });
  }

  /**
   * The guest of this request, or null if it brings no cookie that is known. The database is asked every time: another server may
   * have forgotten them.
   */
  async find(request: FastifyRequest): Promise<Me | null> {
    const token = request.cookies[COOKIE];
    if (token === undefined || token.length > 64) return null;
    const hash = hashOf(token);
    try {
      const stored = await this.#store.guests.byToken(hash);
      this.#atHand.delete(hash);
      return stored === undefined ? null : this.#keep(hash, { person: stored.id, name: stored.name });
    } catch (thrown) {
      // While the database is away, guests seen before stay known: they can look at what is in memory.
      const known = this.#atHand.get(hash);
      if (known === undefined) throw thrown;
      return known;
    }
  }

  /** The guest of this request; somebody new gets a name and a cookie. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    const known = await this.find(request);
    if (known !== null) return known;
    const token = newToken();
    const me = { person: randomBytes(9).toString('base64url'), name: nickname() };
    await this.#store.guests.create({ id: me.person, name: me.name }, hashOf(token));
    return this.#admit(request, reply, token, me);
  }

  /** A code that makes another browser this guest's too: once, and within minutes. */
  async offerCarry(me: Me): Promise<{ readonly code: string; readonly endsAt: number }> {
    const code = newToken();
    const endsAt = Date.now() + CARRY;
    await this.#store.guests.offerCarry(me.person, hashOf(code), new Date(endsAt));
    return { code, endsAt };
  }

  /** This browser brings a code: from now on it is that guest's. */
  async takeCarry(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Me> {
    const token = newToken();
    const guest = await this.#store.guests.takeCarry(hashOf(code), hashOf(token));
    if (guest === undefined) throw new Refused('unknown-code', 'code');
    return this.#admit(request, reply, token, { person: guest.id, name: guest.name });
  }

  /** Registers something a guest has open, to be ended when they want to be forgotten. Call the returned function once it is closed. */
  opened(person: string, end: () => void): () => void {
    let open = this.#open.get(person);
    if (open === undefined) this.#open.set(person, (open = new Set()));
    open.add(end);
    return () => {
      open.delete(end);
      if (open.size === 0) this.#open.delete(person);
    };
  }

  /** End everything a guest has open. */
  sendAway({ person }: Pick<Me, 'person'>): void {
    for (const end of this.#open.get(person) ?? []) end();
  }

  /** Forget the guest of this request, in every browser. */
  async forget(me: Me, reply: FastifyReply): Promise<void> {
    await this.#store.guests.forget(me.person, NAMELESS);
    for (const [hash, { person }] of this.#atHand) if (person === me.person) this.#atHand.delete(hash);
    reply.clearCookie(COOKIE, { path: '/' });
  }

  #admit(request: FastifyRequest, reply: FastifyReply, token: string, me: Me): Me {
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: SECONDS,
    });
    return this.#keep(hashOf(token), me);
  }

  #keep(hash: string, me: Me): Me {
    if (this.#atHand.size >= AT_HAND) this.#atHand.clear();
    this.#atHand.set(hash, me);
    return me;
  }

  async rename(request: FastifyRequest, name: string): Promise<Me> {
    const me = await this.find(request);
    if (me === null) throw new Refused('unknown-guest');
    await this.#store.guests.rename(me.person, name);
    return { ...me, name };
  }
}

const newToken = (): string => randomBytes(16).toString('base64url');

/** The cookie is 128 random bits: a plain hash is as good as it can be. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
