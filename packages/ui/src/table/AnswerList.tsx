import { useState, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { AllAnswers } from './AllAnswers.tsx';
import { Answer, BlockedAnswer, type Choice } from './Answer.tsx';
import {
  type AnswerGroup,
  groupsOf,
  harmless,
  idsOf,
  isGroup,
  merged,
  MOST_UNGROUPED,
  ordered,
} from './arrange.ts';
import { Confirm, type ConfirmProps } from './Confirm.tsx';
import { Dialog } from './Dialog.tsx';
import { useFitting } from './useFitting.ts';

/** What a list of answers says itself. */
export interface AnswerListTexts {
  readonly more: (count: number) => string;
  /** How many can be chosen on the board. */
  readonly onBoard: (count: number) => string;
  readonly allTitle: string;
  /** How many of a group can be chosen. */
  readonly ofGroup: (open: number, all: number) => string;
  readonly search: string;
  readonly clear: string;
  readonly found: (count: number) => string;
  readonly blocked: string;
  readonly blockedCount: (count: number) => string;
  readonly close: string;
}

export interface AnswerListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Said before what may not be chosen. */
  readonly blockedLabel: string;
  readonly texts: AnswerListTexts;
  /** At most this many stand in the bar; without it, as many as there is room for. */
  readonly most?: number | undefined;
  /** What is under the pointer on the board. */
  readonly lit?: string | null;
  /** With it the answers are switches, and `confirm` sends them. */
  readonly chosen?: ReadonlySet<string> | undefined;
  readonly confirm?: ConfirmProps | undefined;
  /** Stands before the answers: leads back to all of them. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** The answer, or of equal ones all that change. */
  readonly onChoose: (id: string, ...more: readonly string[]) => void;
  readonly onLight: (id: string | null) => void;
}

/**
 * Every answer a button in one row that never grows: what is suggested first, what costs extra behind what does not, what ends
 * or declines at the right. Equal ones are one with a count, many stand in groups, and what is forbidden lies behind one button.
 */
