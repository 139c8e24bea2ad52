import type { Json, Language, Say, Words } from '@tafelrunde/engine';

/** Figures as a reader of this language writes them. */
export interface Figures {
  readonly plain: (value: number) => string;
  /** With one digit after the point where there are few. */
  readonly fine: (value: number) => string;
  readonly percent: (share: number) => string;
  /** Percentage points with their sign. */
  readonly points: (difference: number) => string;
}

export function figuresIn(language: Language): Figures {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const round = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return {
    plain: (value) => plain.format(value),
    fine: (value) => (Math.abs(value) < 10 ? fine : plain).format(value),
    percent: (share) => (share > 0 && share < 0.1 ? percent : round).format(share),
    points: (difference) => points.format(difference),
  };
}

export const cardName = (words: Words, kind: string): string =>
  Object.hasOwn(words.cards, kind) ? words.cards[kind].name : kind;

/** Whatever is asked of it, it says that something is missing there. */
const gap: Readonly<Record<string, Json>> = new Proxy({}, { get: () => '…', has: () => true });
const unnamed: Say = { seat: () => '…', card: () => '…' };

/** A question without the moment it was put in: what varies is left open. */
export function promptName(words: Words, prompt: string): string {
  const found = Object.hasOwn(words.prompts, prompt) ? words.prompts[prompt] : prompt;
  if (typeof found === 'string') return found;
  try {
    const said = found(gap, unnamed);
    return /NaN|undefined|\[object/u.test(said) ? prompt : said;
  } catch {
    return prompt;
  }
}
