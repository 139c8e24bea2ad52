/** The types of the game: what lies where, what a card can say, what is going on, and the state. */
export * from './shape/cards.ts';
export { piles } from './shape/piles.ts';
export * from './shape/scenes.ts';
export * from './shape/state.ts';
export type { Card, Seat } from '@tafelrunde/engine';
export type { Region, Space, SpaceName } from './shape/spaces.ts';
