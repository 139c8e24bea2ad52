import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '@tafelrunde/ledger';
import { asLanguage, guessLanguage } from './guess-language.ts';
import { de, type Texts } from './locales/de.ts';
import { en } from './locales/en.ts';

const catalogues: Readonly<Record<Language, Texts>> = { de, en };
const memory = 'tafelrunde.language';

interface Speech {
  readonly language: Language;
  readonly texts: Texts;
  readonly speak: (language: Language) => void;
}

const SpeechContext = createContext<Speech>({ language: 'de', texts: de, speak: () => {} });

/** The language in use, everything it has to say, and the way to change it. */
export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(
    (): Speech => ({
      language,
      texts: catalogues[language],
      speak: (chosen) => {
        remember(chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>;
}

function firstLanguage(): Language {
  return asLanguage(recall()) ?? guessLanguage(navigator.languages);
}

// Storage may be switched off in the browser; the choice then lasts as long as the page.
function recall(): string | null {
  try {
    return localStorage.getItem(memory);
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(memory, language);
  } catch {
    return;
  }
}
