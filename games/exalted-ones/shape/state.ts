import type { Card, Scene, Seat, Shape, Table } from '@tafelrunde/engine';
import type { Point } from '../geometry/measure.ts';
import type { CardDef } from './cards.ts';
import type { piles } from './piles.ts';
import type { Step } from './steps.ts';
import type { Draft, Lane, Mode, Neutral, Slot, Status, Team, TowerRank, Until } from './words.ts';

/** A model is named by its place in `state.models`. */
export type ModelId = number;

/** A status effect on a model. */
export interface Affliction {
  readonly status: Status;
  /** The hero who caused it; null if a neutral did. */
  readonly by: ModelId | null;
  /** Whose activation phases count, and how many of those had begun when it was applied. EX-STATUS-06 */
  readonly seat: Seat;
  readonly after: number;
}

/** What every model has: where it stands on which base, and its life points. All in thousandths of an inch. */
interface OnBase {
  readonly id: ModelId;
  x: number;
  y: number;
  readonly r: number;
  /** In the arena: neither knocked out nor waiting. */
  present: boolean;
  life: number;
}

export interface Hero extends OnBase {
  readonly sort: 'hero';
  readonly team: Team;
  readonly kind: string;
  readonly card: Card;
  /** Which of the team's heroes; its equipment lies in the pile of that number. */
  readonly place: number;
  level: number;
  xp: number;
  gold: number;
  mana: number;
  status: Affliction[];
  /** In which round R was used. EX-ABIL-08 */
  usedR: number;
  /** How many attack rolls were made against the hero this round. */
  attacked: number;
  /** In which activation phase, counted over the match, an own ability last placed the hero. */
  placedIn: number;
}
/** Golems, towers and artefacts have the same fields: rules look at all models so often that their shapes must be few. */
export interface Golem extends OnBase {
  readonly sort: 'golem';
  readonly team: Team;
  readonly lane: Lane;
  /** To which tower's squad it belongs. EX-GOLEM-02 */
  rank: TowerRank;
  status: Affliction[];
}
export interface Tower extends OnBase {
  readonly sort: 'tower';
  readonly team: Team;
  readonly lane: Lane;
  readonly rank: TowerRank;
  readonly status: readonly never[];
}
export interface Artefact extends OnBase {
  readonly sort: 'artefact';
  readonly team: Team;
  readonly lane: null;
  readonly rank: null;
  readonly status: readonly never[];
}
/** A creature or a monster. */
export interface Wild extends OnBase {
  readonly sort: 'wild';
  readonly team: null;
  readonly kind: Neutral;
  /** In whose mountains it lives. EX-VP-05 */
  readonly home: Team;
  status: Affliction[];
  /** EX-NEUT-07, -08: the team that took it to its platform until the end of the round. */
  trophyOf: Team | null;
}
/** A stand-in of a hero: like an enemy hero where targets, lines, templates, blocking, push and charm are concerned. */
export interface Decoy extends OnBase {
  readonly sort: 'decoy';
  readonly team: Team;
  readonly of: ModelId;
}
export type Model = Hero | Golem | Tower | Artefact | Wild | Decoy;
/** Those that can have status effects. */
export type Living = Hero | Golem | Wild;

/** What an ability has left on a model for a while. */
export interface Lasting {
  readonly on: ModelId;
  /** Whose ability, which, and which of its steps: the same one does not work twice. */
  readonly by: ModelId;
  readonly ability: string;
  readonly step: number;
  readonly until: Until;
  /** Whose activation phases count, and how many of those had begun. */
  readonly seat: Seat;
  readonly after: number;
  readonly what: LastingStep;
  /** How often it still works, where it is counted. */
  left: number;
}
/** The steps that last. */
export type LastingStep = Extract<
  Step,
  { do: 'change' | 'veil' | 'noHealing' | 'empower' | 'taunt' | 'share' | 'counter' | 'watch' | 'plate' }
>;

/** What lies on the mat. It uses the values of its hero when its moment comes. */
export interface Marker extends Point {
  readonly by: ModelId;
  readonly ability: string;
  /** Which step of the ability or of the passive left it. */
  readonly step: number;
  /** How many activation phases of the opponent, or of all, had begun. */
  readonly after: number;
}
export interface Barrier {
  readonly by: ModelId;
  readonly corners: readonly Point[];
}

