/** A bot that has lost its seat in this many matches in a row is given no more of them. */
export const PATIENT_MATCHES = 3;

/** How the bots from outside behave in the matches of a pairing. */
export class Conduct {
  /** By bot, in how many matches it lost its seat, or was left out because of it. */
  readonly fallen: Readonly<Record<string, number>>;
  readonly #counts: Record<string, number>;
  readonly #hopelessInARow = new Map<string, number>();
  /** Those who have come to the end of a match. */
  readonly #lasting = new Set<string>();

  constructor(bots: readonly string[]) {
    this.#counts = Object.fromEntries(bots.map((bot) => [bot, 0]));
    this.fallen = this.#counts;
  }

  isLeftOut(bot: string): boolean {
    return (this.#hopelessInARow.get(bot) ?? 0) >= PATIENT_MATCHES;
  }

  /** Whether it has come to the end of a match; of one that never has, nobody knows that it would have won another. */
  hasLasted(bot: string): boolean {
    return this.#lasting.has(bot);
  }

  /** Note a match that was not played, because these are left out. */
  noteUnplayed(absent: readonly string[]): void {
    for (const bot of new Set(absent)) this.#counts[bot]++;
  }

  /**
   * Note a match that was played. `falls` says by bot, for those who fell in it, whether it was hopeless: to wait for such a bot again
   * would only cost time. Returns those who are left out from now on.
   */
  note(bots: readonly string[], falls: ReadonlyMap<string, boolean>): string[] {
    for (const bot of falls.keys()) this.#counts[bot]++;
    for (const bot of bots) if (!falls.has(bot)) this.#lasting.add(bot);
    return [...new Set(bots)].filter((bot) => {
      this.#hopelessInARow.set(bot, falls.get(bot) === true ? (this.#hopelessInARow.get(bot) ?? 0) + 1 : 0);
      return this.isLeftOut(bot);
    });
  }
}
