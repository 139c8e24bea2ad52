/**
 * Seats that all follow the game's advice, in the fast gear: what the insights of the game have won, with 95 % intervals. A
 * hundred times as many matches in the same time as with bots that think, so values can be compared. While everything is laid out
 * they answer at random, so that every match begins differently. `--games N`, `--seats N`, `--seed S`,
 * `--options K=V,…`, `--mirrors` to count what several seats had as well. `--bot greedy` or `--bot search` lets these play on
 * from there, `search` with `--play-outs N` a question however busy the machine is. `--save FILE` adds every match to a file at
 * once and goes on from what the file already holds.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botById, searchBot, sit } from '@tafelrunde/bots';
import { adviceOf, fairnessFromSeed, Match, randomSource, sampleAnswer, simulate } from '@tafelrunde/engine';
import { interval, Watch } from '@tafelrunde/lab';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'advised' },
    options: { type: 'string', default: '' },
    mirrors: { type: 'boolean', default: false },
    bot: { type: 'string', default: 'advice' },
    'play-outs': { type: 'string', default: '16' },
    save: { type: 'string' },
  },
});
const [name] = positionals;
const seats = Number(values.seats);
const { game } = await import(new URL(`../../games/${name}/game.ts`, import.meta.url).href);
const options = Object.fromEntries(
  values.options
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='))
    .map(([key, value]) => [key, isPlain(value) ? JSON.parse(value) : value]),
);

const played = playAll(Number(values.games));
print();

function playAll(games) {
  const { save } = values;
  const list =
    save !== undefined && existsSync(save)
      ? readFileSync(save, 'utf8')
          .trim()
          .split('\n')
          .filter(Boolean)
          .slice(0, games)
          .map((line) => JSON.parse(line))
      : [];
  while (list.length < games) {
    const one = values.bot === 'advice' ? play(list.length) : think(list.length);
    list.push(one);
    if (save !== undefined) appendFileSync(save, `${JSON.stringify(one)}\n`);
  }
  return list;
}

/** A switch or a number, as opposed to a word. */
function isPlain(value) {
  return /^(?:true|false|\d+)$/.test(value);
}

function play(index) {
  const seed = `${values.seed}/${index}`;
  const random = randomSource(`answers of ${seed}`);
  const watch = new Watch(game, seats);
  const policy = {
    answer: (question, t) => {
      watch.asked(question.ask.prompt, question.seat, t.whole.step);
      const advice = t.whole.step === 0 ? null : adviceOf(t, question);
      return advice ?? sampleAnswer(question, random);
    },
    first: (asked) => asked[Math.floor(random() * asked.length)],
  };
  const setup = { seats, options, seed, policy, atStep: watch.atStep };
  const { result, decisions, table } = simulate(game, setup);
  return watch.played(index, result, decisions, table);
}

/** The same with bots: these look at a match answer by answer. */
function think(index) {
  const seed = `${values.seed}/${index}`;
  const random = randomSource(`answers of ${seed}`);
  const watch = new Watch(game, seats);
  const { atStep } = watch;
  const match = Match.start(game, {
    seats,
    options,
    fairness: fairnessFromSeed(seed),
    events: false,
    atStep,
  });
  const bot =
    values.bot === 'search'
      ? searchBot('search', {
          budget: { playOuts: Number(values['play-outs']) },
          deals: 64,
          steps: 1,
          patience: 2_000,
        })
      : botById(values.bot);
  while (match.result === null) {
    const [seat] = match.waiting;
    const question = match.question(seat);
    watch.asked(question.ask.prompt, seat, match.table.whole.step);
    const answer =
      match.table.whole.step === 0
        ? sampleAnswer(question, random)
        : bot.answer(sit(match, seat, `${seed} answer ${match.entries.length}`));
    const outcome = match.answer(seat, answer);
    if (!outcome.ok) throw new Error(`'${question.ask.prompt}' of ${seed} refuses ${JSON.stringify(answer)}`);
  }
  return watch.played(index, match.result, match.entries.length, match.table);
}

function print() {
  const steps = played.map((one) => one.steps).toSorted((a, b) => a - b);
  const at = (share) => steps[Math.min(steps.length - 1, Math.floor(share * steps.length))];
  const how = Map.groupBy(played, (one) => one.how);
  console.log(
    `${played.length} matches, ${values.bot}, seed ${values.seed}, options ${values.options || 'as usual'}`,
  );
  const wins = Array.from(
    { length: seats },
    (_, seat) => played.filter((one) => one.winners.includes(seat)).length,
  );
  console.log(
    `won by seat: ${wins.join(', ')}; by nobody: ${played.filter((one) => one.winners.length === 0).length}`,
  );
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
        const isMirrored = seen[id].seats.some((others, other) => other !== seat && others.includes(kind));
        if (winners.length === 0 || (!values.mirrors && isMirrored)) continue;
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
