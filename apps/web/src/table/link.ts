import { type ClientMessage, PROTOCOL, type ServerMessage } from '@tafelrunde/protocol';
import type { Trouble } from '../api.ts';
import { heardTime } from './server-time.ts';
import { heldOf, nothingYet, received, type TableState } from './state.ts';

export type Request = Exclude<ClientMessage, { type: 'hello' }>;
/** A message without the id that this file gives it. */
type Wish<M extends Request = Request> = M extends Request ? Omit<M, 'id'> : never;

interface Sent {
  readonly message: Request;
  readonly settle: (trouble: Trouble | null) => void;
}

/** After these the same address will not answer differently. */
const final: ReadonlySet<Trouble['code']> = new Set([
  'unknown-table',
  'unknown-game',
  'unknown-guest',
  'wrong-protocol',
  'wrong-origin',
  'too-many',
  'older-version',
  'newer-version',
  'bad-record',
]);

/** The way to one table, wherever it stands. It keeps what came over it; how it came is for those who extend it. */
export abstract class TableLink {
  readonly #listeners = new Set<() => void>();
  readonly #sent = new Map<string, Sent>();
  readonly #name = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
  #state: TableState = nothingYet;
  #number = 0;

  abstract open(): void;
  abstract close(): void;
  /** Whether something that is said now is heard. */
  protected abstract get isOpen(): boolean;
  protected abstract say(message: ClientMessage): void;

  readonly state = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves to null once it is done, or to why not. An answer outlives a broken wire: it is sent again. */
  readonly send = (wish: Wish): Promise<Trouble | null> => {
    const message = { ...wish, id: `${this.#name}-${++this.#number}` };
    return new Promise((settle) => {
      if (!this.isOpen && message.type !== 'answer') {
        settle({ code: 'no-connection' });
        return;
      }
      this.#sent.set(message.id, { message, settle });
      if (this.isOpen) this.say(message);
    });
  };

  /** What is known already, and what waits for a reply. */
  protected get hello(): ClientMessage {
    return { type: 'hello', protocol: PROTOCOL, ...heldOf(this.#state) };
  }
  protected get unanswered(): readonly Request[] {
    return [...this.#sent.values()].map(({ message }) => message);
  }

  protected hear(message: ServerMessage): void {
    if (message.type === 'done') {
      this.#settle(message.id, null);
    } else if (message.type === 'refused') {
      if (message.id !== null) this.#settle(message.id, message.error);
      else if (final.has(message.error.code)) this.end(message.error);
    } else {
      if (message.type === 'welcome') heardTime(message.now);
      this.#set(received(this.#state, message));
    }
  }

  /** There is no use in trying again. */
  protected end(gone: Trouble): void {
    for (const id of this.#sent.keys()) this.#settle(id, gone);
    this.#set({ ...this.#state, gone });
  }

  /** The wire is broken, for now. Only answers wait for it to be mended. */
  protected lose(trouble: Trouble): void {
    for (const [id, { message }] of this.#sent) if (message.type !== 'answer') this.#settle(id, trouble);
    if (this.#state.connected) this.#set({ ...this.#state, connected: false });
  }

  #settle(id: string, trouble: Trouble | null): void {
    this.#sent.get(id)?.settle(trouble);
    this.#sent.delete(id);
  }

  #set(state: TableState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
