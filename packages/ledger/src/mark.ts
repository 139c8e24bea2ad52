import { foldWithOrigin, wordsOf } from './fold.ts';

/** A stretch of text, and whether a query was found in it. */
export interface Part {
  readonly text: string;
  /** Where it begins. */
  readonly from: number;
  readonly hit: boolean;
}

/** Cuts a text into parts so that every occurrence of a word of the query can be marked. */
export function markMatches(text: string, query: string): readonly Part[] {
  const words = wordsOf(query);
  if (words.length === 0 || text === '') return [{ text, from: 0, hit: false }];
  const parts: Part[] = [];
  let end = 0;
  for (const [from, to] of rangesOf(text, words)) {
    if (from > end) parts.push({ text: text.slice(end, from), from: end, hit: false });
    parts.push({ text: text.slice(from, to), from, hit: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), from: end, hit: false });
  return parts;
}

/** The text from shortly before the first match on, so that a short excerpt shows why it was found. */
export function excerptAround(text: string, query: string, lead = 70): string {
  const [first] = rangesOf(text, wordsOf(query));
  if (!first || first[0] <= lead) return text;
  const start = text.indexOf(' ', first[0] - lead / 2) + 1;
  return start > 0 && start <= first[0] ? `… ${text.slice(start)}` : text;
}

/** Ranges of the original text, in order, overlapping ones joined. */
function rangesOf(original: string, words: readonly string[]): [from: number, to: number][] {
  const { text, origin } = foldWithOrigin(original);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      // Half of a folded `ß` still marks the whole letter.
      found.push([origin[at] ?? 0, endOf(origin, at + word.length)]);
    }
  }
  found.sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const range of found) {
    const last = joined.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else joined.push(range);
  }
  return joined;
}

function endOf(origin: readonly number[], folded: number): number {
  const last = origin[folded - 1] ?? 0;
  let next = folded;
  while (origin[next] === last) next++;
  return origin[next] ?? last;
}
