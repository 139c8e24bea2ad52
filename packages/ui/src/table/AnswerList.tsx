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
  readonly blocked?:
    | { readonly reason: string; readonly rule: string; readonly onWhy: () => void }
    | undefined;
}

interface AnswerListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Said before what may not be chosen. */
  readonly blockedLabel: string;
  /** What is under the pointer on the board. */
  readonly lit?: string | null;
  /** With it the answers are switches, and `confirm` sends them. */
  readonly chosen?: ReadonlySet<string> | undefined;
  readonly confirm?: ConfirmProps | undefined;
  readonly onChoose: (id: string) => void;
  readonly onLight: (id: string | null) => void;
}

/** Every answer a button, the first nine with a number key. */
export function AnswerList({
  label,
  choices,
  blockedLabel,
  lit,
  chosen,
  confirm,
  onChoose,
  onLight,
}: AnswerListProps) {
  const open = choices.filter(({ blocked }) => blocked === undefined);
  return (
    <fieldset className="answers" aria-label={label}>
      <div className="answers-row">
        {choices.map((choice) => {
          const { id, blocked, detail } = choice;
          if (blocked !== undefined) return <Blocked key={id} choice={choice} label={blockedLabel} />;
          const number = open.indexOf(choice) + 1;
          return (
            <button
              key={id}
              type="button"
              className="answer"
              data-answer
              data-key={number <= 9 ? number : undefined}
              data-tone={choice.quiet === true ? 'quiet' : 'possible'}
              data-lit={lit === id || undefined}
              data-chosen={chosen?.has(id) || undefined}
              aria-pressed={chosen?.has(id)}
              onClick={() => onChoose(id)}
              onPointerEnter={() => onLight(id)}
              onPointerLeave={() => onLight(null)}
              onFocus={() => onLight(id)}
              onBlur={() => onLight(null)}
            >
              <Icon name={chosen?.has(id) === true ? 'done' : (choice.icon ?? 'onward')} />
              <span>
                <span className="answer-label">{choice.label}</span>
                {detail !== undefined && <span className="answer-detail">{detail}</span>}
              </span>
              {number <= 9 && <kbd aria-hidden="true">{number}</kbd>}
            </button>
          );
        })}
      </div>
      {confirm !== undefined && <Confirm {...confirm} />}
    </fieldset>
  );
}

function Blocked({ choice, label }: { readonly choice: Choice; readonly label: string }) {
  const { blocked } = choice;
  if (blocked === undefined) return null;
  return (
    <div className="answer" data-tone="blocked">
      <Icon name="blocked" />
      <span>
        <span className="answer-label">
          <span className="unseen">{label}: </span>
          {choice.label}
        </span>
        <span className="answer-detail" title={blocked.reason}>
          <span className="answer-reason">{blocked.reason}</span>{' '}
          <button type="button" className="why" onClick={blocked.onWhy}>
            {blocked.rule}
          </button>
        </span>
      </span>
    </div>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly ready: boolean;
  readonly onConfirm: () => void;
}

/** The button that sends what was put together. */
export function Confirm({ label, detail, ready, onConfirm }: ConfirmProps) {
  return (
    <button
      type="button"
      className="answer confirm"
      data-answer
      data-tone={ready ? 'asked' : 'blocked'}
      aria-disabled={!ready || undefined}
      onClick={() => {
        if (ready) onConfirm();
      }}
    >
      <Icon name={ready ? 'done' : 'blocked'} />
      <span>
        <span className="answer-label">{label}</span>
        {detail !== undefined && <span className="answer-detail">{detail}</span>}
      </span>
    </button>
  );
}

/** A row of fields and buttons that together make one answer. */
export function AnswerRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="answers" aria-label={label}>
      {children}
    </fieldset>
  );
}
