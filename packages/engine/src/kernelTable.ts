import { alternate } from './alternate.ts';
import { askAll, askAny, askOne } from './ask.ts';
import { type SharedSource, ownNotes, type Shared } from './copyOnWrite.ts';
import { drawCard, makeCard, moveCard, reorderTop, shufflePile, type Where } from './cards.ts';
import { Chance, type Key } from './chance.ts';
import { clone } from './clone.ts';
import type { EventLog } from './events.ts';
import { RuleDefect } from './fault.ts';
import type { Act, Flow } from './flow.ts';
import type { Game, HandlesOf, Shape } from './game.ts';
import { Guard } from './guard.ts';
import type { SceneAt, WindowName } from './hooks.ts';
import { type Audience, audienceMask, declareFact, showCards } from './knowledge.ts';
import { cut, type Cut, holding, OVER, scene, scope } from './scopes.ts';
import { Listeners } from './listeners.ts';
import { type Layout, layoutOf } from './piles.ts';
import type { Policy } from './policy.ts';
import {
  type Answer,
  type AnyAsk,
  type Asking,
  type AskNumber,
  type AskOne,
  type AskPlace,
  type AskSome,
  EVERY_QUESTION,
  type Got,
  type Option,
  type Path,
  type Question,
  questionConfirm,
  questionNumber,
  questionOf,
  questionOne,
  questionOrder,
  questionPlace,
  questionSome,
} from './question.ts';
import type { Reading } from './reading.ts';
import type { Whole } from './state.ts';
import { couldAct, openOnStage, openWindow, type WindowEnd } from './window.ts';
import type { Card, Json, Pile, Result, Scene, Seat } from './words.ts';

/** By seat, names of questions. Replaced, never changed: checkpoints share it. */
export type Stops = readonly (readonly string[])[];

