import { sayer, sayField, sayPile, type Language, type Say } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import type { BoardSpeech } from '@tafelrunde/ui/board';
import type { Speech } from './words.ts';

/** What those at the table are called, by seat; where nobody sits, as in a record from a file, by the number of the seat. */
export function namesAt(table: TableSummary, numbered: (n: number) => string): readonly string[] {
  return table.seats.map((sitter, seat) => (sitter.kind === 'free' ? numbered(seat + 1) : sitter.name));
}

/** How a board speaks at this table. */
export function boardSpeech(
  { words, ruleOf }: Speech,
  names: readonly string[],
  language: Language,
): BoardSpeech {
  const say = sayer(words, names);
  return {
    language,
    words,
    seat: (seat) => say.seat(seat),
    card: (kind) => say.card(kind),
    pile: (name, index = null) =>
      index === null ? sayPile(words, name) : `${sayPile(words, name)} ${index + 1}`,
    field: (name) => sayField(words, name) ?? '',
    rule: (id) => ruleOf(id)?.[language],
  };
}

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
export function markedSay(speech: Speech, names: readonly string[]): Say {
  const say = sayer(speech.words, names);
  return {
    card: (kind) => `${open}c${String(kind)}${between}${say.card(kind)}${close}`,
    seat: (seat) => `${open}s${say.seat(seat)}${close}`,
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