export function AnswerList(props: AnswerListProps) {
  const { label, texts, most, lit, chosen, confirm, back, onLight } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'all' | 'blocked' | null>(null);
  const choices = chosen === undefined ? ordered(merged(props.choices)) : merged(props.choices);
  const open = choices.filter(({ blocked }) => blocked === undefined);
  const closed = choices.filter(({ blocked }) => blocked !== undefined);
  const groups = groupsOf(open, choices);
  const group = groups.filter(isGroup).find(({ name }) => name === opened);
  const [fitsUngrouped, setFitsUngrouped] = useState<string | null>(null);
  const words = open.map(({ label: said, detail = '' }) => `${said} ${detail}`).join('\n');
  const wantsGroups = open.length > MOST_UNGROUPED || fitsUngrouped === words;
  const all: readonly (Choice | AnswerGroup)[] =
    group !== undefined ? group.members : wantsGroups && groups.filter(isGroup).length > 1 ? groups : open;
  const isLast = (item: Choice | AnswerGroup) =>
    !isGroup(item) && (item.last === true || item.quiet === true) && chosen === undefined;
  const inRow = all.filter((item) => !isLast(item));
  const atEnd = all.filter((item): item is Choice => !isGroup(item) && isLast(item));
  const hasWayBack = group !== undefined || back !== undefined;
  const [row, fitting] = useFitting(
    inRow.map((item) => (isGroup(item) ? item.name : `${item.label} ${item.detail ?? ''}`)),
    // Groups stand two in a row where answers stand below one another; the way back takes a row of its own.
    most === undefined ? undefined : all === groups ? most * 2 : most - (hasWayBack ? 1 : 0),
  );
  const isFull = fitting < inRow.length;
  if (isFull && group === undefined && all === open && fitsUngrouped !== words) setFitsUngrouped(words);
  const shown = isFull ? firstOnes(inRow, fitting) : inRow;
  const first =
    group === undefined ? harmless(chosen === undefined ? open : inRow.filter(isAnswer)) : undefined;
  const suggested = open.find((choice) => choice.suggested !== undefined)?.id;
  // Where two answers have one name, what becomes of them has to tell them apart.
  const isTwin = ({ label: said }: Choice) => open.filter((other) => other.label === said).length > 1;
  const slip = choices.find(({ id }) => id === lit)?.slip;
  const choose = (choice: Choice) => {
    const ids = idsOf(choice);
    const next = ids.find((id) => chosen?.has(id) !== true);
    // Of equal ones one more with every click; after the last one none.
    if (next !== undefined) props.onChoose(next);
    else props.onChoose(choice.id, ...ids.slice(1));
    if (chosen === undefined) setOpened(null);
  };
  const light = (choice: Choice, on: boolean) => {
    if (on) return onLight(choice.id);
    // Where the pointer leaves, the gold returns to the answer in focus.
    const focused = document.activeElement?.closest<HTMLElement>('.answers [data-answer]')?.dataset.answer;
    return onLight(focused === undefined || focused === '' || focused === choice.id ? null : focused);
  };
  const answer = (choice: Choice, hotkey: number | undefined) => (
    <Answer
      key={choice.id}
      choice={choice}
      hotkey={hotkey}
      first={choice === first}
      whole={isTwin(choice)}
      lit={
        lit === null || lit === undefined
          ? choice.id === suggested && chosen === undefined
          : idsOf(choice).includes(lit)
      }
      chosen={chosen === undefined ? undefined : idsOf(choice).filter((id) => chosen.has(id)).length}
      onChoose={() => choose(choice)}
      onLight={(on) => light(choice, on)}
    />
  );
  const wayBack = group === undefined ? back : { label: texts.allTitle, onBack: () => setOpened(null) };
  const numbered = shown.filter(isAnswer);
  return (
    <fieldset className="answers" aria-label={label}>
      {wayBack !== undefined && (
        <button
          type="button"
          className="answer answers-back"
          data-tone="quiet"
          data-key="Escape"
          title={wayBack.label}
          onClick={wayBack.onBack}
        >
          <Icon name="earlier" />
          <span className="answer-label">{wayBack.label}</span>
        </button>
      )}
      <div className="answers-row" ref={row}>
        {shown.map((item) => {
          if (isGroup(item))
            return <GroupButton key={item.name} group={item} texts={texts} onOpen={setOpened} />;
          const number = numbered.indexOf(item) + 1;
          return answer(item, number <= 9 ? number : undefined);
        })}
      </div>
      {isFull && (
        <button
          type="button"
          className="answer answers-more"
          data-answer=""
          data-tone="quiet"
          aria-haspopup="dialog"
          onClick={() => setSheet('all')}
        >
          <Icon name="contents" />
          <span className="answer-label">{texts.more(inRow.length - shown.length)}</span>
        </button>
      )}
      {closed.length > 0 && group === undefined && (
        <button
          type="button"
          className="answer answers-blocked"
          data-tone="blocked"
          title={`${closed.length} ${texts.blockedCount(closed.length)}`}
          aria-haspopup="dialog"
          onClick={() => setSheet('blocked')}
        >
          <Icon name="blocked" />
          <span className="answer-label">
            {closed.length}
            <span className={all === groups || open.length > 2 ? 'unseen' : 'answers-blocked-word'}>
              {` ${texts.blockedCount(closed.length)}`}
            </span>
          </span>
        </button>
      )}
      {atEnd.length > 0 && (
        <div className="answers-end">
          {atEnd.map((choice, at) => answer(choice, at === atEnd.length - 1 ? 0 : numbered.length + at + 1))}
        </div>
      )}
      {confirm !== undefined && <Confirm {...confirm} isEmpty={chosen?.size === 0 && open.length > 0} />}
      {slip !== undefined && <div className="answer-slip sheet">{slip}</div>}
      {sheet === 'all' && (
        <AllAnswers {...props} choices={choices} onPick={choose} onClose={() => setSheet(null)} />
      )}
      {sheet === 'blocked' && (
        <Dialog
          title={texts.blocked}
          closeLabel={texts.close}
          onClose={() => setSheet(null)}
          className="all-answers"
        >
          {closed.map((choice) => (
            <BlockedAnswer key={choice.id} choice={choice} label={props.blockedLabel} />
          ))}
        </Dialog>
      )}
    </fieldset>
  );
}

interface GroupButtonProps {
  readonly group: AnswerGroup;
  readonly texts: AnswerListTexts;
  readonly onOpen: (name: string) => void;
}

/** Lists the answers of one kind in the place of all. */
function GroupButton({ group: { name, icon, members, all, letter }, texts, onOpen }: GroupButtonProps) {
  return (
    <button
      type="button"
      className="answer answers-group"
      data-answer=""
      data-tone="possible"
      data-key={letter}
      onClick={() => onOpen(name)}
    >
      <Icon name={icon} />
      <span>
        <span className="answer-label">{name}</span>
        <span className="answer-detail">{texts.ofGroup(members.length, all)}</span>
      </span>
      <kbd aria-hidden="true">{letter.toLocaleUpperCase()}</kbd>
    </button>
  );
}

const isAnswer = (item: Choice | AnswerGroup): item is Choice => !isGroup(item);

/** Where not all of them fit: what is recommended, groups and what cannot be chosen on the board come first. */
function firstOnes(
  items: readonly (Choice | AnswerGroup)[],
  count: number,
): readonly (Choice | AnswerGroup)[] {
  const rank = (item: Choice | AnswerGroup) =>
    isGroup(item) ? 0 : item.suggested !== undefined ? -1 : item.placed === true ? 1 : 0;
  const kept = new Set(items.toSorted((a, b) => rank(a) - rank(b)).slice(0, count));
  return items.filter((item) => kept.has(item));
}

/** A row of fields and buttons that together make one answer. */
export function AnswerRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="answers" aria-label={label}>
      {children}
    </fieldset>
  );
}
