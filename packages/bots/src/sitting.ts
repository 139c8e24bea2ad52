import {
  type Match,
  type Question,
  randomSource,
  type Seat,
  type Shape,
  Trials,
  type View,
} from '@tafelrunde/engine';
import type { Sitting } from './bot.ts';

/** Seat a bot: what its seat may know of the match, and nothing else. The match itself stays behind the door. */
export function sit<G extends Shape>(match: Match<G>, seat: Seat, seed: string): Sitting<G> {
  const question: Question | null = match.question(seat);
  if (question === null) throw new RangeError(`seat ${seat} is not asked`);
  let view: View<G> | null = null;
  let trials: Trials<G> | null = null;
  return {
    seat,
    question,
    get view() {
      return (view ??= match.view(seat));
    },
    copy: (deal, luck) => (trials ??= new Trials(match, seat, `${seed} copy`)).take(deal, luck),
    random: randomSource(`bot ${seed}`),
  };
}
