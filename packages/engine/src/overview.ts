import type { Shape } from './game.ts';
import type { WireQuestion } from './pending.ts';
import {
  type FieldWords,
  fieldWords,
  type Language,
  sayer,
  sayField,
  sayPile,
  type Words,
} from './phrase.ts';
import type { Option, Path } from './question.ts';
import type { View } from './view.ts';
import type { Json, Seat, Viewer } from './words.ts';

/**
 * The table in words and figures: what a terminal prints and the general board shows of a game. A game may bring one of its
 * own as `overview` in `games/<game>/overview.ts`, and its board takes the same sentences from there. Everything in it is
 * optional: what is missing follows from the words of the game and the view.
 */
export interface Overview<G extends Shape = Shape> {
  /** The mode, the round, the phase: one line. */
  status?(at: Onlooker<G>): string;
  /** What is known of a seat at a glance. */
  seat?(seat: Seat, at: Onlooker<G>): SeatSummary;
  /** What lies on the table, in the order in which it is read. */
  areas?(at: Onlooker<G>): readonly Area[];
  /** What an answer is called, where its own words need a map beside them: "North-east: forest". */
  label?(option: Option, at: Onlooker<G>): string | undefined;
  /** What an answer leads to, where its words alone do not say it: "8 against 6: victory". */
  leadsTo?(option: Option, at: Onlooker<G>): Consequence | undefined;
  /** What is missing where an answer is not allowed, if that says more than the rule: "You lack 2 gold." */
  lacks?(option: Option, at: Onlooker<G>): string | undefined;
  /** Places by name, where a point or a way on a map is asked for: a number in the list is enough to answer. */
  places?(question: WireQuestion, at: Onlooker<G>): readonly NamedPlace[];
  /** A line beside the question; it may count and compare. */
  help?(question: WireQuestion, at: Onlooker<G>): string | undefined;
  /** What the result of a finished match is made of. Without it, the figures of the seats stand there. */
  score?(at: Onlooker<G>): ScoreSheet;
  /** What is printed on a card besides its name and its text: its type and its numbers. */
  card?(kind: string, at: Onlooker<G>): readonly string[];
}

/** Who looks at the table, what they see, how they are spoken to and what they are asked. Boards get the same and more. */
export interface Onlooker<G extends Shape = Shape> {
  readonly view: View<G>;
  readonly viewer: Viewer;
  /** Beside whom somebody sits who only watches; without it, beside whoever acts. */
  readonly beside?: Seat | null;
  readonly speech: TableSpeech;
  readonly asking: { readonly question: WireQuestion } | null;
}

/** How to speak at a table, in the reader's language. */
export interface TableSpeech {
  readonly language: Language;
  readonly words: Words;
  readonly seat: (seat: Seat) => string;
  readonly card: (kind: string) => string;
  /** What a pile is called; with an index also which of several. */
  readonly pile: (name: string, index?: number | null) => string;
  readonly field: (name: string) => string;
  readonly rule: (id: string) => string | undefined;
}

export interface SeatSummary {
  /** What the seat plays, such as a character; the player's name follows it. */
  readonly title?: string;
  readonly figures: readonly Figure[];
}

export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly value: number | string;
}

/** A finished match in figures, by category and seat. */
export interface ScoreSheet {
  /** What is counted, in a line. */
  readonly note?: string;
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  /** By seat, in the order of the columns. */
  readonly cells: readonly (readonly ScoreCell[])[];
  /** What the last column is called where it is not the sum of the others. */
  readonly total?: string;
  readonly decided?: Decided;
}

/** What decided between seats with the same result, or alone: the column if it was one, a sentence with both values, the rule. */
export interface Decided {
  readonly column?: string;
  readonly line: string;
  readonly rule: string;
}

export interface ScoreCell {
  readonly value: number | string;
  /** How it came to that: "4 monsters, the best 8". */
  readonly note?: string;
}

