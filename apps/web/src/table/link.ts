import { PROTOCOL, type ClientMessage, type ServerMessage } from '@tafelrunde/protocol';
import { socketAddress, troubleOf, type Trouble } from '../api.ts';
import { meetMe } from '../me.ts';
import { nothingYet, received, type TableState } from './state.ts';

type Request = Exclude<ClientMessage, { type: 'hello' }>;
/** A message without the id that this file gives it. */
type Wish<M extends Request = Request> = M extends Request ? Omit<M, 'id'> : never;

interface Sent {
  readonly message: Request;
  readonly settle: (trouble: Trouble | null) => void;
}

/** After these the same address will not answer differently. */
const final: ReadonlySet<Trouble['code']> = new Set([
  'unknown-table',
  'unknown-guest',
  'wrong-protocol',
  'wrong-origin',
]);
const firstWait = 250;
const longestWait = 8000;

/** The wire to one table: keeps itself open, and keeps what came over it. */
export class TableLink {
  readonly #table: string;
  readonly #listeners = new Set<() => void>();
  readonly #sent = new Map<string, Sent>();
  #socket: WebSocket | null = null;
  #state: TableState = nothingYet;
  #wait = firstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #number = 0;
  readonly #name = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';

  constructor(table: string) {
    this.#table = table;
  }

  open(): void {
    this.#closed = false;
    addEventListener('online', this.#soon);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#soon);
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  readonly state = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves to null once it is done, or to why not. An answer outlives a broken wire: it is sent again. */
  readonly send = (wish: Wish): Promise<Trouble | null> => {
    const message = { ...wish, id: `${this.#name}-${++this.#number}` };
    return new Promise((settle) => {
      if (this.#socket?.readyState !== WebSocket.OPEN && message.type !== 'answer') {
        settle({ code: 'no-connection' });
        return;
      }
      this.#sent.set(message.id, { message, settle });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    });
  };

  async #connect(): Promise<void> {
    try {
      await meetMe();
    } catch (error) {
      this.#lost(troubleOf(error));
      return;
    }
    if (this.#closed || this.#socket !== null) return;
    const socket = new WebSocket(socketAddress(this.#table));
    this.#socket = socket;
    socket.addEventListener('open', () => {
      const seen = Object.fromEntries(
        [...this.#state.events].map(([viewer, { length }]) => [viewer, length]),
      );
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen } satisfies ClientMessage));
      for (const { message } of this.#sent.values()) socket.send(JSON.stringify(message));
    });
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost({ code: 'no-connection' });
    });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'done') {
      this.#settle(message.id, null);
    } else if (message.type === 'refused') {
      if (message.id !== null) this.#settle(message.id, message.error);
      else if (final.has(message.error.code)) this.#set({ ...this.#state, gone: message.error });
    } else {
      this.#wait = firstWait;
      this.#set(received(this.#state, message));
    }
  }

  #settle(id: string, trouble: Trouble | null): void {
    this.#sent.get(id)?.settle(trouble);
    this.#sent.delete(id);
  }

  #lost(trouble: Trouble): void {
    for (const [id, { message }] of this.#sent) if (message.type !== 'answer') this.#settle(id, trouble);
    if (this.#closed || this.#state.gone !== null) return;
    this.#set({ ...this.#state, connected: false });
    // A little scatter, so that a restarted server is not stormed by all its tables at once.
    this.#timer = setTimeout(() => void this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(longestWait, this.#wait * 2);
  }

  readonly #soon = (): void => {
    this.#wait = firstWait;
    if (this.#socket === null) {
      clearTimeout(this.#timer);
      void this.#connect();
    }
  };

  #set(state: TableState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
