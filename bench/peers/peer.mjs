/** The other engine, and how a rate is measured: the same for everybody who is compared with it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const NODE_NEEDED = 24;
export const PEER = 'boardgame.io 0.50.2, a Client per game';

/** Make sure of a Node that runs the kernel, and of the other engine. */
export function prepare() {
  // The kernel is TypeScript, which older Nodes do not run; the project brings one that does.
  if (Number.parseInt(process.versions.node, 10) < NODE_NEEDED) process.exit(againOnProjectNode());
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) install();
  process.env.NODE_ENV = 'production';
}

/** The same program on the Node the project brings, where this one is too old to run TypeScript. */
function againOnProjectNode() {
  const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (!existsSync(node)) {
    console.error(`This needs Node ${NODE_NEEDED} or newer; npm ci in the project's folder brings it.`);
    return 1;
  }
  return spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1;
}

function install() {
  console.error('Installing boardgame.io into bench/peers …');
  // npm must run on the machine's own Node, not on the one among the packages.
  const own = join('node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.endsWith(own));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-progress'], {
    cwd: folder,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  console.error('boardgame.io could not be installed, see above.');
  process.exit(1);
}

/** Whole games until the time is up. */
export function movesPerSecond({ play }, milliseconds) {
  const started = workTime();
  let moves = 0;
  let spent = 0;
  while (spent < milliseconds) {
    for (let game = 0; game < 10; game++) moves += play();
    spent = workTime() - started;
  }
  return (moves * 1000) / spent;
}

/**
 * Milliseconds this process has been working, garbage collection included: whoever makes much garbage pays for it. On a
 * quiet machine that is the clock on the wall; on a busy one, what other programs do does not count.
 */
function workTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(list) {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Cheap randomness, the same kind for everybody: what is measured is the engines. */
export function randomNumbers() {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

export function boardgameio() {
  // Its entries are folders, which only `require` understands.
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client');
  const { INVALID_MOVE } = require('boardgame.io/core');
  const lines = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ];
  // As in its own tutorial.
  const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }, id) => {
        if (G.cells[id] !== null) return INVALID_MOVE;
        G.cells[id] = playerID;
        return undefined;
      },
    },
    endIf: ({ G, ctx }) => {
      if (lines.some((line) => line.every((i) => G.cells[i] === ctx.currentPlayer)))
        return { winner: ctx.currentPlayer };
      if (G.cells.every((cell) => cell !== null)) return { draw: true };
      return undefined;
    },
  };
  const random = randomNumbers();
  const play = () => {
    const client = Client({ game, debug: false });
    client.start();
    let moves = 0;
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      const free = [];
      for (let i = 0; i < 9; i++) if (G.cells[i] === null) free.push(i);
      client.moves.clickCell(free[Math.floor(random() * free.length)]);
      moves++;
    }
    client.stop();
    return moves;
  };
  return { name: PEER, play };
}
