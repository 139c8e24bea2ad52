/** A ledger that cannot be used. The message names the file and every place in it that is wrong. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly file: string;
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'));
    this.file = file;
    this.problems = problems;
  }
}
