import type { FaultCode } from '@tafelrunde/engine';
import type { Messages } from './locales/index.ts';
import { Problem } from './problem.ts';

/** What came out of a file or a table does not hold: the program did its work, and the answer is no. */
const FAILURES: readonly string[] = [
  'bad-answer',
  'hash-mismatch',
  'bad-commitment',
] satisfies readonly FaultCode[];

interface Faulty {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly place: string;
}

/** A fault of the kernel, also one that came over from a thread. Not by class: the kernel is loaded only when needed. */
export function isFault(thrown: unknown): thrown is Faulty {
  return thrown instanceof Error && 'code' in thrown && 'place' in thrown && typeof thrown.place === 'string';
}

/** A fault in the words of the catalogue. */
export function faultSentence(m: Messages, fault: Faulty): string {
  const say = (m.faults as Readonly<Record<string, ((place: string) => string) | undefined>>)[fault.code];
  return say === undefined ? `${fault.message}.` : say(fault.place);
}

export const faultExitCode = (fault: Faulty): 1 | 2 => (FAILURES.includes(fault.code) ? 1 : 2);

/** Whatever was thrown, as one sentence and an exit code. */
export function trouble(m: Messages, thrown: unknown): { sentence: string; exitCode: number } {
  if (thrown instanceof Problem) return { sentence: thrown.message, exitCode: thrown.exitCode };
  if (isFault(thrown)) return { sentence: faultSentence(m, thrown), exitCode: faultExitCode(thrown) };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { sentence: m.errors.unexpected(message.split('\n')[0]), exitCode: 1 };
}
