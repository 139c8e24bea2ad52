import { useSpeech } from '../language.tsx';
import { newTableDe, type NewTableTexts } from '../locales/new-table-de.ts';
import { newTableEn } from '../locales/new-table-en.ts';

const catalogues: Readonly<Record<'de' | 'en', NewTableTexts>> = { de: newTableDe, en: newTableEn };

/** What is said where a table is opened, in the language in use. */
export const useNewTableTexts = (): NewTableTexts => catalogues[useSpeech().language];
