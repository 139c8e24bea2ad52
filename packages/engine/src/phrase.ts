import type { SeenEvent } from './events.ts';
import type { Option } from './question.ts';
import type { Json } from './words.ts';

export type Language = 'de' | 'en';

/** What a sentence may be built from: parameters, and how seats and cards are called at this table. */
export type Params = { readonly [name: string]: Json };
export interface Say {
  seat(seat: Json): string;
  card(kind: Json): string;
}

/** A sentence of the catalogue: fixed, or built from its parameters. */
export type Phrase = string | ((about: Params, say: Say) => string);
type Phrases = Readonly<Record<string, Phrase>>;

export interface CardWords {
  readonly name: string;
  readonly text?: string;
}

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
  readonly options: Phrases;
  readonly events: Phrases;
  readonly cards: Readonly<Record<string, CardWords>>;
  readonly endings: Readonly<Record<string, string>>;
  /** What can be chosen before the game begins. */
  readonly settings?: Readonly<Record<string, SettingWords>>;
  /** What the piles are called that somebody can see. */
  readonly piles?: Readonly<Record<string, string>>;
  /**
   * What the fields of the state and of scenes, and scenes themselves, are called. Null: it has no name of its own. Of a
   * list of one object per seat general boards then show the parts with the seats, anything else they leave out.
   */
  readonly fields?: Readonly<Record<string, string | null>>;
}

/** How to speak at a table: the game's words and the names of those who sit there. */
export const sayer = (words: Words, names: readonly string[]): Say => ({
  seat: (seat) => names[seat as number] ?? String(seat),
  card: (kind) => find(words.cards, String(kind))?.name ?? String(kind),
});

/** By key, and by nothing an object happens to inherit. */
const find = <T>(catalogue: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;

function phrase(found: Phrase, about: Json, say: Say): string {
  if (typeof found === 'string') return found;
  return found(
    typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as Params) : {},
    say,
  );
}

/** The sentence that asks. A missing one shows its key: ugly on purpose, and the tests look for it. */
export function sayPrompt(words: Words, prompt: string, about: Json, say: Say): string {
  const found = find(words.prompts, prompt);
  return found === undefined ? prompt : phrase(found, about, say);
}

/** What an option is called; `kind` is the face of the card it points at, where the reader may know it. */
export function sayOption(words: Words, option: Option, say: Say, kind: string | null = null): string {
  const found = find(words.options, option.text ?? option.id);
  const { about, seat, value, space } = option;
  const params: Params = {
    ...(typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as Params) : {}),
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

/** A line of the log, or null for what only moves pieces. Secret parts are merged in for whoever got them. */
export function sayEvent(words: Words, event: SeenEvent, say: Say): string | null {
  const found = find(words.events, event.type);
  if (found === undefined) return null;
  const secret = event.secret;
  const extra = typeof secret === 'object' && secret !== null && !Array.isArray(secret) ? secret : {};
  return phrase(found, { ...(event.data as Params), ...(extra as Params) }, say);
}

/** What a pile is called; without words its own name, taken apart. */
export function sayPile(words: Words, name: string): string {
  return find(words.piles ?? {}, name) ?? plainName(name);
}

/** What a field or a scene is called; null where a general board is to leave it out. */
export function sayField(words: Words, name: string): string | null {
  const found = find(words.fields ?? {}, name);
  return found === undefined ? plainName(name) : found;
}

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
  const parts = key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}
