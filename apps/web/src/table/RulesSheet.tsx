import { useEffect, useRef, useState } from 'react';
import { rulesByArea, searchRules } from '@tafelrunde/ledger';
import { SearchField } from '@tafelrunde/ui';
import { Dialog } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { rulebookAddress } from '../routes.ts';
import { boxOf } from '../shelf.ts';
import { useTableTexts } from './texts.ts';
import type { Speech } from './words.ts';

/** The rulebook beside the board: the place that is fought over stays visible. */
export function RulesSheet({
  game,
  speech,
  asked,
  onClose,
}: {
  readonly game: string;
  readonly speech: Speech;
  /** The rules the open question rests on: the book opens there. */
  readonly asked: readonly string[];
  readonly onClose: () => void;
}) {
  const texts = useTableTexts();
  const { language } = useSpeech();
  const [query, setQuery] = useState('');
  const { ledger } = speech;
  const [first] = asked;
  const rule = useRef<HTMLDivElement>(null);
  // Newer browsers give back a promise, which is nothing to clean up with.
  useEffect(() => {
    rule.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (ledger === null) return null;
  const chapters =
    query.trim() === ''
      ? rulesByArea(ledger).map(({ area, rules }) => ({ title: area[language], rules }))
      : [{ title: '', rules: searchRules(ledger, query, language).map(({ rule }) => rule) }];
  return (
    <Dialog title={texts.rulebook} closeLabel={texts.close} onClose={onClose} side className="rules-sheet">
      <SearchField
        label={texts.rulebookSearch}
        placeholder={texts.rulebookSearch}
        clearLabel={texts.clear}
        value={query}
        onChange={setQuery}
      />
      {boxOf(game)?.size !== undefined && (
        <p>
          <a
            href={rulebookAddress(game, first === undefined ? {} : { anchor: first })}
            target="_blank"
            rel="noreferrer"
          >
            {texts.rulebookWhole}
          </a>
        </p>
      )}
      {chapters.map(({ title, rules }) => (
        <section key={title}>
          {title !== '' && <h3>{title}</h3>}
          {rules.length === 0 && <p>{texts.rulebookNothing}</p>}
          <dl>
            {rules.map(({ id, ruling, [language]: text }) => (
              <div
                key={id}
                ref={id === first ? rule : undefined}
                data-asked={asked.includes(id) || undefined}
              >
                <dt>
                  {id}
                  {asked.includes(id) && <small>{texts.rulebookAsked}</small>}
                </dt>
                <dd>
                  {text}
                  {ruling !== undefined && (
                    <p className="rule-tip-ruling">
                      <b>{texts.ruling}:</b> {ruling[language]}
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
