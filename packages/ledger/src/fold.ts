/**
 * Text as it is compared in a search: small letters, no accents, `ß` as `ss`.
 * `origin[i]` is where the i-th folded character stands in the original, and one entry more marks the end.
 */
export interface Folded {
  readonly text: string;
  readonly origin: readonly number[];
}

const accents = /\p{M}+/gu;
/** Soft hyphens and other invisible marks sit inside words and must not tear them apart. */
const invisible = /[\u00AD\u200B-\u200D\u2060]/g;

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(accents, '')
    .replace(invisible, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** Slower than {@link fold}; only for the few texts in which hits are marked. */
export function foldWithOrigin(original: string): Folded {
  let text = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = fold(character);
    for (let i = 0; i < folded.length; i++) origin.push(at);
    text += folded;
    at += character.length;
  }
  origin.push(original.length);
  return { text, origin };
}

/** The words of a query, folded; a hyphen stays inside a word, so that ids are one word. */
export function wordsOf(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .split(/[^\p{L}\p{N}-]+/u)
        .map(trimHyphens)
        .filter((word) => word !== ''),
    ),
  ];
}

function trimHyphens(word: string): string {
  return word.replace(/^-+|-+$/g, '');
}
