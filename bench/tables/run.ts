/**
 * Many tables at once: how long an answer takes from the client's hand to its acknowledgement, and what a table weighs that
 * nobody plays at. The server runs in a process of its own; this one is the people. Without a game it is the practice game;
 * a real one is heavier.
 *
 *   node_modules/.bin/node bench/tables/run.ts [--game hoard|thunderstone|talisman|…] [--tables 200] [--seconds 20]
 *     [--only answers|weights] [--hostile] [--profile]
 *
 * With `--hostile` the server has the limits it has for strangers, one guest floods it, one uploads records, one holds half-sent
 * requests open (`attackers.ts`), and bots think at fifty further tables. Then only answers are measured.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const SEATS = 4;
/** Answers given at a table before it is weighed. */
const ANSWERS = 30;
/** What the project promises. */
const BAR = { acknowledged: 100, weight: 100_000 };

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'hoard' },
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
    hostile: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
});
const { game, hostile } = values;
/** Tables at which bots think, where somebody means harm. */
const THINKING = 50;
const tables = Number(values.tables);
const seconds = Number(values.seconds);

interface Question {
  readonly kind: string;
  readonly options: readonly { readonly id: string; readonly no?: string }[];
  readonly min: number;
  readonly max: number;
}
interface Asked {
  readonly seat: number;
  readonly question: Question;
  readonly ticket: string;
}
interface Reply {
  readonly id: string;
  readonly type: string;
  readonly error?: { readonly code: string };
}
interface Moment {
  readonly viewer: number;
  readonly question: Question | null;
  readonly ticket: string | null;
}

let arrived = 0;

/** Somebody at a table: a cookie and a socket. Only what is needed to answer is read. */
class Player {
  readonly #cookie: string;
  /** Where they come from, as a proxy would say it: nobody is to be counted for somebody else. */
  readonly #from: string;
  #socket!: WebSocket;
  readonly #sent = new Map<string, number>();
  #orders = 0;
  /** What this person is asked, by seat. */
  readonly asked = new Map<number, Asked>();
  readonly waits: number[] = [];
  /** Places on the map, or choices together, that were not allowed: only the rules know which are, so another is tried. */
  blocked = 0;
  /** Why anything else was refused. */
  readonly refused: string[] = [];
  #done: (() => void) | null = null;
  #asked: (() => void) | null = null;
  #last: Asked | null = null;

  private constructor(cookie: string, from: string) {
    this.#cookie = cookie;
    this.#from = from;
  }

  static async arrive(url: string): Promise<Player> {
    const number = ++arrived;
    const from = `10.0.${number >> 8}.${number & 255}`;
    const response = await fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': from } });
    await response.arrayBuffer();
    return new Player(response.headers.get('set-cookie')!.split(';')[0], from);
  }

