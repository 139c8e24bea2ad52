import {
  decline,
  sayer,
  speechOf,
  type Case,
  type Json,
  type Language,
  type Reader,
  type Say,
} from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import type { BoardSpeech } from '@tafelrunde/ui/board';
import type { Speech } from './words.ts';

/** What those at the table are called, by seat; where nobody sits, as in a record from a file, by the number of the seat. */
export function namesAt(table: TableSummary, numbered: (n: number) => string): readonly string[] {
  return table.seats.map((sitter, seat) => (sitter.kind === 'free' ? numbered(seat + 1) : sitter.name));
}

/** How a board speaks at this table. */
export const boardSpeech = (
  { words, ruleOf }: Speech,
  names: readonly string[],
  language: Language,
): BoardSpeech => speechOf(language, words, names, (id) => ruleOf(id)?.[language]);

// From the private use area: no catalogue has these.
const open = '\uE001';
const close = '\uE002';
const between = '\uE003';

/** A part of a sentence: plain words, a card, or somebody's name. */
export interface Part {
  readonly kind: 'text' | 'card' | 'seat';
  readonly text: string;
  /** Of a card: which. */
  readonly card?: string;
}

/** A way of speaking whose cards and names can be found again by {@link partsOf}. */
export function markedSay({ words }: Speech, names: readonly string[], reader?: Reader): Say {
  const say = sayer(words, names, reader);
  const mark = (kind: Json, name: string) => `${open}c${String(kind)}${between}${name}${close}`;
  // The article stands before the chip, so that the chip holds what is printed on the card, in its case.
  const put = (kind: Json, form: Case | undefined, article: 'the' | 'a') => {
    const { noun } = words.cards[String(kind)] ?? {};
    const { before, name, behind } = decline(say.card(kind), noun, form, article);
    return before + mark(kind, name) + behind;
  };
  return {
    ...say,
    card: (kind) => mark(kind, say.card(kind)),
    the: (kind, form) => put(kind, form, 'the'),
    a: (kind, form) => put(kind, form, 'a'),
    seat: (seat, form) => `${open}s${say.seat(seat, form)}${close}`,
  };
}

/** A card that stands in quotation marks in plain words is set off by its frame here, and loses them. */
export function partsOf(sentence: string): readonly Part[] {
  return sentence
    .replace(/[„“"](\uE001c[^\uE002]*\uE002)[“”"]/gu, '$1')
    .split(/(\uE001[cs][^\uE002]*\uE002)/u)
    .filter((part) => part !== '')
    .map((part): Part => {
      if (!part.startsWith(open)) return { kind: 'text', text: part };
      const inside = part.slice(2, -1);
      if (part[1] === 's') return { kind: 'seat', text: inside };
      const [card = '', text = ''] = inside.split(between);
      return { kind: 'card', text, card };
    });
}
