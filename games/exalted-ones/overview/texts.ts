import type { Compared } from '../rules/victory.ts';
import type { Language } from '@tafelrunde/engine';
import type { ModeRules } from '../modes/index.ts';
import type { HeroClass, Lane, Status, Target, Team } from '../shape.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';

/** Single words. */
export type Word =
  | 'life'
  | 'mana'
  | 'experience'
  | 'gold'
  | 'melee'
  | 'ranged'
  | 'willpower'
  | 'speed'
  | 'agility'
  | 'armour'
  | 'resistance'
  | 'equipment'
  | 'empty'
  | 'passive'
  | 'ownTeam'
  | 'otherTeam'
  | 'away'
  | 'points'
  | 'trophies'
  | 'activations'
  | 'levels'
  | 'level'
  | 'price';

/** Headings behind which many places stand. */
export type PlaceGroup = 'attack' | 'heroes' | 'lanes' | 'compass' | 'hits' | 'around';

/** What the board and the terminal say themselves. Everything that is asked or told stands in `locales/`. */
export interface OverviewTexts {
  readonly arena: string;
  readonly teams: Readonly<Record<Team, string>>;
  readonly lanes: Readonly<Record<Lane, string>>;
  readonly classes: Readonly<Record<HeroClass, string>>;
  readonly status: Readonly<Record<Status, string>>;
  readonly decoy: string;
  readonly life: (now: number, most: number) => string;
  readonly mana: (now: number) => string;
  readonly manaOf: (now: number, most: number) => string;
  readonly level: (level: number) => string;
  /** A level in as few letters as possible. */
  readonly levelMark: (level: number) => string;
  readonly goldOf: (gold: number) => string;
  readonly words: Readonly<Record<Word, string>>;
  /** How the texts of abilities shorten these. */
  readonly shortened: Readonly<Partial<Record<Word, string>>>;
  readonly experienceOf: (now: number, next: number) => string;
  /** At the end: what decided between equal points, or why nobody has won. */
  readonly decided: {
    readonly names: Readonly<Record<Compared, string>>;
    readonly broken: (winner: string, by: string, own: number, second: string, other: number) => string;
    readonly bothArtefacts: string;
    readonly bothReached: string;
    readonly allEqual: (names: readonly string[]) => string;
  };
  readonly show: (name: string) => string;
  /** The same where the name stands above it. */
  readonly look: string;
  readonly cost: (mana: number) => string;
  /** What an ability is aimed at, in a few words. */
  readonly aims: Readonly<Record<Target, (range: number) => string>>;
  readonly dice: (dice: number) => string;
  /** Why an ability cannot be used now, by rule. */
  readonly unusable: Readonly<Record<string, string>>;
  readonly fromLevel: (level: number) => string;
  readonly ready: string;
  /** The length of a way, of how much; and whether nothing can follow it. */
  readonly way: (long: string, most: string, runs: boolean) => string;
  readonly towerShoots: string;
  readonly shots: (count: number) => string;
  /** What is wrong with a place, by the rule that forbids it. */
  readonly faults: Readonly<Record<string, string>>;
  /** What sends an answer. */
  readonly sends: Readonly<Record<'walk' | 'run' | 'stay' | 'spot' | 'aim' | 'lay', string>>;
  readonly pointThere: string;
  readonly groups: Readonly<Record<PlaceGroup, string>>;
  readonly stay: string;
  readonly nextTo: (name: string) => string;
  readonly towards: (name: string) => string;
  readonly behind: (name: string) => string;
  readonly inRangeOf: (name: string) => string;
  readonly outOfTowers: string;
  readonly home: string;
  readonly between: (name: string) => string;
  readonly farthest: string;
  readonly halfway: string;
  /** How a unit is called after a word for where. */
  readonly beside: Readonly<Record<string, string>>;
  /** Where there is no other to choose. */
  readonly onlySpot: string;
  readonly byLane: Readonly<Record<Lane, string>>;
  /** From the east counter-clockwise: going there, and lying there. */
  readonly compass: readonly string[];
  readonly onSide: readonly string[];
  readonly hits: (names: readonly string[]) => string;
  readonly hitsNobody: string;
  /** Expected damage, and the chance to fall in per cent; at most that where the target is guarded. */
  readonly chance: (damage: string, falls: number, guarded: boolean) => string;
  /** Fewer words for the map. */
  readonly chanceMark: (damage: string, falls: number, guarded: boolean) => string;
  readonly calculation: (dice: number, needed: number, less: number) => string;
  readonly steps: string;
  readonly step: readonly [east: string, north: string, west: string, south: string];
  readonly onward: string;
  readonly market: string;
  readonly everyItem: string;
  readonly buys: (hero: string) => string;
  readonly draft: string;
  readonly open: string;
  readonly round: (round: number, last: number | null) => string;
  readonly phase: (actions: number) => string;
  readonly stages: Readonly<Record<'lists' | 'muster' | 'start' | 'activation' | 'end', string>>;
  /** What was announced, for whoever may react. */
  readonly announced: string;
  readonly announces: Readonly<
    Record<
      'attack' | 'ability' | 'run' | 'teleport' | 'wake' | 'release',
      (who: string, what: string) => string
    >
  >;
  /** Of a reaction that can be aimed at somebody else only. */
  readonly outOfReach: (who: string) => string;
  readonly onWhom: (names: readonly string[]) => string;
  readonly afterWay: (long: string) => string;
  readonly beforeWay: (long: string) => string;
  readonly wayHelp: (walk: string, run: string) => string;
  readonly actHelp: (left: number, round: string) => string;
  readonly goal: (own: number, other: number, goal: number | null) => string;
  readonly draftHelp: (heroes: number) => string;
  /** How this mode is won. */
  readonly chooseHelp: (rules: ModeRules) => string;
  readonly startHelp: string;
  /** Where each colour begins. */
  readonly corners: Readonly<Record<Team, string>>;
  readonly places: Readonly<Record<'platform' | 'dividing' | 'jungle', string>> & {
    readonly at: (place: string, x: string, y: string) => string;
  };
  readonly team: (team: string, mine: boolean) => string;
  readonly lane: string;
  readonly tower: (name: string, life: number, golems: number) => string;
  readonly towerGone: (name: string) => string;
  readonly tooth: string;
  readonly score: string;
  readonly map: string;
  readonly mapSigns: readonly string[];
}

export const texts: Readonly<Record<Language, OverviewTexts>> = { de, en };