  async putUp(url: string, seats: readonly object[], played = game): Promise<string> {
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'application/json', 'x-forwarded-for': this.#from },
      body: JSON.stringify({
        game: played,
        // The longest match of the practice game; a real one is long enough as it is.
        options: played === 'hoard' ? { goal: 16 } : {},
        seats,
        open: false,
      }),
    });
    const table = (await response.json()) as { id: string };
    if (!response.ok) throw new Error(`no table of ${played} could be put up: ${JSON.stringify(table)}`);
    return table.id;
  }

  async open(url: string, table: string): Promise<void> {
    const headers = { cookie: this.#cookie, 'x-forwarded-for': this.#from };
    const options = { headers } as unknown as string[];
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, options);
    await once(this.#socket, 'open');
    this.#socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    this.#socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"done"') || text.startsWith('{"type":"refused"')) {
      const { id, type, error } = JSON.parse(text) as Reply;
      const sent = this.#sent.get(id);
      if (sent !== undefined) this.waits.push(performance.now() - sent);
      if (type === 'refused' && error?.code === 'blocked' && this.#last !== null) {
        this.blocked++;
        this.asked.set(this.#last.seat, this.#last);
      } else if (type === 'refused') this.refused.push(error?.code ?? 'without a reason');
      this.#sent.delete(id);
      this.#done?.();
    } else if (text.startsWith('{"type":"moment"')) {
      const { viewer, question, ticket } = JSON.parse(text) as Moment;
      if (question === null || ticket === null) this.asked.delete(viewer);
      else this.asked.set(viewer, { seat: viewer, question, ticket });
      this.#asked?.();
    }
  }

  send(message: object): void {
    const id = String(++this.#orders);
    this.#sent.set(id, performance.now());
    this.#socket.send(JSON.stringify({ ...message, id }));
  }

  async order(message: object): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#done = resolve;
    this.send(message);
    await promise;
    this.#done = null;
  }

  /** Something it has sent is not acknowledged yet. */
  get isWaiting(): boolean {
    return this.#sent.size > 0;
  }

  /** Answer something, if there is anything to answer. */
  play(): boolean {
    const next = this.#next();
    if (next !== null) this.send(next);
    return next !== null;
  }

  #next(): object | null {
    const [next] = this.asked.values();
    if (next === undefined) return null;
    const { seat, question, ticket } = next;
    this.#last = next;
    this.asked.delete(seat);
    return { type: 'answer', seat, ticket, answer: anyAnswer(question) };
  }

  /** Play all seats of a table, this many answers. */
  async playAll(answers: number): Promise<void> {
    for (let i = 0; i < answers; i++) {
      while (this.asked.size === 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        this.#asked = resolve;
        await promise;
      }
      await this.order(this.#next()!);
    }
  }

  /** The same person with another window. */
  again(): Player {
    return new Player(this.#cookie, this.#from);
  }

  async leave(): Promise<void> {
    this.#socket.close();
    await once(this.#socket, 'close');
  }
}

function anyAnswer({ kind, options, min, max }: Question): unknown {
  const ids = options.filter(({ no }) => no === undefined).map(({ id }) => id);
  if (kind === 'one') return ids[Math.floor(Math.random() * ids.length)];
  if (kind === 'number') return min + Math.floor(Math.random() * (max - min + 1));
  if (kind === 'confirm') return Math.random() < 0.5;
  if (kind === 'some') {
    const count = min + Math.floor(Math.random() * (Math.min(max, ids.length) - min + 1));
    return ids.toSorted(() => Math.random() - 0.5).slice(0, count);
  }
  if (kind === 'place') return [{ x: Math.floor(Math.random() * 1001), y: Math.floor(Math.random() * 1001) }];
  return ids;
}

interface Work {
  /** What part of a core all its threads took, and the one that answers. */
  readonly busy: number;
  readonly thread: number;
  /** How late the event loop was: p50, p99 and longest. */
  readonly delay: readonly [number, number, number];
  /** Work time of the thread that answers without a break, p99 and longest: other programs make no difference to it. */
  readonly pieces: readonly [number, number];
}

interface Weight {
  readonly heap: number;
  readonly rss: number;
}

const serverArguments = (keepIdle: number): string[] => [
  String(keepIdle),
  game,
  ...(hostile ? ['hostile'] : []),
];

class Server {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(keepIdle: number): Promise<Server> {
    const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), serverArguments(keepIdle), {
      execArgv: ['--expose-gc', ...(values.profile ? ['--cpu-prof', '--cpu-prof-dir=profiles'] : [])],
    });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new Server(child, url);
  }

  async ask<T>(question: string): Promise<T> {
    this.#child.send(question);
    const [reply] = (await once(this.#child, 'message')) as [T];
    return reply;
  }

  async #count(name: string): Promise<number> {
    const metrics = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);
  }

  /** How many tables are in memory. */
  async inMemory(): Promise<number> {
    return await this.#count('tafelrunde_tables');
  }

  /** Until this many tables sleep. */
  async asleep(count: number): Promise<void> {
    while ((await this.#count('tafelrunde_tables_asleep')) < count) await sleep(500);
    await sleep(1000);
  }

  /** Until no table is in memory, nor anything that was made for one. */
  async putAway(): Promise<void> {
    while ((await this.inMemory()) > 0) await sleep(500);
    await sleep(1000);
  }

  async end(): Promise<void> {
    const exited = once(this.#child, 'exit');
    await this.ask('end');
    await exited;
  }
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number): string => `${time.toFixed(1)} ms`;

async function inBatches<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < list.length; i += 20) await Promise.all(list.slice(i, i + 20).map(work));
}

const seatOf = (who: string): object => ({ who });

/** What the attackers got through. */
interface Attack {
  readonly floods: number;
  readonly floodedBytes: number;
  readonly uploads: number;
  readonly refusedUploads: number;
  readonly halves: number;
}

/** Those who mean harm, and bots that think; returns how to end it. */
async function beset(url: string, table: string): Promise<() => Promise<Attack>> {
  const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string; seats: [number, number] }[];
  const found = games.find(({ id, seats }) => id !== game && seats[1] >= SEATS);
  if (found === undefined) throw new Error('there is no game for the bots');
  const bots = Array.from({ length: SEATS }, () => ({ who: 'bot', level: 'hard' }));
  await inBatches(Array.from({ length: THINKING }), async () => {
    const watcher = await Player.arrive(url);
    // Bots at whose table nobody looks on rest.
    await watcher.open(url, await watcher.putUp(url, bots, found.id));
  });
  const file = fileURLToPath(new URL('attackers.ts', import.meta.url));
  const attackers = fork(file, [url, table]);
  await once(attackers, 'message');
  console.log(
    `${THINKING} tables of ${found.id} with ${SEATS} hard bots each; a flood, uploads and half-sent requests`,
  );
  return async () => {
    attackers.send('count');
    const [attack] = (await once(attackers, 'message')) as [Attack];
    attackers.kill();
    return attack;
  };
}

