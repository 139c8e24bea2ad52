import type { Timing } from '@tafelrunde/host';

/** Time that stands still until a test lets it pass. */
export class StillTiming implements Timing {
  #now = 0;
  readonly #alarms = new Set<{ readonly at: number; readonly work: () => void }>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, work: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, work };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Let time pass. What is due meanwhile happens at its own moment, the earliest first. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.#alarms].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#alarms.delete(due);
      this.#now = Math.max(this.#now, due.at);
      due.work();
    }
    this.#now = end;
  }

  /** Begin again at 0. Nothing may be due any more. */
  restart(): void {
    if (this.#alarms.size > 0) throw new Error(`${this.#alarms.size} alarms are still set`);
    this.#now = 0;
  }
}
