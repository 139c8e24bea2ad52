import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type ServerOptions, startServer } from '@tafelrunde/server';

/** The server under load, in a process of its own. It says its address, and what it weighs when asked. */
const keepIdle = Number(process.argv[2]);
const game = process.argv[3];
const folder = await mkdtemp(join(tmpdir(), 'tafelrunde-bench-'));
const clientFolder = join(folder, 'client');
await mkdir(clientFolder);
await writeFile(join(clientFolder, 'index.html'), '<!doctype html>');
const isHostile = process.argv[4] === 'hostile';
const boundless = { perSecond: 1e9, burst: 1e9 };
/** Everybody comes from one address, and nobody means harm: nothing is limited. */
const amongFriends: Partial<ServerOptions> = {
  botDelay: 0,
  messagePace: boundless,
  requestPace: boundless,
  lookPace: boundless,
  socketsPerPerson: 1e9,
  socketsPerAddress: 1e9,
  quotas: { tables: 1e9, unfinished: 1e9, hardBots: 1e9 },
};
/** As it is run for strangers, behind a proxy through which all come who mean no harm. */
const amongStrangers: Partial<ServerOptions> = { host: '127.0.0.1', trustProxy: '127.0.0.1' };
const server = await startServer({
  openMetrics: true,
  port: 0,
  dataFolder: join(folder, 'data'),
  clientFolder,
  ...gamesFor(game),
  // What a table waits on purpose is no slowness of the server.
  pokerFace: 0,
  keepIdle,
  ...(isHostile ? amongStrangers : amongFriends),
});

/** A practice game needs nothing but the practice games; with those the games in the making are on the shelf, too. */
function gamesFor(id: string): Pick<ServerOptions, 'games' | 'fixtures'> {
  return id === 'hoard' && !isHostile ? { games: [], fixtures: true } : { fixtures: true };
}

const delay = monitorEventLoopDelay({ resolution: 1 });
/** Work time of this thread between two looks, in milliseconds: what it does in one go, however busy the machine is with others. */
const pieces: number[] = [];
let worked = workTime();
setInterval(() => {
  const now = workTime();
  pieces.push(now - worked);
  worked = now;
}, 1).unref();

function workTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let cpu = process.cpuUsage();
let since = performance.now();

process.on('message', (question: 'weight' | 'begin' | 'work' | 'end') => {
  void answer(question).then((reply) => process.send!(reply));
});

async function answer(question: 'weight' | 'begin' | 'work' | 'end'): Promise<object> {
  switch (question) {
    case 'weight': {
      // Code that is not in use is thrown away only after a while of collecting: it is no weight of a table.
      for (let i = 0; i < 12; i++) globalThis.gc!();
      const { heapUsed, external, rss } = process.memoryUsage();
      return { heap: heapUsed + external, rss };
    }
    case 'begin':
      delay.enable();
      delay.reset();
      pieces.length = 0;
      cpu = process.cpuUsage();
      since = performance.now();
      return {};
    case 'work': {
      const { user, system } = process.cpuUsage(cpu);
      const sorted = pieces.toSorted((a, b) => a - b);
      return {
        pieces: [sorted[Math.floor(sorted.length * 0.99)] ?? 0, sorted.at(-1) ?? 0],
        thread: sorted.reduce((sum, piece) => sum + piece, 0) / (performance.now() - since),
        busy: (user + system) / 1000 / (performance.now() - since),
        delay: [delay.percentile(50) / 1e6, delay.percentile(99) / 1e6, delay.max / 1e6],
      };
    }
    case 'end':
      await server.close();
      await rm(folder, { recursive: true, force: true });
      process.exitCode = 0;
      setImmediate(() => process.disconnect());
      return {};
  }
}

process.send!({ url: server.url });