/** This many tables with four people each, one answer a second at every table. */
async function answers(): Promise<void> {
  const server = await Server.start(300_000);
  const sittings = Array.from({ length: tables }, () => [] as Player[]);
  let first = '';
  await inBatches(sittings, async (players) => {
    for (let seat = 0; seat < SEATS; seat++) players.push(await Player.arrive(server.url));
    const id = await players[0].putUp(server.url, ['me', 'free', 'free', 'free'].map(seatOf));
    first = id;
    for (const [seat, player] of players.entries()) {
      await player.open(server.url, id);
      if (seat > 0) await player.order({ type: 'sit', seat });
    }
    await players[0].order({ type: 'start' });
  });
  const besieged = hostile ? await beset(server.url, first) : null;
  await sleep(1000);
  for (const player of sittings.flat()) player.waits.length = 0;
  await server.ask('begin');
  let late = 0;
  const timers = sittings.map((players, i) =>
    setTimeout(
      () => {
        const turn = (): void => {
          // A client that answers before the last answer is acknowledged may answer what is no longer asked.
          if (players.some((player) => player.isWaiting)) late++;
          else players.some((player) => player.play());
        };
        turn();
        timers.push(setInterval(turn, 1000));
      },
      (i * 1000) / tables,
    ),
  );
  await sleep(seconds * 1000);
  for (const timer of timers) clearInterval(timer);
  await sleep(1000);
  const attack = await besieged?.();
  const work = await server.ask<Work>('work');
  const waits = sittings
    .flatMap((players) => players.flatMap((player) => player.waits))
    .toSorted((a, b) => a - b);
  const everybody = sittings.flat();
  const blocked = everybody.reduce((sum, player) => sum + player.blocked, 0);
  const refused = everybody.flatMap((player) => player.refused);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const inside = (name: string): number =>
    Number(new RegExp(`answer_seconds_${name} (\\S+)`).exec(metrics)?.[1]);
  const p99 = percentile(waits, 0.99);
  console.log(
    `${tables} tables of ${game} with ${SEATS} sockets each, one answer a second per table, ${seconds} seconds`,
  );
  console.log(
    `  answers          ${waits.length}, ${(waits.length / seconds).toFixed(0)} a second; ${blocked} the rules did not allow, ${refused.length} refused ${[...new Set(refused)].join(', ')}`.trimEnd(),
  );
  if (late > 0) console.log(`  left out         ${late}, because the answer before was not acknowledged yet`);
  console.log(
    `  acknowledged     p50 ${ms(percentile(waits, 0.5))}, p99 ${ms(p99)}, longest ${ms(waits.at(-1) ?? 0)}`,
  );
  console.log(`  in the server    ${ms((inside('sum') / inside('count')) * 1000)} on average`);
  console.log(
    `  its event loop   late by p50 ${ms(work.delay[0])}, p99 ${ms(work.delay[1])}, longest ${ms(work.delay[2])}; busy ${(work.busy * 100).toFixed(0)} %, ${(work.thread * 100).toFixed(0)} % without the bots`,
  );
  console.log(`  in one go        p99 ${ms(work.pieces[0])}, longest ${ms(work.pieces[1])} of work time`);
  if (attack !== undefined)
    console.log(
      `  got through      ${attack.floods} flooded sockets, ${(attack.floodedBytes / 1e6).toFixed(1)} MB; ${attack.uploads} uploads, ${attack.refusedUploads} refused; ${attack.halves} half requests`,
    );
  console.log(`  of the bar       ${(p99 / BAR.acknowledged).toFixed(2)} of ${BAR.acknowledged} ms`);
  await server.end();
  if (refused.length > 0) process.exitCode = 1;
}

