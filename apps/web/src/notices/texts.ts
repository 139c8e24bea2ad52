import { useSpeech } from '../language.tsx';
import { noticesDe, type NoticeTexts } from '../locales/notices-de.ts';
import { noticesEn } from '../locales/notices-en.ts';

const catalogues: Readonly<Record<'de' | 'en', NoticeTexts>> = { de: noticesDe, en: noticesEn };

/** What is said of notices, in the language in use. */
export function useNoticeTexts(): NoticeTexts {
  return catalogues[useSpeech().language];
}
