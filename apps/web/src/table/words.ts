import { useEffect, useState } from 'react';
import type { Language, Words } from '@tafelrunde/engine';
import type { Ledger, Rule } from '@tafelrunde/ledger';
import { useSpeech } from '../language.tsx';
import { boxOf } from '../shelf.ts';

type Catalogue = Partial<Record<Language, Words>>;

const locales = import.meta.glob<Catalogue>('../../../../games/*/locales/{de,en}.ts');
const ledgers = import.meta.glob<Ledger>('../../../../games/*/rules.yaml', { import: 'default' });
/** The practice games and the example: chunks of their own, fetched only by whoever sits at such a table. */
const practiceWords = import.meta.glob<Catalogue>([
  '../../../../packages/testing/src/fixtures/*/words.ts',
  '../../../../docs/example/*/locales/{de,en}.ts',
]);
const practiceLedgers = import.meta.glob<Ledger>(
  ['../../../../packages/testing/src/fixtures/*/rules.yaml', '../../../../docs/example/*/rules.yaml'],
  { import: 'default' },
);

/** Everything a game says in one language, and its rules. */
export interface Speech {
  readonly words: Words;
  readonly ledger: Ledger | null;
  readonly ruleOf: (id: string) => Rule | undefined;
}

const loaded = new Map<string, Speech>();

async function load(game: string, language: Language): Promise<Speech> {
  const words =
    locales[`../../../../games/${game}/locales/${language}.ts`] ??
    practiceWords[`../../../../packages/testing/src/fixtures/${game}/words.ts`] ??
    practiceWords[`../../../../docs/example/${game}/locales/${language}.ts`];
  const rules =
    ledgers[`../../../../games/${game}/rules.yaml`] ??
    practiceLedgers[`../../../../packages/testing/src/fixtures/${game}/rules.yaml`] ??
    practiceLedgers[`../../../../docs/example/${game}/rules.yaml`];
  const [catalogue, ledger] = await Promise.all([words?.(), rules?.() ?? null]);
  const found = catalogue?.[language];
  if (found === undefined) throw new Error(`${game} has no words.`);
  const byId = new Map(ledger?.rules.map((rule) => [rule.id, rule]));
  return { words: found, ledger, ruleOf: (id) => byId.get(id) };
}

/** The words of a game in the language in use; null until they have come. */
export function useGameSpeech(game: string | undefined): Speech | null {
  const { language } = useSpeech();
  const [, setArrived] = useState('');
  const [failure, setFailure] = useState<Error | null>(null);
  const key = game === undefined ? '' : `${game}.${language}`;
  useEffect(() => {
    if (game === undefined || loaded.has(key)) return;
    const fetchWords = async () => {
      try {
        loaded.set(key, await load(game, language));
        setArrived(key);
      } catch (error) {
        setFailure(error instanceof Error ? error : new Error(String(error)));
      }
    };
    void fetchWords();
  }, [game, language, key]);
  // The page of words around this one says what went wrong.
  if (failure !== null) throw failure;
  return loaded.get(key) ?? null;
}

/** What a game is called, also before its words are there. */
export function useGameName(game: string | undefined): string {
  const { language } = useSpeech();
  const about = game === undefined ? undefined : boxOf(game)?.about;
  const speech = useGameSpeech(about === undefined ? game : undefined);
  return about?.name[language] ?? speech?.words.name ?? '';
}
