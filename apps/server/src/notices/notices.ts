import type { Services, LiveTable } from '@tafelrunde/host';
import type { NoticeStore } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import { NoticeBoard } from './board.ts';
import { Delivery, type Notice } from './delivery.ts';
import { type Post, wayOut } from './outside.ts';
import { newVapidKeys, type VapidKeys } from './push.ts';

export interface NoticeOptions {
  /** Let notices go to addresses in private networks and without encryption, too. */
  readonly privateNotices?: boolean;
  /** Whom a push service may turn to, as `mailto:` or `https:`. */
  readonly contact?: string;
  /** In tests: another way out. */
  readonly post?: Post;
}

type NoticeHouse = Pick<Services, 'log'> & {
  readonly now: () => number;
  readonly tableInMemory: (id: string) => LiveTable | undefined;
};

/** Turn notices: who is told, and how it gets there. */
export class Notices {
  readonly publicKey: string;
  readonly privately: boolean;
  readonly #board: NoticeBoard;
  readonly #delivery: Delivery;
  readonly #store: NoticeStore;
  readonly #log: Services['log'];

  private constructor(store: Store, keys: VapidKeys, house: NoticeHouse, options: NoticeOptions) {
    const { privateNotices = false, contact = 'mailto:postmaster@tafelrunde.example', post } = options;
    this.publicKey = keys.publicKey;
    this.privately = privateNotices;
    this.#delivery = new Delivery({
      store: store.notices,
      keys,
      post: post ?? wayOut(privateNotices),
      contact,
      ...house,
    });
    this.#board = new NoticeBoard({
      now: house.now,
      told: store.notices,
      tableInMemory: house.tableInMemory,
      deliver: (notice, holds, settled) => this.#delivery.deliver(notice, holds, settled),
      fail: (thrown) => house.log.error({ message: String(thrown) }, 'a notice could not be sent'),
    });
    this.#store = store.notices;
    this.#log = house.log;
  }

  /** The keys are made once and kept: browsers subscribe to them. */
  static async open(store: Store, house: NoticeHouse, options: NoticeOptions): Promise<Notices> {
    const kept =
      (await store.house.read('vapid')) ??
      (await store.house.settle('vapid', JSON.stringify(newVapidKeys())));
    return new Notices(store, JSON.parse(kept) as VapidKeys, house, options);
  }

  note(table: LiveTable): void {
    this.#board.note(table);
  }

  /** After a restart, tell people who were asked and not told yet. */
  async resume(open: (table: string) => Promise<LiveTable>): Promise<void> {
    for (const id of await this.#store.tablesToTell()) {
      try {
        this.note(await open(id));
      } catch (thrown) {
        this.#log.error({ table: id, message: String(thrown) }, 'a table does not open');
      }
    }
  }

  /** Somebody tries what a notice looks like. */
  async tell(notice: Notice): Promise<void> {
    await this.#delivery.deliverOnce(notice);
  }

  close(): void {
    this.#board.close();
    this.#delivery.close();
  }
}