/** A hero on a team list; nobody else sees it. */
export interface ListedHero {
  kind: string | null;
}

/** EX-COOL-01: what a player last carried out as an action or reaction; an ability, or anything else. */
export interface LastDeed {
  readonly hero: ModelId;
  readonly slot: Slot | null;
}

/** EX-XP-07, EX-VP-01: what knocked a model out; `hero` is the one who gets the reward. */
export interface Fallen {
  readonly model: ModelId;
  readonly cause: 'hero' | 'status' | 'building' | 'golem' | 'wild';
  readonly hero: ModelId | null;
}

/** What the next step of the match is. EX-ROUND-01 */
export type Stage = 'lists' | 'muster' | 'start' | 'activation' | 'end';

export interface ExaltedState {
  stage: Stage;
  round: number;
  /** By seat. EX-INIT-02 */
  teams: [Team, Team];
  /** Who won the roll of this round, and who starts. EX-EQUIP-10 */
  initiative: Seat;
  starter: Seat;
  /** Who is active, and how many actions of the phase are left; null between phases. */
  active: Seat | null;
  actions: number;
  /** By seat: activation points left in this round, and phases begun in the whole match. EX-ACTV-01 */
  phasesLeft: [number, number];
  phases: [number, number];
  /** By seat: victory points, and monsters killed. EX-VP-01, EX-MODE-04 */
  points: [number, number];
  trophies: [number, number];
  /** By seat, whether the team has bought something this round. */
  bought: [boolean, boolean];
  /** By seat, what was on offer when its player bought nothing: of that, or a part of it, nobody is asked again in this round. */
  declined: [string, string];
  /** By seat. */
  lastDeed: [LastDeed | null, LastDeed | null];
  /** EX-DRAFT-07: by seat, the lists of heroes until both are revealed; secret. */
  lists: [ListedHero[], ListedHero[]];
  models: Model[];
  lasting: Lasting[];
  markers: Marker[];
  barriers: Barrier[];
  /** Who is at 0 life points and has not left the arena yet, and through whom. EX-DEF-04 */
  fallen: Fallen[];
  /** What has been used: a key for each, kept until it may be used again. */
  used: { round: string[]; activation: string[] };
}

export interface ExaltedOptions {
  mode: Mode;
  draft: Draft;
}

// Scenes: what is going on, for everybody to see.

/** Where somebody wants to go, or aims at. */
export type Way = readonly { readonly x: number; readonly y: number }[];

/** Step 4: what the acting hero is going to do. EX-ACT-04 to -07 */
export interface ActionScene extends Scene {
  readonly type: 'action';
  readonly seat: Seat;
  readonly hero: ModelId;
  readonly does: 'attack' | Slot | 'run' | 'teleport' | 'wake' | 'release';
  /** The kind of the ability; empty where there is none. */
  readonly ability: string;
  readonly path: Way;
  /** Where the ability itself takes the hero. */
  readonly way: Way;
  /** EX-ACT-02 */
  readonly moves: 'first' | 'last' | 'never';
  /** Named models, and where it is aimed at. */
  targets: ModelId[];
  readonly aim: Way;
  /** It has been carried out: what is still asked belongs to reactions and responses. */
  over: boolean;
}
/** A moment of the round or of a phase, of nobody in particular. */
export interface MomentScene extends Scene {
  readonly type: 'moment';
  /** Whose phase it is; null at the start of a round. */
  readonly seat: Seat | null;
}
/** Something that happened to, or by, one hero. */
export interface HeroScene extends Scene {
  readonly type: 'hero';
  readonly hero: ModelId;
  /** The others it is about: knocked out, passed over, attacking. */
  readonly others: readonly ModelId[];
  /** Set by what listens: nobody may react to leaving a range; the hero stays in the arena. */
  spared: boolean;
}

export interface ExaltedShape extends Shape {
  state: ExaltedState;
  card: CardDef;
  piles: typeof piles;
  options: ExaltedOptions;
  windows: {
    startOfRound: MomentScene;
    startOfActivation: MomentScene;
    endOfActivation: MomentScene;
    moveAnnounced: HeroScene;
    ran: HeroScene;
    knockedOut: HeroScene;
    abilityDone: HeroScene;
    attackedByHero: HeroScene;
    wouldFall: HeroScene;
  };
}
export type Exalted = Table<ExaltedShape>;
