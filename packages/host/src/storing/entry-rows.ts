import { type Answer, type Entry, isAnswer, type Match, type Seat } from '@tafelrunde/engine';
import type { Change, Row, StoredTable } from './stored.ts';

/** A newer checkpoint is stored after this many entries: a restart has no more than these to replay. */
const ENTRIES_BETWEEN = 20;

/** An answer that came with a ticket, so that it can come again. */
export interface Ticketed {
  readonly seat: Seat;
  readonly ticket: string;
}

/** Whether a change changes anything. */
export function isNews(stored: StoredTable, { append = [], takenBack = [], table = {} }: Change): boolean {
  const now = { ...stored, ...table };
  return append.length + takenBack.length > 0 || JSON.stringify(now) !== JSON.stringify(stored);
}

/** The rows of a match as the store has them, next to the entries as the engine has them. */
export class EntryRows {
  #rows: Row[];
  #next: number;
  #checkpointAt: number;

  constructor(rows: readonly Row[], next: number, checkpointAt: number) {
    this.#rows = rows.slice();
    this.#next = next;
    this.#checkpointAt = checkpointAt;
  }

  /** Everything that belongs to the match, as it is stored. */
  get entries(): readonly Entry[] {
    return this.#rows.map(({ entry }) => entry);
  }

  /** What has to be written so that the store knows what the match knows. Nothing changes here before it is written. */
  changes(match: Match, by: Ticketed | null): Required<Pick<Change, 'append' | 'takenBack'>> & Change {
    const { kept, takenBack } = keptRows(this.#rows, match.entries);
    let ticket = by;
    const append = match.entries.slice(kept.length).map((entry, i): Row => {
      const own = ticket !== null && isAnswer(entry) && entry.seat === ticket.seat ? ticket.ticket : null;
      // Whatever follows was said in advance and came with no ticket.
      if (own !== null) ticket = null;
      return { number: this.#next + i, entry, ticket: own };
    });
    const [checkpoint] = match.checkpoints;
    const due =
      checkpoint !== undefined &&
      (takenBack.length > 0 ||
        checkpoint.entries - this.#checkpointAt >= ENTRIES_BETWEEN ||
        this.#checkpointAt < 0);
    return { append, takenBack, ...(due ? { checkpoint } : {}) };
  }

  /** It is written. */
  written({ append = [], takenBack = [], checkpoint }: Change, match: Match): void {
    if (takenBack.length > 0) {
      const gone = new Set(takenBack);
      // Replayed entries are other objects. Keep those of the match, so that the next comparison is quick.
      this.#rows = this.#rows
        .filter(({ number }) => !gone.has(number))
        .map((row, i) => ({ ...row, entry: match.entries[i] }));
    }
    this.#rows.push(...append);
    this.#next += append.length;
    if (checkpoint !== undefined) this.#checkpointAt = checkpoint.entries;
  }

  /** Was this answer taken already? Then its acknowledgement was lost, and it may be given again. */
  wasTaken(seat: Seat, ticket: string, answer: unknown): boolean {
    const last = this.#rows.findLast(
      (row) => isAnswer(row.entry) && row.entry.seat === seat && row.ticket !== null,
    );
    return last?.ticket === ticket && sameAnswer((last.entry as { answer: Answer }).answer, answer);
  }
}

const sameAnswer = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Which rows still stand. Entries are only ever added at the end or taken out; what is left keeps its order, so the rows
 * that stand are the match's first entries.
 */
function keptRows(
  rows: readonly Row[],
  entries: readonly Entry[],
): { readonly kept: readonly Row[]; readonly takenBack: readonly number[] } {
  const kept: Row[] = [];
  const takenBack: number[] = [];
  for (const row of rows) {
    if (isSameEntry(row.entry, entries[kept.length])) kept.push(row);
    else takenBack.push(row.number);
  }
  return { kept, takenBack };
}

export function isSameEntry(a: Entry, b: Entry | undefined): boolean {
  if (a === b) return true;
  if (b === undefined || (isAnswer(a) && isAnswer(b) && a.hash !== b.hash)) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}
