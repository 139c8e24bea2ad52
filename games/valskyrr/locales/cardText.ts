/** How the text of a card is put together: a line for each action, with its symbols in front. The same in both languages. */

export interface Symbols {
  readonly type: 'normal' | 'fast' | 'reflex' | 'ally' | 'passive';
  readonly from?: 'hand' | 'area';
  readonly range?: number;
  readonly focus?: number;
  readonly limit?: 'turn' | 'round' | 'encounter';
}

export interface SymbolWords {
  readonly types: Readonly<Record<Symbols['type'], string>>;
  readonly zones: Readonly<Record<'hand' | 'area', string>>;
  readonly limits: Readonly<Record<'turn' | 'round' | 'encounter', string>>;
  readonly range: string;
  readonly focus: string;
}

export const lines = (...parts: readonly string[]): string => parts.join('\n');

/** The symbols of an action as words, such as "Normal action · hand · range 1 · focus ▷3". */
export function symbols(words: SymbolWords, { type, from, range, focus, limit }: Symbols): string {
  const parts = [words.types[type]];
  if (from !== undefined && type !== 'passive') parts.push(words.zones[from]);
  if (range !== undefined) parts.push(`${words.range} ${range}`);
  if (focus !== undefined) parts.push(`${words.focus} ${focus > 0 ? `▷${focus}` : `◁${-focus}`}`);
  if (limit !== undefined) parts.push(words.limits[limit]);
  return parts.join(' · ');
}

export const symbolsThenText =
  (words: SymbolWords) =>
  (shown: Symbols, text: string): string =>
    `${symbols(words, shown)}: ${text}`;
