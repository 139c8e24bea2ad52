import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { searchRules, type Language, type Ledger, type Rule } from '@tafelrunde/ledger';
import { refine, usePlace } from '../router.ts';
import { readSearch, rulebookAddress } from '../routes.ts';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const addressDelay = 300;

/** What is searched in a rulebook, kept in step with the address. */
export function useBookSearch(ledger: Ledger, language: Language) {
  const { visit, search, hash } = usePlace();
  const [query, setQuery] = useState(() => readSearch(search).query);
  const [onlyRulings, setOnlyRulings] = useState(() => readSearch(search).onlyRulings);

  const [seenVisit, setSeenVisit] = useState(visit);
  if (visit !== seenVisit) {
    const asked = readSearch(search);
    setSeenVisit(visit);
    setQuery(asked.query);
    setOnlyRulings(asked.onlyRulings);
  }

  const keepInAddress = useCallback(() => {
    const anchor = query.trim() === '' ? hash.slice(1) : '';
    refine(rulebookAddress(ledger.game, { anchor, query, onlyRulings }));
  }, [ledger.game, query, onlyRulings, hash]);
  useEffect(() => {
    const timer = setTimeout(keepInAddress, addressDelay);
    return () => clearTimeout(timer);
  }, [keepInAddress]);

  // The hits may lag behind the typing, but an emptied field shows the book at once: a link may point into it.
  const lagging = useDeferredValue(query).trim();
  const asked = query.trim() === '' ? '' : lagging;
  const hits = useMemo((): readonly Rule[] => {
    const found = searchRules(ledger, asked, language).map(({ rule }) => rule);
    return onlyRulings ? found.filter((rule) => rule.ruling) : found;
  }, [ledger, asked, language, onlyRulings]);

  const clear = useCallback(() => setQuery(''), []);
  return { query, setQuery, clear, asked, hits, onlyRulings, setOnlyRulings, keepInAddress };
}
