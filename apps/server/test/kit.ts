import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after } from 'node:test';
import type { Viewer, WireQuestion } from '@tafelrunde/engine';
import type {
  BotLevel,
  ClientMessage,
  Me,
  Moment,
  NewTable,
  ServerMessage,
  TableSummary,
  WireError,
} from '@tafelrunde/protocol';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import { smallClient, temporaryFolder } from './folders.ts';

const quick = { perSecond: 100_000, burst: 100_000 };

/** A server with the practice games, in haste, gone after the tests of the file. */
export async function openHouse(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    dataFolder: options.dataFolder ?? (await temporaryFolder()),
    clientFolder: await smallClient(),
    games: [],
    fixtures: true,
    botDelay: 0,
    pokerFace: 0,
    evenReplies: 0,
    openMetrics: true,
    messagePace: quick,
    requestPace: quick,
    lookPace: quick,
    replayPace: quick,
    importPace: quick,
    openPace: quick,
    chatPaces: { player: quick, watcher: quick, watchers: quick },
    ...options,
  });
  after(() => server.close());
  return server;
}

/** Until the server counts so many. */
export async function metric({ url }: { readonly url: string }, line: RegExp): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!line.test(await (await fetch(`${url}/metrics`)).text())) {
    assert(Date.now() < deadline, String(line));
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Somebody with a browser. */
export class Person {
  url: string;
  me: Me;
  readonly #cookie: string;

  private constructor(url: string, me: Me, cookie: string) {
    this.url = url;
    this.me = me;
    this.#cookie = cookie;
  }

  static async arrive({ url }: { readonly url: string }): Promise<Person> {
    const response = await fetch(`${url}/api/me`);
    const cookie = response.headers.get('set-cookie')!.split(';')[0];
    return new Person(url, (await response.json()) as Me, cookie);
  }

  async ask<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
    const response = await this.request(path, body, method);
    const json = (await response.json()) as T;
    assert(response.ok, JSON.stringify(json));
    return json;
  }

  async refused(path: string, body?: unknown, method?: string): Promise<WireError & { status: number }> {
    const response = await this.request(path, body, method);
    assert(!response.ok);
    const { error } = (await response.json()) as { error: WireError };
    return { ...error, status: response.status };
  }

  async request(
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async putUp(
    game: string,
    seats: readonly ('me' | 'free' | BotLevel)[],
    more: Partial<NewTable> = {},
  ): Promise<TableSummary> {
    const plan = seats.map((who) => (who === 'me' || who === 'free' ? { who } : { who: 'bot', level: who }));
    return await this.ask<TableSummary>('/api/tables', { game, seats: plan, open: false, ...more });
  }

  /** Open a window at a table. */
  async open(
    table: string,
    seen?: Record<string, number>,
    headers: Record<string, string> = {},
  ): Promise<Window> {
    const window = await this.knock(table, headers);
    window.send({ type: 'hello', protocol: 1, ...(seen === undefined ? {} : { seen }) });
    return window;
  }

  /** A socket at a table that has not said hello. */
  async knock(table: string, headers: Record<string, string> = {}): Promise<Window> {
    const window = new Window(this.url, table, { cookie: this.#cookie, ...headers });
    await window.opened;
    return window;
  }
}

type Order = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;
type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A window at a table, and everything it has heard. */
export class Window {
  readonly heard: ServerMessage[] = [];
  readonly texts: string[] = [];
  readonly opened: Promise<unknown>;
  readonly closed: Promise<number>;
  readonly moments = new Map<Viewer, Moment>();
  table: TableSummary | null = null;
  isClosed = false;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  #orders = 0;

  constructor(url: string, table: string, headers: Record<string, string>) {
    // Node's own WebSocket takes headers, which a browser's does not.
    const options = { headers } as unknown as string[];
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, options);
    this.opened = once(this.#socket, 'open');
    this.closed = new Promise((done) => {
      this.#socket.addEventListener('close', ({ code }) => {
        done(code);
        this.isClosed = true;
        for (const look of this.#waiting) look();
      });
    });
    this.#socket.addEventListener('error', () => {});
    this.#socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.texts.push(text);
    this.heard.push(message);
    if (message.type === 'moment') this.moments.set(message.viewer, message);
    if (message.type === 'table') this.table = message.table;
    for (const look of this.#waiting) look();
  }

  /** The first thing heard, from now or before, for which `found` gives something. */
  async until<T>(found: () => T | undefined | null | false): Promise<T> {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`waited in vain; heard last: ${this.texts.slice(-3).join('\n')}`));
      }, 15_000);
      const look = (): void => {
        const value = found();
        if (value === undefined || value === null || value === false) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(value);
      };
      this.#waiting.add(look);
      look();
    });
  }

  async hears<T extends ServerMessage['type']>(type: T): Promise<Of<T>> {
    return await this.until(() => this.heard.find((message): message is Of<T> => message.type === type));
  }

  send(message: ClientMessage | object): void {
    this.#socket.send(JSON.stringify(message));
  }
  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** Send an order and wait for its reply. Null: it was done. */
  async order(order: Order, id = `n${++this.#orders}`): Promise<WireError | null> {
    this.send({ ...order, id });
    const reply = await this.until(() =>
      this.heard.find(
        (message) => (message.type === 'done' || message.type === 'refused') && message.id === id,
      ),
    );
    return reply.type === 'refused' ? reply.error : null;
  }
  async done(order: Order): Promise<void> {
    assert.equal(await this.order(order), null);
  }

  /** The seat's next question. */
  async question(seat: number, after?: string): Promise<{ question: WireQuestion; ticket: string }> {
    return await this.until(() => {
      const { question, ticket } = this.moments.get(seat) ?? {};
      return question && ticket && ticket !== after ? { question, ticket } : null;
    });
  }

  /** Answer whatever the seat is asked now. */
  async play(seat: number, random: () => number = Math.random): Promise<WireError | null> {
    const { question, ticket } = await this.question(seat);
    return await this.order({ type: 'answer', seat, ticket, answer: anyAnswer(question, random) });
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.closed;
  }
}

