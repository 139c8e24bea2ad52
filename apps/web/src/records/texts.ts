import { useSpeech } from '../language.tsx';
import { recordsDe, type RecordsTexts } from '../locales/records-de.ts';
import { recordsEn } from '../locales/records-en.ts';

const catalogues: Readonly<Record<'de' | 'en', RecordsTexts>> = { de: recordsDe, en: recordsEn };

/** What is said about one's matches, in the language in use. */
export function useRecordsTexts(): RecordsTexts {
  return catalogues[useSpeech().language];
}
