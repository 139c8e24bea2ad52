import type { LabTexts } from '../locales/lab-de.ts';

/**
 * Why a game cannot be had in the lab: nobody knows it (no name), or it has no rules yet. It points to the games that can
 * be had only where they stand below it, or will in a moment.
 */
export function missingSentence(texts: LabTexts, name: string | null, areOthersShown: boolean): string {
  const [why, others] = name === null ? [texts.unknown, texts.perhaps] : [texts.notYet(name), texts.ready];
  return areOthersShown ? `${why} ${others}` : why;
}
