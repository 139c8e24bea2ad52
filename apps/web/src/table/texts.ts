import { useSpeech } from '../language.tsx';
import { tableDe, type TableTexts } from '../locales/table-de.ts';
import { tableEn } from '../locales/table-en.ts';

const catalogues: Readonly<Record<'de' | 'en', TableTexts>> = { de: tableDe, en: tableEn };

/** What is said at a table, in one language. */
export const textsIn = (language: 'de' | 'en'): TableTexts => catalogues[language];

/** What is said at a table, in the language in use. */
export function useTableTexts(): TableTexts {
  return catalogues[useSpeech().language];
}
