/**
 * What a second core is worth to `simulate`: the same series on one thread and on two, by turns, and how many times the
 * games per second of the first the second makes. Every thread warms up for itself, which takes seconds: a series must be
 * long enough for that not to count. Whatever else the machine does shows at once, so a pair is repeated and the middle
 * one counts. `--game`, `--games`, `--bots` and `--pairs` for others than the usual; `--json` for programs.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What the project promises. */
const BAR = 1.8;
const CLI = fileURLToPath(new URL('../../bin/main.ts', import.meta.url));

main();

function main() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'thunderstone' },
      games: { type: 'string', default: '220' },
      bots: { type: 'string', default: 'greedy' },
      pairs: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
    },
  });
  const pairs = Array.from({ length: Number(values.pairs) }, (_, i) => {
    const [one, two] = [1, 2].map((workers) => gamesPerSecond(values, `cores ${i}`, workers));
    if (!values.json) print({ one, two, ratio: two / one });
    return { one, two, ratio: two / one };
  });
  const ratio = pairs.map((pair) => pair.ratio).toSorted((a, b) => a - b)[Math.floor(pairs.length / 2)];
  if (values.json) console.log(JSON.stringify({ node: process.version, bar: BAR, pairs, ratio }, null, 2));
  else console.log(`in the middle ${ratio.toFixed(2)} (at least ${BAR}: ${ratio >= BAR ? 'yes' : 'no'})`);
}

function gamesPerSecond({ game, games, bots }, seed, workers) {
  const words = ['simulate', game, '--games', games, '--bots', bots, '--seed', seed, '--workers', workers];
  const printed = execFileSync(process.execPath, [CLI, ...words.map(String), '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  return JSON.parse(printed).gamesPerSecond;
}

function print({ one, two, ratio }) {
  console.log(`one core ${one.toFixed(2)} games a second, two ${two.toFixed(2)}: ${ratio.toFixed(2)} times`);
}
