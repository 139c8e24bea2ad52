import { botIds } from '@tafelrunde/bots';
import { levelIds, levels } from '@tafelrunde/bots/levels';
import type { Messages } from './locales/index.ts';
import { usage } from './problem.ts';
import { suggest } from './suggest.ts';

const PREFIX = 'cmd:';

/** A bot from outside is written as `cmd:` and the command that plays. */
export const isCommand = (bot: string): boolean => bot.startsWith(PREFIX);
export const commandOf = (bot: string): string => bot.slice(PREFIX.length);

/** The bots of `--bots`, by their own names: all of them known, and none from outside. */
export function botsFrom(m: Messages, text: string | undefined): string[] {
  return wordsOf(text).map((word) => {
    if (isCommand(word)) throw usage(m.errors.commandElsewhere(word));
    return botNamed(m, word);
  });
}

/** The same for the arena, where those from outside may be named by their commands. */
export function arenaBots(m: Messages, text: string | undefined): string[] {
  return wordsOf(text).map((word) =>
    isCommand(word) && commandOf(word).trim() !== '' ? word : botNamed(m, word),
  );
}

/**
 * Between commas; one that stands in quotes belongs to a command, which keeps its quotes for the shell. Inside a word, as
 * in it's, an apostrophe opens nothing.
 */
const WORD = /(?:(?<![\p{L}\p{N}\\])(?:"[^"]*"|'[^']*')|[^,])+/gu;
const wordsOf = (text = ''): string[] =>
  (text.match(WORD) ?? []).map((word) => word.trim()).filter((word) => word !== '');

/** A bot may be called by its name or by the level it plays on. */
function botNamed(m: Messages, word: string): string {
  const level = levelIds.find((id) => id === word);
  if (level !== undefined) return levels[level].bot;
  if (!botIds.includes(word))
    throw usage(m.errors.unknownBot(word, suggest(word, [...botIds, ...levelIds]), botIds, levelIds));
  return word;
}
