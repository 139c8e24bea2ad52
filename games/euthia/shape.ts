/** What the game is made of: its words, its effects, its cards, its piles, its state. */
export * from './shape/words.ts';
export type * from './shape/effects.ts';
export type * from './shape/cards.ts';
export { piles } from './shape/piles.ts';
export * from './shape/state.ts';
