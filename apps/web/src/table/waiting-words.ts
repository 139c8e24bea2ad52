import { listed, type Seat } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import type { TableTexts } from '../locales/table-de.ts';
import type { Speech } from './words.ts';

export interface WaitingInput {
  readonly seats: readonly Seat[];
  /** What they are asked, where everybody may know it. */
  readonly prompt: string | undefined;
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly texts: TableTexts;
}

/** Whom the table waits for. */
export function waitingSentence({ seats, table, names, texts, ...asked }: WaitingInput): string {
  if (seats.length === 0) return texts.nobody;
  const vacant = seats.find((seat) => table.seats[seat]?.kind === 'free');
  if (vacant !== undefined) return texts.vacant(names[vacant] ?? '');
  return decidingSentence({ seats, names, texts, ...asked });
}

/**
 * Who decides, and about what. The question itself is not repeated: it says "you" to somebody else. Where a game has no other words
 * for it, they think.
 */
export function decidingSentence({
  seats,
  prompt,
  speech,
  names,
  texts,
}: Omit<WaitingInput, 'table'>): string {
  const all = listed(
    seats.map((seat) => names[seat] ?? ''),
    texts.and,
  );
  const matter = prompt === undefined ? undefined : speech.words.decisions?.[prompt];
  if (matter === undefined) return seats.length === 1 ? texts.waitsFor(all) : texts.waitFor(all);
  return seats.length === 1 ? texts.decides(all, matter) : texts.decide(all, matter);
}

export interface HelpInput {
  readonly asking: boolean;
  readonly narrow: boolean;
  readonly sending: boolean | undefined;
  readonly last: string | undefined;
  readonly texts: TableTexts;
}

/** The second line of the bar: what happened before. */
export function helpOf({ asking, narrow, sending, last, texts }: HelpInput): string | undefined {
  if (sending === true) return texts.sending;
  // Where there is little room the chronicle has it.
  if (asking && narrow) return undefined;
  return last === undefined ? undefined : texts.before(last);
}
