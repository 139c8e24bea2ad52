import { useRef, useState, type KeyboardEvent } from 'react';
import { SearchField } from '../SearchField.tsx';
import { Answer, BlockedAnswer, type Choice } from './Answer.tsx';
import type { AnswerListProps } from './AnswerList.tsx';
import { idsOf } from './arrange.ts';
import { Confirm } from './Confirm.tsx';
import { Dialog } from './Dialog.tsx';

interface AllAnswersProps extends AnswerListProps {
  readonly onPick: (choice: Choice) => void;
  readonly onClose: () => void;
}

/** Every answer in one list, by what it points at, to search and to walk through with the arrows. */
export function AllAnswers({ onClose, onPick, ...list }: AllAnswersProps) {
  const { choices, texts, blockedLabel, lit, chosen, confirm, onLight } = list;
  const [query, setQuery] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const wanted = query.trim().toLocaleLowerCase();
  const found = choices.filter(({ label, detail = '' }) =>
    `${label} ${detail}`.toLocaleLowerCase().includes(wanted),
  );
  const choose = (choice: Choice) => {
    onPick(choice);
    if (chosen === undefined) onClose();
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const stops = [...(body.current?.querySelectorAll<HTMLElement>('input, [data-answer]') ?? [])];
    stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
  };
  return (
    <Dialog title={texts.allTitle} closeLabel={texts.close} onClose={onClose} className="all-answers">
      {/* The arrows walk through buttons that are reached by Tab as well. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={body} onKeyDown={press}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          clearLabel={texts.clear}
          value={query}
          onChange={setQuery}
        />
        <output className="unseen">{texts.found(found.length)}</output>
        {found.length === 0 && <p>{texts.found(0)}</p>}
        {groupsOf(found, texts.blocked).map(([group, members]) => (
          <section key={group} aria-label={group === '' ? texts.allTitle : group}>
            {group !== '' && <h3>{group}</h3>}
            <div className="all-answers-group">
              {members.map((choice) =>
                choice.blocked === undefined ? (
                  <Answer
                    key={choice.id}
                    choice={choice}
                    lit={lit === choice.id}
                    whole
                    chosen={
                      chosen === undefined ? undefined : idsOf(choice).filter((id) => chosen.has(id)).length
                    }
                    onChoose={() => choose(choice)}
                    onLight={(on) => onLight(on ? choice.id : null)}
                  />
                ) : (
                  <BlockedAnswer key={choice.id} choice={choice} label={blockedLabel} />
                ),
              )}
            </div>
          </section>
        ))}
        {confirm !== undefined && (
          <p className="all-answers-confirm">
            <Confirm {...confirm} />
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** In the order in which the groups first occur; what is not allowed comes last. */
function groupsOf(choices: readonly Choice[], blocked: string): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of [
    ...choices.filter((each) => each.blocked === undefined),
    ...choices.filter((each) => each.blocked !== undefined),
  ]) {
    const name = choice.blocked === undefined ? (choice.group ?? '') : blocked;
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  return [...groups];
}
