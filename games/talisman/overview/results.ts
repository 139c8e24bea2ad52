/** A line of a table of results: these numbers mean this. */
export interface Result {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Whom one visits on a space: what the roll means stands in the words of the space. */
const VISITED_AT: Readonly<Record<string, string>> = { enchantress: 'city', mystic: 'village' };
/** Where one prays by the words of the space itself. */
const PRAYED_AT: ReadonlySet<string> = new Set(['chapel', 'graveyard', 'temple']);

/** The card or the space whose words say what a roll means, for whoever rolls on a space of this kind. */
export const tableOf = (what: string, here: string | null): string =>
  what === 'pray' && here !== null && PRAYED_AT.has(here) ? here : (VISITED_AT[what] ?? what);

/**
 * "Roll: 1 a toad; 2–3 lost; 4–6 a spell": what a die means, read from the words of a card or a space. Nothing where these have no
 * whole table, from 1 to 6 or from 2 to 12.
 */
export function resultsIn(text = ''): readonly Result[] {
  const begin = text.search(/: [12](?:[–-]\d)? /u);
  if (begin < 0) return [];
  const least = Number(text[begin + 2]);
  const found: Result[] = [];
  for (const [, first = '', last, words = ''] of text
    .slice(begin)
    .matchAll(/[\s(](\d+)(?:\s?[–-]\s?(\d+))?:? ([^;,.\d][^;.]*?)(?=[;.]|, \d|$)/gu)) {
    const result = { from: Number(first), to: Number(last ?? first), text: words.trim() };
    // A table goes on where its last line ended; any other number in the text is none of it.
    if (result.from === (found.at(-1)?.to ?? least - 1) + 1) found.push(result);
  }
  return found.at(-1)?.to === least * 6 ? found : [];
}

/** Which line of it a total leads to; beyond its ends the first or the last. */
export function resultOf(results: readonly Result[], total: number): Result | undefined {
  return results.find(({ to }) => total <= to) ?? results.at(-1);
}
