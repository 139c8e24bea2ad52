import type { SeenEvent } from './events.ts';
import { addressed, capitalized, type Case, decline, isMany, type Noun, youIn } from './grammar.ts';
import { type Params, paramsOf } from './params.ts';
import type { Option } from './question.ts';
import type { Json, Viewer } from './words.ts';

export type Language = 'de' | 'en';

/** How seats and cards are called at this table. */
export interface Say {
  seat(seat: Json, form?: Case): string;
  /** Its name alone. */
  card(kind: Json): string;
  /** With its article, in the languages that have its grammar: "den Drachen". */
  the(kind: Json, form?: Case): string;
  /** "einen Drachen". */
  a(kind: Json, form?: Case): string;
  /** Its name is a plural, and its verb has to be one. */
  isMany(kind: Json): boolean;
  /** Puts a finished sentence in order that speaks to its reader. */
  finish?(sentence: string): string;
}

/** A sentence of the catalogue: fixed, or built from its parameters. */
export type Phrase = string | ((about: Params, say: Say) => string);
type Phrases = Readonly<Record<string, Phrase>>;

export interface CardWords {
  readonly name: string;
  readonly text?: string;
  /** How the name stands in a sentence; `withNouns` adds it. */
  readonly noun?: Noun;
}

/** Cards with the grammar of their names. */
export const withNouns = <C extends Readonly<Record<string, CardWords>>>(
  cards: C,
  nounOf: (name: string) => Noun | undefined,
): C =>
  Object.fromEntries(
    Object.entries(cards).map(([kind, words]) => {
      const noun = nounOf(words.name);
      return [kind, noun === undefined ? words : { ...words, noun }];
    }),
  ) as C;

