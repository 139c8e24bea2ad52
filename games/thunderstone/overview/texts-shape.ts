import type { HeroClass, Keyword, Sort } from '../shape/cards.ts';
import type { Absence, Line, Why } from '../rules/breakdown.ts';
import type { Level, ModeName } from '../shape.ts';

type Text = string;

export interface ThunderstoneTexts {
  // the hall
  readonly dungeon: Text;
  readonly rank: (rank: number) => Text;
  readonly emptyRank: Text;
  readonly cards: (count: number) => Text;
  readonly stoneBelow: (count: number) => Text;
  readonly stoneAnytime: Text;
  readonly horde: (count: number) => Text;
  readonly besideTitle: Text;
  readonly cagedHero: (name: string) => Text;
  readonly waits: (tokens: number, most: number) => Text;
  readonly lightNeeded: (count: number) => Text;
  readonly lightLit: (lit: number, needed: number) => Text;
  readonly brightEnough: Text;
  readonly noDarkness: Text;
  readonly penalty: (points: number) => Text;
  readonly weakened: (points: number) => Text;
  /** The game ends after this many turns, this one included, if no card leaves the hall. */
  readonly standstill: (turns: number) => Text;
  readonly whyStandstill: Text;
  readonly marks: Readonly<Record<'battle' | 'breach' | 'global' | 'guardian' | 'trophy', Text>>;
  // the slip
  readonly yourAttack: Text;
  readonly attackOf: (name: string) => Text;
  readonly withHand: Text;
  readonly withoutWeapons: Text;
  readonly profile: Text;
  readonly notATarget: Text;
  readonly parts: Readonly<Record<Line['part'], Text>>;
  readonly why: Readonly<Record<Why, (count: number) => Text>>;
  readonly against: Text;
  readonly wins: Text;
  readonly loses: Text;
  readonly spare: (count: number) => Text;
  readonly short: (count: number) => Text;
  readonly justEnough: Text;
  readonly noMagic: Text;
  readonly locked: Text;
  readonly renouncing: Text;
  readonly gains: Text;
  // the village
  readonly village: Text;
  readonly closed: Text;
  readonly openFor: (gold: number, buys: number) => Text;
  readonly openForOther: (name: string, gold: number) => Text;
  readonly priceLegend: Text;
  readonly soldOut: Text;
  readonly price: Text;
  readonly stackLabel: (name: string, price: number | null, count: number) => Text;
  readonly levels: (counts: readonly (readonly [level: number, count: number])[]) => Text;
  readonly unfold: (count: number) => Text;
  readonly fold: Text;
  readonly close: Text;
  readonly nothingThere: Text;
  readonly revealed: Text;
  // one's own cards
  readonly hand: Text;
  readonly handOf: (name: string) => Text;
  readonly cardsHidden: (count: number) => Text;
  readonly laidOut: Text;
  readonly laidOutBy: (name: string) => Text;
  readonly carriedBy: (name: string) => Text;
  readonly carrying: (names: string) => Text;
  readonly handEmpty: Text;
  readonly deck: Text;
  readonly discard: Text;
  readonly gold: Text;
  readonly buys: (count: number) => Text;
  readonly light: Text;
  readonly inHand: Text;
  readonly sumAgainst: (name: string) => Text;
  readonly absent: Readonly<Record<Absence, (strength: number) => Text>>;
  readonly carries: (strength: number, weight: number) => Text;
  readonly weaponsWeightless: Text;
  readonly strengthOf: (strength: number) => Text;
  readonly copies: (name: string) => Text;
  readonly doomed: Text;
  readonly saved: Text;
  readonly mute: Text;
  readonly lent: Text;
  readonly effectReady: Text;
  readonly inVillage: (name: string) => Text;
  readonly inDungeon: (name: string) => Text;
  // cards
  readonly sorts: Readonly<Record<Sort, Text>>;
  readonly classes: Readonly<Record<HeroClass, Text>>;
  readonly keywords: Readonly<Record<Keyword, Text>>;
  /** For cards whose numbers say everything. */
  readonly plain: {
    readonly weapon: (weight: number) => Text;
    readonly light: Text;
    readonly spell: Text;
    readonly hero: Text;
    readonly monster: Text;
    readonly stone: Text;
  };
  readonly noLevel: Text;
  readonly guardian: Text;
  readonly numbers: Readonly<
    Record<
      | 'strength'
      | 'attack'
      | 'magic'
      | 'light'
      | 'weight'
      | 'life'
      | 'darkness'
      | 'gold'
      | 'points'
      | 'experience'
      | 'levelUp',
      Text
    >
  >;
  readonly levelUpFrom: (level: number) => Text;
  readonly highest: (level: number) => Text;
  // seats and answers
  /** The score at the end. */
  readonly score: {
    readonly note: string;
    readonly columns: Readonly<Record<'monster' | 'horde' | 'hero' | 'stone' | 'rest', string>>;
    readonly monsters: (count: number, best: number) => string;
    readonly horde: (count: number, each: number) => string;
    readonly heroes: (count: number) => string;
    readonly stones: (count: number) => string;
    readonly rest: (count: number, deducted: number) => string;
    readonly tie: (first: string, best: number, second: string, next: number) => string;
    /** The best monsters are worth the same too: the win is shared, or the stone was drawn by lot. */
    readonly shared: (best: number) => string;
    readonly lot: (winner: string, best: number) => string;
    /** Alone: the own points and those of the village. */
    readonly alone: (own: number, village: number) => string;
    /** Of a tournament: its columns, the result, and how a tie came out. */
    readonly tournament: {
      readonly note: (games: number) => string;
      readonly total: string;
      readonly wins: string;
      readonly stonesWon: (names: readonly string[]) => string;
      readonly last: string;
      readonly points: (n: number) => string;
      readonly tie: (winner: string, points: number, second: string, next: number) => string;
      readonly shared: string;
    };
  };
  readonly counters: Readonly<
    Record<
      'experience' | 'deck' | 'discard' | 'hand' | 'points' | 'penalty' | 'tournament' | 'stones' | 'doom',
      Text
    >
  >;
  readonly goldInHand: (gold: number) => Text;
  readonly lightInHand: (light: number) => Text;
  readonly restHint: Text;
  readonly verdict: (value: number, health: number) => Text;
  readonly verdictWon: (points: number) => Text;
  readonly verdictLost: Text;
  readonly levelUp: (name: string) => Text;
  /** Who may be attacked. */
  readonly target: (name: string, rank: number) => Text;
  readonly lacksGold: (count: number) => Text;
  readonly lacksExperience: (count: number) => Text;
  /** Headings above many answers. */
  readonly groups: Readonly<Record<Sort | 'levelUp' | 'use' | 'attack', Text>>;
  readonly goldLeft: (gold: number) => Text;
  readonly experienceLeft: (experience: number) => Text;
  readonly modes: Readonly<Record<ModeName | Level, Text>>;
  readonly game: (number: number) => Text;
  readonly alone: Text;
  readonly respite: Text;
  readonly pressing: Text;
  readonly doomPile: (count: number) => Text;
  readonly stoneWon: (stone: string, name: string) => Text;
}
