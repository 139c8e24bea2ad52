import type { ReactNode } from 'react';
import {
  listed,
  type Reader,
  type Say,
  sayer,
  sayEvent,
  type Seat,
  type SeenEvent,
} from '@tafelrunde/engine';
import type { GameStory } from '@tafelrunde/ui/board';
import { Die, type ChronicleLine } from '@tafelrunde/ui/table';
import type { ClockTexts } from '../locales/clock-de.ts';
import type { TableTexts } from '../locales/table-de.ts';
import { CardInText } from './faceInText.tsx';
import { type ToldLine, toldLines } from './toldLines.ts';
import { markedSay, partsOf } from './saying.ts';
import { questionOf } from './SavedAnswers.tsx';
import type { Speech } from './words.ts';

/** How a chronicle is written: for whom, and where a turn begins. */
export interface Writing {
  readonly reader?: Reader | undefined;
  readonly turn?: ((event: SeenEvent) => Seat | null | undefined) | undefined;
  readonly implied?: ((events: readonly SeenEvent[], at: number) => boolean) | undefined;
}

/** How a game writes its chronicle. */
export const writingOf = (story: GameStory | undefined): Writing => ({
  ...(story?.turn !== undefined && { turn: (event) => story.turn?.(event) }),
  ...(story?.implied !== undefined && { implied: (events, at) => story.implied?.(events, at) ?? false }),
});

/**
 * What happened as prose, cards as chips and rolls as dice, a paragraph for each turn. Events that only move pieces have no line.
 * A visitor who reads is called "you".
 */
export function chronicleLines(
  events: readonly SeenEvent[],
  speech: Speech,
  names: readonly string[],
  texts: TableTexts,
  { reader, turn, implied }: Writing = {},
): readonly ChronicleLine[] {
  const say = markedSay(speech, names, reader);
  const headOf = (seat: Seat | null) =>
    seat === null ? undefined : seat === reader?.viewer ? texts.chronicleYou : (names[seat] ?? '');
  const lines = toldLines(events, {
    sentenceOf: (event) => sentenceOf(event, say, speech, names, texts),
    headOf,
    turn,
    implied,
  }).map(({ key, seat, head, ...line }): ChronicleLine => ({
    key,
    seat,
    text: <Line {...line} texts={texts} />,
    ...(head !== undefined && { head }),
  }));
  const last = lines.pop();
  return last === undefined ? [] : [...lines, { ...last, now: true }];
}

function sentenceOf(
  event: SeenEvent,
  say: Say,
  speech: Speech,
  names: readonly string[],
  texts: TableTexts,
): string | null {
  if (event.type === 'ended') return endedLine(event, names, texts);
  if (event.type === 'answeredFor') return answeredFor(event, speech, names, texts.clock);
  return sayEvent(speech.words, event, say);
}

interface LineProps extends Pick<ToldLine, 'sentence' | 'times' | 'roll'> {
  readonly texts: TableTexts;
}

function Line({ sentence, times, roll, texts }: LineProps) {
  return (
    <>
      {proseOf(sentence)}
      {roll !== undefined && <Die value={roll} label={texts.rolled(roll)} size={20} />}
      {times > 1 && ` (${String(times)}×)`}
    </>
  );
}

/** The people ended the match, not its rules. */
function endedLine(event: SeenEvent, names: readonly string[], { together, and }: TableTexts): string {
  const { by } = event.data as { readonly by: readonly Seat[] };
  const who = by.map((seat) => names[seat] ?? '');
  return by.length === 0 ? together.endedTogether : together.endedBy(listed(who, and));
}

/** Somebody was answered for: by their own order, which only they hear of, or because their time was up. */
function answeredFor(event: SeenEvent, speech: Speech, names: readonly string[], texts: ClockTexts): string {
  const { seat, by, prompt } = event.data as { seat: number; by: string; prompt: string };
  if (by === 'clock') return texts.byClock(names[seat] ?? '');
  return texts.byOrder(questionOf(speech, prompt, names));
}

/** The last thing that happened, in plain words. */
export function lastLine(
  events: readonly SeenEvent[],
  speech: Speech,
  names: readonly string[],
  reader?: Reader,
): string | undefined {
  const say = sayer(speech.words, names, reader);
  for (const event of events.toReversed()) {
    const sentence = sayEvent(speech.words, event, say);
    if (sentence !== null) return sentence;
  }
  return undefined;
}

function proseOf(sentence: string): ReactNode {
  return partsOf(sentence).map(({ kind, text, card }, at) => {
    // A sentence never changes, so its parts are known by their place.
    const key = `${at}`;
    if (kind === 'card') return <CardInText key={key} kind={card ?? ''} name={text} />;
    return kind === 'seat' ? <b key={key}>{text}</b> : text;
  });
}
