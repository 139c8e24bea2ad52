import { type Game, writeRecord } from '@tafelrunde/engine';
import { clientMessage, type Me, newFork, type NewTable, newTable, PROTOCOL } from '@tafelrunde/protocol';
import {
  Hall,
  type HostStore,
  Listener,
  type LiveTable,
  pastMoment,
  perform,
  POKER_FACE,
  read,
  Refused,
  type Thinker,
} from '@tafelrunde/host';
import type { Trouble } from '../trouble.ts';
import { LOCAL, PERSON } from './ids.ts';
import type { Call, FromHost, ToHost } from './messages.ts';

export interface HostOptions {
  readonly store: HostStore;
  readonly thinker: Thinker;
  readonly loadRules: (id: string) => Promise<Game | null>;
  readonly send: (message: FromHost) => void;
  readonly botDelay?: number;
  readonly pokerFace?: number;
}

/**
 * A table on this device: what a server is to its tables, this is to one. It speaks the same protocol, and tells the page
 * no more than a server would: what the seats at this screen may see.
 */
export class LocalHost {
  readonly #options: HostOptions;
  #hall: { readonly game: string; readonly hall: Hall } | null = null;
  #here: { readonly table: LiveTable; readonly me: Me; listener: Listener | null } | null = null;
  /** One after the other, in the order they came. */
  #queue: Promise<void> = Promise.resolve();

  constructor(options: HostOptions) {
    this.#options = options;
  }

  hear(message: ToHost): void {
    this.#queue = this.#queue.then(() =>
      'call' in message ? this.#reply(message.number, message.call) : this.#receive(message.frame),
    );
  }

  async #reply(number: number, call: Call): Promise<void> {
    const { send } = this.#options;
    try {
      send({ number, value: await this.#carryOut(call) });
    } catch (thrown) {
      send({ number, error: troubleOf(thrown) });
    }
  }

  async #carryOut(call: Call): Promise<unknown> {
    switch (call.type) {
      case 'create':
        return await this.#create(call);
      case 'open': {
        const me: Me = { person: PERSON, name: call.name };
        await this.#takeOver(call.table);
        this.#here = { table: await this.#open(call.table), me, listener: null };
        return null;
      }
      case 'record': {
        const { match, stored } = await this.#open(call.table);
        if (match === null || stored.state !== 'over') throw new Refused('not-over');
        return writeRecord(match.record());
      }
      case 'past': {
        const { viewer, event } = call;
        return await pastMoment(await this.#open(call.table), { person: PERSON }, { viewer, event });
      }
      case 'fork': {
        const table = await this.#open(call.table);
        const fork = read(newFork, call.fork);
        needNobody(fork.seats);
        const hall = await this.#hallOf(table.stored.game);
        return await hall.fork(table, { person: PERSON, name: call.name }, { ...fork, open: false });
      }
    }
  }

  async #create({ order, name }: Extract<Call, { type: 'create' }>): Promise<unknown> {
    // Nobody is in a hurry here, and nobody would stop a clock while the page is closed.
    const { clock: _clock, ...plan } = read(newTable, order);
    needNobody(plan.seats);
    const hall = await this.#hallOf(plan.game);
    return await hall.create({ person: PERSON, name }, { ...plan, open: false });
  }

  async #open(id: string): Promise<LiveTable> {
    const stored = await this.#options.store.tables.table(id);
    if (stored === undefined) throw new Refused('unknown-table');
    const hall = await this.#hallOf(stored.game);
    return await hall.open(id);
  }

  async #hallOf(id: string): Promise<Hall> {
    if (this.#hall?.game === id) return this.#hall.hall;
    const { store, thinker, loadRules, botDelay, pokerFace = POKER_FACE } = this.#options;
    const game = await loadRules(id).catch((cause: unknown) => {
      throw new NotKept(id, { cause });
    });
    if (game === null) throw new Refused('unknown-game');
    const hall = new Hall({
      services: { store, metrics: { answered: () => {} }, pokerFace, log },
      games: [{ game, address: id }],
      thinker,
      ...(botDelay !== undefined && { botDelay }),
      // A worker lives no longer than its page.
      keepIdle: 2 ** 30,
      idPrefix: LOCAL,
    });
    this.#hall = { game: id, hall };
    return hall;
  }

  /** Two tabs at one table would overwrite each other: the one opened last goes on. */
  async #takeOver(table: string): Promise<void> {
    const locks = globalThis.navigator?.locks;
    if (locks === undefined) return;
    await new Promise<void>((resolve) => {
      const held = locks.request(`tafelrunde table ${table}`, { steal: true }, () => {
        resolve();
        return new Promise(() => {});
      });
      held.catch(() => {
        this.#here = null;
        this.#hall?.hall.close();
        this.#options.send({ elsewhere: true });
      });
    });
  }

  async #receive(frame: unknown): Promise<void> {
    const id = (frame as { readonly id?: string }).id ?? null;
    try {
      const message = read(clientMessage, frame);
      if (this.#here === null || this.#hall === null) throw new Refused('unknown-table');
      const { table, me } = this.#here;
      if (message.type !== 'hello') {
        await perform(this.#hall.hall, table, me, message, () => {
          this.#tell(JSON.stringify({ type: 'done', id: message.id }));
        });
        return;
      }
      if (message.protocol !== PROTOCOL) throw new Refused('wrong-protocol', 'protocol');
      if (this.#here.listener !== null) throw new Refused('bad-message', 'type');
      const listener = new Listener(me, (text) => this.#tell(text));
      this.#here.listener = listener;
      table.join(listener, message);
    } catch (thrown) {
      this.#tell(JSON.stringify({ type: 'refused', id, error: troubleOf(thrown) }));
    }
  }

  #tell(frame: string): void {
    this.#options.send({ frame });
  }
}

/** Nobody can come to this device by a link. */
function needNobody(seats: NewTable['seats']): void {
  if (seats.some(({ who }) => who === 'free')) throw new Refused('bad-seats', 'seats');
}

/** The rules could not be fetched: they were never laid by on this device, and there is no way to the server. */
class NotKept extends Error {
  override readonly name = 'NotKept';
}

function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof Refused) return thrown.error;
  if (thrown instanceof NotKept) return { code: 'not-kept' };
  log.error({}, String(thrown));
  return { code: 'internal' };
}

/** A browser's console is where somebody who looks for a fault looks. Nothing is sent anywhere. */
const log = {
  info: () => {},
  warn: (fields: object, message: string) => console.warn(message, fields),
  error: (fields: object, message: string) => console.error(message, fields),
};
