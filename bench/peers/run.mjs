/**
 * Tic-tac-toe on boardgame.io and on this kernel, in the same process and by turns, so that neither gets the quieter
 * minute: moves a second of each, and how many times faster we are. `--json` for programs, `--quick` for a first look.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const NODE_NEEDED = 24;
/** What the project promises: this many times as fast, in the fast gear and at a table. */
const BAR = { policy: 50, table: 15 };

// The kernel is TypeScript, which older Nodes do not run; the project brings one that does.
if (Number.parseInt(process.versions.node, 10) < NODE_NEEDED) process.exit(againOnProjectNode());
if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) install();
process.env.NODE_ENV = 'production';
await main();

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

async function main() {
  const quick = process.argv.includes('--quick');
  const players = [boardgameio(), ...(await ours())];
  const rounds = quick ? 3 : 9;
  const milliseconds = quick ? 60 : 500;
  for (const player of players) movesPerSecond(player, Math.max(400, milliseconds));
  const rates = players.map(() => []);
  for (let round = 0; round < rounds; round++)
    players.forEach((player, i) => rates[i].push(movesPerSecond(player, milliseconds)));
  const [peer, policy, table] = rates.map(median);
  const ratio = { policy: policy / peer, table: table / peer };
  const report = {
    node: process.version,
    rounds,
    movesPerSecond: { boardgameio: peer, policy, table },
    ratio,
    bar: BAR,
  };
  if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else print(report);
}

/** Whole games until the time is up. */
function movesPerSecond({ play }, milliseconds) {
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

function median(list) {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Cheap randomness, the same kind for everybody: what is measured is the engines. */
function randomNumbers() {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

function boardgameio() {
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
  return { name: 'boardgame.io 0.50.2, a Client per game', play };
}

/** The two gears: a policy that answers in place; and a match that stops at every question and checkpoints every turn. */
async function ours() {
  const { fairnessFromSeed, Match, randomPolicy, sampleAnswer, simulate } =
    await import('@tafelrunde/engine');
  const { tictactoe } = await import('@tafelrunde/testing/fixtures');
  const random = randomNumbers();
  const policy = randomPolicy(random);
  const fairness = fairnessFromSeed('peers');
  return [
    {
      name: 'Tafelrunde, fast gear',
      play: () => simulate(tictactoe, { seats: 2, seed: 'peers', policy }).decisions,
    },
    {
      name: 'Tafelrunde, at the table',
      play: () => {
        const match = Match.start(tictactoe, { seats: 2, fairness });
        while (match.pending !== null) {
          const [seat] = match.waiting;
          match.answer(seat, sampleAnswer(match.question(seat), random));
        }
        return match.entries.length;
      },
    },
  ];
}

function print({ node, rounds, movesPerSecond: rates, ratio, bar }) {
  const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  const line = (name, rate, times, least) =>
    `  ${name.padEnd(40)} ${number.format(rate).padStart(10)}${times === null ? '' : `  ${times.toFixed(1).padStart(6)}x  (at least ${least}x: ${times >= least ? 'yes' : 'no'})`}`;
  console.log(`Tic-tac-toe, moves a second (medians of ${rounds} rounds, Node ${node.slice(1)})`);
  console.log(line('boardgame.io 0.50.2, a Client per game', rates.boardgameio, null, 0));
  console.log(line('Tafelrunde, fast gear', rates.policy, ratio.policy, bar.policy));
  console.log(line('Tafelrunde, at the table', rates.table, ratio.table, bar.table));
}
