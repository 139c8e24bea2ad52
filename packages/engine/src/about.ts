/** A text in every language the house speaks. German first. */
export interface Text {
  readonly de: string;
  readonly en: string;
}

/** What a lobby or a shelf shows of a game before anyone sits down. It loads without the rules. */
export interface About {
  /** The folder under `games/`, and the word for the game everywhere. */
  readonly id: string;
  /** What the ids of its rules begin with. */
  readonly prefix: string;
  readonly name: Text;
  /** One line under the cover. */
  readonly tagline: Text;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  /** How much there is to learn, 1 (evening game) to 5 (campaign). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** Its rules are still being written: no lobby offers it, those who build it find it by its word. */
  readonly inTheMaking?: true;
}
