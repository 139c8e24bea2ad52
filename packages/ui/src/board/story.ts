import type {
  Json,
  Seat,
  SeenEvent,
  Shape,
  TableSpeech,
  View,
  Viewer,
  WireQuestion,
} from '@tafelrunde/engine';
import type { IconName } from '../icons/icons.ts';
import type { TargetKey } from './keys.ts';

/**
 * How a game tells what happens, in `games/<game>/board/story.ts`. Without it the general table shows cards, dice and what
 * they changed.
 */
export interface GameStory<G extends Shape = Shape> {
  /** What happened between two moments, in beats. What is not worth a beat is left out: the chronicle has it all. */
  beats(told: Told<G>): readonly Beat[];
  /** The view after an event, as far as that can be told: sheets and seats change with their beat, not before it. */
  after?(view: View<G>, event: SeenEvent): View<G>;
  /** Whose turn begins with this event; null for everybody's. Undefined for any other event. */
  turn?(event: SeenEvent): Seat | null | undefined;
  /** Whether the events beside it say all that this one says ("meets a wolf", "fights the wolf"): the chronicle leaves it out. */
  implied?(events: readonly SeenEvent[], at: number): boolean;
  /** Turns begin with a word, not with their first deed: what is asked before it is asked in somebody else's turn. */
  readonly announcesTurns?: true;
  /** Where somebody goes with this event: an element marked `data-lit`. What others did is drawn as a way from one to the next. */
  way?(event: SeenEvent, view: View<G>): TargetKey | undefined;
}

/** Some events, as one viewer got them, and what they led from and to. */
export interface Told<G extends Shape = Shape> {
  readonly before: View<G>;
  readonly view: View<G>;
  readonly viewer: Viewer;
  readonly events: readonly SeenEvent[];
  /** What the viewer is asked then. A question shows what it is about by itself. */
  readonly question: WireQuestion | null;
  readonly speech: TableSpeech;
  /** An event as a sentence that speaks to the viewer; null for what only moves pieces. */
  readonly say: (event: SeenEvent) => string | null;
}

/** One thing that is told: it stands until it has been read, then the next one comes. */
export interface Beat {
  /** How many of the events have happened when it stands. */
  readonly until: number;
  /** What happens, in one sentence. */
  readonly sentence: string;
  /** Whose doing it is; null where it is nobody's. */
  readonly seat: Seat | null;
  /** There is something to read: a card, or a loss. */
  readonly read?: boolean;
  /** It is too grave to pass by: it waits for a key, also where the story is switched off. */
  readonly grave?: boolean;
  /** It takes longer to read than a card: it waits for a key. */
  readonly waits?: boolean;
  /** More than one sentence, to be read on the stage. */
  readonly text?: string;
  /** Where it happens. */
  readonly place?: { readonly name: string; readonly icon?: IconName; readonly note?: string };
  /** What stays lit on the board: an element marked `data-lit` with this key. */
  readonly lit?: TargetKey;
  readonly card?: { readonly kind: string; readonly note?: Json };
  /** How many more cards are to come. Never which. */
  readonly more?: number;
  readonly roll?: BeatRoll;
  readonly fight?: BeatFight;
  /** What it does to somebody. */
  readonly changes?: readonly Change[];
}

/** Dice with what each result means. */
export interface BeatRoll {
  readonly dice: readonly number[];
  readonly title: string;
  readonly note?: string;
  readonly results?: readonly RollResult[];
}

export interface RollResult {
  /** The numbers it stands for, from the first to the last. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** It is the one that happened. */
  readonly hit: boolean;
}

/** Two sides of a fight: what each had, what it rolled, what it came to. */
export interface BeatFight {
  readonly own: FightSide;
  readonly foe: FightSide;
  /** For the first side. */
  readonly outcome: 'won' | 'lost' | 'drawn' | null;
  readonly verdict: string;
}

export interface FightSide {
  readonly name: string;
  /** A side that is a seat has its colour. */
  readonly seat?: Seat;
  readonly die?: number;
  readonly total: number;
}

/** A value of somebody that goes up or down. */
export interface Change {
  readonly seat: Seat;
  /** As the panel of the seat calls it. */
  readonly name: string;
  /** What a single one is called, where that is another word: "Life" of "Lives". */
  readonly one?: string;
  readonly icon?: IconName;
  /** Less than zero for a loss. */
  readonly by: number;
  /** More of it is worse: wounds. */
  readonly harm?: boolean;
  readonly from?: number;
  readonly to?: number;
}
