import { useSpeech } from '../language.tsx';
import { labDe, type LabTexts } from '../locales/lab-de.ts';
import { labEn } from '../locales/lab-en.ts';

const catalogues: Readonly<Record<'de' | 'en', LabTexts>> = { de: labDe, en: labEn };

/** What is said in the lab, in the language in use. */
export function useLabTexts(): LabTexts {
  return catalogues[useSpeech().language];
}
