/**
 * Every game on the shelf, played at random in the fast gear, by fast copies of its rules: decisions a second, and how many times that is what
 * boardgame.io makes of tic-tac-toe in the same process, by turns. How many times it has to be stands in the game's own
 * folder (`bench.json`). Names of games measure these alone; `--json` for
 * programs, `--quick` for a first look.
 */
import { existsSync, readFileSync } from 'node:fs';
import { boardgameio, median, movesPerSecond, PEER, prepare, randomNumbers } from '../peers/peer.mjs';
import { wantedGames } from '../wanted.mjs';

/** What the project promises of a game that says nothing else. */
const USUAL_BAR = 3;
/**
 * Milliseconds of warming up before anything counts, the same for all: a game of hundreds of cards keeps the compiler busy for as long,
 * and its threads count as work of the game.
 */
const WARM_UP = 12_000;

prepare();
await main();

async function main() {
  const quick = process.argv.includes('--quick');
  const { fastCopyOf } = await import('@tafelrunde/bots/node');
  const wanted = await wantedGames(fastCopyOf);
  const engine = await import(fastCopyOf(import.meta.resolve('@tafelrunde/engine')));
  const players = [boardgameio()];
  for (const one of wanted) players.push(ours(one, engine));
  const rounds = quick ? 3 : 7;
  const milliseconds = quick ? 100 : 500;
  for (const player of players) movesPerSecond(player, quick ? 600 : WARM_UP);
  const rates = players.map(() => []);
  for (let round = 0; round < rounds; round++)
    players.forEach((player, i) => rates[i].push(movesPerSecond(player, milliseconds)));
  const [peer, ...own] = rates.map(median);
  const games = wanted.map(({ name }, i) => ({
    name,
    decisionsPerSecond: own[i],
    ratio: own[i] / peer,
    bar: barOf(name),
  }));
  const report = { node: process.version, rounds, boardgameio: peer, games };
  if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else print(report);
}

/** How many times as many decisions a second the game has to make as the other engine makes moves. */
function barOf(name) {
  const file = new URL(`../../games/${name}/bench.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).timesBoardgameio : USUAL_BAR;
}

/** Whole games of two, or of as few as the rules ask for, with the usual settings. */
function ours({ name, game }, { randomPolicy, seriesDefaults, simulate }) {
  const policy = randomPolicy(randomNumbers());
  const seats = Math.min(Math.max(2, game.seats[0]), game.seats[1]);
  let played = 0;
  const play = () =>
    simulate(game, { seats, options: seriesDefaults(game.options), seed: `games ${played++}`, policy })
      .decisions;
  return { name, play };
}

function print({ node, rounds, boardgameio: peer, games }) {
  const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  const line = (name, rate) => `  ${name.padEnd(56)} ${number.format(rate).padStart(10)}`;
  console.log(`Decisions a second in the fast gear (medians of ${rounds} rounds, Node ${node.slice(1)})`);
  console.log(line(`${PEER} (tic-tac-toe)`, peer));
  for (const { name, decisionsPerSecond, ratio, bar } of games) {
    const verdict = `(at least ${bar}x: ${ratio >= bar ? 'yes' : 'no'})`;
    console.log(`${line(name, decisionsPerSecond)}  ${ratio.toFixed(1).padStart(6)}x  ${verdict}`);
  }
}
