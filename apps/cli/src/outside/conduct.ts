/** So many matches in a row that a bot only held up, and it is not asked to any more. */
export const PATIENT_MATCHES = 3;

/** How the bots from outside bear themselves in the matches of a pairing. */
export class Conduct {
  /** By bot, in how many matches it lost its seat, or was left out because of it. */
  readonly fallen: Readonly<Record<string, number>>;
  readonly #counts: Record<string, number>;
  readonly #hopelessInARow = new Map<string, number>();

  constructor(bots: readonly string[]) {
    this.#counts = Object.fromEntries(bots.map((bot) => [bot, 0]));
    this.fallen = this.#counts;
  }

  isLeftOut(bot: string): boolean {
    return (this.#hopelessInARow.get(bot) ?? 0) >= PATIENT_MATCHES;
  }

  /**
   * Note a match. `falls` says by bot, for those who fell in it, whether it was hopeless: to wait for such a bot again
   * would only cost time. Returns those who are left out from now on.
   */
  note(bots: readonly string[], falls: ReadonlyMap<string, boolean>): string[] {
    for (const bot of falls.keys()) this.#counts[bot]++;
    return [...new Set(bots)].filter((bot) => {
      const before = this.isLeftOut(bot);
      if (!before)
        this.#hopelessInARow.set(bot, falls.get(bot) === true ? (this.#hopelessInARow.get(bot) ?? 0) + 1 : 0);
      return !before && this.isLeftOut(bot);
    });
  }
}
