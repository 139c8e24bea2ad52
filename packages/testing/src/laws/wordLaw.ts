import type { Language, Match, Option, Question, Shape, Words } from '@tafelrunde/engine';
import type { Court } from './law.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];
/** Told by the kernel itself; a game may leave them without words. */
const KERNEL_EVENTS = new Set(['move', 'shuffle', 'show', 'asked', 'rewound', 'forked']);

export function checkQuestionWords<G extends Shape>(court: Court<G>, question: Question): void {
  for (const language of LANGUAGES) {
    const words = court.game.words[language];
    const { prompt } = question.ask;
    court.hold('words', prompt in words.prompts, () => `the prompt '${prompt}' has no words (${language})`);
    const mute = question.from.find((option) => !speaks(words, option));
    court.hold(
      'words',
      mute === undefined,
      () => `the option '${mute!.id}' of '${prompt}' has no words (${language})`,
    );
  }
}

/** An option speaks if it has a text, or points at something that has a name. */
const speaks = (words: Words, { id, text, card, seat, value }: Option): boolean =>
  (text ?? id) in words.options || card !== undefined || seat !== undefined || value !== undefined;

/** What was told, how it ended, and what the cards are called. */
export function checkMatchWords<G extends Shape>(court: Court<G>, match: Match<G>): void {
  const told = new Set(match.table.log!.happened.map((event) => event.type));
  for (const language of LANGUAGES) {
    const words = court.game.words[language];
    for (const type of told) {
      if (KERNEL_EVENTS.has(type)) continue;
      court.hold('words', type in words.events, () => `the event '${type}' has no words (${language})`);
    }
    const how = match.result?.how;
    if (how !== undefined)
      court.hold('words', how in words.endings, () => `the ending '${how}' has no words (${language})`);
    for (const kind of Object.keys(court.game.content))
      court.hold('words', kind in words.cards, () => `the card '${kind}' has no words (${language})`);
  }
}
