import { type Language, sayer, sayPromptFromOutside, type Words } from '@tafelrunde/engine';
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

/** A question outside of any match: what varies from case to case is left open. */
export const promptName = (words: Words, prompt: string): string =>
  sayPromptFromOutside(words, prompt, sayer(words, [])).sentence ?? prompt;
