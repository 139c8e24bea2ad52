import {
  type Card,
  facedown,
  open,
  type Option,
  ownerOnly,
  pile,
  pileEach,
  pileRow,
  type Scene,
  type Seat,
  type Shape,
  type Table,
} from '@tafelrunde/engine';
import type { CardDef } from './shape/cards.ts';

/** The stacks of the village: four basic cards, four heroes, eight village cards. */
export const STACKS = 16;
export const FIRST_HERO_STACK = 4;
export const FIRST_VILLAGE_STACK = 8;
export const RANKS = 3;
export const HAND = 6;
/** Rounds in which the hall stands still after which the game is over. TH-END-06 */
export const IDLE_ROUNDS = 20;

export const piles = {
  /** The dungeon deck. */
  dungeon: pile(facedown),
  /** The hall: ranks 1 to 3, and rank 0 for guardians. */
  rank: pileRow(RANKS + 1, open),
  /** The open Horde deck, weakest on top. */
  horde: pile(open),
  /** Traps that stay in play, beside the hall, and the heroes they hold. */
  beside: pile(open),
  caged: pile(open),
  stack: pileRow(STACKS, open),
  disease: pile(open),
  trash: pile(open),
  /** What takes no part in this game. */
  box: pile(open),
  /** Where cards lie while they are revealed, or built into the dungeon deck. */
  revealed: pile(open, { passing: true }),
  aside: pile(facedown, { passing: true }),
  /** Who remembers what was bought and destroyed knows what is left in the own deck, but not in which order. */
  deck: pileEach((viewer, owner) => (viewer === owner ? 'set' : 'count')),
  hand: pileEach(ownerOnly, { bag: true }),
  discard: pileEach(open),
  /** The hand as it lies on the table during a village visit or a fight. */
  laid: pileEach(open, { passing: true }),
  /** Monsters that got past the solo player. */
  score: pile(facedown),
  /** Penalty cards of Wandering Monsters. */
  penalty: pileEach(open),
  /** What is left of an earlier dungeon and comes back in the next (The Hunt). */
  carried: pile(facedown),
};

/** A card in front of the seat whose turn it is, and what has happened to it this turn. */
export type LaidCard = {
  readonly card: Card;
  readonly kind: string;
  /** What it counts as: its own kind, or another hero a Militia copies. */
  as: string;
  /** A bit for every effect that has been used. */
  used: number;
  /** The hero who carries it. */
  by: Card | null;
  strength: number;
  attack: number;
  magic: number;
  /** Its attack counts as magic attack. */
  turned: boolean;
  /** Gives no light, attack or magic attack in this battle, nor does what it carries. */
  mute: boolean;
  /** Destroyed when the battle is over; counts until then. TH-DUNGEON-17 */
  doomed: boolean;
  /** Borrowed for this battle: from a seat, or from the village, to be destroyed afterwards. */
  lentBy: Seat | 'village' | null;
};

/** What is going on in a turn: who has laid out what, and what it has come to so far. Public; every view shows it. */
export interface Turn extends Scene {
  readonly type: 'visit' | 'fight';
  readonly seat: Seat;
  step: 'effects' | 'buying' | 'levelling' | 'battle' | 'after';
  cards: LaidCard[];
  /** Gold made by effects, less what was spent. */
  gold: number;
  /** Purchases left; and those for a weapon only. */
  buys: number;
  weaponBuys: number;
  /** For every hero of the seat. */
  strength: number;
  attack: number;
  /** The same from spells, which some monsters are immune to. */
  spellAttack: number;
  /** Attack of no card in particular. */
  extraAttack: number;
  extraMagic: number;
  weightless: boolean;
  /** The attack of armed heroes counts as magic attack. */
  armedTurned: boolean;
  /** Heroes are discarded instead of destroyed. */
  safe: boolean;
  /** An effect of a spell, or of a weapon, has been carried out: that cannot be renounced any more. */
  spellUsed: boolean;
  weaponUsed: boolean;
  /** Spells and weapons as far as the target shuns them give nothing. */
  renounced: boolean;
  target: Card | null;
  rank: number;
  /** Of the Diseases, how many lower magic attack; the others lower attack. */
  diseaseOnMagic: number;
  /** A battle effect halves the damage. */
  halved: boolean;
  won: boolean;
  /** Monsters that a Hunter has made others discard in this turn. TH-CARD-13 */
  prey: { readonly hunter: Card; readonly owner: Seat; readonly kind: string }[];
}

