export type { Bot, Sitting } from './bot.ts';
export { enumerateAnswers } from './enumerate.ts';
export { casual, greedy, greedyBot, type GreedySettings } from './greedy.ts';
export { random } from './random.ts';
export { botById, botIds, UnknownBot } from './registry.ts';
export { type Budget, search, searchBot, type SearchSettings } from './search.ts';
export { sit } from './sitting.ts';
export type { Whose } from './fair-queue.ts';
export { type LoadGame, loadByAddress, think, type ThinkOrder } from './think.ts';
