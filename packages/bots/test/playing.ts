import assert from 'node:assert/strict';
import { fairnessFromSeed, type Game, Match, type Seat, type Shape } from '@tafelrunde/engine';
import { type Bot, sit } from '../src/index.ts';

/** Let bots play a match to its end, one per seat. `before` looks at every question before it is answered. */
export function playMatch<G extends Shape>(
  game: Game<G>,
  bots: readonly Bot[],
  seed: string,
  before: (match: Match<G>, seat: Seat) => void = () => {},
): Match<G> {
  const match = Match.start(game, { seats: bots.length, fairness: fairnessFromSeed(seed) });
  for (let n = 0; match.result === null; n++) {
    assert.ok(n < 5_000, 'the match does not end');
    const [seat] = match.waiting;
    before(match, seat);
    const outcome = match.answer(seat, bots[seat].answer(sit(match, seat, `${seed}/${n}`)));
    assert.ok(outcome.ok, JSON.stringify(outcome));
  }
  return match;
}
