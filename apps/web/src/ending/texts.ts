import { useSpeech } from '../language.tsx';
import { endingDe, type EndingTexts } from '../locales/ending-de.ts';
import { endingEn } from '../locales/ending-en.ts';

const catalogues: Readonly<Record<'de' | 'en', EndingTexts>> = { de: endingDe, en: endingEn };

/** What is said at the end of a match, in the language in use. */
export function useEndingTexts(): EndingTexts {
  return catalogues[useSpeech().language];
}
