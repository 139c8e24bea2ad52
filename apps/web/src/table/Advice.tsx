import { useMemo } from 'react';
import { sayer, sayOption, type Seat, type WireQuestion } from '@tafelrunde/engine';
import type { Moment, TableSummary } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { kindsOf } from '@tafelrunde/ui/board';
import { Answer } from '@tafelrunde/ui/table';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';

interface Spoken {
  readonly moment: Moment;
  readonly speech: Speech;
  readonly names: readonly string[];
}

/** What the options of a question are called, by their ids. */
function useLabels(
  question: WireQuestion | undefined,
  { moment, speech, names }: Spoken,
): ReadonlyMap<string, string> {
  return useMemo(() => {
    const say = sayer(speech.words, names);
    const kinds = kindsOf(moment.view);
    return new Map(
      question?.options
        .filter(({ no }) => no === undefined)
        .map((option) => {
          const kind = option.card === undefined ? null : (kinds.get(option.card) ?? null);
          return [option.id, sayOption(speech.words, option, say, kind)];
        }),
    );
  }, [question, moment.view, speech, names]);
}

interface AdvisingProps extends Spoken {
  readonly seat: Seat;
  readonly advice: TableSummary['advice'];
  readonly wish: AtTable['wish'];
}

/** How many options are shown as buttons; the rest can be talked about in the chat. */
const MOST = 6;

/** For those who are not asked: the options of a decision made for all of them, to point at, and a way to ask for time. */
export function Advising({ seat, advice, wish, ...spoken }: AdvisingProps) {
  const texts = useTableTexts();
  const shared = spoken.moment.asked?.shared;
  const labels = useLabels(shared, spoken);
  if (shared === undefined || labels.size < 2) return null;
  const mine = advice.find((one) => one.seat === seat);
  const give = (option: string | null) => {
    const isSame = mine !== undefined && mine.option === option;
    const says = isSame ? null : option === null ? ({ wait: true } as const) : { option };
    void wish({ type: 'advise', seat, says });
  };
  return (
    <fieldset className="answers advising" aria-label={texts.advising}>
      {[...labels].slice(0, MOST).map(([id, label]) => (
        <Answer
          key={id}
          choice={{ id, label, icon: 'sees', quiet: true, detail: whoSays(advice, id, spoken.names) }}
          lit={false}
          chosen={mine?.option === id ? 1 : 0}
          onChoose={() => give(id)}
          onLight={ignore}
        />
      ))}
      <Answer
        choice={{
          id: 'wait',
          label: texts.adviseWait,
          icon: 'pause',
          quiet: true,
          detail: whoSays(advice, null, spoken.names),
        }}
        lit={false}
        chosen={mine !== undefined && mine.option === null ? 1 : 0}
        onChoose={() => give(null)}
        onLight={ignore}
      />
    </fieldset>
  );
}
const ignore = () => {};

function whoSays(
  advice: TableSummary['advice'],
  option: string | null,
  names: readonly string[],
): string | undefined {
  const who = advice.filter((one) => one.option === option).map(({ seat }) => names[seat] ?? '');
  return who.length === 0 ? undefined : who.join(', ');
}

interface GivenProps extends Spoken {
  readonly advice: TableSummary['advice'];
}

/** For the one who answers for all: who points where, and who asks to wait. */
export function AdviceGiven({ advice, ...spoken }: GivenProps) {
  const texts = useTableTexts();
  const labels = useLabels(spoken.moment.question ?? undefined, spoken);
  if (advice.length === 0) return null;
  return (
    <ul className="advice-given" aria-live="polite">
      {advice.map(({ seat, option }) => (
        <li key={seat}>
          <Icon name={option === null ? 'pause' : 'sees'} />
          <b>{spoken.names[seat]}</b>{' '}
          {option === null ? texts.advisesWait : texts.advises(labels.get(option) ?? '')}
        </li>
      ))}
    </ul>
  );
}
