import { useState, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { AllAnswers } from './AllAnswers.tsx';
import { Answer, BlockedAnswer, type Choice } from './Answer.tsx';
import { Confirm, type ConfirmProps } from './Confirm.tsx';
import { useTwoRows } from './useTwoRows.ts';

/** What a list of answers says itself. */
export interface AnswerListTexts {
  readonly more: (count: number) => string;
  /** So many can be chosen on the board. */
  readonly onBoard: (count: number) => string;
  readonly allTitle: string;
  readonly search: string;
  readonly clear: string;
  readonly found: (count: number) => string;
  readonly blocked: string;
  readonly close: string;
}

export interface AnswerListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Said before what may not be chosen. */
  readonly blockedLabel: string;
  readonly texts: AnswerListTexts;
  /** At most so many stand in the bar; without it, as many as two rows hold. */
  readonly most?: number | undefined;
  /** What is under the pointer on the board. */
  readonly lit?: string | null;
  /** With it the answers are switches, and `confirm` sends them. */
  readonly chosen?: ReadonlySet<string> | undefined;
  readonly confirm?: ConfirmProps | undefined;
  /** Stands before the answers: leads back to all of them. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  readonly onChoose: (id: string) => void;
  readonly onLight: (id: string | null) => void;
}

/**
 * Every answer a button, the first nine with a number key, in at most two rows. Where they do not fit, those without a
 * place on the board come first, and the whole list opens beside them.
 */
export function AnswerList(props: AnswerListProps) {
  const { label, choices, blockedLabel, texts, most, lit, chosen, confirm, back, onChoose, onLight } = props;
  const [all, setAll] = useState(false);
  const [row, fitting] = useTwoRows(choices, most);
  const isFull = fitting < choices.length;
  const shown = isFull ? firstOnes(choices, fitting) : choices;
  const open = shown.filter(({ blocked }) => blocked === undefined);
  const onBoard = choices.filter(({ placed, blocked }) => placed === true && blocked === undefined).length;
  const slip = choices.find(({ id }) => id === lit)?.slip;
  return (
    <fieldset className="answers" aria-label={label}>
      {back !== undefined && (
        <button type="button" className="answer" data-tone="quiet" onClick={back.onBack}>
          <Icon name="earlier" />
          <span className="answer-label">{back.label}</span>
        </button>
      )}
      <div className="answers-row" ref={row}>
        {shown.map((choice) => {
          const { id, blocked } = choice;
          if (blocked !== undefined) return <BlockedAnswer key={id} choice={choice} label={blockedLabel} />;
          const number = open.indexOf(choice) + 1;
          return (
            <Answer
              key={id}
              choice={choice}
              hotkey={number <= 9 ? number : undefined}
              lit={lit === id}
              chosen={chosen?.has(id)}
              onChoose={() => onChoose(id)}
              onLight={(on) => onLight(on ? id : null)}
            />
          );
        })}
      </div>
      {isFull && (
        <button
          type="button"
          className="answer answers-more"
          data-answer
          data-tone="quiet"
          aria-haspopup="dialog"
          onClick={() => setAll(true)}
        >
          <Icon name="contents" />
          <span>
            <span className="answer-label">{texts.more(choices.length - shown.length)}</span>
            {onBoard > 0 && <span className="answer-detail">{texts.onBoard(onBoard)}</span>}
          </span>
        </button>
      )}
      {confirm !== undefined && <Confirm {...confirm} />}
      {slip !== undefined && <div className="answer-slip sheet">{slip}</div>}
      {all && <AllAnswers {...props} onClose={() => setAll(false)} />}
    </fieldset>
  );
}

/** What is recommended, and what leaves things as they are, always; then what cannot be chosen on the board; what may not be chosen last. */
function firstOnes(choices: readonly Choice[], count: number): readonly Choice[] {
  const rank = ({ placed, blocked, suggested }: Choice) => {
    if (suggested !== undefined) return -1;
    return blocked !== undefined ? 2 : placed === true ? 1 : 0;
  };
  const quiet = choices.filter((choice) => choice.quiet === true).slice(0, count);
  const others = choices.filter((choice) => choice.quiet !== true).toSorted((a, b) => rank(a) - rank(b));
  return [...others.slice(0, count - quiet.length), ...quiet];
}

/** A row of fields and buttons that together make one answer. */
export function AnswerRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="answers" aria-label={label}>
      {children}
    </fieldset>
  );
}
