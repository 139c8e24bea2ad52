import type { Json, Language } from '@tafelrunde/engine';
import * as de from '../locales/de/effects.ts';
import * as en from '../locales/en/effects.ts';

/** Effects, costs and names as words, in the reader's language. */
interface Wording {
  readonly effects: (fx: Json) => string;
  readonly cost: (cost: Json) => string;
  readonly name: (key: unknown) => string;
}
export const wording: Readonly<Record<Language, Wording>> = { de, en };
