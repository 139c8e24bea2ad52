import type { Language } from '@tafelrunde/engine';

const LANGUAGES: readonly string[] = ['de', 'en'] satisfies readonly Language[];

export const isLanguage = (word: string): word is Language => LANGUAGES.includes(word);

/** The language of the environment: the first of the usual variables that says anything. German where it says neither. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return /^en(?![a-z])/iu.test(locale ?? '') ? 'en' : 'de';
}

/** Take `--lang` out of the command line, wherever it stands. `lang` is null where nothing was said. */
export function takeLanguage(argv: readonly string[]): { lang: string | null; rest: string[] } {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const rest: string[] = [];
  let lang: string | null = null;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i];
    if (i < end && word === '--lang') lang = argv[++i] ?? '';
    else if (i < end && word.startsWith('--lang=')) lang = word.slice('--lang='.length);
    else rest.push(word);
  }
  return { lang, rest };
}
