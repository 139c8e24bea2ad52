import type { ComponentType, ReactNode } from 'react';
import type {
  Answer,
  Json,
  NamedPlace,
  Onlooker,
  Option,
  Overview,
  Point,
  Seat,
  SeenEvent,
  Shape,
  TableSpeech,
  Viewer,
  WireQuestion,
} from '@tafelrunde/engine';
import type { TableForm } from '../break-points.ts';
import type { IconName } from '../icons/icons.ts';
import type { Choice, Price } from '../table/Answer.tsx';
import type { Counter } from '../table/SeatPanel.tsx';
import type { TargetProps } from '../table/Target.tsx';
import type { TargetKey } from './keys.ts';
import type { Motion } from './motion/motion.ts';
import type { GameStory } from './story.ts';

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
  /**
   * The part of the table that is being decided about, by the name of its `Area`, or `own` for what lies before the seat:
   * it gets the room. Null while all parts share it. `props.area` itself is null here.
   */
  area?(props: BoardProps<G>): string | null;
  /** A card, wherever one is shown: in the hand, on piles, in the log, in the list of answers. */
  readonly Face?: ComponentType<FaceProps>;
  /** What the panel of a seat says. */
  panel?(seat: Seat, props: BoardProps<G>): SeatFace;
  /** The signs of the columns of its score sheet, by their ids. */
  readonly scoreIcons?: Readonly<Record<string, IconName>>;
  /** What an answer leads to, where its words alone do not say it. */
  detail?(option: Option, props: BoardProps<G>): AnswerDetail | undefined;
  /** What a number that is asked for means: "Heal 2 lives", with what it costs. Without it the bare number is sent. */
  amount?(amount: number, props: BoardProps<G>): Pick<AnswerDetail, 'label' | 'line' | 'price'> | undefined;
  /** What an answer is about, to be read beside the board on low screens, where that is no card: a space with all that is on it. */
  readout?(option: Option, props: BoardProps<G>): ReactNode;
  /** How a question for a place is answered in the bar; without it, by two numbers. */
  place?(props: BoardProps<G>): PlaceAnswers | undefined;
  /** By seat, the seat in whose colour it plays, where the game gives out colours. */
  colours?(props: BoardProps<G>): readonly Seat[];
  /** A line beside the question; it may count and compare. */
  help?(question: WireQuestion, props: BoardProps<G>): ReactNode;
  /** Below the name of the game: the round, the phase. */
  status?(props: BoardProps<G>): string;
  /** How it tells what happens. */
  readonly story?: GameStory<G>;
}

/** All that a board needs, and nothing a viewer may not know. */
export interface BoardProps<G extends Shape = Shape> extends Onlooker<G> {
  /** Whose eyes these are; for a replay or a watcher it may be nobody's. */
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
  /** The open question of this viewer; null while others are asked, for watchers and in a replay. */
  readonly asking: BoardAsking | null;
  /** What happened since the moment before, in order. */
  readonly events: readonly SeenEvent[];
  /** How the table is laid out. */
  readonly form: TableForm;
  /** Laid out for a phone, upright or sideways: cards are small and show no text. */
  readonly narrow: boolean;
  /** What `GameBoard.area` says: the part of the table that gets the room. */
  readonly area: string | null;
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
export type BoardSpeech = TableSpeech;

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
  readonly choose: (option: string, ...more: readonly string[]) => void;
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
  readonly toggle: (...ids: readonly string[]) => void;
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
  /** All points at once, in the place of those so far. */
  readonly setPath: (path: readonly Point[]) => void;
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
  /** The deed in fewer words than the option's own, where a chip or a group says the rest. */
  readonly label?: string;
  /** The consequence in one line: "8 against 6: won". */
  readonly line?: string;
  readonly icon?: IconName;
  /** Says by mark and colour how it ends. */
  readonly verdict?: 'good' | 'bad';
  /** The whole calculation; shown while the answer is lit. */
  readonly slip?: ReactNode;
  /** What it costs extra, as a chip. */
  readonly price?: Price;
  /** Of what may not be chosen: what is missing in this situation ("You lack 3 gold."), in the place of the rule's words. */
  readonly lacks?: string;
  /** Behind which heading it stands where there are many answers; without it by what it points at. */
  readonly group?: { readonly name: string; readonly icon?: IconName };
  /** In one word, what it comes to, where others come to the same and only point elsewhere: two dice that show the same. */
  readonly same?: string;
  /** Only does again what is done: it stands behind what leads on, and is never gold by itself while that is there. */
  readonly again?: boolean;
}

/** What the bar offers where a place on a map is asked for: places by name, and what sends the one that is drafted. */
export interface PlaceAnswers {
  readonly places: readonly (NamedPlace & Pick<AnswerDetail, 'icon' | 'group'>)[];
  /** What the button that sends it says, and what the drafted place leads to. */
  readonly label: string;
  readonly line?: string | undefined;
  readonly ready: boolean;
}

/**
 * Write a board down with every part checked against the shape of its game. What it says below the name of the game and beside the
 * question it takes from the game's overview, unless it says something else.
 */
export const defineBoard = <G extends Shape>(
  board: GameBoard<G>,
  { status, help }: Pick<Overview<G>, 'status' | 'help'> = {},
): GameBoard<G> => ({
  ...(status !== undefined && { status }),
  ...(help !== undefined && { help }),
  ...board,
});
