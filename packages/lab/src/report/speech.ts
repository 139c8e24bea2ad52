import type { Language, Words } from '@tafelrunde/engine';
import { average, type Subject } from './findings.ts';
import { type ReportTexts, textsIn } from './texts.ts';
import { type Figures, figuresIn } from './words.ts';

/** All that is needed to say something. */
export interface Speech extends Subject {
  readonly m: ReportTexts;
  readonly say: Figures;
  readonly words: Words;
  readonly fair: number;
}

export const speechOf = (subject: Subject, language: Language): Speech => ({
  ...subject,
  m: textsIn(language),
  say: figuresIn(language),
  words: subject.game.words[language],
  fair: average(subject),
});
