import {
  isAnswer,
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
    get answered() {
      const begun = match.checkpoints.at(-1)?.entries ?? 0;
      let count = 0;
      for (let i = begun; i < match.entries.length; i++) {
        const entry = match.entries[i];
        if (isAnswer(entry) && entry.seat === seat) count++;
      }
      return count;
    },
    get view() {
      return (view ??= match.view(seat));
    },
    copy: (deal, luck) => (trials ??= new Trials(match, seat, `${seed} copy`)).take(deal, luck),
    random: randomSource(`bot ${seed}`),
  };
}
