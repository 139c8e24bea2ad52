import { useSpeech } from '../language.tsx';
import { faultsDe } from '../locales/faults-de.ts';
import { faultsEn } from '../locales/faults-en.ts';
import type { RecordFault } from './fault-of.ts';

const catalogues = { de: faultsDe, en: faultsEn } as const;

/** A way to say what is wrong with a record, in the language in use. */
export function useFaultSentence(): (fault: RecordFault) => string {
  const faults = catalogues[useSpeech().language];
  return ({ code, place }) => faults[code](place);
}
