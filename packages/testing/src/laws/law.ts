import type { Game, Match, MatchRecord, Shape } from '@tafelrunde/engine';

/** What every game is held to, over many random matches. */
export const LAWS = {
  ends: 'a match ends',
  cards: 'no card is lost or doubled',
  counters: 'no counter falls below zero',
  plain: 'the state is a tree of plain data',
  replay: 'the record replays to the same bytes',
  resume: 'saved, loaded and continued after any answer, a match stays the same',
  gears: 'a policy that gives the same answers plays the same match',
  undo: 'taking an answer back and giving it again changes nothing',
  undoTeaches: 'an answer that may be taken back has taught its seat nothing',
  older: 'no older copy ever changes',
  viewer: 'two worlds that differ in what a viewer may not know look the same to that viewer',
  copies: 'a redealt copy keeps what its viewer knows, can be played to the end, and leaves the match alone',
  ownIds: 'the options of a question have ids of their own',
  hiddenIds: 'options name only cards the asked seat may tell apart',
  words: 'everything that is said has words in German and English',
  crash: 'no legal answer breaks a rule',
} as const;

export type LawId = keyof typeof LAWS;

/** A law that did not hold, with the match that shows it. */
export interface Breach {
  readonly law: LawId;
  readonly message: string;
  readonly record: MatchRecord;
}

export interface LawSetup {
  readonly seats: number;
  readonly seed: string;
  readonly options?: object;
  /** More answers than this are taken for a match without end. */
  readonly limit?: number;
  /** Check every law after every answer. The cost grows with the square of the length of the match. */
  readonly thorough?: boolean;
  /** Hold the match to these only. */
  readonly laws?: readonly LawId[];
}

export interface LawReport {
  readonly answers: number;
  /** How often each law was put to the test. */
  readonly checks: Record<LawId, number>;
  readonly broken: readonly Breach[];
  readonly used: Used;
  /** Was there ever a secret field that somebody may not see? */
  readonly keptSecrets: boolean;
}

/** What a match made use of: gathered over many, it shows what nobody ever meets. */
export interface Used {
  /** Prompts asked, options chosen (by text key) and events told. */
  readonly prompts: string[];
  readonly options: string[];
  readonly events: string[];
  /** Kinds of cards that changed places after the setup. */
  readonly kinds: string[];
  readonly endings: string[];
  /** Settings played with, as `name=value`. */
  readonly settings: string[];
}

/** Collects what one match showed. */
export class Court<G extends Shape> {
  readonly game: Game<G>;
  readonly broken: Breach[] = [];
  readonly checks = Object.fromEntries(Object.keys(LAWS).map((law) => [law, 0])) as Record<LawId, number>;
  private readonly match: () => Match<G>;
  private readonly laws: ReadonlySet<LawId>;

  constructor(game: Game<G>, match: () => Match<G>, laws: readonly LawId[]) {
    this.game = game;
    this.match = match;
    this.laws = new Set(laws);
  }

  /** Put a law to the test; the first breach of each is kept. */
  hold(law: LawId, holds: boolean, message: () => string): void {
    if (!this.laws.has(law)) return;
    this.checks[law]++;
    if (holds || this.broken.some((breach) => breach.law === law)) return;
    this.broken.push({ law, message: message(), record: this.match().record() });
  }
}
