/**
 * How much of its time the searching bot spends on playing: the decisions its play-outs make in a second, as a share of
 * those plain play of the same game makes in the same run, by turns. Both answer alike beyond the tree: by the game's
 * advice where it has some, at random where not. What is left goes into copying the match, dealing what cannot be known,
 * the tree, and judging. Plain play at random is told beside it. Every run thinks about the same questions; both are
 * warmed up for as long and counted for as long, in the work time of the process. Names of games measure these alone;
 * `--json` for programs, `--quick` for a first look.
 */
import { searchBot, sit } from '@tafelrunde/bots';
import {
  adviceOf,
  fairnessFromSeed,
  Match,
  randomPolicy,
  randomSource,
  sampleAnswer,
  seriesDefaults,
  simulate,
} from '@tafelrunde/engine';
import { wantedGames } from '../wanted.mjs';

/** What the project promises of every game. */
const BAR = 1 / 3;
/** Questions thought about before anything counts, and those that count. */
const [WARM_UP, COUNTED] = process.argv.includes('--quick') ? [3, 5] : [12, 20];
/** Play-outs for each question: about what three tenths of a second are enough for. */
const PLAY_OUTS = 1_000;
/** Random answers between two questions that are thought about. */
const BETWEEN = 17;

await main();

async function main() {
  const games = (await wantedGames()).map(measured);
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ node: process.version, bar: BAR, games }, null, 2));
  else for (const game of games) print(game);
}

function measured({ name, game }) {
  const seats = Math.min(Math.max(2, game.seats[0]), game.seats[1]);
  const random = randomSource(`search ${name}`);
  const atRandom = randomPolicy(random);
  const advised = {
    ...atRandom,
    answer: (question, t) => adviceOf(t, question) ?? atRandom.answer(question, t),
  };
  const bot = searchBot('search', {
    budget: { playOuts: PLAY_OUTS },
    deals: 64,
    steps: 1,
    patience: 2_000,
  });
  const positions = positionsOf(game, seats, random);
  let played = 0;
  const byTurns = (questions) => {
    const plain = { games: 0, decisions: 0, milliseconds: 0, policy: advised };
    const chance = { games: 0, decisions: 0, milliseconds: 0, policy: atRandom };
    const search = { decisions: 0, playOuts: 0, milliseconds: 0 };
    for (let asked = 0; asked < questions; asked++) {
      const counted = counting(positions());
      search.milliseconds += timed(() => bot.answer(counted.sitting));
      search.decisions += counted.decisions;
      search.playOuts += counted.playOuts;
      // As long as the search, so that whatever else the machine does meets both alike.
      for (const play of [plain, chance])
        while (play.milliseconds < search.milliseconds)
          play.milliseconds += timed(() => {
            const seed = `plain ${played++}`;
            play.games++;
            play.decisions += simulate(game, {
              seats,
              options: seriesDefaults(game.options),
              seed,
              policy: play.policy,
            }).decisions;
          });
    }
    return { plain, chance, search };
  };
  byTurns(WARM_UP);
  const { plain, chance, search } = byTurns(COUNTED);
  const perSecond = (count, { milliseconds }) => (1_000 * count) / milliseconds;
  const rates = {
    plain: perSecond(plain.decisions, plain),
    random: perSecond(chance.decisions, chance),
    search: perSecond(search.decisions, search),
  };
  return {
    name,
    ...rates,
    games: perSecond(plain.games, plain),
    randomGames: perSecond(chance.games, chance),
    playOuts: perSecond(search.playOuts, search),
    ratio: rates.search / rates.plain,
  };
}

/** Questions to think about, one after the other, on the way through random games. */
function positionsOf(game, seats, random) {
  let match = null;
  let asked = 0;
  return () => {
    for (let i = 0; i < BETWEEN || match.result !== null; i++) {
      if (match === null || match.result !== null)
        match = Match.start(game, { seats, fairness: fairnessFromSeed(`search ${asked} ${i}`) });
      const [seat] = match.waiting;
      match.answer(seat, sampleAnswer(match.question(seat), random));
    }
    return sit(match, match.waiting[0], `question ${asked++}`);
  };
}

/** A sitting that counts what its copies are used for. */
function counting(sitting) {
  const counted = { decisions: 0, playOuts: 0, sitting: null };
  counted.sitting = {
    seat: sitting.seat,
    question: sitting.question,
    get view() {
      return sitting.view;
    },
    random: () => sitting.random(),
    copy(deal, luck) {
      const trial = sitting.copy(deal, luck);
      const playOut = trial.playOut.bind(trial);
      const answer = trial.answer.bind(trial);
      // Answers that are tried for a first impression are decisions like any other.
      trial.answer = (seat, given) => {
        counted.decisions++;
        return answer(seat, given);
      };
      trial.playOut = (policy, limit) => {
        counted.playOuts++;
        const decide = (question, table) => {
          counted.decisions++;
          return policy.answer(question, table);
        };
        return playOut({ ...policy, answer: decide }, limit);
      };
      return trial;
    },
  };
  return counted;
}

/** Milliseconds of work, whatever else the machine does. */
function timed(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function print({ name, plain, games, random, randomGames, search, playOuts, ratio }) {
  const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  const row = (what, decisions, times, of) =>
    console.log(
      `  ${what.padEnd(15)}${number.format(decisions).padStart(9)} (${number.format(times)} ${of})`,
    );
  console.log(`${name}, decisions a second`);
  row('plain play', plain, games, 'games');
  row('at random', random, randomGames, 'games');
  row('in the search', search, playOuts, 'play-outs');
  const verdict = ratio >= BAR ? 'yes' : 'no';
  console.log(`  ratio          ${ratio.toFixed(2).padStart(9)} (at least ${BAR.toFixed(2)}: ${verdict})`);
}
