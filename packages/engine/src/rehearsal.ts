import { clone } from './clone.ts';
import type { HandlesOf, Shape } from './game.ts';
import { type Library, type Reading, readingOf } from './reading.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import type { Card, Json, Pile, Scene, Seat } from './words.ts';

/**
 * What one viewer sees, as a copy on which rules can be tried: cards move, the state and what lies on cards change, and nothing of
 * it reaches the table. A board shows with it what an answer would lead to. Chance and questions are left to the game: it extends
 * this class by what its rules ask for.
 */
export class Rehearsal<G extends Shape> implements Reading<G> {
  readonly seats: number;
  readonly options: G['options'];
  readonly content: Readonly<Record<string, G['card']>>;
  readonly piles: HandlesOf<G>;
  readonly state: G['state'];
  readonly scenes: Scene[];
  /** What was told on the way. */
  readonly told: { readonly type: string; readonly data: Readonly<Record<string, Json>> }[] = [];
  private readonly before: Reading<G>;
  private readonly held: Card[][] = [];
  private readonly moved = new Map<Card, Pile>();
  private readonly notes = new Map<Card, Json>();
  private readonly gists: unknown[] = [];
  private made = 0;

  constructor(view: View<G>, library: Library<G>) {
    this.before = readingOf(view, library);
    this.seats = view.seats;
    this.options = view.options;
    this.content = library.content;
    this.piles = this.before.piles;
    this.state = clone(view.state);
    this.scenes = clone(view.scenes) as Scene[];
  }

  clockwise(first: Seat = 0): readonly Seat[] {
    return this.before.clockwise(first);
  }
  cards(pile: Pile): readonly Card[] {
    return this.copyOf(pile);
  }
  top(pile: Pile): Card | null {
    return this.copyOf(pile).at(-1) ?? null;
  }
  at(card: Card): Pile {
    return this.moved.get(card) ?? this.before.at(card);
  }
  kind(card: Card): string {
    return this.before.kind(card);
  }
  def(card: Card): G['card'] {
    return this.before.def(card);
  }
  note(card: Card): Json {
    let note = this.notes.get(card);
    if (note === undefined) this.notes.set(card, (note = clone(this.before.note(card))));
    return note;
  }
  gist<T>(pile: Pile, make: (t: Reading<G>, pile: Pile) => T): T {
    return (this.gists[pile] ??= make(this, pile)) as T;
  }
  seatGist<T>(seat: Seat, make: (t: Reading<G>, seat: Seat) => T): T {
    return make(this, seat);
  }

  setNote(card: Card, note: Json): void {
    this.notes.set(card, note);
  }
  move(card: Card, to: Pile, where: 'top' | 'bottom' = 'top'): void {
    const from = this.at(card);
    const left = this.copyOf(from);
    if (left.includes(card)) left.splice(left.indexOf(card), 1);
    this.lay(card, to, where);
    this.gists[from] = undefined;
  }
  /** A card that comes into play: nobody knows which it will be. */
  make(_kind: string, to: Pile): Card {
    const card = (FIRST_MADE - this.made++) as Card;
    this.lay(card, to, 'top');
    return card;
  }
  tell(type: string, data: Readonly<Record<string, Json>> = {}): void {
    this.told.push({ type, data });
  }

  /** Rules take it for a table. What they ask for beyond the above must have been added by the game. */
  asTable(): Table<G> {
    return this as unknown as Table<G>;
  }

  private lay(card: Card, to: Pile, where: 'top' | 'bottom'): void {
    if (where === 'top') this.copyOf(to).push(card);
    else this.copyOf(to).unshift(card);
    this.moved.set(card, to);
    this.gists[to] = undefined;
  }
  private copyOf(pile: Pile): Card[] {
    return (this.held[pile] ??= [...this.before.cards(pile)]);
  }
}

/** Below the numbers of all cards a view leaves unseen. */
const FIRST_MADE = -1_000_000;
