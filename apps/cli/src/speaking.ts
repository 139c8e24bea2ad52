import {
  type Language,
  type Match,
  type Result,
  type Say,
  sayer,
  sayEvent,
  type SeenEvent,
  speechOf,
  type TableSpeech,
  type Viewer,
  type Words,
} from '@tafelrunde/engine';
import type { Messages } from './locales/index.ts';

/** How to speak of one match: the words of its game and the names of those at the table. */
export interface Tongue {
  readonly m: Messages;
  readonly words: Words;
  readonly names: readonly string[];
  readonly say: Say;
  readonly speech: TableSpeech;
}

export function tongueOf(m: Messages, language: Language, match: Match, names?: readonly string[]): Tongue {
  const words = match.game.words[language];
  const called = names ?? Array.from({ length: match.seats }, (_, seat) => m.play.seat(seat));
  return { m, words, names: called, say: sayer(words, called), speech: speechOf(language, words, called) };
}

/** Through whose eyes: a viewer of the kernel, or everything at once. */
export type Eyes = Viewer | 'all';

/** What was told. */
export function toldTo(match: Match, eyes: Eyes): SeenEvent[] {
  if (eyes !== 'all') return match.told(eyes);
  const happened = match.table.log?.happened ?? [];
  return happened.map(({ type, open, secret }) => ({
    type,
    data: open,
    ...(secret === null ? {} : { secret }),
  }));
}

/** The log in words; what only moves pieces has none. */
export function logLines({ words, say }: Tongue, events: readonly SeenEvent[]): string[] {
  return events.flatMap((event) => sayEvent(words, event, say) ?? []);
}

/** How it ended, who won, with how many points. */
export function resultLines({ m, words, names }: Tongue, result: Result): string[] {
  const { how, winners, scores } = result;
  const lines = [`${endingWords(m, words, how)}. ${winnersSentence(m, names, winners)}`];
  if (scores !== undefined)
    lines.push(`${m.play.scores}: ${scores.map((score, seat) => `${names[seat]} ${score}`).join(', ')}`);
  return lines;
}

/** How it ended: by a rule of the game, or because its people ended it. */
export const endingWords = (m: Messages, words: Words, how: string): string =>
  words.endings[how] ?? m.early[how] ?? how;

export const winnersSentence = (m: Messages, names: readonly string[], winners: readonly number[]): string =>
  winners.length === 0 ? m.play.nobody : m.play.winners(winners.map((seat) => names[seat]));