/** What tables weigh at which nobody does anything: with everybody's windows open, just after they left, and put away. */
async function weights(): Promise<void> {
  const keepIdle = 4000;
  const server = await Server.start(keepIdle);
  const host = await Player.arrive(server.url);
  const putUp = async (count: number, after: (windows: readonly Player[]) => Promise<void>): Promise<void> =>
    await inBatches(Array.from({ length: count }), async () => {
      const windows = Array.from({ length: SEATS }, () => host.again());
      const id = await host.putUp(server.url, ['me', 'me', 'me', 'me'].map(seatOf));
      for (const window of windows) await window.open(server.url, id);
      await windows[0].playAll(ANSWERS);
      await after(windows);
    });
  const leave = async (windows: readonly Player[]): Promise<void> => {
    for (const window of windows) await window.leave();
  };
  await putUp(20, leave);
  await server.putAway();
  const before = await server.ask<Weight>('weight');
  const open: Player[] = [];
  await putUp(tables, async (windows) => void open.push(...windows));
  await server.asleep(tables);
  const asleep = await server.ask<Weight>('weight');
  await inBatches(open, async (window) => await window.leave());
  await server.putAway();
  await putUp(tables, leave);
  // The first of them may be put away before the last are created.
  const there = await server.inMemory();
  const full = await server.ask<Weight>('weight');
  await server.putAway();
  const away = await server.ask<Weight>('weight');
  const putAway = (away.heap - before.heap) / (2 * tables);
  const sleeping = (asleep.heap - before.heap) / tables;
  const inMemory = (full.heap - away.heap) / there + putAway;
  console.log(`${tables} tables of ${game} nobody does anything at, after ${ANSWERS} answers each`);
  console.log(`  at first         ${kB(inMemory)} each, for half a minute (${keepIdle / 1000} seconds here)`);
  console.log(`  then, looked at  ${kB(sleeping)} each, with ${SEATS} windows open at each`);
  console.log(`  then, left       ${kB(putAway)} each`);
  console.log(
    `  of the bar       ${(Math.max(sleeping, putAway) / BAR.weight).toFixed(2)} of ${kB(BAR.weight)}`,
  );
  await server.end();
}

if (values.only !== 'answers' && !hostile) await weights();
if (values.only !== 'weights') await answers();
process.exit();
