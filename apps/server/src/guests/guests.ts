import { createHash, randomBytes } from 'node:crypto';
import type { Me } from '@tafelrunde/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { NAMELESS, nickname } from './nicknames.ts';

const COOKIE = 'tafelrunde';
/** The longest that browsers keep a cookie. */
const SECONDS = 400 * 24 * 60 * 60;
/** How long a code carries a guest to another browser, in milliseconds. */
const CARRY = 10 * 60 * 1000;
/** Guests kept at hand, so that a socket need not ask the database who it is. */
const AT_HAND = 10_000;

/** Who is behind a request. A guest is whoever holds the cookie; there is nothing else to know. */
export class Guests {
  readonly #store: Store;
  readonly #atHand = new Map<string, Me>();
  /** By person, how to end what they have open. */
  readonly #open = new Map<string, Set<() => void>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The guest of this request, or null if it brings no cookie that is known. */
  async find(request: FastifyRequest): Promise<Me | null> {
    const token = request.cookies[COOKIE];
    if (token === undefined || token.length > 64) return null;
    const hash = hashOf(token);
    const known = this.#atHand.get(hash);
    if (known !== undefined) return known;
    const stored = await this.#store.guests.byToken(hash);
    return stored === undefined ? null : this.#keep(hash, { person: stored.id, name: stored.name });
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

  /** Something a guest has open, to be ended when they want to be forgotten; returns how to say that it is closed. */
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
  sendAway({ person }: Me): void {
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

  async rename(request: FastifyRequest, name: string): Promise<Me> {
    const me = await this.find(request);
    if (me === null) throw new Refused('unknown-guest');
    await this.#store.guests.rename(me.person, name);
    const renamed = { ...me, name };
    // The same guest may be at hand from several browsers.
    for (const [hash, { person }] of this.#atHand) if (person === me.person) this.#atHand.set(hash, renamed);
    return renamed;
  }

  #keep(hash: string, me: Me): Me {
    if (this.#atHand.size >= AT_HAND) this.#atHand.clear();
    this.#atHand.set(hash, me);
    return me;
  }
}

const newToken = (): string => randomBytes(16).toString('base64url');

/** The cookie is 128 random bits: a plain hash is as good as it can be. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
