import { useState } from 'react';
import {
  EVERY_QUESTION,
  sayer,
  sayOption,
  sayPromptFromOutside,
  type Answer,
  type Orders,
  type Seat,
  type WireQuestion,
} from '@tafelrunde/engine';
import { Button, Icon } from '@tafelrunde/ui';
import { Dialog } from '@tafelrunde/ui/table';
import type { Asking } from './asking.ts';
import { isAboutThisTime } from './about-this-time.ts';
import { useClockTexts } from './clock-texts.ts';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';

/** What a question needs so that it can be answered in advance. */
export interface ReturningQuestion {
  readonly seat: Seat;
  /** What is asked whenever this question comes, without what it is about this time. */
  readonly asked: string;
  /** That sentence says all of it: one answer is meant alike whenever the question comes. */
  readonly alike: boolean;
  readonly orders: Orders;
  readonly wish: AtTable['wish'];
}

/** At a question that returns: give this answer from now on, or be stopped here in any case. */
export function SaveAnswer({ asking }: { readonly asking: Asking }) {
  const texts = useClockTexts();
  const table = useTableTexts();
  const [open, setOpen] = useState(false);
  const { question, returning } = asking;
  const { seat, asked, orders, wish } = returning;
  const { prompt, topic, secret } = question;
  const close = () => setOpen(false);
  const stops = orders.stops.includes(prompt);
  const answers = lastingAnswers(asking, { yes: table.yes, no: table.no, none: texts.nothingChosen });
  if (answers.length === 0 && !secret) return null;
  return (
    <>
      <button type="button" className="order-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="options" />
        {texts.orderButton}
      </button>
      {open && (
        <Dialog title={texts.orderTitle} closeLabel={table.close} onClose={close} className="orders-dialog">
          <p>
            <b>{asked}</b>
          </p>
          <p>{texts.orderText}</p>
          {answers.map(({ label, answer }) => (
            <Button
              key={label}
              label={texts.orderAlways(label)}
              icon="done"
              onClick={() =>
                void wish({ type: 'always', seat, prompt: topic, answer: answer as string }).then(close)
              }
            />
          ))}
          {secret && (
            <Button
              label={stops ? texts.orderStopEnd : texts.orderStop}
              detail={stops ? undefined : texts.orderStopDetail}
              icon="sees"
              onClick={() => void wish({ type: 'stopAt', seat, prompt, on: !stops }).then(close)}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

/**
 * What can be said in advance: to leave things as they are, or yes and no. Anything else is another decision every time, however
 * often the question returns. So is all of it where the question is about another card each time: who declines one would
 * give up all others.
 */
function lastingAnswers(
  { question, choices, returning }: Asking,
  words: { readonly yes: string; readonly no: string; readonly none: string },
): readonly { readonly label: string; readonly answer: Answer }[] {
  if (!returning.alike) return [];
  switch (question.kind) {
    case 'one':
      return question.options.flatMap(({ id, no, declines, commits }) => {
        const label = choices.find((choice) => choice.id === id)?.label;
        const lasts = declines === true && commits === undefined && no === undefined;
        return lasts && label !== undefined ? [{ label, answer: id }] : [];
      });
    case 'some':
      return question.min === 0 ? [{ label: words.none, answer: [] }] : [];
    case 'confirm':
      return [
        { label: words.yes, answer: true },
        { label: words.no, answer: false },
      ];
    default:
      return [];
  }
}

interface SavedAnswerListProps {
  readonly seat: Seat;
  readonly orders: Orders;
  readonly speech: Speech;
  readonly names: readonly string[];
  /** Said where several share this screen. */
  readonly whose: string | null;
  readonly wish: AtTable['wish'];
}

/** In the menu of the table: everything a seat has said in advance, each with a way to take it back. */
export function SavedAnswerList({ seat, orders, speech, names, whose, wish }: SavedAnswerListProps) {
  const texts = useClockTexts();
  const table = useTableTexts();
  const say = sayer(speech.words, names);
  const sayAnswer = (answer: Answer): string => {
    if (typeof answer === 'boolean') return answer ? table.yes : table.no;
    if (typeof answer === 'string') return sayOption(speech.words, { id: answer }, say);
    if (typeof answer === 'number') return String(answer);
    return answer.length === 0 ? texts.nothingChosen : String(answer.length);
  };
  const lines = [
    ...orders.always.map(({ prompt, answer }) => ({
      prompt,
      what: texts.orderAlways(sayAnswer(answer)),
      drop: () => wish({ type: 'always', seat, prompt, answer: null }),
    })),
    ...orders.stops
      .filter((prompt) => prompt !== EVERY_QUESTION)
      .map((prompt) => ({
        prompt,
        what: texts.stopped,
        drop: () => wish({ type: 'stopAt', seat, prompt, on: false }),
      })),
  ];
  const every = orders.stops.includes(EVERY_QUESTION);
  return (
    <section className="order-list">
      <h3>{whose === null ? texts.orders : texts.orderOf(whose)}</h3>
      <p>{lines.length === 0 ? texts.ordersNone : texts.ordersText}</p>
      <ul>
        {lines.map(({ prompt, what, drop }) => {
          const sentence = questionOf(speech, prompt, names);
          return (
            <li key={`${prompt} ${what}`}>
              <span>
                {sentence} <b>{what}</b>
              </span>
              <button
                type="button"
                aria-label={`${texts.orderDrop}: ${sentence}`}
                title={texts.orderDrop}
                onClick={() => void drop()}
              >
                <Icon name="remove" />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        label={every ? texts.everythingEnd : texts.everything}
        detail={every ? texts.everythingEndDetail : texts.everythingDetail}
        icon="sees"
        tone="quiet"
        onClick={() => void wish({ type: 'stopAt', seat, prompt: EVERY_QUESTION, on: !every })}
      />
    </section>
  );
}

/** The sentence of a question without what was asked about: that is another every time. */
export function questionOf(speech: Speech, prompt: string, names: readonly string[]): string {
  return told(speech, prompt, names).sentence ?? prompt;
}
/** Is it the same question every time it comes? */
export const isAlike = (speech: Speech, question: WireQuestion, names: readonly string[]): boolean =>
  told(speech, question.topic, names).complete && !isAboutThisTime(question);
const told = (speech: Speech, prompt: string, names: readonly string[]) =>
  sayPromptFromOutside(speech.words, prompt, sayer(speech.words, names));
