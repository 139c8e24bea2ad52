import { memo } from 'react';
import type { Area, Rule } from '@tafelrunde/ledger';
import { Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { areaAnchor } from '../routes.ts';
import { RuleEntry } from './RuleEntry.tsx';

export interface Chapter {
  readonly area: Area;
  readonly rules: readonly Rule[];
}

interface ChaptersProps {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly marked: string;
  readonly copied: string | undefined;
  readonly onCopy: (id: string) => void;
}

/** The book from its first rule to its last, a sheet per chapter. Hundreds of entries: drawn again only for a reason. */
export const Chapters = memo(function Chapters({ game, chapters, marked, copied, onCopy }: ChaptersProps) {
  const { language } = useSpeech();
  return chapters.map(({ area, rules }) => (
    <section key={area.id} className="chapter" aria-labelledby={areaAnchor(area.id)}>
      <h2 id={areaAnchor(area.id)} tabIndex={-1}>
        {area[language]}
      </h2>
      <Sheet>
        <ol className="rules">
          {rules.map((rule) => (
            <RuleEntry
              key={rule.id}
              id={rule.id}
              game={game}
              rule={rule}
              query=""
              marked={rule.id === marked}
              copied={rule.id === copied}
              onCopy={onCopy}
            />
          ))}
        </ol>
      </Sheet>
    </section>
  ));
});