/** Any legal answer, from what the wire says alone. */
export function anyAnswer(
  question: WireQuestion,
  random: () => number,
): string | number | boolean | string[] | { x: number; y: number }[] {
  const ids = question.options.filter(({ no }) => no === undefined).map(({ id }) => id);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  switch (question.kind) {
    case 'one':
      return pick(ids);
    case 'some': {
      const count =
        question.min + Math.floor(random() * (Math.min(question.max, ids.length) - question.min + 1));
      return ids.toSorted(() => random() - 0.5).slice(0, count);
    }
    case 'order':
      return ids;
    case 'number':
      return question.min + Math.floor(random() * (question.max - question.min + 1));
    case 'confirm':
      return random() < 0.5;
    case 'place':
      return [{ x: Math.floor(random() * 1001), y: Math.floor(random() * 1001) }];
  }
}

/** All windows play their seats at random until the match is over. */
export async function playOut(
  players: readonly { readonly window: Window; readonly seat: number }[],
  random: () => number = Math.random,
): Promise<void> {
  await Promise.all(
    players.map(async ({ window, seat }) => {
      for (;;) {
        const next = await window.until(() => {
          if (window.table?.state === 'over') return 'over';
          return window.moments.get(seat)?.ticket;
        });
        if (next === 'over') return;
        const error = await window.play(seat, random);
        // Somebody else may have been quicker, and a place may be forbidden.
        assert(
          error === null || ['stale', 'not-asked', 'blocked', 'over'].includes(error.code),
          JSON.stringify(error),
        );
        if (error === null)
          await window.until(
            () => window.moments.get(seat)?.ticket !== next || window.table?.state === 'over',
          );
      }
    }),
  );
}
