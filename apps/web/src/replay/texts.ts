import { useSpeech } from '../language.tsx';
import { replayDe, type ReplayTexts } from '../locales/replay-de.ts';
import { replayEn } from '../locales/replay-en.ts';

const catalogues: Readonly<Record<'de' | 'en', ReplayTexts>> = { de: replayDe, en: replayEn };

/** What is said where a match is looked at again, in the language in use. */
export function useReplayTexts(): ReplayTexts {
  return catalogues[useSpeech().language];
}
