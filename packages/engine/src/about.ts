import type { Cooperation } from './game.ts';

/** A text in every language the house speaks. German first. */
export interface Text {
  readonly de: string;
  readonly en: string;
}

/** A way to play that is chosen with one click. */
export interface Preset {
  /** What lies on the table then, in one sentence. */
  readonly text: Text;
  /** How many it suits. */
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  /** The settings that differ from the game's defaults. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** Settings that belong together. */
export interface SettingGroup {
  readonly name: Text;
  readonly options: readonly string[];
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
  /** All seats win or lose together, as `Game.cooperative` says. */
  readonly cooperative?: Cooperation;
  /** Several chapters make a campaign: the option that names them in order, and the options that make one harder. */
  readonly campaign?: { readonly chapters: string; readonly harder: readonly string[] };
  /** No seat sees more than another: several seats at one screen need no curtain between them. */
  readonly hidesNothing?: true;
  /**
   * Ways to play: what suits a first game (also what "play now" opens), what the rulebook alone says, everything there is. Without
   * them there is one way, the defaults.
   */
  readonly presets?: {
    readonly first: Preset;
    readonly base?: Preset;
    readonly everything?: Preset;
  };
  /** Every setting in one group, in the order in which they are shown. Without them all stand in one list. */
  readonly settings?: readonly SettingGroup[];
  /** Its rules are still being written: no lobby offers it, those who build it find it by its word. */
  readonly inTheMaking?: true;
}
