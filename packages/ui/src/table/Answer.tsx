import type { ReactNode } from 'react';
import { hasMoved } from '../resting-pointer.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';

/** What an answer costs, as a chip: a number and its sign. */
export interface Price {
  readonly amount: number;
  readonly icon: IconName;
  /** For those who cannot see the icon: "gold". */
  readonly name: string;
}

/** One answer that can be given, or that one might expect and may not give. */
export interface Choice {
  readonly id: string;
  /** Equal answers, of which this is the first; `id` is among them. */
  readonly ids?: readonly string[];
  /** What it is about, in one word for all that are equal: the same card in the same state. */
  readonly same?: string | undefined;
  readonly label: string;
  /** The consequence, in one line. */
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly price?: Price | undefined;
  /** Says by mark and colour how it ends. */
  readonly verdict?: 'good' | 'bad' | undefined;
  /** The calculation behind it, shown while it is lit. */
  readonly slip?: ReactNode;
  /** Leaves things as they are. */
  readonly quiet?: boolean;
  /** Ends what is going on: it stands last, with the key 0. */
  readonly last?: boolean;
  /** Only does again what is done: it stands behind what leads on. */
  readonly again?: boolean | undefined;
  /** It costs something extra, or ends the turn while more could be done: the focus never goes there by itself. */
  readonly commits?: 'costs' | 'ends' | undefined;
  /** Recommended to beginners: the word for that. */
  readonly suggested?: string | undefined;
  /** Where the whole list puts it: what it points at. */
  readonly group?: string | undefined;
  readonly groupIcon?: IconName | undefined;
  /** It can be chosen on the board, too. */
  readonly placed?: boolean;
  readonly blocked?:
    | { readonly reason: string; readonly rule: string; readonly onWhy: () => void }
    | undefined;
}

/**
 * A longer consequence stands in the whole list and in the title: beside many other answers it would be cut. Where answers stand below
 * one another it wraps, and beside one other answer it has room.
 */
const LONGEST_DETAIL = 46;

interface AnswerProps {
  readonly choice: Choice;
  /** The key that gives it. */
  readonly hotkey?: number | undefined;
  readonly lit: boolean;
  /** It takes the focus when the question comes. */
  readonly first?: boolean;
  /** With several to choose: how many of the equal ones are. */
  readonly chosen?: number | undefined;
  /** Every word is shown: in the list of all answers, and where a name alone says too little. */
  readonly whole?: boolean;
  readonly onChoose: () => void;
  readonly onLight: (on: boolean) => void;
}

/** A button that says what it does, what follows and what it costs. */
export function Answer({ choice, hotkey, lit, first, chosen, whole, onChoose, onLight }: AnswerProps) {
  const { id, label, detail, verdict, price, quiet, last, suggested, ids = [] } = choice;
  const isChosen = chosen !== undefined && chosen > 0;
  const isLong = whole !== true && (detail?.length ?? 0) > LONGEST_DETAIL;
  return (
    <button
      type="button"
      className="answer"
      data-answer={id}
      data-key={hotkey}
      data-first={first || undefined}
      data-tone={quiet === true || last === true ? 'quiet' : 'possible'}
      data-commits={choice.commits}
      data-lit={lit || undefined}
      data-chosen={isChosen || undefined}
      data-suggested={suggested === undefined ? undefined : true}
      aria-pressed={chosen === undefined ? undefined : isChosen}
      title={detail === undefined ? label : `${label}: ${detail}`}
      onClick={onChoose}
      onPointerEnter={(event) => {
        if (hasMoved(event)) onLight(true);
      }}
      onPointerMove={(event) => {
        if (!lit && hasMoved(event)) onLight(true);
      }}
      onPointerLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
    >
      {chosen === undefined ? (
        <Icon name={choice.icon ?? 'onward'} />
      ) : (
        <span className="answer-box" aria-hidden="true">
          {isChosen && (chosen > 1 || ids.length > 1 ? chosen : <Icon name="done" />)}
        </span>
      )}
      <span>
        <span className="answer-label">
          {label}
          {ids.length > 1 && <span className="answer-count">×{ids.length}</span>}
        </span>
        {detail !== undefined && (
          <span className="answer-detail" data-verdict={verdict} data-long={isLong || undefined}>
            {verdict !== undefined && <Icon name={verdict === 'good' ? 'done' : 'remove'} />}
            <span>{detail}</span>
          </span>
        )}
      </span>
      {price !== undefined && <PriceChip price={price} />}
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
      {suggested !== undefined && <span className="answer-suggested">{suggested}</span>}
    </button>
  );
}

/** What is paid: a coin is an icon, and its name is there for those who hear it. */
export function PriceChip({ price: { amount, icon, name } }: { readonly price: Price }) {
  return (
    <span className="price">
      <span aria-hidden="true">{amount === 0 ? '0' : `−${amount}`}</span>
      <Icon name={icon} />
      <span className="unseen">
        {` ${amount === 0 ? '' : '−'}${amount} `}
        {name}
      </span>
    </span>
  );
}

/** Visible but not allowed: dashed, with the whole reason and the rule. */
export function BlockedAnswer({ choice, label }: { readonly choice: Choice; readonly label: string }) {
  const { blocked, ids = [] } = choice;
  if (blocked === undefined) return null;
  return (
    <div className="answer" data-tone="blocked">
      <Icon name="blocked" />
      <span>
        <span className="answer-label">
          <span className="unseen">{label}: </span>
          {choice.label}
          {ids.length > 1 && <span className="answer-count">×{ids.length}</span>}
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
