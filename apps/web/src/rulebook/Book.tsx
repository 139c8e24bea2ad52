import { useCallback, useMemo, useRef } from 'react';
import { rulesByArea, type Ledger } from '@tafelrunde/ledger';
import { SearchField } from '@tafelrunde/ui';
import { useCopy } from '../copy.ts';
import { useFocusKey, useHitKeys } from '../hotkey.ts';
import { useSpeech } from '../language.tsx';
import { useArrival, usePlace } from '../router.ts';
import { rulebookAddress } from '../routes.ts';
import { Chapters } from './Chapters.tsx';
import { Contents } from './Contents.tsx';
import { Results } from './Results.tsx';
import { useBookSearch } from './useBookSearch.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** A rulebook that lies open: what is searched, its contents, its chapters or what was found. */
export function Book({ ledger, name }: { readonly ledger: Ledger; readonly name: string }) {
  const { language, texts } = useSpeech();
  const { hash } = usePlace();
  const search = useBookSearch(ledger, language);
  const { query, asked, hits, onlyRulings } = search;
  const searching = asked !== '';
  const marked = decodeURIComponent(hash.slice(1));
  const missing =
    looksLikeRule(marked) && !ledger.rules.some((rule) => rule.id === marked) ? marked : undefined;

  const field = useRef<HTMLInputElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  useFocusKey('/', field);
  useHitKeys({ field, list: pages, active: searching, clear: search.clear, leave: search.keepInAddress });
  useKeptPlace(pages, asked);
  useArrival();

  const [copied, copy] = useCopy();
  const copyLink = useCallback(
    (id: string) => copy(location.origin + rulebookAddress(ledger.game, { anchor: id }), id),
    [ledger.game, copy],
  );

  const chapters = useMemo(
    () =>
      rulesByArea(ledger)
        .map(({ area, rules }) => ({
          area,
          rules: onlyRulings ? rules.filter((rule) => rule.ruling) : rules,
        }))
        .filter(({ rules }) => rules.length > 0),
    [ledger, onlyRulings],
  );
  const shown = chapters.reduce((sum, { rules }) => sum + rules.length, 0);

  return (
    <>
      <div className="tools">
        <SearchField
          label={texts.search.here(name)}
          placeholder={texts.search.placeholderHere}
          clearLabel={texts.search.clear}
          value={query}
          onChange={search.setQuery}
          hotkey="/"
          inputRef={field}
          controls="pages"
        />
        <button
          type="button"
          className="toggle"
          aria-pressed={onlyRulings}
          onClick={() => search.setOnlyRulings(!onlyRulings)}
        >
          {texts.rulebook.onlyRulings}
        </button>
        <output className="tools-count">
          {copied
            ? texts.rulebook.linkCopied(copied)
            : searching
              ? texts.search.hits(hits.length, asked)
              : texts.rulebook.showing(shown, ledger.rules.length)}
        </output>
      </div>
      <div className="spread">
        <Contents game={ledger.game} chapters={chapters} />
        <div id="pages" ref={pages} className="pages">
          {missing && !searching && (
            <p className="no-such-rule slab" role="alert">
              {texts.rulebook.noSuchRule(missing)}
            </p>
          )}
          {searching && (
            <Results ledger={ledger} hits={hits} query={asked} copied={copied} onCopy={copyLink} />
          )}
          {/* The book stays open underneath: closing a search brings it back at once. */}
          <div hidden={searching}>
            <Chapters
              game={ledger.game}
              chapters={chapters}
              marked={marked}
              copied={copied}
              onCopy={copyLink}
            />
          </div>
        </div>
      </div>
    </>
  );
}

function looksLikeRule(hash: string): boolean {
  return /^[A-Z]{2,4}-[A-Z0-9]+-\d+$/.test(hash);
}
