/**
 * Two seats that both follow the game's advice, in the fast gear: what the insights of the game have won, with 95 % intervals. A
 * hundred times as many matches in the same time as with bots that think, so values can be compared. While everything is laid out
 * they answer at random, so that every match begins differently. `--games N`, `--seed S`, `--options K=V,…`, `--mirrors` to
 * count what both sides had as well.
 */
import { parseArgs } from 'node:util';
import { adviceOf, randomSource, sampleAnswer, simulate } from '@tafelrunde/engine';
import { interval, Watch } from '@tafelrunde/lab';

const SEATS = 2;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'advised' },
    options: { type: 'string', default: '' },
    mirrors: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
const { game } = await import(new URL(`../../games/${name}/game.ts`, import.meta.url).href);
const options = Object.fromEntries(
  values.options
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=')),
);

const played = Array.from({ length: Number(values.games) }, (_, index) => play(index));
print();

function play(index) {
  const seed = `${values.seed}/${index}`;
  const random = randomSource(`answers of ${seed}`);
  const watch = new Watch(game, SEATS);
  const policy = {
    answer: (question, t) => {
      watch.asked(question.ask.prompt, question.seat, t.whole.step);
      const advice = t.whole.step === 0 ? null : adviceOf(t, question);
      return advice ?? sampleAnswer(question, random);
    },
    first: (seats) => seats[Math.floor(random() * seats.length)],
  };
  const setup = { seats: SEATS, options, seed, policy, atStep: watch.atStep };
  const { result, decisions, table } = simulate(game, setup);
  return watch.played(index, result, decisions, table);
}

function print() {
  const steps = played.map((one) => one.steps).toSorted((a, b) => a - b);
  const at = (share) => steps[Math.min(steps.length - 1, Math.floor(share * steps.length))];
  const how = Map.groupBy(played, (one) => one.how);
  console.log(`${played.length} matches, seed ${values.seed}, options ${values.options || 'as usual'}`);
  console.log(`endings: ${[...how].map(([ending, list]) => `${ending} ${list.length}`).join(', ')}`);
  console.log(`steps: ${at(0.5)} in the middle, nine in ten between ${at(0.05)} and ${at(0.95)}`);
  for (const { id } of game.insights ?? []) {
    console.log(`\n${id}`);
    for (const line of linesOf(id)) console.log(`  ${line}`);
  }
}

/** By kind, how many of those who had it have won, the best first; how many had it of all who could. */
function linesOf(id) {
  const had = new Map();
  let offered = new Set();
  for (const { winners, seen } of played) {
    if (seen[id].offered !== null) offered = offered.union(new Set(seen[id].offered));
    seen[id].seats.forEach((kinds, seat) => {
      // Of a role only the last one counts.
      for (const kind of seen[id].kind === 'role' ? kinds.slice(-1) : kinds) {
        const one = had.get(kind) ?? { all: 0, games: 0, won: 0 };
        had.set(kind, one);
        one.all++;
        if (winners.length === 0 || (!values.mirrors && seen[id].seats[1 - seat].includes(kind))) continue;
        one.games++;
        if (winners.includes(seat)) one.won++;
      }
    });
  }
  const percent = (share) => Math.round(100 * share);
  const lines = [...had]
    .toSorted(([, a], [, b]) => b.won / b.games - a.won / a.games)
    .map(([kind, { all, games, won }]) => {
      const { low, high } = interval(won / games, games);
      return `${kind}: ${percent(won / games)} % (${percent(low)} to ${percent(high)}) of ${games}; had ${all} times`;
    });
  const never = [...offered].filter((kind) => !had.has(kind));
  return never.length === 0 ? lines : [...lines, `never: ${never.join(', ')}`];
}