/** A game in progress. Its rules get it as a `Table`, without what is the kernel's own business. */
export class KernelTable<G extends Shape = Shape> implements Reading<G> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly content: Readonly<Record<string, G['card']>>;
  readonly piles: HandlesOf<G>;
  /** The game's own state. Change it in place; never replace an object in it. */
  readonly state: G['state'];

  // From here to the constructor: see `table.ts`.
  readonly whole: Whole<G['state']>;
  readonly layout: Layout;
  chance: Chance;
  readonly guard = new Guard();
  /** By printed card, what it says. */
  defs: G['card'][] = [];
  /** What it still shares with checkpoints, or with what it was made from. */
  readonly shared: Shared = { kinds: false, columns: false, notes: false };
  /** What a copy has in common with others of its kind. */
  sharedSource: SharedSource | null = null;
  /**
   * Goes up whenever a card comes, goes or gets another face, in any pile: what a rule has put together from the gists of several
   * piles holds as long as this stays the same.
   */
  shifts = 0;
  /** By pile, its gist, as long as it holds; by seat, the gist of all its piles. */
  private readonly gists: unknown[];
  private readonly seatGists: unknown[];
  /** Which cards listen to which windows. */
  readonly listeners: Listeners;
  /** How many times hidden cards were dealt again while a rule was waiting. */
  dealt = 0;
  policy: Policy | null = null;
  log: EventLog | null = null;
  /** By seat, the questions at which it wants to be stopped even with nothing to decide. */
  stops: Stops;
  /** Viewers who learned something since the last answer; seats secretly asked since then. */
  learned = 0;
  secretlyAsked = 0;
  /** Questions put so far, apart from those nobody notices (see `noticesQuestions`), and decisions a policy has taken. */
  asked = 0;
  decisions = 0;
  decisionLimit = Number.POSITIVE_INFINITY;
  /** Told of every card that moves or becomes known, and to whom. The laws listen here and below. */
  witness: ((card: Card, known: number) => void) | null = null;
  /** Told of every answer that filled itself in. */
  trace: ((asked: number, question: Question, answer: Answer) => void) | null = null;

  constructor(game: Game<G>, seats: number, options: G['options'], whole: Whole<G['state']>, key: Key) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.content = game.content;
    this.layout = layoutOf(game.piles, seats);
    this.piles = this.layout.handles;
    this.whole = whole;
    this.state = whole.game;
    this.chance = new Chance(key, whole.chance);
    this.stops = this.layout.noStops;
    this.listeners = new Listeners(this);
    this.gists = Array<unknown>(this.layout.laid.length).fill(undefined);
    this.seatGists = Array<unknown>(seats).fill(undefined);
  }

  clockwise(first: Seat = 0): readonly Seat[] {
    return this.layout.clockwise[first];
  }

  // Asking

  /** Does this seat want to be asked everything, also where an answer goes without saying? */
  wantsAll(seat: Seat): boolean {
    const stops = this.stops[seat];
    return stops.length > 0 && stops.includes(EVERY_QUESTION);
  }
  /** Ask a seat to choose one option. */
  ask<const O extends Option>(seat: Seat, ask: AskOne<O>): Flow<O> {
    return askOne<O>(this, questionOne(seat, ask));
  }
  /** Ask a seat to choose between `min` and `max` options. */
  some<const O extends Option>(seat: Seat, ask: AskSome<O>): Flow<O[]> {
    return askOne<O[]>(this, questionSome(seat, ask));
  }
  /** Ask a seat to put all options in an order. */
  order<const O extends Option>(seat: Seat, ask: AskOne<O>): Flow<O[]> {
    return askOne<O[]>(this, questionOrder(seat, ask));
  }
  /** Ask a seat for a whole number. */
  number(seat: Seat, ask: AskNumber): Flow<number> {
    return askOne<number>(this, questionNumber(seat, ask));
  }
  /** Ask a seat yes or no. */
  confirm(seat: Seat, ask: Asking): Flow<boolean> {
    return askOne<boolean>(this, questionConfirm(seat, ask));
  }
  /** Ask a seat for a point or a path on a continuous map. */
  place(seat: Seat, ask: AskPlace): Flow<Path> {
    return askOne<Path>(this, questionPlace(seat, ask));
  }
  /** Ask several seats at once; nobody sees an answer before all are in. With `secret`, this is a secret bid. */
  askAll<const O extends Option>(seats: readonly Seat[], put: (seat: Seat) => AskOne<O>): Flow<O[]> {
    return askAll<O>(this, seats, (seat) => questionOne(seat, put(seat)));
  }
  /** The same for numbers: sealed bids. */
  numberAll(seats: readonly Seat[], put: (seat: Seat) => AskNumber): Flow<number[]> {
    return askAll<number>(this, seats, (seat) => questionNumber(seat, put(seat)));
  }
  /** The same for several options each. */
  someAll<const O extends Option>(seats: readonly Seat[], put: (seat: Seat) => AskSome<O>): Flow<O[][]> {
    return askAll<O[]>(this, seats, (seat) => questionSome(seat, put(seat)));
  }
  /** Ask several seats for one option, several of them, a number or a place; the first to answer acts. */
  askAny<const A extends AnyAsk>(
    seats: readonly Seat[],
    put: (seat: Seat) => A,
  ): Flow<{ seat: Seat; got: Got<A> }> {
    return askAny<Got<A>>(this, seats, (seat) => questionOf(seat, put(seat)));
  }
  /** In turn until all pass in a row. */
  alternate<const O extends Option>(
    seats: readonly Seat[],
    put: (seat: Seat) => AskOne<O> | null,
    play: (seat: Seat, got: O) => Act,
  ): Flow {
    return alternate(this, seats, put, play);
  }
  /** Open a window in which cards and rules may interfere. */
  window<K extends WindowName<G>>(name: K, scene: SceneAt<G, K>): Flow<WindowEnd> {
    return openWindow(this, name, scene);
  }
  /** Could anybody act in this window, by what everybody can see? Then a rule must not go on without opening it. */
  couldAct<K extends WindowName<G>>(name: K, scene: SceneAt<G, K>): boolean {
    return couldAct(this, name, scene);
  }
  /** The same, and as long as it is open its scene is on the stage. */
  windowOnStage<K extends WindowName<G>>(name: K, scene: SceneAt<G, K> & Scene): Flow<WindowEnd> {
    return openOnStage(this, name, scene);
  }

  // Stage and early leaving

  get scenes(): readonly Scene[] {
    return this.whole.scenes;
  }
  scene<C extends Scene, T>(what: C, body: (scene: C) => Act<T>): Flow<T> {
    return scene(this, what, body);
  }
  scope<T>(name: string, body: () => Act<T>): Flow<T | Cut> {
    return scope(this, name, body);
  }
  cut(name: string, why: Json = null): never {
    return cut(name, why);
  }
  holding<T>(card: Card, pile: Pile, then: Pile, body: () => Act<T>): Flow<T> {
    return holding(this, card, pile, then, body);
  }
  /** The game is over when this step has run to its end. */
  finish(result: Result): void {
    if (!this.game.endings.includes(result.how))
      throw new RuleDefect(`'${result.how}' is no declared ending`);
    this.whole.result = result;
  }
  /** The game is over at once, wherever we are. */
  end(result: Result): never {
    this.finish(result);
    // oxlint-disable-next-line only-throw-error -- a signal for the kernel, see scopes.ts
    throw OVER;
  }

  // Cards

  cards(pile: Pile): readonly Card[] {
    return this.whole.piles[pile];
  }
  top(pile: Pile): Card | null {
    return this.whole.piles[pile].at(-1) ?? null;
  }
  at(card: Card): Pile {
    return this.whole.cards.at[card];
  }
  kind(card: Card): string {
    const { kinds, print } = this.whole.cards;
    return kinds[print[card]];
  }
  /** Found once for each printed card, because rules ask so often. */
  def(card: Card): G['card'] {
    const { kinds, print } = this.whole.cards;
    const printed = print[card];
    return (this.defs[printed] ??= this.content[kinds[printed]]);
  }
  gist<T>(pile: Pile, make: (t: Reading<G>, pile: Pile) => T): T {
    return (this.gists[pile] ??= this.gistMade(pile, make)) as T;
  }
  private gistMade<T>(pile: Pile, make: (t: Reading<G>, pile: Pile) => T): T {
    const { sharedSource } = this;
    if (sharedSource === null || sharedSource.changed[pile]) return make(this, pile);
    // All copies share the gist of a pile until they change it.
    return (sharedSource.gists[pile] ??= make(this, pile)) as T;
  }
  seatGist<T>(seat: Seat, make: (t: Reading<G>, seat: Seat) => T): T {
    return (this.seatGists[seat] ??= this.seatGistMade(seat, make)) as T;
  }
  private seatGistMade<T>(seat: Seat, make: (t: Reading<G>, seat: Seat) => T): T {
    const { sharedSource } = this;
    if (sharedSource === null || sharedSource.seatChanged[seat]) return make(this, seat);
    return (sharedSource.seatGists[seat] ??= make(this, seat)) as T;
  }
  /** A card of this pile came, went or got another face. */
  changed(pile: Pile): void {
    const { sharedSource } = this;
    const { owner } = this.layout.laid[pile];
    this.shifts++;
    this.gists[pile] = undefined;
    if (owner !== null) this.seatGists[owner] = undefined;
    this.listeners.changed(pile);
    if (sharedSource === null) return;
    sharedSource.changed[pile] = true;
    if (owner !== null) sharedSource.seatChanged[owner] = true;
  }
  /** Hidden cards were dealt again, in these piles. */
  dealtAnew(piles: Iterable<Pile>): void {
    this.dealt++;
    for (const pile of piles) this.changed(pile);
  }
  backOf(kind: string): string {
    return this.game.back?.(kind) ?? '';
  }
  back(card: Card): string {
    return this.backOf(this.kind(card));
  }
  /** Does this seat know the face? */
  knows(seat: Seat, card: Card): boolean {
    return (this.whole.cards.known[card] & (1 << seat)) !== 0;
  }
  note(card: Card): Json {
    const note = this.whole.cards.notes[card];
    if (note === undefined) return null;
    return typeof note === 'object' && this.shared.notes ? ownNotes(this)[card] : note;
  }
  setNote(card: Card, note: Json): void {
    this.guard.work();
    if (note !== null) ownNotes(this)[card] = note;
    else if (this.whole.cards.notes[card] !== undefined) delete ownNotes(this)[card];
  }
  /** How many cards of this kind have come into play so far. */
  made(kind: string): number {
    return this.whole.cards.kinds.filter((known) => known === kind).length;
  }
  make(kind: string, to: Pile): Card {
    return makeCard(this, kind, to);
  }
  move(card: Card, to: Pile, where: Where = 'top'): void {
    moveCard(this, card, to, where);
  }
  draw(from: Pile, to: Pile): Card | null {
    return drawCard(this, from, to);
  }
  shuffle(pile: Pile): void {
    shufflePile(this, pile);
  }
  reorder(pile: Pile, top: readonly Card[], by: Seat): void {
    reorderTop(this, pile, top, by);
  }
  show(cards: readonly Card[], to: Audience): void {
    showCards(this, cards, to);
  }
  fact(name: string, cards: readonly Card[], to: Audience): void {
    declareFact(this, name, cards, to);
  }

  // Chance

  /** Roll a die: 1 to `sides`. */
  die(sides = 6): number {
    this.guard.work();
    if (!Number.isInteger(sides) || sides < 1 || sides > 2 ** 32)
      throw new RuleDefect(`a die cannot have ${sides} sides`);
    return this.chance.belowOrForced(sides, 1) + 1;
  }
  /** Take one of a list at random. */
  pick<T>(list: readonly T[]): T {
    this.guard.work();
    if (list.length === 0) throw new RuleDefect('there is nothing to pick from');
    return list[this.chance.belowOrForced(list.length, 0)];
  }

  // Telling

  /**
   * Say what happened, for the log and the animations. `secret` goes to some only, who have learned something from it, unless
   * it is what they `knew` anyway.
   */
  tell(
    type: string,
    open: Json,
    secret?: { readonly to: Audience; readonly data: Json; readonly knew?: boolean },
  ): void {
    this.guard.work();
    if (secret !== undefined && secret.knew !== true) this.learned |= audienceMask(this, secret.to);
    if (this.log === null) return;
    // Copied, because rules like to tell parts of the state, and those go on changing.
    const { everyone } = this.layout;
    if (secret === undefined) this.log.tell(type, clone(open), everyone);
    else this.log.tell(type, clone(open), everyone, audienceMask(this, secret.to), clone(secret.data));
  }
}
