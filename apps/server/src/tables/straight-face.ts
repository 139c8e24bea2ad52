import type { Match } from '@tafelrunde/engine';

/**
 * How long a table keeps to itself who was really stopped at a secret question. Each such question takes its time whether
 * anybody was stopped or not, one after the other: otherwise whoever is stopped at the second could tell by the clock
 * whether somebody was stopped at the first.
 */
export class StraightFace {
  /** Milliseconds each secret question takes. */
  readonly #each: number;
  readonly #tell: () => void;
  /** So much of what happened was told. */
  #events = 0;
  /** Nobody else hears anything new before this time. */
  #until = 0;
  /** Whoever is stopped at the latest secret question hears of it from then on. */
  #stoppedFrom = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Whoever waits for it to end. */
  readonly #waiting: (() => void)[] = [];

  constructor(each: number, tell: () => void) {
    this.#each = each;
    this.#tell = tell;
  }

  get held(): boolean {
    return performance.now() < this.#until;
  }

  /** There is something left to tell. */
  get busy(): boolean {
    return this.#timer !== null;
  }

  /** Milliseconds until a viewer may hear how the table stands. */
  wait(isStopped: boolean): number {
    return Math.max(0, (isStopped ? this.#stoppedFrom : this.#until) - performance.now());
  }

  /** The same, once everything is noted that the match has done by now. */
  waitAfter(match: Match, isStopped: boolean): number {
    const { until, stoppedFrom } = this.#after(match);
    return Math.max(0, (isStopped ? stoppedFrom : until) - performance.now());
  }

  /** Everything the match has done so far is told already, or was never to be. */
  startAt(match: Match | null): void {
    this.#events = match?.table.log?.happened.length ?? 0;
  }

  /** The table is about to tell of what the match has done. */
  note(match: Match): void {
    const { until, stoppedFrom } = this.#after(match);
    this.startAt(match);
    if (until === this.#until) return;
    this.#until = until;
    this.#stoppedFrom = stoppedFrom;
    this.#schedule();
  }

  /** It ends here and now: for everybody, or for those who are stopped. */
  end(whom: 'all' | 'stopped'): void {
    this.#stoppedFrom = 0;
    if (whom === 'all') this.#until = 0;
    this.#schedule();
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  /** When it ends next, for everybody or for those who are stopped. */
  ending(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #after(match: Match): { readonly until: number; readonly stoppedFrom: number } {
    const happened = match.table.log?.happened ?? [];
    const secret = happened.slice(this.#events).filter(({ type }) => type === 'asked').length;
    if (secret === 0 || this.#each === 0) return { until: this.#until, stoppedFrom: this.#stoppedFrom };
    const until = Math.max(performance.now(), this.#until) + secret * this.#each;
    return { until, stoppedFrom: until - this.#each };
  }

  #schedule(): void {
    this.close();
    const now = performance.now();
    const whom = this.#stoppedFrom > now ? 'stopped' : 'all';
    const next = whom === 'stopped' ? this.#stoppedFrom : this.#until;
    if (next <= now) return;
    this.#timer = setTimeout(() => {
      this.end(whom);
      this.#tell();
    }, next - now);
  }
}
