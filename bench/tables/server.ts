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
const boundless = { perSecond: 1e9, burst: 1e9 };
const server = await startServer({
  port: 0,
  dataFolder: join(folder, 'data'),
  clientFolder,
  ...gamesFor(game),
  botDelay: 0,
  // What a table waits on purpose is no slowness of the server.
  pokerFace: 0,
  keepIdle,
  messagePace: boundless,
  requestPace: boundless,
  lookPace: boundless,
  socketsPerPerson: 1e9,
  socketsPerAddress: 1e9,
});

/** A practice game needs nothing but the practice games; everything else is a game of the house. */
function gamesFor(id: string): Pick<ServerOptions, 'games' | 'fixtures'> {
  return id === 'hoard' ? { games: [], fixtures: true } : {};
}

const delay = monitorEventLoopDelay({ resolution: 1 });
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
      cpu = process.cpuUsage();
      since = performance.now();
      return {};
    case 'work': {
      const { user, system } = process.cpuUsage(cpu);
      return {
        busy: (user + system) / 1000 / (performance.now() - since),
        delay: [delay.percentile(50) / 1e6, delay.percentile(99) / 1e6],
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
