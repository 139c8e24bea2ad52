/**
 * How long it takes to copy the whole state of a late match with the most seats, in microseconds: bots copy it for everything they
 * try. Played by the game's advice until nine in ten of its decisions are made. Names of games measure these alone.
 */
import { adviceOf, clone, fairnessFromSeed, Match, randomSource, sampleAnswer } from '@tafelrunde/engine';
import { wantedGames } from '../wanted.mjs';

const SEED = 'clone';
const SHARE = 0.9;
const TIMES = 4000;
const ROUNDS = 9;

for (const { name, game } of await wantedGames()) {
  const whole = played(game, Infinity);
  const late = played(game, Math.floor(whole.entries.length * SHARE));
  const rounds = Array.from({ length: ROUNDS }, () => microseconds(late.table.whole)).toSorted(
    (a, b) => a - b,
  );
  const middle = rounds[Math.floor(ROUNDS / 2)];
  console.log(
    `${name}: ${late.entries.length} of ${whole.entries.length} decisions, ${late.setup.seats} seats: ${middle.toFixed(1)} µs`,
  );
}

function played(game, most) {
  const seats = game.seats[1];
  const match = Match.start(game, { seats, fairness: fairnessFromSeed(SEED), events: false });
  const random = randomSource(SEED);
  while (match.result === null && match.entries.length < most) {
    const [seat] = match.waiting;
    const question = match.question(seat);
    const advice = match.table.whole.step === 0 ? null : adviceOf(match.table, question);
    match.answer(seat, advice ?? sampleAnswer(question, random));
  }
  return match;
}

function microseconds(state) {
  const before = process.cpuUsage();
  for (let i = 0; i < TIMES; i++) clone(state);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / TIMES;
}
