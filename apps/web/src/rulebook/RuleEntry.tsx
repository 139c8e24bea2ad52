import { memo } from 'react';
import type { Area, Rule } from '@tafelrunde/ledger';
import { Icon } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { Marked } from '../parts/Marked.tsx';
import { rulebookAddress } from '../routes.ts';

interface RuleEntryProps {
  readonly game: string;
  /** The anchor of the entry, where it stands in its chapter. */
  readonly id?: string;
  readonly rule: Rule;
  /** Named where the entry does not stand in its chapter. */
  readonly area?: Area | undefined;
  readonly query: string;
  readonly marked: boolean;
  readonly copied: boolean;
  readonly onCopy: (id: string) => void;
}

/** One rule with its number, and beside it, like a gloss in the margin, how the house reads it. */
export const RuleEntry = memo(function RuleEntry({
  game,
  id,
  rule,
  area,
  query,
  marked,
  copied,
  onCopy,
}: RuleEntryProps) {
  const { language, texts } = useSpeech();
  return (
    <li id={id} className="rule" data-marked={marked || undefined}>
      <div className="rule-side">
        <a className="rule-id" data-focus href={rulebookAddress(game, { anchor: rule.id })}>
          <Marked text={rule.id} query={query} />
          {area && <span className="unseen">, {texts.rulebook.inContext(area[language])}</span>}
        </a>
        {area && (
          <span className="rule-area" aria-hidden="true">
            {area[language]}
          </span>
        )}
        {rule.source === 'base' && (
          <span className="rule-base">
            <Icon name="baseGame" />
            {texts.rulebook.base}
          </span>
        )}
      </div>
      <p className="rule-text">
        <Marked text={rule[language]} query={query} />
      </p>
      {rule.ruling && (
        <div className="ruling" role="note">
          <p className="ruling-label">
            <Icon name="ruling" />
            {texts.rulebook.ruling}
          </p>
          <p>
            <Marked text={rule.ruling[language]} query={query} />
          </p>
        </div>
      )}
      <button
        type="button"
        className="rule-link"
        aria-label={copied ? texts.rulebook.linkCopied(rule.id) : texts.rulebook.copyLink(rule.id)}
        title={texts.rulebook.copyLink(rule.id)}
        onClick={() => onCopy(rule.id)}
      >
        <Icon name={copied ? 'done' : 'link'} />
      </button>
    </li>
  );
});
