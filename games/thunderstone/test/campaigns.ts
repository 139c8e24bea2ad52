import { table } from '@tafelrunde/testing';
import { game } from '../game.ts';
import type { ThunderstoneOptions } from '../shape.ts';
import { play, type Thunder } from './kit.ts';

/** What the tests of matches of several games share. */
export const PARTY = Array<string>(6).fill('torynScrapper');
export const EMPTY = { 'deck.0': [], 'discard.0': [], 'deck.1': [], 'discard.1': [], 'hand.1': [] };

/** Seat 0 beats the last monster before the stone, and owns nothing but its party and what is given. */
export const lastFight = (
  mode: ThunderstoneOptions['mode'],
  cards: Readonly<Record<string, readonly string[]>> = {},
  options: Partial<ThunderstoneOptions> = {},
  set: (state: Thunder['state']) => void = () => {},
): Thunder =>
  play({
    options: { mode, set: 'random', ...options },
    hand: PARTY,
    set: (state) => {
      state.sets.stones = ['stoneOfMystery'];
      set(state);
    },
    cards: {
      'rank.1': ['harbinger'],
      'rank.2': ['stoneOfMystery'],
      'rank.3': ['famine'],
      ...EMPTY,
      ...cards,
    },
  });
export const win = (t: Thunder): Thunder => t.answer(0, 'dungeon').answer(0, 'Attack Harbinger');
export const own = (t: Thunder, seat: number): string[] =>
  ['hand', 'deck', 'discard'].flatMap((pile) => t.kinds(`${pile}.${seat}`)).toSorted();

/** Who begins by the setup itself: `play` would let seat 0 begin. */
export function startsAt(seed: string): number {
  return table(game, { seats: 2, options: { mode: 'odyssey' }, seed }).state.turn;
}
