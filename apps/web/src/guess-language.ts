import type { Language } from '@tafelrunde/ledger';

export const languages: readonly Language[] = ['de', 'en'];

/** The first language of the browser that we speak; English for everybody else, German if the browser does not say. */
export function guessLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const known = asLanguage(tag.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return preferred.length > 0 ? 'en' : 'de';
}

export function asLanguage(text: string | null): Language | undefined {
  return languages.find((language) => language === text);
}
