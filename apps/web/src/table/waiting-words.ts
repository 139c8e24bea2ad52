import type { Seat } from '@tafelrunde/engine';
import type { Moment, TableSummary } from '@tafelrunde/protocol';
import type { TableTexts } from '../locales/table-de.ts';
import { sayToOthers } from './saying.ts';
import { listed } from './texts.ts';
import type { Speech } from './words.ts';

/** Whom the table waits for. */
export function waitingSentence(
  seats: readonly Seat[],
  table: TableSummary,
  names: readonly string[],
  texts: TableTexts,
): string {
  if (seats.length === 0) return texts.nobody;
  const vacant = seats.find((seat) => table.seats[seat]?.kind === 'free');
  if (vacant !== undefined) return texts.vacant(names[vacant] ?? '');
  const all = listed(
    seats.map((seat) => names[seat] ?? ''),
    texts.and,
  );
  return seats.length === 1 ? texts.waitsFor(all) : texts.waitFor(all);
}

export interface HelpInput {
  readonly moment: Moment;
  readonly over: boolean;
  readonly asking: boolean;
  readonly narrow: boolean;
  readonly sending: boolean | undefined;
  readonly last: string | undefined;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly texts: TableTexts;
}

/** The second line of the bar: what happened before, or what the others are asked. */
export function helpOf({
  moment,
  over,
  asking,
  narrow,
  sending,
  last,
  speech,
  names,
  texts,
}: HelpInput): string | undefined {
  if (sending === true) return texts.sending;
  // Where there is little room the chronicle has it.
  if (asking && narrow) return undefined;
  const before = last === undefined ? undefined : texts.before(last);
  if (over || asking || moment.asked === null) return before;
  const question = sayToOthers(speech, moment.asked.prompt, names);
  return (
    [question === undefined ? undefined : texts.askedOfOthers(question), before]
      .filter((part) => part !== undefined)
      .join(' ') || undefined
  );
}