export interface SettingWords {
  readonly name: string;
  /** What it changes, in a sentence or two, where the name does not say it all. */
  readonly text?: string;
  /** By value; numbers and yes or no speak for themselves. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Everything a game says, in one language. Rules and events carry keys and parameters only. */
export interface Words {
  readonly name: string;
  readonly prompts: Phrases;
  /** What others hear that somebody decides about, by prompt: "den Weg", "the way to go". Made by {@link decisionsIn}. */
  readonly decisions?: Readonly<Record<string, string>>;
  readonly options: Phrases;
  /** Null where an event only moves pieces and has no line. */
  readonly events: Readonly<Record<string, Phrase | null>>;
  readonly cards: Readonly<Record<string, CardWords>>;
  readonly endings: Readonly<Record<string, string>>;
  /** What a seat may play as that is no card, where the lab counts it: a colour, who begins. */
  readonly roles?: Readonly<Record<string, string>>;
  /** What can be chosen before the game begins. */
  readonly settings?: Readonly<Record<string, SettingWords>>;
  /** What the piles are called that somebody can see. */
  readonly piles?: Readonly<Record<string, string>>;
  /** What the fields of the state and of scenes, and scenes themselves, are called. Null keeps a field off general tables. */
  readonly fields?: Readonly<Record<string, string | FieldWords | null>>;
}

/** What a field is called and what its value stands for, so that a general table need not guess. */
export interface FieldWords {
  /** Without a name only its parts are shown. */
  readonly name?: string;
  /** Its number, or every number in its list, is a seat. */
  readonly holds?: 'seat';
  /** What its values are called: `{ good: 'gut', evil: 'böse' }`. */
  readonly values?: Readonly<Record<string, string>>;
  /** A list with one value or one object for each seat. */
  readonly perSeat?: true;
  /** A list that is a map, with this many cells in a row. An option with a `value` points at the cell of that number. */
  readonly columns?: number;
  /** What is counted: money and points have a sign of their own. */
  readonly counts?: 'money' | 'points';
}

/** Something to decide about, in the words others hear while they wait ("über den Weg"), and the questions it stands for. */
export interface Matter extends Readonly<Record<Language, string>> {
  readonly of: readonly string[];
}

/** By prompt what is decided about, in one language. */
export const decisionsIn = (
  language: Language,
  matters: readonly Matter[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(matters.flatMap((matter) => matter.of.map((prompt) => [prompt, matter[language]])));

/** How to speak at a table: the game's words and the names of those who sit there. */
export const sayer = (words: Words, names: readonly string[], reader?: Reader): Say => {
  const put = (kind: Json, form: Case | undefined, article: 'the' | 'a') => {
    const { name = String(kind), noun } = find(words.cards, String(kind)) ?? {};
    const { before, name: declined, behind } = decline(name, noun, form, article);
    return before + declined + behind;
  };
  return {
    seat: (seat, form) =>
      reader !== undefined && seat === reader.viewer
        ? youIn(reader.language, form)
        : (names[seat as number] ?? String(seat)),
    card: (kind) => find(words.cards, String(kind))?.name ?? String(kind),
    the: (kind, form) => put(kind, form, 'the'),
    a: (kind, form) => put(kind, form, 'a'),
    isMany: (kind) => isMany(find(words.cards, String(kind))?.noun),
    ...(reader !== undefined && { finish: (sentence: string) => addressed(sentence, reader.language) }),
  };
};

/** Who reads, and is called "you". */
export interface Reader {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** By key, and by nothing an object happens to inherit. */
const find = <T>(catalogue: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;

function phrase(found: Phrase, about: Json, say: Say): string {
  return typeof found === 'string' ? found : found(paramsOf(about), say);
}

/** The sentence that asks. A missing one shows its key: ugly on purpose, and the tests look for it. */
export function sayPrompt(words: Words, prompt: string, about: Json, say: Say): string {
  const found = find(words.prompts, prompt);
  return found === undefined ? prompt : phrase(found, about, say);
}

/** A question as somebody reads it who does not know what it is about. */
export interface OutsideView {
  /** With "…" for what is not known; null where the game has no such question. */
  readonly sentence: string | null;
  /** Nothing is missing from the sentence. */
  readonly complete: boolean;
}

const UNKNOWN = '…';

/** A parameter nobody knows. As a text or a number it is "…", as a list it holds one of them, and so is every part of it. */
const unknown: Json = new Proxy([''], {
  get(list, key): unknown {
    if (key === Symbol.toPrimitive || Object.hasOwn(Number.prototype, key)) return () => UNKNOWN;
    if (key !== '0' && key in list) return Reflect.get(list, key) as unknown;
    const asText = (UNKNOWN as unknown as Readonly<Record<PropertyKey, unknown>>)[key];
    return typeof asText === 'function' ? (asText.bind(UNKNOWN) as unknown) : unknown;
  },
});

/** The sentence of a question without its parameters, for others and for lists of questions. */
export function sayPromptFromOutside(words: Words, prompt: string, say: Say): OutsideView {
  const found = find(words.prompts, prompt);
  if (found === undefined) return { sentence: null, complete: false };
  if (typeof found === 'string') return { sentence: found, complete: true };
  let complete = true;
  const get = (): Json => {
    complete = false;
    return unknown;
  };
  const sentence = found(new Proxy<Params>({}, { get, has: () => true }), say);
  return { sentence: withoutGaps(sentence), complete };
}

/** What is only mentioned in brackets can be left out; a gap needs no full stop after it. */
const withoutGaps = (sentence: string): string =>
  sentence.replaceAll(/ \([^()]*…[^()]*\)/gu, '').replaceAll('….', UNKNOWN);

/** What an option is called; `kind` is the face of the card it points at, where the reader may know it. */
export function sayOption(words: Words, option: Option, say: Say, kind: string | null = null): string {
  const found = find(words.options, option.text ?? option.id);
  const { about, seat, value, space } = option;
  const params: Params = {
    ...paramsOf(about),
    ...(kind === null ? {} : { kind }),
    ...(seat === undefined ? {} : { seat }),
    ...(value === undefined ? {} : { value }),
    ...(space === undefined ? {} : { space }),
  };
  if (found !== undefined) return phrase(found, params, say);
  if (kind !== null) return say.card(kind);
  if (seat !== undefined) return say.seat(seat);
  return value === undefined ? option.id : String(value);
}

/** A line of the log, or null for what only moves pieces or is told by another line: its sentence is empty. Secret parts are merged in for whoever got them. */
export function sayEvent(words: Words, event: SeenEvent, say: Say): string | null {
  const found = find(words.events, event.type);
  if (found === undefined || found === null) return null;
  const sentence = phrase(found, { ...paramsOf(event.data), ...paramsOf(event.secret) }, say);
  if (sentence === '') return null;
  return say.finish?.(sentence) ?? sentence;
}

/** What a pile is called; without words its own name, taken apart. */
export function sayPile(words: Words, name: string): string {
  return find(words.piles ?? {}, name) ?? plainName(name);
}

/** What the words say of a field; null where general tables leave it out. */
export function fieldWords(words: Words, name: string): FieldWords | null {
  const found = find(words.fields ?? {}, name);
  if (found === undefined) return { name: plainName(name) };
  return typeof found === 'string' ? { name: found } : found;
}

/** What a field or a scene is called; null where it has no name or general tables leave it out. */
export const sayField = (words: Words, name: string): string | null => fieldWords(words, name)?.name ?? null;

/** What a setting is called. */
export function saySetting(words: Words, name: string): string {
  return find(words.settings ?? {}, name)?.name ?? plainName(name);
}

/** What a setting changes; null where its name says it all. */
export function saySettingText(words: Words, name: string): string | null {
  return find(words.settings ?? {}, name)?.text ?? null;
}

/** What a choice of a setting is called; null where it speaks for itself. */
export function sayChoice(words: Words, name: string, choice: string | number | boolean): string | null {
  return find(find(words.settings ?? {}, name)?.choices ?? {}, String(choice)) ?? null;
}

/** `darkLevel` as "Dark level". */
function plainName(key: string): string {
  return capitalized(key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());
}
