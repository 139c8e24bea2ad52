import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { excerptAround, searchRules, type Language, type Ledger, type Rule } from '@tafelrunde/ledger';
import { SearchField } from '@tafelrunde/ui';
import { useFocusKey, useHitKeys } from '../hotkey.ts';
import { useSpeech } from '../language.tsx';
import { refine, usePlace } from '../router.ts';
import { readSearch, rulebookAddress } from '../routes.ts';
import { readable, useLedgers } from '../shelf.ts';
import { splitName } from './gameName.ts';
import { Marked } from './Marked.tsx';
import { GameCrest } from './Cover.tsx';

const shown = 6;
const games = readable.map(({ about }) => about.id);

interface Found {
  readonly best: readonly { readonly game: string; readonly rule: Rule }[];
  readonly perGame: readonly { readonly game: string; readonly count: number }[];
  readonly total: number;
}

function searchAll(ledgers: readonly Ledger[], query: string, language: Language): Found {
  const all = ledgers.map((ledger) => ({ game: ledger.game, hits: searchRules(ledger, query, language) }));
  const best = all
    .flatMap(({ game, hits }) => hits.slice(0, shown).map((hit, rank) => ({ ...hit, game, rank })))
    // Equally good hits come from every game in turn.
    .toSorted((a, b) => b.score - a.score || a.rank - b.rank)
    .slice(0, shown);
  return {
    best,
    perGame: all.flatMap(({ game, hits }) => (hits.length > 0 ? [{ game, count: hits.length }] : [])),
    total: all.reduce((sum, { hits }) => sum + hits.length, 0),
  };
}

/** One field that searches every rulebook while one types. */
export function SearchEverywhere() {
  const { language, texts } = useSpeech();
  const { search, path } = usePlace();
  const [query, setQuery] = useState(() => readSearch(search).query);
  const [touched, setTouched] = useState(query !== '');
  const asked = useDeferredValue(query).trim();
  const ledgers = useLedgers(games, touched || asked !== '');
  const books = ledgers.state === 'ready' ? ledgers.value : undefined;
  const found = useMemo(
    () => (books && asked !== '' ? searchAll(books, asked, language) : undefined),
    [books, asked, language],
  );
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const resultsId = useId();
  useFocusKey('/', field);
  const clear = useCallback(() => setQuery(''), []);
  // The address keeps the question, so that coming back shows these hits again.
  const leave = useCallback(() => refine(`${path}?${new URLSearchParams({ q: asked })}`), [path, asked]);
  useHitKeys({ field, list: results, active: asked !== '', clear, leave });
  const status = {
    waiting: texts.search.loading,
    failed: texts.search.failed,
    ready: texts.search.hits(found?.total ?? 0, asked),
  }[ledgers.state];
  return (
    <div className="everywhere">
      <SearchField
        label={texts.search.everywhere}
        placeholder={texts.search.placeholderEverywhere}
        clearLabel={texts.search.clear}
        value={query}
        onChange={setQuery}
        onFocus={() => setTouched(true)}
        hotkey="/"
        inputRef={field}
        controls={resultsId}
      />
      <div id={resultsId} ref={results} className="results">
        <output className="results-count">{asked !== '' && status}</output>
        {found?.total === 0 && <p>{texts.search.tip}</p>}
        {found && found.total > 0 && (
          <>
            <ol aria-label={texts.search.results}>
              {found.best.map(({ game, rule }) => (
                <li key={rule.id}>
                  <a className="result" data-focus href={rulebookAddress(game, { anchor: rule.id })}>
                    <GameCrest game={game} />
                    <span>
                      <span className="result-id">
                        <Marked text={rule.id} query={asked} /> · {nameOf(game, language)}
                      </span>
                      <span className="result-text">
                        <Marked text={excerptAround(rule[language], asked)} query={asked} />
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
            <ul className="results-books">
              {found.perGame.map(({ game, count }) => (
                <li key={game}>
                  <a data-focus href={rulebookAddress(game, { query: asked })}>
                    {texts.search.allIn(count, nameOf(game, language))}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function nameOf(game: string, language: Language): string {
  const about = readable.find((box) => box.about.id === game)?.about;
  return about ? splitName(about.name[language]).title : game;
}
