import { sayer, sayOption, type Answer, type View, type WireQuestion } from '@tafelrunde/engine';
import { kindsOf } from '@tafelrunde/ui/board';
import type { ReplayTexts } from '../locales/replay-de.ts';
import type { Speech } from '../table/words.ts';

interface Said {
  readonly question: WireQuestion;
  readonly answer: Answer;
  readonly view: View;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly texts: ReplayTexts;
}

/** An answer as a person would say it. */
export function sayAnswer({ question, answer, view, speech, names, texts }: Said): string {
  if (typeof answer === 'boolean') return answer ? texts.yes : texts.no;
  if (typeof answer === 'number') return String(answer);
  const say = sayer(speech.words, names);
  const kinds = kindsOf(view);
  const labelOf = (id: string): string => {
    const option = question.options.find((each) => each.id === id);
    if (option === undefined) return id;
    return sayOption(
      speech.words,
      option,
      say,
      option.card === undefined ? null : (kinds.get(option.card) ?? null),
    );
  };
  if (typeof answer === 'string') return labelOf(answer);
  if (answer.length === 0) return texts.nothingChosen;
  const ids = answer.filter((each): each is string => typeof each === 'string');
  return ids.length === answer.length ? ids.map(labelOf).join(', ') : texts.points(answer.length);
}
