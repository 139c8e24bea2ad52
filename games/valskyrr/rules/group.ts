import type { AskOne, Flow, Option, Seat } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { heroesIn } from './places.ts';

/**
 * Who answers for the group: the spokesperson passes to the next seat every round, and over those whose heroes have fallen.
 * VA-GOLDEN-03
 */
export function spokesperson(t: Valskyrr): Seat {
  const seats = heroesIn(t);
  return seats[(t.state.round - 1) % seats.length];
}

/** A choice of the whole group: by the spokesperson, or by vote, where the spokesperson breaks a tie. VA-GOLDEN-03 */
export function askGroup<const O extends Option>(t: Valskyrr, ask: AskOne<O>): Flow<O> {
  const open = ask.from.filter(({ no }) => no === undefined);
  const seats = heroesIn(t);
  if (seats.length < 2 || open.length < 2) return t.ask<O>(spokesperson(t), ask);
  // The others are shown it and may say something before it is done.
  if (t.options.groupDecisions === 'spokesperson') return t.ask<O>(spokesperson(t), { ...ask, shared: true });
  return vote<O>(t, seats, ask);
}

function* vote<O extends Option>(t: Valskyrr, seats: readonly Seat[], ask: AskOne<O>): Flow<O> {
  const votes = yield* t.askAll<O>(seats, () => ask);
  const count = (option: O): number => votes.filter(({ id }) => id === option.id).length;
  const most = Math.max(...votes.map(count));
  const lead = votes.find((option, i) => seats[i] === spokesperson(t) && count(option) === most);
  const chosen = lead ?? votes.find((option) => count(option) === most)!;
  t.tell('voted', { votes: votes.map(({ id }) => id), chosen: chosen.id });
  return chosen;
}
