import type { FaultCode, Refusal } from '@tafelrunde/engine';

/** What help says of a command. */
export interface Command {
  readonly summary: string;
  readonly details: string;
  readonly args: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
}

/** A sentence for everything the kernel can find wrong with what comes from outside. */
export type Faults = Record<FaultCode, (place: string) => string>;
export type Refusals = Record<Refusal['code'], string>;

/** `answers[12]` is the thirteenth answer to a person; null for a place that is none. */
export function answerPlace(place: string): number | null {
  const found = /^answers[.[](\d+)/u.exec(place);
  return found === null ? null : Number(found[1]) + 1;
}

/** a, b and c */
export function listed(words: readonly string[], and: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}`;
}
