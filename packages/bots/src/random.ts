import { sampleAnswer } from '@tafelrunde/engine';
import type { Bot } from './bot.ts';

/** Any legal answer, every one as likely as the next. */
export const random: Bot = {
  id: 'random',
  answer: (sitting) => sampleAnswer(sitting.question, () => sitting.random()),
};
