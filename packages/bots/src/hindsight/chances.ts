import {
  type Answer,
  type Match,
  type Result,
  sampleAnswer,
  type Seat,
  type Trial,
  Trials,
} from '@tafelrunde/engine';

/** By seat, how likely it wins: 0 to 1. Among opponents they add up to 1. */
export type Chances = readonly number[];

/** A position is played on in this many imagined deals of the unseen cards, again and again with other dice. */
const DEALS = 32;
/** Decisions a play-out may take before the position it has come to is judged instead. */
const PATIENCE = 3_000;

/**
 * Plays positions of one match on, by the game's own advice, and sees who wins. What the asked seat cannot know is dealt again
 * each time: the chances are those of a strong player at that seat, not of somebody who knows how it ended.
 */
export class Estimator {
  /** How far apart seats are judged, on average, where a play-out does not come to an end. */
  private distance = 0;
  private judged = 0;
  /** Play-outs so far. */
  count = 0;

  /**
   * What this many play-outs come to, one after the other. With `answer` the asked seat first gives that one. Two answers at the
   * same place meet the same deals and dice, so the difference between them is their own doing.
   */
  playOuts(match: Match, seat: Seat, count: number, seed: string, answer?: Answer): Chances[] {
    const trials = new Trials(match, seat, seed);
    return Array.from({ length: count }, (_, i) =>
      this.playedOn(trials.take(i % DEALS, i), match, seat, answer),
    );
  }

  /** The average of these play-outs. */
  average(outcomes: readonly Chances[]): Chances {
    const [first = []] = outcomes;
    return first.map((_, seat) => outcomes.reduce((sum, one) => sum + one[seat], 0) / outcomes.length);
  }

  private playedOn(trial: Trial, match: Match, seat: Seat, answer: Answer | undefined): Chances {
    this.count++;
    const random = seatRandom(this.count);
    if (answer !== undefined) trial.answer(seat, answer);
    const result =
      trial.result ??
      trial.playOut(
        { answer: (question) => trial.advice(question) ?? sampleAnswer(question, random) },
        PATIENCE,
      );
    return result === null ? this.judgedBy(trial, match) : shares(result, match);
  }

  /** Where nobody has won for so long: whoever stands better is likelier to win. */
  private judgedBy(trial: Trial, { isCooperative, seats }: Match): Chances {
    const everybody = Array.from({ length: seats }, (_, seat) => seat);
    const worths = everybody.map((seat) => trial.worth(seat) ?? 0);
    // Who plays alone or against the game itself has not won so far.
    if (seats === 1 || isCooperative) return everybody.map(() => 0);
    const best = Math.max(...worths);
    this.judged++;
    this.distance += (best - Math.min(...worths) - this.distance) / this.judged;
    if (this.distance === 0) return everybody.map(() => 1 / seats);
    const weights = worths.map((worth) => Math.exp((2 * (worth - best)) / this.distance));
    const sum = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => weight / sum);
  }
}

/** What a result is to everybody: winners share it, and where nobody of several opponents wins it is shared by all. */
export function shares(
  result: Result,
  { isCooperative, seats }: Pick<Match, 'isCooperative' | 'seats'>,
): Chances {
  const { winners } = result;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  if (seats === 1 || isCooperative) return everybody.map((seat) => (winners.includes(seat) ? 1 : 0));
  if (winners.length === 0) return everybody.map(() => 1 / seats);
  return everybody.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Quick numbers for answers without advice: their quality does not matter, that they repeat does. */
function seatRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
