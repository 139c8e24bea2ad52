import type { Act, Flow } from './flow.ts';
import type { Guide } from './guide.ts';
import type { ListeningPiles, SceneAt } from './hooks.ts';
import type { Insight } from './insight.ts';
import type { Handles, PileSpecs } from './piles.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import type { WindowSpec, WindowSpecs } from './window.ts';
import type { Answer, Question } from './question.ts';
import type { Json, RuleId, Seat, Viewer } from './words.ts';
import type { Words } from './phrase.ts';
import type { Whole } from './state.ts';
import type { CardSchema } from './pack.ts';

/**
 * The types a game is made of. A game declares one interface that extends this, and `Table<ThatShape>` is what all
 * its rules get first.
 */
export interface Shape {
  /** The game's own state: plain data only. */
  state: object;
  /** What a card, tile, hero or space is defined by. */
  card: object;
  piles: PileSpecs;
  /** What a table can choose before the game begins. */
  options: object;
  /** By window, the scene that goes with it. */
  windows: object;
}

/** What a practised player does without thinking for long. It has to be quick, and need not be the best. */
export interface Advice<G extends Shape> {
  /** How many steps beyond the present one bots may follow it before they judge where it led. */
  steps(seats: number): number;
  /**
   * Where steps differ in length: whether a play-out that began there has come far enough to be judged, looked at between
   * steps and instead of counting them. So all play-outs are judged at the same moment of a round.
   */
  farEnough?(from: G['state'], now: G['state']): boolean;
  /** An answer, from what the asked seat may see; null where anything will do. */
  answer(view: View<G>, question: Question): Answer | null;
  /** The answers that deserve a closer look, the best first, where there are too many to look at; null where all do. */
  candidates?(view: View<G>, question: Question): readonly Answer[] | null;
  /**
   * Whether a question only announces a part of something, or interrupts it: before bots judge where an answer led, they answer
   * all that follows of this kind as advised, for whomever it is asked.
   */
  announces?(question: Question): boolean;
}

export type OptionValue = string | number | boolean;

/** One choice made before the game begins. */
export interface OptionSpec<
  V extends OptionValue = OptionValue,
  O extends object = Record<string, OptionValue>,
> {
  readonly choices: readonly V[];
  readonly default: V;
  /** Choices with which a match may go on for ever unless somebody wants to win it. Series of random matches leave them out. */
  readonly endless?: readonly V[];
  /** In which circumstances it makes a difference: any one of these is enough. Without it, always. See `isRelevantSetting`. */
  readonly when?: readonly Circumstance<O>[];
}

/** A number of seats, and other options set to one of these. */
export interface Circumstance<O extends object = Record<string, OptionValue>> {
  readonly seats?: readonly [least: number, most: number];
  readonly options?: { readonly [K in keyof O]?: readonly (O[K] & OptionValue)[] };
}

/** Everybody plays against the game: always, or at tables with one of these settings. See `isCooperative`. */
export type Cooperation<O extends object = Record<string, OptionValue>> = true | readonly Circumstance<O>[];

/** A field of the state that not everybody may see; where it must not be seen, views hold null. */
export interface SecretField {
  /** Such as `seats.*.bid`; `keys` below are what the stars stand for. */
  readonly path: string;
  /** Also by what has happened: a hidden sheet may be turned up. */
  sees(viewer: Viewer, keys: readonly string[], state: object): boolean;
  /** Any value it could have, for redealt copies. The real one stays out of it; a field that is still null stays null. */
  redeal(random: () => number, keys: readonly string[]): Json;
}

/** The rules of one game. */
export interface Game<G extends Shape = Shape> {
  readonly id: string;
  /** Goes up when the shape of the state changes; `migrate` then leads there. */
  readonly version: number;
  /** By older version, how a checkpoint of it becomes one of the next. */
  readonly migrate?: Readonly<Record<number, (whole: Whole) => Whole>>;
  readonly seats: readonly [least: number, most: number];
  readonly options: {
    readonly [K in keyof G['options']]: OptionSpec<G['options'][K] & OptionValue, G['options']>;
  };
  readonly piles: G['piles'];
  readonly content: Readonly<Record<string, G['card']>>;
  /** What the back of a card shows; without it all backs are alike. */
  back?(kind: string): string;
  /** What can be learned of hidden cards without seeing them, as a test of their kinds. */
  readonly facts?: Readonly<Record<string, (kinds: readonly string[]) => boolean>>;
  readonly secrets?: readonly SecretField[];
  /** What windows have of their own. A window that has nothing need not be listed. */
  readonly windows?: WindowSpecs<G>;
  /** What all windows have in common, where they say nothing else. */
  readonly everyWindow?: WindowSpec<Table<G>, SceneAt<G>>;
  /** The piles whose cards take part in windows, and how. */
  readonly listening?: ListeningPiles<G>;
  /**
   * What has to be put in order at once, such as a hand above its limit. Runs after every effect of a window, before anybody
   * is asked again, so that nobody can use what should be gone. Called often: return at once when there is nothing to do.
   */
  settle?(t: Table<G>): Act<unknown>;
  /** Numbers in the state that may be less than zero, as paths such as `heroes.*.bonus`; all others are counters. */
  readonly signed?: readonly string[];
  /** Every way the game can end. */
  readonly endings: readonly string[];
  /** The state before setup. Must not ask or roll. */
  begin(options: G['options'], seats: number): G['state'];
  /** Step 0. */
  setup(t: Table<G>): Act;
  /** The unit between two checkpoints: a turn, a phase, an activation. */
  step(t: Table<G>): Flow;
  /** Everybody plays against the game: all seats win or lose together. Always, or with these settings. */
  readonly cooperative?: Cooperation<G['options']>;
  /** How good a position looks to a seat, from what it may see; more is better. Bots look ahead with it. */
  judge?(view: View<G>, seat: Seat): number;
  /** Bots play on with it beyond what they have thought through. */
  readonly advice?: Advice<G>;
  /** What the lab counts over many games, besides winners, endings and length. */
  readonly insights?: readonly Insight<G>[];
  readonly words: { readonly de: Words; readonly en: Words };
  /** The rules behind questions that name none themselves, by prompt. */
  readonly why?: Readonly<Record<string, readonly RuleId[]>>;
  /** A first game that explains itself. */
  readonly guide?: Guide<G>;
  /** Which values of a card a content pack may change. */
  readonly packable?: CardSchema;
}

/** The handles of a table's piles, as the rules of this game see them. */
export type HandlesOf<G extends Shape> = Handles<G['piles']>;

/** Write a game down with every part checked against its shape. */
export const defineGame = <G extends Shape>(game: Game<G>): Game<G> => game;