export interface Player {
  experience: number;
  /** Tournament points, and games won, where a table plays several. */
  tournament: number;
  wins: number;
}

/** The sets in play, by name. */
export interface Sets {
  heroes: string[];
  village: string[];
  monsters: string[];
  traps: string[];
  guardians: string[];
  stones: string[];
}

export interface Hall {
  /** Ranks that were vacated and have to be closed up. */
  holes: number[];
  /** How many ranks, counted from the deck, wait for a new card. */
  fill: number;
  refilling: boolean;
  /** A gap was closed in this turn. */
  refilled: boolean;
  /** A card has come to rank 1 and its breach is due. */
  arrived: boolean;
  /** Who has beaten the monster at rank 1 and may claim a stone that follows it. */
  claim: Seat | null;
  /** Stones that have come to rank 1. */
  stones: number;
}

/** Wandering Monsters: how long the front monster has been left alone. */
export interface Wander {
  /** The monster that is counted, and the tokens on it. */
  front: Card | null;
  tokens: number;
  /** The monster that has to be attacked in this turn, or taken as a penalty card at its end. */
  due: Card | null;
}

/** Solo: whether the monsters wait at the end of this turn. */
export interface Solo {
  respite: boolean;
  /** The fight of this turn has earned one. */
  earned: boolean;
  advancing: boolean;
}

/** What lasts from one game of a match to the next. */
export interface Campaign {
  /** By game, who won it and the stone that was at stake. */
  games: { stone: string; winner: Seat }[];
  /** What the dungeons and villages before were made of, the latest last. */
  dungeons: string[][];
  heroes: string[][];
  /** By seat, the heroes that go into the next starting deck. */
  companions: string[][];
}

export interface ThunderstoneState {
  turn: Seat;
  /** Which game of the match this is, from 1. */
  game: number;
  phase: 'play' | 'between';
  players: Player[];
  sets: Sets;
  hall: Hall;
  /** Whether the seat whose turn it is, or was last, fought in the dungeon, and whether it won. */
  fought: boolean;
  beat: boolean;
  /** Turns in a row in which nothing left rank 1, and no monster the dungeon. */
  idle: number;
  wander: Wander;
  solo: Solo;
  campaign: Campaign;
}

/** Why a game is over. */
export type Ending = 'stone' | 'stalemate';

export type SetName = 'random' | 'chosen' | 'first' | 'highFantasy' | 'holyWar' | 'wrath' | 'armageddon';

/** How a table of two or more plays, and how hard a single player has it. */
export type ModeName = 'standard' | 'epic' | 'crawl' | 'hunt' | 'odyssey' | 'wandering';
export type Level = 'normal' | 'veteran' | 'nightmare';

export interface ThunderstoneOptions {
  mode: ModeName;
  /** For a single seat; `mode` is for two and more. */
  level: Level;
  /** Of an Odyssey. */
  games: 2 | 3 | 4;
  /** Dungeon features, for Wandering Monsters. */
  features: 0 | 1 | 2 | 3 | 4 | 5;
  set: SetName;
  box: 'both' | 'base' | 'wrath';
  /** The promo heroes may be drawn too. */
  promo: boolean;
  stone: 'random' | 'stoneOfAgony' | 'stoneOfMystery' | 'both';
}

export interface ThunderstoneShape extends Shape {
  state: ThunderstoneState;
  card: CardDef;
  piles: typeof piles;
  options: ThunderstoneOptions;
  windows: object;
}
export type Thunderstone = Table<ThunderstoneShape>;

/** What a seat can do in the course of its turn. */
export type TurnOption = Option &
  (
    | { readonly does: 'use'; readonly card: Card; readonly effect: number }
    | { readonly does: 'buy'; readonly card: Card; readonly stack: number }
    | { readonly does: 'attack' | 'equip' | 'reequip' | 'levelUp'; readonly card: Card }
    | { readonly does: 'finish' }
  );
