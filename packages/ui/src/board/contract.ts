import type { ComponentType, ReactNode } from 'react';
import type {
  Answer,
  Json,
  Language,
  Option,
  Point,
  Seat,
  SeenEvent,
  Shape,
  View,
  Viewer,
  WireQuestion,
  Words,
} from '@tafelrunde/engine';
import type { IconName } from '../icons/icons.ts';
import type { Choice } from '../table/Answer.tsx';
import type { Counter } from '../table/SeatPanel.tsx';
import type { TargetProps } from '../table/Target.tsx';
import type { TargetKey } from './keys.ts';
import type { Motion } from './motion/motion.ts';

/**
 * What a game may bring to its table: a board, and whatever else it draws better than the general table does. It lies in
 * `games/<game>/board/index.tsx` and is exported as `board`. Everything but the board is optional.
 */
export interface GameBoard<G extends Shape = Shape> {
  /** The middle of the table. */
  readonly Board: ComponentType<BoardProps<G>>;
  /** What lies before the seat in view: its hand, its hero. Without it the general hand; null where the board shows it. */
  readonly Own?: ComponentType<BoardProps<G>> | null;
  /** Where that lies on wide screens: at the bottom, or as a sheet of 284 pixels to the left. */
  readonly ownPlace?: 'bottom' | 'left';
  /** A card, wherever one is shown: in the hand, on piles, in the log, in the list of answers. */
  readonly Face?: ComponentType<FaceProps>;
  /** What the panel of a seat says. */
  panel?(seat: Seat, props: BoardProps<G>): SeatFace;
  /** What an answer leads to, where its words alone do not say it. */
  detail?(option: Option, props: BoardProps<G>): AnswerDetail | undefined;
  /** A line beside the question; it may count and compare. */
  help?(question: WireQuestion, props: BoardProps<G>): ReactNode;
  /** Below the name of the game: the round, the phase. */
  status?(props: BoardProps<G>): string;
}

/** All that a board needs, and nothing a viewer may not know. */
export interface BoardProps<G extends Shape = Shape> {
  readonly view: View<G>;
  /** Whose eyes these are; for a replay or a watcher it may be nobody's. */
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
  readonly speech: BoardSpeech;
  /** The open question of this viewer; null while others are asked, for watchers and in a replay. */
  readonly asking: BoardAsking | null;
  /** What happened since the moment before, in order. */
  readonly events: readonly SeenEvent[];
  /** Laid out for a phone. */
  readonly narrow: boolean;
  readonly motion: Motion;
  readonly Face: ComponentType<FaceProps>;
  /** Shows rules word for word. */
  readonly showRules: (rules: readonly string[]) => void;
  /** Shows a card in full size. */
  readonly showCard: (kind: string, note?: Json) => void;
}

/** Somebody at the table. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'free';
  /** Played from this screen. */
  readonly own: boolean;
  /** The table waits for it. */
  readonly asked: boolean;
}

/** How to speak at this table, in the reader's language. */
export interface BoardSpeech {
  readonly language: Language;
  readonly words: Words;
  readonly seat: (seat: Seat) => string;
  readonly card: (kind: string) => string;
  /** What a pile is called; with an index also which of several. */
  readonly pile: (name: string, index?: number | null) => string;
  readonly field: (name: string) => string;
  readonly rule: (id: string) => string | undefined;
}

/** What is asked, as a board shows it. The prompt bar offers the same answers. */
export interface BoardAsking {
  readonly question: WireQuestion;
  readonly sentence: string;
  /** One for each option, in the same order, with its words. */
  readonly choices: readonly Choice[];
  /** The option under the pointer or in focus, here or in the bar. */
  readonly lit: string | null;
  readonly light: (option: string | null) => void;
  /**
   * How a thing on the board stands to the question: spread it on a `Target` or an `Aim`. Undefined where no option points
   * at it. Where several do, choosing it lists just those in the bar.
   */
  readonly target: (key: TargetKey) => TargetProps | undefined;
  /** All options that point at it. */
  readonly optionsAt: (key: TargetKey) => readonly Option[];
  /** As a click on the answer: given at once, or taken into the draft. */
  readonly choose: (option: string) => void;
  /** The answer as far as it is put together; for `some`, `order`, `number` and `place`. */
  readonly draft: Drafting;
  readonly give: (answer: Answer) => void;
  /** Given, and not yet taken. */
  readonly sending: boolean;
}

/** An answer of several parts, while it is put together. */
export interface Drafting {
  /** Of `some`: the ids of the chosen options. */
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Of `order`: the ids of all options. */
  readonly order: readonly string[];
  readonly move: (from: number, to: number) => void;
  readonly number: number;
  readonly setNumber: (value: number) => void;
  /** Of `place`: the points so far, and the one in the fields. */
  readonly path: readonly Point[];
  readonly point: Point;
  readonly setPoint: (point: Point) => void;
  /** One more point of a path; a single point replaces the one before. */
  readonly addPoint: (point: Point) => void;
  readonly removePoint: () => void;
  readonly ready: boolean;
  readonly answer: Answer;
}

export interface FaceProps {
  readonly kind: string;
  /** What lies on the card: wounds, a side, an attachment. */
  readonly note?: Json | undefined;
  /**
   * `card`: as held, 250 by 350 units. `small`: below 140 pixels, 200 by 226 units, no text. `chip`: in a line of text, as
   * high as the line.
   */
  readonly size: 'card' | 'small' | 'chip';
  readonly speech: BoardSpeech;
}

/** What a seat's panel says beyond colour and turn. */
export interface SeatFace {
  /** In the place of the player's name, which then follows it in small. */
  readonly title?: string;
  readonly icon?: IconName;
  readonly counters: readonly Counter[];
}

export interface AnswerDetail {
  /** The consequence in one line: "8 against 6: won". */
  readonly line?: string;
  readonly icon?: IconName;
  /** Says by mark and colour how it ends. */
  readonly verdict?: 'good' | 'bad';
  /** The whole calculation; shown while the answer is lit. */
  readonly slip?: ReactNode;
}

/** Write a board down with every part checked against the shape of its game. */
export const defineBoard = <G extends Shape>(board: GameBoard<G>): GameBoard<G> => board;
