import { createHmac } from 'node:crypto';
import type { Services } from '@tafelrunde/host';
import type { Device, NoticeStore, Webhook } from '../store/notices.ts';
import type { Post, Sending } from './outside.ts';
import { encrypt, pushHeaders, type VapidKeys } from './push.ts';

/** Milliseconds until something that could not be delivered is tried again, and again. */
const AGAIN = [30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000];
/** The address is no longer there, and never will be. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** What somebody is told. Nothing in it is secret: those who deliver it may read it. */
export interface Notice {
  readonly type: 'turn' | 'trial';
  readonly person: string;
  readonly name: string;
  readonly table: string | null;
  readonly game: string | null;
  /** By language, what a notice on a screen says. */
  readonly says: Readonly<Record<'de' | 'en', { readonly title: string; readonly body: string }>>;
}

interface DeliveryOptions {
  readonly store: NoticeStore;
  readonly keys: VapidKeys;
  readonly post: Post;
  readonly contact: string;
  readonly now: () => number;
  readonly log: Services['log'];
  /** In tests: how long until it is tried again. */
  readonly again?: readonly number[];
}

/** Something that is sent to one address, perhaps more than once. */
interface Attempted {
  readonly make: () => [string, Sending];
  /** Whether it is still worth sending. */
  readonly holds: () => boolean;
  /** It arrived, or is not tried any more. */
  readonly ended: () => void;
}

/** Brings notices to browsers and to webhooks. */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /**
   * Send it to everywhere somebody wants it; false where nothing took it at once. Then it is tried again later, unless it no
   * longer holds: who has moved meanwhile is not to be called to the table. `settled` is called when nothing is tried any more.
   */
  async deliver(
    notice: Notice,
    holds: () => boolean = () => true,
    settled: () => void = () => {},
  ): Promise<boolean> {
    const { store } = this.#options;
    const [devices, webhooks] = [await store.devices(notice.person), await store.webhooks(notice.person)];
    let open = devices.length + webhooks.length;
    if (open === 0) settled();
    const ended = (): void => {
      if (--open === 0) settled();
    };
    const taken = await Promise.all([
      ...devices.map((to) => this.#try('devices', to, { holds, ended, make: () => this.#push(to, notice) })),
      ...webhooks.map((to) =>
        this.#try('webhooks', to, { holds, ended, make: () => this.#call(to, notice) }),
      ),
    ]);
    return taken.includes(true);
  }

  /** Send it once to all addresses of a person, to show whether they work. */
  async deliverOnce(notice: Notice): Promise<void> {
    await this.deliver(notice, () => false);
  }

  #push({ endpoint, key, auth, language }: Device, notice: Notice): [string, Sending] {
    const { keys, contact, now } = this.#options;
    const { table, says } = notice;
    const message = { ...says[language], path: pathOf(table), tag: table ?? 'trial' };
    const headers = pushHeaders(endpoint, keys, {
      contact,
      topic: (table ?? 'trial').slice(0, 32),
      now: now(),
    });
    return [endpoint, { headers, body: encrypt(Buffer.from(JSON.stringify(message)), { key, auth }) }];
  }

  #call({ url, secret }: Webhook, { type, person, name, table, game }: Notice): [string, Sending] {
    const at = this.#options.now();
    const path = table === null ? null : pathOf(table);
    const body = JSON.stringify({ type, at, person, name, table, game, path });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'tafelrunde-signature': `sha256=${signature}` };
    return [url, { headers, body }];
  }

  async #try(
    kind: 'devices' | 'webhooks',
    to: Device | Webhook,
    sending: Attempted,
    attempt = 0,
  ): Promise<boolean> {
    const { post, store, log, again = AGAIN } = this.#options;
    const { holds, make, ended } = sending;
    let status = 0;
    try {
      status = await post(...make());
    } catch (thrown) {
      log.info({ notice: to.id, message: String(thrown) }, 'a notice did not arrive');
    }
    const isTaken = status >= 200 && status < 300;
    const pause = again[attempt];
    if (GONE.has(status)) {
      await store.remove(kind, to.person, to.id);
      log.info({ notice: to.id, status }, 'an address for notices is gone');
    } else if (!isTaken && pause !== undefined && holds()) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        if (holds()) void this.#try(kind, to, sending, attempt + 1);
        else ended();
      }, pause).unref();
      this.#timers.add(timer);
      return false;
    }
    ended();
    return isTaken;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

const pathOf = (table: string | null): string => (table === null ? '/' : `/table/${table}`);
