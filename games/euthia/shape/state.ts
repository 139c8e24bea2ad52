import type { Card, Scene, Seat, Shape, Table, Reading } from '@tafelrunde/engine';
import type { CardDef } from './cards.ts';
import type { piles } from './piles.ts';
import type { ActionName, Element, Figure, Gem, Level, ScenarioName } from './words.ts';

/**
 * A space of the map, as a number: four for each tile in the order in which they were placed. 0 to 2 are its hexes (anchor, right of
 * it, below), 3 is the centre of a special tile.
 */
export type Space = number;
/** Before the first turn a hero is nowhere. */
export const NOWHERE: Space = -1;

/** A tile on the map. */
export interface PlacedTile {
  readonly card: Card;
  /** Its anchor. */
  readonly q: number;
  readonly r: number;
  /** The neighbouring tiles by direction (`TILE_DIRECTIONS`), as numbers of tiles; -1 where none lies. */
  near: number[];
}

export interface EuthiaMap {
  tiles: PlacedTile[];
  /** By space: has its monster been beaten? Spaces without a monster need none. EU-PACIFY-04 */
  beaten: boolean[];
  /** By space: whose hero or trade marker lies there; -1 for nobody's. Places of trade bear trade markers, all others hero markers. */
  marker: number[];
  /** By space: interaction markers, two bits for each seat. */
  tools: number[];
  /** Destruction markers: A on places of trade, B elsewhere. */
  destroyed: boolean[];
}

/** What lies on a tile of a hero: the note of the kernel. Absent means ready and empty. */
export type TileNote = {
  exhausted: boolean;
  /** Gems set in it, and which of them are turned to the inactive side. */
  gems: Gem[];
  flipped: boolean[];
  /** Essences bound to it. */
  essences: Element[];
};

export interface FightWon {
  readonly level: Level;
  readonly unhurt: boolean;
}

export interface Hero {
  /** The kind of the hero board; empty until it is chosen. */
  board: string;
  space: Space;
  health: number;
  reputation: number;
  gold: number;
  gaar: number;
  dwurt: number;
  potions: number;
  wards: number;
  gems: { [G in Gem]: number };
  essences: { [E in Element]: number };
  /** By slot of the board: can it be used? */
  unlocked: boolean[];
  /** Unused action markers on the three regular slots, and the one kept on the fourth. EU-ACTION-04 */
  markers: ActionName[];
  reserve: ActionName | null;
  /** Movement points, and actions granted by effects, of this turn. */
  moves: number;
  granted: ActionName[];
  /** Deaths in combat (hero markers on other boards, or chaos on the own portrait) and outside. */
  fallen: number;
  perished: number;
  /** Hero markers won from others. EU-HDEATH-04 */
  won: number;
  /** Beaten elite enemies that left no card: golem fights. */
  stages: number;
  golemMarker: boolean;
  /** Has passed the pilgrim gate. */
  gate: boolean;
  /** Legends completed. */
  legends: number;
  dwurtDie: number;
  /** What happened in this turn. */
  moved: number;
  fights: FightWon[];
  mined: boolean;
  /** The portal last used, until it is left. EU-PORTAL-02 */
  portal: Space;
  /** What stays for the coming trade or mining action of this turn. */
  discounts: number[];
  sellBonuses: number[];
  offerChanges: number;
  carts: number;
}

/** A change that lasts for a round of the game. */
export interface RoundChange {
  readonly what: 'cheaper' | 'slower' | 'fouled' | 'stillness';
  readonly until: 'roundEnd' | 'nextRoundEnd';
}

export interface EuthiaState {
  scenario: ScenarioName;
  /** Everybody together against the game; with one seat: alone. */
  mode: 'competitive' | 'cooperative' | 'solo';
  phase: 'heroes' | 'play' | 'over';
  round: number;
  rounds: number;
  start: Seat;
  turn: Seat;
  /** How many have had their turn in this round. */
  turns: number;
  heroes: Hero[];
  map: EuthiaMap;
  /** Kinds of encounters that lie on the map, as numbers of their piles. */
  revealed: number[];
  /** An elite enemy was beaten in this turn. */
  bountyDue: boolean;
  /** Damage that stays on the present stage of a figure. */
  stageDamage: number;
  stagesBeaten: number;
  /** Where the figure of the scenario stands. */
  figure: Space;
  stunned: boolean;
  cracks: number;
  markersB: number;
  churchReached: boolean;
  faer: number;
  /** Chaos markers on the scenario board. */
  deaths: number;
  /** What was used once in this turn. */
  once: string[];
  changes: RoundChange[];
}

