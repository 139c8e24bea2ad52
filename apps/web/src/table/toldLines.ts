import { numberIn, paramsOf, type Seat, type SeenEvent } from '@tafelrunde/engine';

/** A line of the chronicle before it is drawn. */
export interface ToldLine {
  /** The event it tells of, the first of several that are told alike. */
  readonly key: number;
  readonly seat: Seat | undefined;
  readonly sentence: string;
  /** How often it happened in a row. */
  readonly times: number;
  readonly roll: number | undefined;
  /** A paragraph begins here: whose turn it tells of. */
  readonly head: string | undefined;
}

/** How events become lines, and where a turn begins: undefined where it goes on, null for what is nobody's. */
export interface Telling {
  readonly sentenceOf: (event: SeenEvent) => string | null;
  readonly headOf: (seat: Seat | null) => string | undefined;
  readonly turn?: ((event: SeenEvent) => Seat | null | undefined) | undefined;
  /** Whether the events beside it say all that this one says. */
  readonly implied?: ((events: readonly SeenEvent[], at: number) => boolean) | undefined;
}

/** The lines of a chronicle, in paragraphs by turns. What happens several times in a row is told once, with its number. */
export function toldLines(
  events: readonly SeenEvent[],
  { sentenceOf, headOf, turn, implied }: Telling,
): ToldLine[] {
  const lines: ToldLine[] = [];
  let acting: Seat | null | undefined;
  let isFresh = true;
  events.forEach((event, key) => {
    const begins = turn?.(event);
    if (begins !== undefined) [acting, isFresh] = [begins, true];
    const sentence = sentenceOf(event);
    // That a turn begins is said by its head, where nothing else is.
    if (sentence === null || event.type === 'turn' || implied?.(events, key) === true) return;
    const data = paramsOf(event.data);
    const seat = numberIn(data, 'seat');
    // Without a word about turns, whoever something is told of has it.
    if (turn === undefined && seat !== undefined && seat !== acting) [acting, isFresh] = [seat, true];
    const head = isFresh && acting !== undefined ? headOf(acting) : undefined;
    isFresh = false;
    const roll = numberIn(data, 'roll');
    const last = lines.at(-1);
    if (last?.sentence === sentence && head === undefined && roll === undefined)
      lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ key, seat: acting ?? seat, sentence, times: 1, roll, head });
  });
  return lines;
}
