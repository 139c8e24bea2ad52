import type { Match, WireQuestion } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { hoard } from '@tafelrunde/testing/fixtures';
import type { Tapped } from './wiretap.ts';

/** A thief of seat 0 reaches for the hoard of seat 1, who may hold a shield; then seat 2 may warn. */
export function theft(held: string): Match {
  return table(hoard, {
    seats: 3,
    cards: { 'hand.0': ['thief'], 'hand.1': [held], 'hand.2': [], 'hoard.1': ['gold'] },
    set: ({ players }) => players.forEach((player, seat) => (player.coins = seat === 2 ? 3 : 0)),
  }).match;
}

export const thiefIn = ({ options }: WireQuestion): string =>
  options.find(({ card }) => card !== undefined)!.id;

/** A thief reaches for the hoard of seat 1, who holds this card: with a shield it is asked in secret, otherwise nobody is. */
export async function stolenFrom(house: Tapped, held: string) {
  const { match } = table(hoard, {
    seats: 2,
    cards: { 'hand.0': ['thief'], 'hand.1': [held], 'hoard.1': ['gold'] },
    set: ({ players }) => players.forEach((player) => (player.coins = 0)),
  });
  const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
  const live = await house.hall.open(id);
  const [a, b] = await Promise.all(people.map((person) => person.open(id)));
  const { question, ticket } = await a.question(0);
  const thief = question.options.find(({ card }) => card !== undefined)!.id;
  await a.done({ type: 'answer', seat: 0, ticket, answer: thief });
  return { live, people, a, b, ticket };
}
