/**
 * Why the program ends without having done what it should: one sentence for the person at the keyboard, no stack.
 * `usage` (exit code 2): something given was wrong, and the sentence says what would be right. `failure` (exit code 1):
 * a law broken, a scenario failed, a record that does not verify.
 */
export class Problem extends Error {
  readonly exitCode: 1 | 2;

  constructor(kind: 'usage' | 'failure', sentence: string) {
    super(sentence);
    this.name = 'Problem';
    this.exitCode = kind === 'usage' ? 2 : 1;
  }
}

export const usage = (sentence: string): Problem => new Problem('usage', sentence);
export const failure = (sentence: string): Problem => new Problem('failure', sentence);
