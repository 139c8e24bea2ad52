/** What the game is made of: its words, what abilities do, its cards, its piles, its state. */
export type * from './shape/words.ts';
export type * from './shape/steps.ts';
export type * from './shape/cards.ts';
export { piles, PLACES } from './shape/piles.ts';
export type * from './shape/state.ts';
