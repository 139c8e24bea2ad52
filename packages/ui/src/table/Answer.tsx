import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';

/** One answer that can be given, or that one might expect and may not give. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** The consequence, in one line. */
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Says by mark and colour how it ends. */
  readonly verdict?: 'good' | 'bad' | undefined;
  /** The calculation behind it, shown while it is lit. */
  readonly slip?: ReactNode;
  /** Leaves things as they are. */
  readonly quiet?: boolean;
  /** Recommended to beginners: the word for that. */
  readonly suggested?: string | undefined;
  /** Where the whole list puts it: what it points at. */
  readonly group?: string | undefined;
  /** It can be chosen on the board, too. */
  readonly placed?: boolean;
  readonly blocked?:
    | { readonly reason: string; readonly rule: string; readonly onWhy: () => void }
    | undefined;
}

interface AnswerProps {
  readonly choice: Choice;
  /** The number key that gives it. */
  readonly hotkey?: number | undefined;
  readonly lit: boolean;
  /** With several to choose: whether this one is. */
  readonly chosen?: boolean | undefined;
  readonly onChoose: () => void;
  readonly onLight: (on: boolean) => void;
}

/** A button that says what it does and what follows; what does not fit stands in its title. */
export function Answer({ choice, hotkey, lit, chosen, onChoose, onLight }: AnswerProps) {
  const { label, detail, verdict } = choice;
  return (
    <button
      type="button"
      className="answer"
      data-answer
      data-key={hotkey}
      data-tone={choice.quiet === true ? 'quiet' : 'possible'}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-suggested={choice.suggested === undefined ? undefined : true}
      aria-pressed={chosen}
      title={detail === undefined ? label : `${label}: ${detail}`}
      onClick={onChoose}
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
    >
      <Icon name={chosen === true ? 'done' : (choice.icon ?? 'onward')} />
      <span>
        <span className="answer-label">{label}</span>
        {detail !== undefined && (
          <span className="answer-detail" data-verdict={verdict}>
            {verdict !== undefined && <Icon name={verdict === 'good' ? 'done' : 'remove'} />}
            <span>{detail}</span>
          </span>
        )}
      </span>
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
      {choice.suggested !== undefined && <span className="answer-suggested">{choice.suggested}</span>}
    </button>
  );
}

/** Visible but not allowed: dashed, with the reason and the rule. */
export function BlockedAnswer({ choice, label }: { readonly choice: Choice; readonly label: string }) {
  const { blocked } = choice;
  if (blocked === undefined) return null;
  return (
    <div className="answer" data-tone="blocked" title={`${choice.label}: ${blocked.reason}`}>
      <Icon name="blocked" />
      <span>
        <span className="answer-label">
          <span className="unseen">{label}: </span>
          {choice.label}
        </span>
        <span className="answer-detail">
          <span className="answer-reason">{blocked.reason}</span>{' '}
          <button type="button" className="why" onClick={blocked.onWhy}>
            {blocked.rule}
          </button>
        </span>
      </span>
    </div>
  );
}
