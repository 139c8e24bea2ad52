import {
  type FieldWords,
  type Language,
  type Match,
  type Option,
  type OptionSpec,
  type Question,
  type Shape,
  type Words,
  topicOf,
} from '@tafelrunde/engine';
import type { Court } from './law.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];
/** Told by the kernel itself; a game may leave them without words. */
const KERNEL_EVENTS = new Set(['move', 'shuffle', 'show', 'asked', 'rewound', 'forked', 'ended']);

export function checkQuestionWords<G extends Shape>(court: Court<G>, question: Question): void {
  for (const language of LANGUAGES) {
    const words = court.game.words[language];
    const { prompt } = question.ask;
    for (const key of new Set([prompt, topicOf(question.ask)]))
      court.hold('words', key in words.prompts, () => `the prompt '${key}' has no words (${language})`);
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
    const words: Words = court.game.words[language];
    for (const type of told) {
      if (KERNEL_EVENTS.has(type)) continue;
      court.hold('words', type in words.events, () => `the event '${type}' has no words (${language})`);
    }
    const how = match.result?.how;
    if (how !== undefined)
      court.hold('words', how in words.endings, () => `the ending '${how}' has no words (${language})`);
    for (const [name, spec] of Object.entries<OptionSpec>(court.game.options)) {
      const setting = words.settings?.[name];
      court.hold('words', setting !== undefined, () => `the setting '${name}' has no words (${language})`);
      for (const choice of spec.choices.filter((each) => typeof each === 'string'))
        court.hold(
          'words',
          Object.hasOwn(setting?.choices ?? {}, choice),
          () => `the choice '${choice}' of '${name}' has no words (${language})`,
        );
    }
    for (const kind of Object.keys(court.game.content))
      court.hold('words', kind in words.cards, () => `the card '${kind}' has no words (${language})`);
  }
}

/**
 * What a general board shows of a position: piles that somebody can see, the fields of the state, of whatever it holds per
 * seat, and of scenes. A field may be kept off such boards on purpose, with null.
 */
export function checkPositionWords<G extends Shape>(court: Court<G>, match: Match<G>): void {
  const { laid, everyone } = match.table.layout;
  const piles = new Set(laid.filter(({ noticed }) => (noticed & everyone) !== 0).map(({ name }) => name));
  const scenes = match.table.whole.scenes.flatMap(({ type, ...rest }) => [type, ...Object.keys(rest)]);
  for (const language of LANGUAGES) {
    const words: Words = court.game.words[language];
    for (const pile of piles)
      court.hold(
        'words',
        Object.hasOwn(words.piles ?? {}, pile),
        () => `the pile '${pile}' has no words (${language})`,
      );
    const missing = (names: Iterable<string>): string[] =>
      [...new Set(names)].filter((name) => !Object.hasOwn(words.fields ?? {}, name));
    const fields = missing(fieldsOf(match.table.state, match.seats, words));
    court.hold(
      'words',
      fields.length === 0,
      () => `fields of the state without words (${language}): ${fields.join(', ')}; ${OR_NULL}`,
    );
    const inScenes = missing(scenes);
    court.hold(
      'words',
      inScenes.length === 0,
      () =>
        `scenes and their parts without words in 'fields' (${language}): ${inScenes.join(', ')}; ${OR_NULL}`,
    );
  }
}

const OR_NULL = 'null keeps one off general boards';

const isPerSeat = (field: string | FieldWords | null | undefined): boolean =>
  typeof field === 'object' && field?.perSeat === true;

/** The names at the top of the state, and within each list of one object per seat. */
function fieldsOf(state: object, seats: number, words: Words): Set<string> {
  const found = new Set(Object.keys(state));
  for (const [name, value] of Object.entries(state) as [string, unknown][])
    if (isPerSeat(words.fields?.[name]) && Array.isArray(value) && value.length === seats)
      for (const each of value as unknown[])
        if (typeof each === 'object' && each !== null && !Array.isArray(each))
          for (const field of Object.keys(each)) found.add(field);
  return found;
}
