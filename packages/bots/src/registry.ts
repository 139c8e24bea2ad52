import { Fault } from '@tafelrunde/engine';
import type { Bot } from './bot.ts';
import { casual, greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const bots: readonly Bot[] = [random, casual, greedy, search];

/** The bots there are, by their words. */
export const botIds: readonly string[] = bots.map((bot) => bot.id);

export function botById(id: string): Bot {
  const bot = bots.find((known) => known.id === id);
  if (bot === undefined) throw new UnknownBot(id);
  return bot;
}

/** Somebody asked for a bot that is not there. `data` lists those that are. */
export class UnknownBot extends Fault {
  constructor(id: string) {
    super('bad-option', 'bot', `there is no bot called '${id}'; there are ${botIds.join(', ')}`, [...botIds]);
    this.name = 'UnknownBot';
  }
}
