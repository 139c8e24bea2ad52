/**
 * Tic-tac-toe on boardgame.io and on this kernel, in the same process and by turns, so that neither gets the quieter
 * minute: moves a second of each, and how many times faster we are. `--json` for programs, `--quick` for a first look.
 */
import { boardgameio, median, movesPerSecond, PEER, prepare, randomNumbers } from './peer.mjs';

/** What the project promises: this many times as fast, in the fast gear and at a table. */
const BAR = { policy: 50, table: 15 };

prepare();
await main();

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
  console.log(line(PEER, rates.boardgameio, null, 0));
  console.log(line('Tafelrunde, fast gear', rates.policy, ratio.policy, bar.policy));
  console.log(line('Tafelrunde, at the table', rates.table, ratio.table, bar.table));
}
