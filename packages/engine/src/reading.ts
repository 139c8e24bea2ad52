import { type Layout, layoutOf } from './piles.ts';
import type { Game, HandlesOf, Shape } from './game.ts';
import type { CardView, PileView, View } from './view.ts';
import type { Card, Json, Pile, Scene, Seat } from './words.ts';

/**
 * What can be read of a game in progress. The table is one, and so is what one viewer sees of it: rules, boards, bots and the
 * command line count by the same functions. Nothing here changes anything; the state is to be read only.
 */
export interface Reading<G extends Shape = Shape> {
  readonly seats: number;
  readonly options: G['options'];
  readonly content: Readonly<Record<string, G['card']>>;
  readonly piles: HandlesOf<G>;
  readonly state: G['state'];
  /** What is going on, the latest last. */
  readonly scenes: readonly Scene[];
  /** All seats, from this one on clockwise. */
  clockwise(first?: Seat): readonly Seat[];
  /** The cards in a pile, bottom to top. Copy it before moving cards out of it in a loop. */
  cards(pile: Pile): readonly Card[];
  top(pile: Pile): Card | null;
  at(card: Card): Pile;
  /** What is printed on the card. */
  kind(card: Card): string;
  /** What the card says: its definition in the content. */
  def(card: Card): G['card'];
  /** What lies on a card: wounds, a side, an attachment. It goes with the card, and is gone when the card is shuffled. */
  note(card: Card): Json;
  /**
   * What is asked of a pile again and again: made once, and kept until a card comes, goes or gets another face. It has to
   * follow from the faces alone, and one pile has one gist. It is no part of the state: a restored table makes its own.
   */
  gist<T>(pile: Pile, make: (t: Reading<G>, pile: Pile) => T): T;
  /** The same for all piles of a seat together (`pileEach`): what a player has. One seat has one gist. */
  seatGist<T>(seat: Seat, make: (t: Reading<G>, seat: Seat) => T): T;
}

/** What is printed on a card that cannot be seen. */
export const UNSEEN = '';

/** What a view is read with. `unseen` stands for every card whose face the viewer cannot see: it counts nothing. */
export interface Library<G extends Shape> extends Pick<Game<G>, 'content' | 'piles'> {
  readonly unseen: G['card'];
}

const known = new WeakMap<object, Reading>();

/** A view, to be read like a table. */
export function readingOf<G extends Shape>(view: View<G>, library: Library<G>): Reading<G> {
  let reading = known.get(view) as Reading<G> | undefined;
  if (reading === undefined) known.set(view, (reading = new ViewReading(view, library)));
  return reading;
}

interface Face {
  readonly kind: string;
  readonly note: Json;
  readonly pile: Pile;
}

/** Piles are read when they are first asked for. Each card that cannot be seen gets a negative number of its own. */
class ViewReading<G extends Shape> implements Reading<G> {
  readonly seats: number;
  readonly options: G['options'];
  readonly content: Readonly<Record<string, G['card']>>;
  readonly piles: HandlesOf<G>;
  readonly state: G['state'];
  readonly scenes: readonly Scene[];
  private readonly view: View<G>;
  private readonly unseen: G['card'];
  private readonly layout: Layout;
  /** By name, the piles read so far: a glimpse builds them again each time it is asked. */
  private readonly named: Record<string, PileView | readonly PileView[]> = {};
  private readonly held: (readonly Card[] | undefined)[] = [];
  private readonly gists: unknown[] = [];
  private readonly seatGists: unknown[] = [];
  private readonly faces = new Map<Card, Face>();
  /** Every pile has been read. */
  private all = false;

  constructor(view: View<G>, { content, piles, unseen }: Library<G>) {
    this.view = view;
    this.seats = view.seats;
    this.options = view.options;
    this.content = content;
    this.state = view.state;
    this.scenes = view.scenes;
    this.unseen = unseen;
    this.layout = layoutOf(piles, view.seats);
    this.piles = this.layout.handles;
  }

  clockwise(first: Seat = 0): readonly Seat[] {
    return this.layout.clockwise[first];
  }
  cards(pile: Pile): readonly Card[] {
    return (this.held[pile] ??= this.seenIn(pile).cards.map((card) => this.meet(card, pile)));
  }
  top(pile: Pile): Card | null {
    return this.cards(pile).at(-1) ?? null;
  }
  at(card: Card): Pile {
    return this.face(card)?.pile ?? NOWHERE;
  }
  kind(card: Card): string {
    return this.face(card)?.kind ?? UNSEEN;
  }
  def(card: Card): G['card'] {
    return (this.content as Partial<Record<string, G['card']>>)[this.kind(card)] ?? this.unseen;
  }
  note(card: Card): Json {
    return this.face(card)?.note ?? null;
  }
  gist<T>(pile: Pile, make: (t: Reading<G>, pile: Pile) => T): T {
    return (this.gists[pile] ??= make(this, pile)) as T;
  }
  seatGist<T>(seat: Seat, make: (t: Reading<G>, seat: Seat) => T): T {
    return (this.seatGists[seat] ??= make(this, seat)) as T;
  }

  private seenIn(pile: Pile): PileView {
    const { name, index } = this.layout.laid[pile];
    const seen = (this.named[name] ??= (
      this.view.piles as Readonly<Record<string, PileView | readonly PileView[]>>
    )[name]);
    return index === null ? (seen as PileView) : (seen as readonly PileView[])[index];
  }

  private meet(seen: CardView, pile: Pile): Card {
    const shown = seen !== null && 'kind' in seen ? seen : null;
    const card = shown?.card ?? ((-1 - this.faces.size) as Card);
    this.faces.set(card, { kind: shown?.kind ?? UNSEEN, note: shown?.note ?? null, pile });
    return card;
  }

  /** A scene or an option may name a card before its pile has been read. */
  private face(card: Card): Face | undefined {
    const face = this.faces.get(card);
    if (face !== undefined || this.all) return face;
    this.all = true;
    for (let pile = 0; pile < this.layout.laid.length; pile++) this.cards(pile as Pile);
    return this.faces.get(card);
  }
}

/** Where a card lies that cannot be seen anywhere. */
const NOWHERE = -1 as Pile;
