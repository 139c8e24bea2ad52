import type { Ledger, Rule } from '@tafelrunde/ledger';
import { Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { RuleEntry } from './RuleEntry.tsx';

interface ResultsProps {
  readonly ledger: Ledger;
  readonly hits: readonly Rule[];
  readonly query: string;
  readonly copied: string | undefined;
  readonly onCopy: (id: string) => void;
}

/** What was found, the best first, each hit with the chapter it stands in. */
export function Results({ ledger, hits, query, copied, onCopy }: ResultsProps) {
  const { texts } = useSpeech();
  const areas = new Map(ledger.areas.map((area) => [area.id, area]));
  return (
    <section className="chapter" aria-labelledby="results">
      <h2 id="results">{hits.length === 0 ? texts.search.hits(0, query) : texts.search.best}</h2>
      {hits.length === 0 ? (
        <p>{texts.search.tip}</p>
      ) : (
        <Sheet>
          <ol className="rules">
            {hits.map((rule) => (
              <RuleEntry
                key={rule.id}
                game={ledger.game}
                rule={rule}
                area={areas.get(rule.area)}
                query={query}
                marked={false}
                copied={rule.id === copied}
                onCopy={onCopy}
              />
            ))}
          </ol>
        </Sheet>
      )}
    </section>
  );
}
