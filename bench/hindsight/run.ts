/**
 * Whether what the end page calls a decision was one. Bots play matches to their end; from each turning point by decision
 * the hard bot plays on in pairs of matches, one after the answer that was given and one after its own, with the same cards and dice
 * unknown to everybody dealt again, until one answer has won `--ahead` matches more than the other or all pairs are played. Its own should do better from at least two of three points. Beside that: how long the curve
 * takes, in work time, and whether it ends with the result.
 *
 *   node_modules/.bin/node bench/hindsight/run.ts [--game thunderstone] [--matches 50] [--seats 2] [--bots greedy]
 *     [--pairs 40] [--ahead 5] [--play-outs 60] [--seconds 300] [--into FILE]
 *
 * No match is begun after `--seconds`. With `--into` every match is written to a file, and those already in it are not played again:
 * so a long measurement can be made in parts.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bot, botById, searchBot, sit } from '@tafelrunde/bots';
import { type Hindsight, lookingBack, type TurningPoint, usualHindsight } from '@tafelrunde/bots/hindsight';
import {
  type Answer,
  fairnessFromSeed,
  type Game,
  Match,
  type MatchRecord,
  replay,
} from '@tafelrunde/engine';

/** What the project promises: of the points this part, and work time in milliseconds. */
const BAR = { better: 2 / 3, time: 60_000 };
/** No match takes as many answers. */
const ENDLESS = 20_000;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'thunderstone' },
    matches: { type: 'string', default: '50' },
    seats: { type: 'string', default: '2' },
    bots: { type: 'string', default: 'greedy' },
    pairs: { type: 'string', default: '40' },
    ahead: { type: 'string', default: '5' },
    'play-outs': { type: 'string', default: '60' },
    seconds: { type: 'string', default: '300' },
    into: { type: 'string' },
  },
});

/** A turning point, and what the asked seat won of the pairs with either answer: 1 for each match won alone. */
interface Judged {
  readonly at: number;
  readonly change: number;
  readonly own: number;
  readonly given: number;
  readonly pairs: number;
}
interface Looked {
  readonly seed: string;
  readonly agrees: boolean;
  /** Work time until the curve was there, and until everything was. */
  readonly curve: number;
  readonly whole: number;
  readonly luck: number;
  readonly decisions: readonly Judged[];
}

const { game } = (await import(new URL(`../../games/${values.game}/game.ts`, import.meta.url).href)) as {
  game: Game;
};
const hard = searchBot('hard', {
  budget: { playOuts: Number(values['play-outs']) },
  deals: 32,
  steps: 1,
  patience: 2_000,
});

main();

function main(): void {
  const looked = kept();
  const until = performance.now() + 1000 * Number(values.seconds);
  for (let i = 0; i < Number(values.matches) && performance.now() < until; i++) {
    const seed = `hindsight ${values.bots} ${values.seats} ${i}`;
    if (looked.some((one) => one.seed === seed)) continue;
    const one = lookedBack(seed);
    looked.push(one);
    if (values.into !== undefined) appendFileSync(values.into, `${JSON.stringify(one)}\n`);
    console.log(
      `${seed}: curve ${(one.curve / 1000).toFixed(1)} s, all ${(one.whole / 1000).toFixed(1)} s, ${one.luck} by luck${one.decisions.map(({ at, change, own, given, pairs }) => `; at ${at} (${change.toFixed(2)}) own ${own} to ${given} of ${pairs}`).join('')}`,
    );
  }
  summarize(looked);
}

function kept(): Looked[] {
  if (values.into === undefined || !existsSync(values.into)) return [];
  return readFileSync(values.into, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Looked);
}

function summarize(looked: readonly Looked[]): void {
  const points = looked.flatMap(({ decisions }) => decisions);
  const better = points.filter(({ own, given }) => own > given).length;
  const worse = points.filter(({ own, given }) => own < given).length;
  const equal = points.length - better - worse;
  const part = points.length === 0 ? 0 : better / points.length;
  const sum = (of: (point: Judged) => number): string =>
    points.reduce((all, one) => all + of(one), 0).toFixed(1);
  const longest = Math.max(0, ...looked.map(({ curve }) => curve));
  console.log(
    `${looked.length} matches, ${points.length} decisions: own better ${better}, equal ${equal}, worse ${worse}`,
  );
  console.log(`won with its own ${sum(({ own }) => own)}, with what was given ${sum(({ given }) => given)}`);
  console.log(
    `own better in ${(100 * part).toFixed(0)} % (at least ${(100 * BAR.better).toFixed(0)}: ${yes(part >= BAR.better)})`,
  );
  console.log(
    `the curve at last after ${(longest / 1000).toFixed(1)} s (at most ${BAR.time / 1000}: ${yes(longest <= BAR.time)})`,
  );
  console.log(`ends with the result: ${yes(looked.every(({ agrees }) => agrees))}`);
}

function yes(is: boolean): string {
  return is ? 'yes' : 'NO';
}

function lookedBack(seed: string): Looked {
  const match = Match.start(game, { seats: Number(values.seats), fairness: fairnessFromSeed(seed) });
  const bot = botById(values.bots);
  playedOn(match, bot, seed);
  const record = match.record();
  const begin = workTime();
  let curve = 0;
  const work = lookingBack(game, record, usualHindsight);
  let next = work.next();
  while (next.done !== true) {
    if (curve === 0 && next.value.stations !== null) curve = workTime() - begin;
    next = work.next();
  }
  const whole = workTime() - begin;
  const { stations, turningPoints }: Hindsight = next.value;
  const { winners } = match.result!;
  const last = stations.at(-1)!.chances;
  return {
    seed,
    agrees: last.every((chance, seat) => chance > 0 === (winners.length === 0 || winners.includes(seat))),
    curve,
    whole,
    luck: turningPoints.filter(({ by }) => by === 'luck').length,
    decisions: turningPoints.flatMap((point) =>
      point.by === 'decision' ? [judged(record, point, seed)] : [],
    ),
  };
}

function judged(record: MatchRecord, point: TurningPoint & { by: 'decision' }, seed: string): Judged {
  const won = { own: 0, given: 0 };
  let pair = 0;
  for (; pair < Number(values.pairs) && Math.abs(won.own - won.given) < Number(values.ahead); pair++) {
    const luck = `${seed} ${point.at} ${pair}`;
    won.own += after(record, point, point.better, luck);
    won.given += after(record, point, point.given, luck);
  }
  return { at: point.at, change: point.change, ...won, pairs: pair };
}

/** What the seat wins if it gives this answer, and the hard bot plays all seats from there. */
function after(record: MatchRecord, { at, seat }: TurningPoint, answer: Answer, luck: string): number {
  const match = replay(game, record, at);
  match.fork(fairnessFromSeed(luck));
  const { ok } = match.answer(seat, answer);
  if (!ok) throw new Error(`The answer at ${at} was not taken.`);
  playedOn(match, hard, luck);
  const { winners } = match.result!;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function playedOn(match: Match, bot: Bot, seed: string): void {
  for (let n = 0; match.result === null; n++) {
    if (n > ENDLESS) throw new Error('The match does not end.');
    const [seat] = match.waiting;
    if (seat === undefined) throw new Error('Nobody is asked.');
    match.answer(seat, bot.answer(sit(match, seat, `${seed} ${n}`)));
  }
}

function workTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
