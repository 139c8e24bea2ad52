import { RuleDefect } from './fault.ts';

/** What the kernel does between two questions before it calls a rule endless. */
const WORK = 20_000;
const DEPTH = 60;

/** Turns an endless loop into an error that can be reproduced, instead of a server that stands still. */
export class Guard {
  private worked = 0;
  private depth = 0;

  work(): void {
    if (++this.worked > WORK)
      throw new RuleDefect(
        `more than ${WORK} moves, dice and events between two questions: a rule does not end`,
      );
  }

  rest(): void {
    this.worked = 0;
  }

  enter(): void {
    this.work();
    if (++this.depth > DEPTH)
      throw new RuleDefect(`scenes and windows nest deeper than ${DEPTH}: a rule calls itself`);
  }

  leave(): void {
    this.depth--;
  }

  /** How deep we are, and back to it when a scope is left early: nothing in between gets to say `leave`. */
  get level(): number {
    return this.depth;
  }
  backTo(level: number): void {
    this.depth = level;
  }
}
