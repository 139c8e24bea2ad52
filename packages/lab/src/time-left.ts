/** How long something counts as news, in milliseconds: a machine may have become slower or faster since. */
const NEWS = 60_000;
/** No estimate is made before this much was seen. */
const LEAST_TIME = 2_000;
const LEAST_REPORTS = 3;

/** How long something will still take, judged by how it has gone lately. Knows no clock of its own. */
export class TimeLeft {
  /** When it was told of how much that was done, from the beginning on. */
  #heard: { readonly at: number; readonly done: number }[];

  constructor(now: number) {
    this.#heard = [{ at: now, done: 0 }];
  }

  /** How much more has been done. */
  note(now: number, more: number): void {
    this.#heard.push({ at: now, done: this.#heard.at(-1)!.done + more });
    // One that is older than the news stays: from there on is measured.
    while (this.#heard.length > LEAST_REPORTS + 1 && this.#heard[1].at < now - NEWS) this.#heard.shift();
  }

  /** Seconds until the `left` remaining units are done; null while that cannot be estimated. */
  seconds(now: number, left: number): number | null {
    const [first] = this.#heard;
    const last = this.#heard.at(-1)!;
    if (this.#heard.length <= LEAST_REPORTS || last.at - first.at < LEAST_TIME) return null;
    const each = (last.at - first.at) / (last.done - first.done);
    // What was begun since the last report is under way.
    return Math.max(0, (left * each - (now - last.at)) / 1_000);
  }
}
