import type { ReactNode } from 'react';
import { sayer, sayEvent, type SeenEvent } from '@tafelrunde/engine';
import { Die, type ChronicleLine } from '@tafelrunde/ui/table';
import type { ClockTexts } from '../locales/clock-de.ts';
import type { TableTexts } from '../locales/table-de.ts';
import { CardInText } from './faceInText.tsx';
import { markedSay, partsOf } from './saying.ts';
import { questionOf } from './StandingOrders.tsx';
import type { Speech } from './words.ts';

/** What happened as prose, cards as chips and rolls as dice. Events that only move pieces have no line. */
export function chronicleLines(
  events: readonly SeenEvent[],
  speech: Speech,
  names: readonly string[],
  texts: TableTexts,
): readonly ChronicleLine[] {
  const say = markedSay(speech, names);
  const lines = events.flatMap((event, key): ChronicleLine[] => {
    if (event.type === 'answeredFor') {
      const text = answeredFor(event, speech, names, texts.clock);
      return [{ key, seat: numberIn(event, 'seat'), text }];
    }
    const sentence = sayEvent(speech.words, event, say);
    if (sentence === null) return [];
    const roll = numberIn(event, 'roll');
    return [
      {
        key,
        seat: numberIn(event, 'seat') ?? numberIn(event, 'thief'),
        text: (
          <>
            {proseOf(sentence)}
            {roll !== undefined && <Die value={roll} label={texts.rolled(roll)} size={20} />}
          </>
        ),
      },
    ];
  });
  const last = lines.pop();
  return last === undefined ? [] : [...lines, { ...last, now: true }];
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
): string | undefined {
  const say = sayer(speech.words, names);
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

function numberIn({ data }: SeenEvent, name: string): number | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const value = (data as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'number' ? value : undefined;
}
