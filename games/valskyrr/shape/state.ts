import type { Card, Scene, Seat, Shape, Table } from '@tafelrunde/engine';
import type { CardDef } from './cards.ts';
import type { Action, ActionType, Clause, Effect, Test } from './effects.ts';
import type { piles } from './piles.ts';
import type {
  Condition,
  DamageType,
  Deck,
  Duration,
  Keyword,
  Limit,
  Phase,
  Prohibition,
  Property,
  Role,
  Stat,
  WindowName,
} from './words.ts';

/** What lies on a card: the note of the kernel. Absent means none. */
export type Marks = {
  wounds: number;
  poison: number;
  burning: number;
  dazed: number;
  weakness: number;
  objectives: number;
  loot: number;
  enraged: boolean;
  /** Killed; it is still read until everybody has reacted. */
  dying: boolean;
  /** The other side is up. */
  turned: boolean;
  /** Under which card it lies; it counts as a hand card of its owner if so. */
  host: Card | null;
  asHand: boolean;
  /** Whose card it is, once it lies where that does not show. */
  owner: Seat | null;
};

export interface Hero {
  /** The kind of the charter; empty until it is chosen. */
  hero: string;
  focus: number;
  out: boolean;
  /** Hand and hero area at work this turn. */
  normalDone: number;
  /** Allies that have acted this turn. */
  alliesActed: Card[];
  rested: boolean;
  turnOver: boolean;
}

/** A change that lasts for a while. */
export interface Change {
  readonly on: Card | Role | null;
  readonly stat: Stat | null;
  readonly limit: Limit | null;
  readonly forbids: Prohibition | null;
  readonly seat: Seat | null;
  readonly delta: number;
  readonly set: number | null;
  readonly until: Duration;
  /** Whose turn ends it. */
  readonly turnOf: Seat | null;
}

export interface ValskyrrState {
  adventure: string;
  phase: Phase;
  /** How far the phase has come. */
  stage: 'begin' | 'run';
  round: number;
  heroes: Hero[];
  loot: number;
  reinforcement: number;
  time: number;
  darkness: number;
  /** Objective tokens on the time charter. */
  objectives: number;
  /** The slot where the party stands, and by slot its wound tokens; face-down ones have none. */
  party: number;
  threat: number[];
  moved: boolean;
  completed: boolean;
  /** Whose turn it is in the hero phase; null between turns. */
  turn: Seat | null;
  /** Enemies that have been activated, and by ally whom it fights, in this defence phase. */
  activated: Card[];
  fights: { ally: Card; enemy: Card }[];
  area: Seat | null;
  roles: { [R in Role]: Card | null };
  /** Roles whose bearer was killed in this encounter. */
  slain: string[];
  bossSlain: boolean;
  bossLife: number;
  changes: Change[];
  /** What has been used: a key for each, kept until it may be used again. */
  used: { turn: string[]; round: string[]; encounter: string[] };
  /** By seat, how many enemies entered in this pursuit phase; and where all are steered. */
  entered: number[];
  steer: { seat: Seat; max: number } | null;
  /** Wound tokens the boss got in this phase. */
  bossWounds: number;
  /** Enemies whose abilities are suspended until the phase is over. VA-CONDITION-10 */
  suspended: Card[];
}

export type AdventureName = 'firstTracks' | 'songOfBones' | 'redSand' | 'wingsOfTheStorm' | 'heartOfDread';

export interface ValskyrrOptions {
  adventure: AdventureName;
  nightmareHeroes: boolean;
  nightmareQuest: boolean;
  nightmareTime: boolean;
  combinedTurns: boolean;
  tunedRewards: boolean;
  groupDecisions: 'spokesperson' | 'vote';
}

/** An attack on a hero, an ally or (between rivals) an enemy. Public: every view shows it. */
export interface Attack extends Scene {
  readonly type: 'attack';
  /** Who attacks: an enemy, or the encounter, the location or the adventure. */
  readonly source: Card;
  readonly sourceKind: string;
  seat: Seat | null;
  ally: Card | null;
  damage: number;
  readonly damageType: DamageType;
  readonly preventable: boolean;
  /** By seat, how much that hero's cards have prevented. */
  prevented: number[];
  wounds: number;
}

