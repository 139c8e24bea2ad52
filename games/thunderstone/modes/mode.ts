import type { Act, Card, Flow, Game, Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import type { Ending, Level, ModeName, Thunderstone, ThunderstoneShape, Turn } from '../shape.ts';

/**
 * In what the ways to play differ. `standard` is the game as it is normally played; every other mode is
 * `{ ...standard, what it does otherwise }`. Rules ask `modeOf(t)`, never the options themselves.
 */
export interface Mode {
  /** How many monster types and cards of each starting kind. */
  readonly monsterTypes: number;
  readonly startingDeck: Readonly<Record<string, number>>;
  /** The hall fills little by little, and ranks that were empty stay empty (solo). */
  readonly growsSlowly: boolean;
  /** Cards that let a seat move monsters are left out (solo). */
  readonly forbidsMoving: boolean;
  /** Only half of every hero and village stack is used (solo). */
  readonly halvesStacks: boolean;
  /** Suggested sets do not fit: randomizers decide (Epic Campaign). */
  readonly alwaysDraws: boolean;
  /** The stones of this game; the first comes to light first. */
  stones(t: Thunderstone): string[];
  /** How many feature cards are drawn, if the number does not come from the randomizers. */
  features(t: Thunderstone): number | null;
  /** What a seat adds to its starting deck. */
  extras(t: Thunderstone, seat: Seat): readonly string[];
  /** Build the dungeon deck from shuffled monsters and traps in the pile `dungeon`. */
  buildDungeon(t: Thunderstone): void;
  /** Deal the first cards into the hall. */
  dealHall(t: Thunderstone): void;
  /** Before the choice of action; true if the seat must fight the front monster this turn. */
  beginTurn(t: Thunderstone, seat: Seat): Flow<boolean>;
  /** After the new hand is drawn. */
  endTurn(t: Thunderstone, seat: Seat): Act;
  /** The only card that may be attacked this turn; null if there is none. */
  mustAttack(t: Thunderstone): Card | null;
  /** A monster is attacked, and it is beaten. */
  attacked(t: Thunderstone, monster: Card): void;
  wonFight(t: Thunderstone, monster: CardDef): void;
  /** A card of the hall leaves its rank other than by moving up. */
  displaced(t: Thunderstone, card: Card): void;
  /** A lost fight: the monster leaves its place, or stays. */
  lostFight(t: Thunderstone, turn: Turn, monster: Card): void;
  /** What came to rank 1, a guardian or a stone, has left it at once. */
  frontLeft(t: Thunderstone): void;
  /** A stone has come to rank 1. Ends the game with `t.cut('game')`, or lets it go on. */
  stoneArrives(t: Thunderstone, active: Seat, stone: Card): Act;
  /** The game is over: count, and end the match or prepare the next game. */
  settle(t: Thunderstone, how: Ending): Act;
  /** The step between two games of a match; only where `settle` has set the phase to `between`. */
  between(t: Thunderstone): Act;
}

/** The game with its modes: rules find them there, so that no rule has to import a mode that imports it. */
export type ThunderstoneGame = Game<ThunderstoneShape> & {
  readonly modes: Readonly<Record<ModeName | Level, Mode>>;
};

/** How this table plays. */
export const modeOf = (t: Thunderstone): Mode =>
  (t.game as ThunderstoneGame).modes[t.seats === 1 ? t.options.level : t.options.mode];
