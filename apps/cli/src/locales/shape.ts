import type { FaultCode, Refusal } from '@tafelrunde/engine';
import type { Fall } from '../outside/bot.ts';

/** What help says of a command. */
export interface Command {
  readonly summary: string;
  readonly details: string;
  readonly args: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
}

/** What a bot from outside did when it lost its seat, with what belongs to it. */
export type Falls = Record<Fall, (detail: string) => string>;

/** A sentence for everything the kernel can find wrong with what comes from outside. */
export type Faults = Record<FaultCode, (place: string) => string>;
export type Refusals = Record<Refusal['code'], string>;

/** `answers[12]` is the thirteenth answer to a person; null for a place that is none. */
export function answerPlace(place: string): number | null {
  const found = /^answers[.[](\d+)/u.exec(place);
  return found === null ? null : Number(found[1]) + 1;
}

/** 40 s, 3 min, 2 h 10 min: no finer than anybody can foretell. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${Math.ceil(seconds)} s`;
  if (seconds < 90) return `${5 * Math.ceil(seconds / 5)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
