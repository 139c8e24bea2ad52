import type { ClientMessage, ServerMessage } from '@tafelrunde/protocol';
import { socketAddress, troubleOf, type Trouble } from '../api.ts';
import { meetMe } from '../me.ts';
import { TableLink } from './link.ts';

const firstWait = 250;
const longestWait = 8000;
/** So often the page asks whether anybody is there, and so long it waits for a reply to whatever it says. */
const beat = 25_000;
const patience = 10_000;

/** The wire to a table on a server. It keeps itself open. */
export class SocketLink extends TableLink {
  readonly #table: string;
  #socket: WebSocket | null = null;
  #wait = firstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #beats: ReturnType<typeof setInterval> | undefined;
  /** When something was heard last. */
  #heard = 0;

  constructor(table: string) {
    super();
    this.#table = table;
  }

  open(): void {
    this.#closed = false;
    addEventListener('online', this.#soon);
    document.addEventListener('visibilitychange', this.#soon);
    this.#beats = setInterval(this.#beat, beat);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#soon);
    document.removeEventListener('visibilitychange', this.#soon);
    clearInterval(this.#beats);
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  protected get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Everything that is said is replied to. A wire that has died in silence is given up, and another is laid. */
  protected say(message: ClientMessage): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.send(JSON.stringify(message));
    const said = performance.now();
    setTimeout(() => {
      if (this.#socket !== socket || this.#heard >= said) return;
      this.#socket = null;
      socket.close();
      this.#wait = firstWait;
      this.#lost({ code: 'no-connection' });
    }, patience);
  }

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
      this.say(this.hello);
      for (const message of this.unanswered) this.say(message);
      if (document.hidden) this.#beat();
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      this.#heard = performance.now();
      if (message.type !== 'refused') this.#wait = firstWait;
      this.hear(message);
    });
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost({ code: 'no-connection' });
    });
  }

  #lost(trouble: Trouble): void {
    this.lose(trouble);
    if (this.#closed || this.state().gone !== null) return;
    // A little scatter, so that a restarted server is not stormed by all its tables at once.
    this.#timer = setTimeout(() => void this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(longestWait, this.#wait * 2);
  }

  readonly #beat = (): void => {
    // Who has forgotten a window behind others is not there: they are told elsewhere that it is their turn.
    if (this.isOpen) void this.send({ type: 'beat', ...(document.hidden && { hidden: true }) });
  };

  /** Back from another network, or from behind another window; or gone there. */
  readonly #soon = (): void => {
    if (document.hidden) return this.#beat();
    this.#wait = firstWait;
    if (this.#socket !== null) return this.#beat();
    clearTimeout(this.#timer);
    void this.#connect();
  };
}
