/**
 * Thunderstone alone, played by the game's advice from the first turn to the last: how many games it wins on each level,
 * and by how many points it is ahead on average. That is what the measures of a deck (`judging/measures.ts`) were chosen by.
 * `--games N` plays this many on each level. `--vary N` looks for better measures in this many rounds: each varies them at
 * random, plays the same games with all of these, and goes on from the middle of the better half.
 */
import { parseArgs } from 'node:util';
import { adviceOf, randomPolicy, randomSource, simulate } from '@tafelrunde/engine';
import { game } from '../game.ts';
import { adviceWith } from '../judging/advice.ts';
import { ALONE } from '../judging/measures.ts';
import { ownCards, pointsOf } from '../rules/scoring.ts';

const LEVELS = ['normal', 'veteran', 'nightmare'];
/** Of one round of varying: how many measures are tried, in how many games of each level, and how far they are varied. */
const TRIED = 14;
const GAMES = 60;
const VARIED = 0.15;

main();

function main() {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '400' }, vary: { type: 'string', default: '0' } },
  });
  let best = ALONE;
  for (let round = 0; round < Number(values.vary); round++) best = better(best, `round ${round}`);
  if (best !== ALONE) console.log(JSON.stringify(best, rounded, 2));
  for (const level of LEVELS) print(level, marginsWith(best, level, 'alone', Number(values.games)));
}

/** Own points less those of what got past, game by game. */
function marginsWith(measures, level, seed, games) {
  const advised = { ...game, advice: adviceWith(game.content, measures) };
  return Array.from({ length: games }, (_, i) => {
    const atRandom = randomPolicy(randomSource(`${seed} ${i}`));
    const policy = {
      ...atRandom,
      answer: (question, t) => adviceOf(t, question) ?? atRandom.answer(question, t),
    };
    const { table: t } = simulate(advised, { seats: 1, seed: `${seed} ${i}`, policy, options: { level } });
    const points = (cards) => pointsOf(cards.map((card) => t.def(card)));
    return points(ownCards(t, 0)) - points(t.cards(t.piles.score));
  });
}

function better(measures, seed) {
  const random = randomSource(seed);
  const tried = Array.from({ length: TRIED }, (_, i) => {
    const varied =
      i === 0 ? measures : mapped(measures, (value) => value * Math.exp(VARIED * normal(random)));
    const worth = LEVELS.reduce((sum, level) => sum + mean(marginsWith(varied, level, seed, GAMES)), 0);
    return { varied, worth };
  });
  tried.sort((one, other) => other.worth - one.worth);
  const half = tried.slice(0, TRIED / 2).map(({ varied }) => varied);
  return mapped(measures, (_, path) => mean(half.map((one) => path.reduce((found, key) => found[key], one))));
}

/** The same measures with other values, those of the powers too. */
function mapped(measures, change, path = []) {
  const entries = Object.entries(measures).map(([key, value]) => {
    const at = [...path, key];
    return [key, typeof value === 'number' ? change(value, at) : mapped(value, change, at)];
  });
  return Object.fromEntries(entries);
}

/** A number around 0, as errors are distributed. */
function normal(random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(_, value) {
  return typeof value === 'number' ? Number(value.toPrecision(2)) : value;
}

function print(level, margins) {
  const won = margins.filter((margin) => margin > 0).length;
  const share = ((100 * won) / margins.length).toFixed(1);
  console.log(
    `${level.padEnd(10)} won ${won} of ${margins.length} (${share} %), ahead by ${mean(margins).toFixed(1)}`,
  );
}