/** An action as every view shows it. */
export interface ActionScene extends Scene {
  readonly type: 'action';
  readonly seat: Seat;
  readonly card: Card | null;
  readonly kind: string;
  readonly index: number;
  targets: Card[];
  focus: number;
}

/** What a whole action has done, with everything embedded in it. */
export interface Deeds {
  /** By seat, focus to be moved at the end. VA-FOCUS-01 */
  readonly focus: number[];
  readonly killed: (readonly (Property | Keyword)[])[];
  moved: number;
  calmed: number;
  buried: number;
  readonly removed: { kind: Condition; from: Card; n: number }[];
  readonly placed: { kind: Condition; onto: Card; n: number }[];
  /** By the card whose text dealt it; an attack that is stopped completely counts with 0. */
  readonly dealt: { by: Card; onto: Card; type: DamageType; n: number }[];
  readonly embedded: Card[];
  /** Modifying cards, discarded when all is over. VA-DISCARD-05 */
  readonly modifiers: { card: Card; seat: Seat }[];
  readonly arrivals: { enemy: Card; seat: Seat }[];
  readonly later: Later[];
  /** Spaces of the tracks that were entered; their symbols wait. VA-TRACK-07 */
  readonly symbols: { track: 'reinforcement' | 'time'; space: number }[];
}

/** What an action or a reflex has announced for a later moment. */
export interface Later {
  readonly at: 'attackPrevented' | 'attackOver' | 'actionEnded';
  readonly if: Test | null;
  readonly do: readonly Effect[];
  readonly frame: FrameSeed;
}

/** By deck, how often it has run out in one setup. VA-ENEMYDRAW-08 */
export type Exhausted = Map<Deck, number>;

/** Who carries out a text: the hero, the card it stands on, and what it is part of. */
export interface FrameSeed {
  readonly seat: Seat | null;
  readonly card: Card | null;
  readonly doing: Doing | null;
  readonly moment: Moment | null;
  /** Only in the setup of an encounter. */
  readonly exhausted?: Exhausted | undefined;
}

/** An action that is being carried out. */
export interface Doing {
  readonly seat: Seat;
  /** The card it stands on; a charter or an encounter, too. */
  readonly card: Card;
  readonly kind: string;
  readonly action: Action;
  readonly type: ActionType | 'passive';
  readonly ally: Card | null;
  readonly parent: Doing | null;
  readonly deeds: Deeds;
  readonly keywords: Keyword[];
  targets: Card[];
  others: Card[];
  /** What was true of the targets when they were declared. */
  readonly seen: Map<Card, readonly Property[]>;
  readonly extra: Map<Card, number>;
  /** Keywords that have already hurt an enemy in this action. VA-VULN-05 */
  readonly hurt: Map<Card, Keyword[]>;
  paid: number;
  /** Cards discarded for it. */
  readonly paidCards: Card[];
  prevented: number;
  looked: Card[];
  pierce: DamageType | null;
  /** Where targets lay before this action moved them. */
  readonly pursued: Map<Card, Seat>;
  /** The one target that an effect of this action was aimed at. */
  chosen: Card | null;
}

/** A moment at which cards may interfere. */
export interface Moment {
  readonly at: WindowName;
  readonly seat: Seat | null;
  readonly ally: Card | null;
  readonly enemy: Card | null;
  readonly doing: Doing | null;
  readonly attack: Attack | null;
  readonly later: readonly Later[];
  readonly cause: 'rest' | 'attack' | 'conditions' | null;
  readonly healer: Seat | null;
  readonly slot: number | null;
  readonly passed: readonly number[];
  readonly objectivesLost: number;
  readonly bossSetup: boolean;
  /** An ability or an enrage text that is about to be carried out and may be cancelled. */
  cancelled: boolean;
  /** The cards whose reflexes have answered it. VA-REFLEX-06 */
  answered: readonly Card[];
}

export type ListenerClause = Extract<Clause, { type: 'when' }>;

export interface ValskyrrShape extends Shape {
  state: ValskyrrState;
  card: CardDef;
  piles: typeof piles;
  options: ValskyrrOptions;
  windows: { readonly [W in WindowName]: Moment };
}
export type Valskyrr = Table<ValskyrrShape>;
