import type { Card, Reading as ReadingOf, Seat, Shape, Table } from '@tafelrunde/engine';
import type { Space } from './spaces.ts';
import type { Alignment, Attribute, CardDef } from './cards.ts';
import type { piles } from './piles.ts';
import type { Windows } from './scenes.ts';

/** A game of Talisman in progress, as its rules see it. */
export type Talisman = Table<TalismanShape>;
/** The same to be read only: the table, or what somebody sees of it. */
export type Reading = ReadingOf<TalismanShape>;

/** A character in play and whoever leads it. */
export interface Player {
  /** Waiting for a new character, or out of the game for good. */
  standing: 'playing' | 'dead' | 'out';
  space: Space;
  alignment: Alignment;
  lives: number;
  fate: number;
  gold: number;
  /** Counters gained in play. */
  strength: number;
  craft: number;
  /** Turns left as a Toad, and what the Toad has gained. */
  toad: number;
  toadStrength: number;
  toadCraft: number;
  misses: number;
  /** Turns to be taken at once after this one. */
  extra: number;
  /** Spells that may still be cast in this turn. */
  casts: number;
  /** The alignment was changed in this turn. */
  swayed: boolean;
  /** Until the end of this turn. */
  strengthNow: number;
  craftNow: number;
  attackNow: number;
  /** Movement granted for the next turn: these spaces may be gone to instead of rolling. */
  granted: Space[];
  /** The Denizen who comes along if one of those spaces is gone to. */
  ferry: Card | null;
  enslaved: boolean;
  /** Inner region: on the way back, the task of the space is done, what waits there. */
  back: boolean;
  done: boolean;
  fiends: number;
  werewolf: number;
  /** What its trophies stood for when it last kept them, by attribute. */
  kept: Record<Attribute, string>;
}

/** An effect that outlasts a turn. It ends before the turn of `seat` in which `rounds` reaches 0. */
export interface Lasting {
  readonly what: LastingKind;
  /** Whose turns are counted. */
  readonly seat: Seat;
  rounds: number;
  /** Whom it concerns; null for everybody. */
  readonly whom: Seat | null;
  /** Those among everybody who let it pass. */
  spared?: Seat[];
  readonly space: Space | null;
  /** The card that lies as a marker somewhere and is discarded at the end. */
  readonly card: Card | null;
  /** What the alignment was before and will be again. */
  readonly before?: Alignment;
}
export type LastingKind =
  | 'crawl' // moves one space a turn
  | 'noMagic' // no Spells, no Magic Objects
  | 'noFate'
  | 'noLoss' // creatures cost no life
  | 'moreCards' // drawing spaces draw one more
  | 'hex'
  | 'barrier'
  | 'ice'
  | 'evading'
  | 'alignment'
  | 'held' // stays where it is and encounters the space again
  | 'stasis'
  | 'mustAttack'
  | 'unlucky' // every die of the next turn counts 1 less
  | 'wagon'; // the next move is three dice, or less

export interface TalismanState {
  turn: Seat;
  first: Seat;
  round: number;
  /** Who has stolen the turn in progress and is next out of order, and whose turn that was: there it goes on afterwards. */
  thief: Seat | null;
  robbed: Seat | null;
  players: Player[];
  reaper: Space;
  /** Somebody has set foot on the Crown of Command: death is final. */
  crownReached: boolean;
  /** Gold lying on the spaces. */
  goldOn: number[];
  lasting: Lasting[];
  /** Of the turn in progress. */
  now: {
    /** The turn is over apart from its end; the character was moved and has a new encounter. */
    over: boolean;
    moved: boolean;
    /** The movement phase is replaced or done; the encounter phase falls away. */
    noMove: boolean;
    noEncounter: boolean;
    /** We are inside an encounter of the active character. */
    encounter: boolean;
    /** Adventure cards lie on the space that were not faced yet. */
    unresolved: boolean;
    reaper: boolean;
    steered: Seat | null;
    /** Several may be dying at the same moment. */
    together: boolean;
    /** Added to the dice a card demands, while somebody is visited on good advice. */
    advice: number;
  };
}

export interface TalismanShape extends Shape {
  state: TalismanState;
  card: CardDef;
  piles: typeof piles;
  options: {
    board: 'base' | 'cataclysm';
    ending: 'none' | 'open' | 'hidden';
    reaper: boolean;
    frostmarch: boolean;
    sacredPool: boolean;
    cataclysm: boolean;
    explodingDice: boolean;
    twoDice: boolean;
    trophyRate: 4 | 7;
    choiceOfCharacters: 3 | 1;
    startQuest: boolean;
    heirs: boolean;
    keepRewards: boolean;
    questBlocksPortal: boolean;
    nightfall: 0 | 8 | 30 | 60 | 100 | 150 | 200;
  };
  windows: Windows;
}