/** How long a change of a fight holds. */
export type Until = 'attack' | 'nextMonster' | 'nextHero' | 'stepA' | 'combat' | 'step';
export type ChangeOf =
  | 'clover'
  | 'rabbitFoot'
  | 'woundPlus'
  | 'damagePlus'
  | 'oneDieLess'
  | 'ignoreMalus'
  | 'forbidCards'
  | 'monsterAttack'
  | 'firstStrike'
  | 'heroGaar'
  | 'immunity'
  | 'monsterGaar';

/** A change of dice, values or rules in a fight. */
export type Change = {
  readonly of: ChangeOf;
  readonly n: number;
  until: Until;
  /** It comes from a silver or gold card. */
  readonly card: boolean;
};

/** A fight: on the stage while it goes on, seen by everybody. */
export interface Fight extends Scene {
  readonly type: 'fight';
  readonly hero: Seat;
  /** Who plays the monster; null: the game itself. */
  monster: Seat | null;
  readonly card: Card;
  readonly kind: string;
  /** A monster of the space, an elite enemy of the open bounty, a stage of a figure, or somebody wanted. */
  readonly sort: 'monster' | 'elite' | 'stage' | 'wanted';
  readonly figure: Figure | null;
  readonly space: Space;
  /** Combat round; 0 during preparation and first strike. */
  round: number;
  phase: 'prep' | 'firstStrike' | 'heal' | 'monsterAttack' | 'heroAttack' | 'end';
  step: 'A' | 'B' | 'C' | 'D';
  health: number;
  damage: number;
  malus: number;
  chaos: number;
  gaar: number;
  hope: number;
  air: boolean;
  earth: boolean;
  immune: boolean;
  dice: number[];
  plus: number;
  /** The final combat value of the last hero attack. */
  value: number;
  changes: Change[];
  /** The tile that is attacked with, and its clause. */
  weapon: Card | null;
  clause: number;
  /** Attacks made, first strike included; damage taken in this combat round; did the first strike hit? */
  attacks: number;
  dealtThisRound: number;
  firstHit: boolean;
  dealt: number;
  /** Wounds that strike without a roll and can be reduced like those of one. */
  plain: number;
  /** Damage at the start of every later hero attack of this fight. */
  smoulder: number;
  woundedThisRound: boolean;
  shieldUsed: boolean;
  attackedWith: 'weapon' | 'ability' | null;
  abilities: number;
  unhurt: boolean;
  poison: boolean;
  regeneration: boolean;
  essencesSpent: Element[];
  /** Clauses used: for the combat round and for the fight. */
  usedRound: string[];
  usedFight: string[];
  /** Tiles whose exhaust clauses may still be used in this combat round. EU-TIME-02 */
  inUse: Card[];
  /** The marker just spent on a roll. */
  spent: 'gaar' | 'dwurt' | null;
  over: 'won' | 'lost' | null;
}

/** A hero roll outside a fight, or one that a card asks for. */
export interface HeroRoll extends Scene {
  readonly type: 'heroRoll';
  readonly seat: Seat;
  readonly confront: boolean;
  /** The fight it is part of, if any, has points of hope. */
  readonly inFight: boolean;
  dice: number[];
  plus: number;
}

/** Wounds outside a monster attack that are about to strike. */
export interface Wounding extends Scene {
  readonly type: 'wounding';
  readonly seat: Seat;
  readonly source: 'elemental' | 'rage' | 'other';
  n: number;
}

/** The moments at which seats may interfere; the rest of what enemies do happens by itself. */
export interface EuthiaWindows {
  readonly prep: Fight;
  readonly healing: Fight;
  readonly beforeMonsterRoll: Fight;
  readonly afterMonsterRoll: Fight;
  readonly beforeHeroRoll: Fight;
  readonly afterHeroRoll: Fight | HeroRoll;
  readonly wounding: Wounding;
}
export type WindowName = keyof EuthiaWindows;

export interface EuthiaOptions {
  scenario: ScenarioName;
  /** A competitive scenario played together. EU-COOP-01 */
  cooperative: boolean;
  difficulty: 'easy' | 'normal' | 'hard';
  /** With chapter V and two rounds more. */
  epic: boolean;
  elites: boolean;
  /** Tiles around the start tile; 0: no limit. EU-REVEAL-07 */
  mapLimit: 0 | 2 | 3 | 4;
}

export interface EuthiaShape extends Shape {
  state: EuthiaState;
  card: CardDef;
  piles: typeof piles;
  options: EuthiaOptions;
  windows: EuthiaWindows;
}
export type Euthia = Table<EuthiaShape>;
export type EuthiaReading = Reading<EuthiaShape>;
