import type { Json, Language, Params, Phrase, Say, Words } from '@tafelrunde/engine';
import type { Interval, Share } from '../sure.ts';

/** Figures as a reader of this language writes them. */
export interface Figures {
  readonly plain: (value: number) => string;
  /** With one digit after the point where there are few. */
  readonly fine: (value: number) => string;
  readonly percent: (share: number) => string;
  /** A share with the interval it most likely lies in. */
  readonly measured: (share: Share) => string;
  /** Percentage points with their sign. */
  readonly points: (difference: number) => string;
}

export function figuresIn(language: Language): Figures {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const round = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const percentOf = (share: number): string => (share > 0 && share < 0.1 ? percent : round).format(share);
  const range = ({ low, high }: Interval): string => {
    const [figure, share] = high < 0.1 ? [fine, percent] : [plain, round];
    return `${figure.format(100 * low)}–${share.format(high)}`;
  };
  return {
    plain: (value) => plain.format(value),
    fine: (value) => (Math.abs(value) < 10 ? fine : plain).format(value),
    percent: percentOf,
    measured: (share) => `${percentOf(share.share)} (${range(share)})`,
    points: (difference) => points.format(100 * difference).replace('-', '−'),
  };
}

export const cardName = (words: Words, kind: string): string =>
  Object.hasOwn(words.cards, kind) ? words.cards[kind].name : (words.roles?.[kind] ?? kind);

/** What stands where something is missing. */
const GAP = '…';

/** Parameters nobody knows, to say a sentence with: read as a text or number it is a gap, and so is every part of it. */
const gap: Json = new Proxy([''], {
  get(list, key): unknown {
    if (key === Symbol.toPrimitive || Object.hasOwn(Number.prototype, key)) return () => GAP;
    if (key !== '0' && key in list) return Reflect.get(list, key) as unknown;
    const asText = (GAP as unknown as Readonly<Record<PropertyKey, unknown>>)[key];
    return typeof asText === 'function' ? (asText.bind(GAP) as unknown) : gap;
  },
});
const gaps: Params = new Proxy({}, { get: () => gap, has: () => true });
const unnamed: Say = { seat: () => GAP, card: () => GAP, the: () => GAP, a: () => GAP };
/** What comes of a sentence that was told nothing and did not expect that. */
const LOST = /NaN|undefined|\[object \w+\]/gu;

/** A question outside of any match: what varies from case to case is left open. */
export function promptName(words: Words, prompt: string): string {
  const found = Object.hasOwn(words.prompts, prompt) ? words.prompts[prompt] : prompt;
  if (typeof found === 'string') return found;
  // Many questions have a shorter form, for those who may not know the details: it needs no parameters.
  const said = attempt(found, {});
  if (said !== null && said.search(LOST) === -1) return tidy(said);
  return tidy(attempt(found, gaps)?.replaceAll(LOST, GAP) ?? prompt);
}

function attempt(phrase: Exclude<Phrase, string>, about: Params): string | null {
  try {
    return phrase(about, unnamed);
  } catch {
    return null;
  }
}

/** What is only mentioned in brackets can be left out; a gap needs no full stop after it. */
const tidy = (said: string): string => said.replaceAll(/ \([^()]*…[^()]*\)/gu, '').replaceAll('….', GAP);
