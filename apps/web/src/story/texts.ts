import { useSpeech } from '../language.tsx';
import { storyDe, type StoryTexts } from '../locales/story-de.ts';
import { storyEn } from '../locales/story-en.ts';

const catalogues: Readonly<Record<'de' | 'en', StoryTexts>> = { de: storyDe, en: storyEn };

/** What is said while the table tells what happens, in the language in use. */
export const useStoryTexts = (): StoryTexts => catalogues[useSpeech().language];
