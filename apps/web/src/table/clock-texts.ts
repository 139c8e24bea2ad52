import type { ClockTexts } from '../locales/clock-de.ts';
import { useTableTexts } from './texts.ts';

/** What is said of clocks and saved answers, in the language in use. */
export function useClockTexts(): ClockTexts {
  return useTableTexts().clock;
}
