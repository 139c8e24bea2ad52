import { botById, sit } from '@tafelrunde/bots';
import {
  fairnessFromSeed,
  type Game,
  Match,
  type Policy,
  randomPolicy,
  randomSource,
  simulate,
} from '@tafelrunde/engine';
import { type PlayedGame, Watch } from './watch.ts';

/** A series of games: everything that decides how each of them goes. Plain data. */
export interface Series {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Who sits where, one bot per seat; game after game the next of these, then the first again. */
  readonly lineups: readonly (readonly string[])[];
  readonly seed: string;
}

/** More answers than this are taken for a match without end. */
export const LIMIT = 1_000_000;

export const seedOf = ({ seed }: Series, index: number): string => `${seed}/${index}`;
export const lineupOf = ({ lineups }: Series, index: number): readonly string[] =>
  lineups[index % lineups.length];

/** Play one game of a series. The same game of the same series always comes out the same. */
export function playGame(game: Game, series: Series, index: number): PlayedGame {
  const bots = lineupOf(series, index);
  return bots.every((bot) => bot === 'random')
    ? playInPlace(game, series, index)
    : playAtTable(game, series, index, bots);
}

/** Random answers need no look at the table: the rules ask a policy in place. */
function playInPlace(game: Game, series: Series, index: number): PlayedGame {
  const { seats, options } = series;
  const seed = seedOf(series, index);
  const watch = new Watch(game, seats);
  const random = randomPolicy(randomSource(`bots of ${seed}`));
  const policy: Policy = {
    ...random,
    answer: (question, t) => {
      watch.asked(question.ask.prompt, question.seat, t.whole.step);
      return random.answer(question, t);
    },
  };
  const { atStep } = watch;
  const { result, decisions, table } = simulate(game, { seats, options, seed, policy, limit: LIMIT, atStep });
  return watch.played(index, result, decisions, table);
}

/** A match to be played answer by answer, and who looks on. */
export function watched(
  game: Game,
  { seats, options }: Pick<Series, 'seats' | 'options'>,
  seed: string,
): { readonly match: Match; readonly watch: Watch } {
  const watch = new Watch(game, seats);
  const { atStep } = watch;
  const fairness = fairnessFromSeed(seed);
  return { match: Match.start(game, { seats, options, fairness, events: false, atStep }), watch };
}

function playAtTable(game: Game, series: Series, index: number, bots: readonly string[]): PlayedGame {
  const seed = seedOf(series, index);
  const { match, watch } = watched(game, series, seed);
  const players = bots.map(botById);
  const nextSeat = quickest(match, seed);
  while (match.result === null) {
    const seat = nextSeat();
    const answers = match.entries.length;
    if (answers > LIMIT) throw new Error(`no end after ${LIMIT} answers`);
    const { prompt } = match.question(seat)!.ask;
    watch.asked(prompt, seat, match.table.whole.step);
    const outcome = match.answer(seat, players[seat].answer(sit(match, seat, `${seed} answer ${answers}`)));
    if (!outcome.ok)
      throw new Error(
        match.crash?.message ??
          `${bots[seat]} answered '${prompt}' with something not offered (${outcome.refusal.code})`,
      );
  }
  return watch.played(index, match.result, match.entries.length, match.table);
}

/** Who answers next. Where the first to answer acts, all are equally quick. */
export function quickest(match: Match, seed: string): () => number {
  const quick = randomSource(`quick ${seed}`);
  return () => {
    const { waiting } = match;
    const race = match.pending?.request.mode === 'any';
    return race ? waiting[Math.floor(quick() * waiting.length)] : waiting[0];
  };
}
