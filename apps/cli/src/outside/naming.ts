import { botIds } from '@tafelrunde/bots';
import { listOf } from '../arguments.ts';
import type { Messages } from '../locales/index.ts';
import { usage } from '../problem.ts';
import { suggest } from '../suggest.ts';

const PREFIX = 'cmd:';

/** A bot from outside is written as `cmd:` and the command that plays. */
export const isCommand = (bot: string): boolean => bot.startsWith(PREFIX);
export const commandOf = (bot: string): string => bot.slice(PREFIX.length);

/** The bots of `--bots`: our own by their words, those from outside by their commands. */
export function arenaBots(m: Messages, text: string | undefined): string[] {
  const bots = listOf(text);
  for (const bot of bots) {
    if (isCommand(bot) ? commandOf(bot).trim() === '' : !botIds.includes(bot))
      throw usage(m.errors.unknownBot(bot, suggest(bot, botIds), botIds));
  }
  return bots;
}