/** A part of the table as lines of text. */
export interface Area {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /**
   * When a reader is told: `now` with every question, because it matters for this one; `changed` where something is new;
   * `asked` only with the whole table.
   */
  readonly when: 'now' | 'changed' | 'asked';
  /** A map: every character has its place, so that lines must not be broken. */
  readonly map?: boolean;
}

export interface Consequence {
  readonly line: string;
  /** How it ends for whoever gives this answer. */
  readonly verdict?: 'good' | 'bad';
}

/** A place that has a name: "next to Alice", "behind the outer tower". */
export interface NamedPlace {
  readonly id: string;
  readonly name: string;
  /** The answer it stands for. */
  readonly path: Path;
  readonly leadsTo?: Consequence | undefined;
}

/** Write an overview down with every part checked against the shape of its game. */
export const defineOverview = <G extends Shape>(overview: Overview<G>): Overview<G> => overview;

/** How to speak at a table where these people sit. */
export function speechOf(
  language: Language,
  words: Words,
  names: readonly string[],
  rule: TableSpeech['rule'] = () => undefined,
): TableSpeech {
  const say = sayer(words, names);
  return {
    language,
    words,
    seat: (seat) => say.seat(seat),
    card: (kind) => say.card(kind),
    pile: (name, index = null) =>
      index === null ? sayPile(words, name) : `${sayPile(words, name)} ${index + 1}`,
    field: (name) => sayField(words, name) ?? '',
    rule,
  };
}

/** A field of the state or of a scene, readable. */
export interface ShownField extends Figure {
  readonly value: string;
  readonly counts?: FieldWords['counts'];
}

/** What is said of values that are no words of the game. */
export interface PlainWords {
  readonly yes: string;
  readonly no: string;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The named values of an object. Hidden ones, nested ones and maps are left out. */
export function fieldsOf(speech: TableSpeech, plain: PlainWords, of: object): ShownField[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) => {
    const words = fieldWords(speech.words, key);
    if (words?.name === undefined || words.perSeat === true || words.columns !== undefined) return [];
    const values = isScalar(value)
      ? [value]
      : Array.isArray(value)
        ? (value as unknown[]).filter(isScalar)
        : [];
    if (values.length === 0) return [];
    return [shownField(key, words, values.map((one) => valueOf(speech, plain, words, one)).join(', '))];
  });
}

const shownField = (id: string, { name = '', counts }: FieldWords, value: string): ShownField => ({
  id,
  name,
  value,
  ...(counts === undefined ? {} : { counts }),
});

function valueOf(
  { words, seat, card }: TableSpeech,
  { yes, no }: PlainWords,
  { holds, values }: FieldWords,
  value: string | number | boolean,
): string {
  const named = values?.[String(value)];
  if (named !== undefined) return named;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return holds === 'seat' ? seat(value) : String(value);
  return Object.hasOwn(words.cards, value) ? card(value) : value;
}

/** What the state holds for one seat: of every list with a value per seat its own. */
export function seatFieldsOf(
  speech: TableSpeech,
  plain: PlainWords,
  { state }: View,
  seat: Seat,
): ShownField[] {
  return Object.entries(state).flatMap(([key, list]: [string, unknown]) => {
    const words = fieldWords(speech.words, key);
    if (words?.perSeat !== true || !Array.isArray(list)) return [];
    const own: unknown = list[seat];
    if (isScalar(own)) return [shownField(key, words, valueOf(speech, plain, words, own))];
    return typeof own === 'object' && own !== null ? fieldsOf(speech, plain, own) : [];
  });
}

export interface FieldMap {
  readonly key: string;
  readonly name: string;
  readonly columns: number;
  readonly cells: readonly Json[];
  /** The cells hold seats. */
  readonly seats: boolean;
}

/** Lists that are maps: rows of cells. */
export function fieldMapsOf({ words }: TableSpeech, { state }: View): FieldMap[] {
  return Object.entries(state).flatMap(([key, cells]: [string, unknown]) => {
    const { name = '', columns, holds } = fieldWords(words, key) ?? {};
    if (columns === undefined || !Array.isArray(cells)) return [];
    return [{ key, name, columns, cells: cells as Json[], seats: holds === 'seat' }];
  });
}
