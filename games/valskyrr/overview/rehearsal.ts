import {
  type AskNumber,
  type AskOne,
  type AskSome,
  type Act,
  type Asking,
  type Card,
  done,
  type Flow,
  type Json,
  type Option,
  perform,
  type Pile,
  type Reading,
  readingOf,
  type Scene,
  type Seat,
  type Trigger,
  type View,
} from '@tafelrunde/engine';
import { UNSEEN_CARD } from '../content/define.ts';
import { game } from '../game.ts';
import type { Moment, Valskyrr, ValskyrrShape, WindowName } from '../shape.ts';

/**
 * What would happen: the rules themselves, carried out on a copy of what one viewer sees. Nothing of it reaches the table. It ends
 * where somebody would have to decide, or where an unknown card of the world would come up, and says what happened until then.
 */

type TheView = View<ValskyrrShape>;

/** Something that was told on the way. */
export interface Told {
  readonly type: string;
  readonly data: Readonly<Record<string, Json>>;
}

/** A question at which a rehearsal has to be told how to go on. */
export interface Crossing {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly Option[];
}

/** What somebody could use at a moment, and does not unless the rehearsal is told so. */
interface Offer {
  readonly at: WindowName;
  readonly seat: Seat;
  readonly card: Card;
  readonly id: string;
}

/** Answers the questions of a rehearsal by option; undefined ends it there. */
export type Answering = (crossing: Crossing) => string | undefined;

interface Directions {
  readonly answers?: Answering;
  /** The trigger to be used, by its id. */
  readonly uses?: string;
}

/** Thrown where nobody knows how to go on. */
class Halt extends Error {
  readonly crossing: Crossing | null;
  constructor(crossing: Crossing | null) {
    super('a rehearsal ends here');
    this.crossing = crossing;
  }
}

class Rehearsal {
  readonly game = game;
  readonly seats: number;
  readonly options: ValskyrrShape['options'];
  readonly content = game.content;
  readonly piles: Reading<ValskyrrShape>['piles'];
  readonly state: ValskyrrShape['state'];
  readonly scenes: Scene[];
  readonly told: Told[] = [];
  readonly offers: Offer[] = [];
  private readonly before: Reading<ValskyrrShape>;
  private readonly directions: Directions;
  private readonly held = new Map<Pile, Card[]>();
  private readonly moved = new Map<Card, Pile>();
  private readonly notes = new Map<Card, Json>();
  private readonly gists = new Map<Pile, unknown>();
  private made = 0;

  constructor(view: TheView, directions: Directions) {
    this.before = beforeOf(view);
    this.directions = directions;
    this.seats = view.seats;
    this.options = view.options;
    this.piles = this.before.piles;
    this.state = structuredClone(view.state);
    this.scenes = structuredClone(view.scenes) as Scene[];
  }

  // What can be read

  wantsAll(): boolean {
    return false;
  }
  clockwise(first: Seat = 0): readonly Seat[] {
    return this.before.clockwise(first);
  }
  cards(pile: Pile): readonly Card[] {
    return this.pile(pile);
  }
  top(pile: Pile): Card | null {
    return this.pile(pile).at(-1) ?? null;
  }
  at(card: Card): Pile {
    return this.moved.get(card) ?? this.before.at(card);
  }
  kind(card: Card): string {
    return card < 0 ? '' : this.before.kind(card);
  }
  /** A card without a sleeve lies in a deck: which of them it is nobody knows. */
  def(card: Card): ValskyrrShape['card'] {
    return card < 0 ? UNSEEN_CARD : this.before.def(card);
  }
  note(card: Card): Json {
    let note = this.notes.get(card);
    if (note === undefined) {
      note = structuredClone(this.before.note(card));
      this.notes.set(card, note);
    }
    return note;
  }
  gist<T>(pile: Pile, make: (t: Reading<ValskyrrShape>, pile: Pile) => T): T {
    if (!this.gists.has(pile)) this.gists.set(pile, make(this, pile));
    return this.gists.get(pile) as T;
  }
  seatGist<T>(seat: Seat, make: (t: Reading<ValskyrrShape>, seat: Seat) => T): T {
    return make(this, seat);
  }
  knows(_seat: Seat, card: Card): boolean {
    return card >= 0;
  }

  // What changes

  setNote(card: Card, note: Json): void {
    this.notes.set(card, note);
  }
  move(card: Card, to: Pile, where: 'top' | 'bottom' = 'top'): void {
    const from = this.at(card);
    const left = this.pile(from);
    if (left.includes(card)) left.splice(left.indexOf(card), 1);
    if (where === 'top') this.pile(to).push(card);
    else this.pile(to).unshift(card);
    this.moved.set(card, to);
    this.gists.delete(from);
    this.gists.delete(to);
  }
  /** From a hero's deck comes a card nobody has seen; what the world would bring is not guessed at. */
  draw(from: Pile, to: Pile): Card | null {
    if (!this.piles.heroDeck.includes(from)) throw new Halt(null);
    const card = this.top(from);
    if (card !== null) this.move(card, to);
    return card;
  }
  make(_kind: string, to: Pile): Card {
    const card = (-1_000_000 - this.made++) as Card;
    this.pile(to).push(card);
    this.moved.set(card, to);
    return card;
  }
  shuffle(): void {
    throw new Halt(null);
  }
  reorder(): void {
    // The order of hidden cards is known to nobody here.
  }
  show(): void {
    // Nothing is learned in a rehearsal.
  }
  tell(type: string, data: Readonly<Record<string, Json>> = {}): void {
    this.told.push({ type, data });
  }
  end(): never {
    throw new Halt(null);
  }

  // Asking

  ask<O extends Option>(seat: Seat, { from, prompt }: AskOne<O>): Flow<O> {
    const open = from.filter(({ no }) => no === undefined);
    if (open.length === 1) return done(open[0]);
    return done(this.chosen(seat, prompt, open));
  }
  some<O extends Option>(seat: Seat, { from, prompt, min, max }: AskSome<O>): Flow<O[]> {
    const open = from.filter(({ no }) => no === undefined);
    if (min === max && open.length === min) return done(open);
    const first = this.chosen(seat, prompt, open);
    if (max === 1 || min <= 1) return done([first]);
    throw new Halt({ seat, prompt, options: open });
  }
  /** In whatever order: it changes nothing that a rehearsal is asked for. */
  order<O extends Option>(_seat: Seat, { from }: AskOne<O>): Flow<O[]> {
    return done([...from]);
  }
  number(seat: Seat, { prompt }: AskNumber): Flow<number> {
    throw new Halt({ seat, prompt, options: [] });
  }
  confirm(seat: Seat, { prompt }: Asking): Flow<boolean> {
    const chosen = this.chosen(seat, prompt, [{ id: 'yes' }, { id: 'no' }]);
    return done(chosen.id === 'yes');
  }
  askAll<O extends Option>(seats: readonly Seat[], put: (seat: Seat) => AskOne<O>): Flow<O[]> {
    const [seat] = seats;
    const { prompt, from } = put(seat);
    const chosen = this.chosen(seat, prompt, from);
    return done(seats.map(() => chosen));
  }
  private chosen<O extends Option>(seat: Seat, prompt: string, options: readonly O[]): O {
    const id = this.directions.answers?.({ seat, prompt, options });
    const chosen = options.find((option) => option.id === id);
    if (chosen === undefined) throw new Halt({ seat, prompt, options });
    return chosen;
  }

  // Stage and windows

  *scene<C extends Scene, T>(what: C, body: (scene: C) => Act<T>): Flow<T> {
    this.scenes.push(what);
    const value = yield* perform(body(what));
    this.scenes.pop();
    return value;
  }
  /** What must happen happens; what somebody may use is noted. */
  *window(name: WindowName, moment: Moment): Flow {
    const fired = new Set<string>();
    for (;;) {
      const found: readonly Trigger<Moment>[] =
        game.windows?.[name]?.collect?.(this.asTable() as never, moment) ?? [];
      const next = found.find(
        ({ id, mode }) => !fired.has(id) && (mode === 'must' || id === this.directions.uses),
      );
      if (next === undefined) {
        this.noteOffers(name, found, fired);
        return;
      }
      fired.add(next.id);
      yield* perform(next.run(moment));
    }
  }
  private noteOffers(at: WindowName, found: readonly Trigger<Moment>[], fired: ReadonlySet<string>): void {
    for (const { id, mode, seat, card } of found)
      if (mode === 'may' && seat !== null && card !== undefined && !fired.has(id))
        this.offers.push({ at, seat, card, id });
  }

  /** The rules take it for a table: it has everything they use in the middle of a turn. */
  asTable(): Valskyrr {
    return this as unknown as Valskyrr;
  }
  private pile(pile: Pile): Card[] {
    let held = this.held.get(pile);
    if (held === undefined) this.held.set(pile, (held = [...this.before.cards(pile)]));
    return held;
  }
}

const beforeOf = (view: TheView): Reading<ValskyrrShape> =>
  readingOf(view, { content: game.content, piles: game.piles, unseen: UNSEEN_CARD });

const quiet = new WeakMap<TheView, Valskyrr>();
/** What a viewer sees, to be read by the functions of the rules. */
export function tableOf(view: TheView): Valskyrr {
  let table = quiet.get(view);
  if (table === undefined) quiet.set(view, (table = new Rehearsal(view, {}).asTable()));
  return table;
}

/** How a rehearsal went. */
export interface Rehearsed {
  readonly before: Valskyrr;
  readonly after: Valskyrr;
  readonly told: readonly Told[];
  readonly offers: readonly Offer[];
  /** The question at which it ended; null where it came to its end, or to something unknown. */
  readonly halted: Crossing | null;
  readonly complete: boolean;
  /** What was going on when it ended. */
  readonly scenes: readonly Scene[];
}

/** Carry out rules on what a viewer sees. */
export function rehearse(
  view: TheView,
  flowOf: (t: Valskyrr) => Flow<unknown>,
  directions: Directions = {},
): Rehearsed {
  const stage = new Rehearsal(view, directions);
  let halt: Halt | null = null;
  try {
    const flow: Flow<unknown> = flowOf(stage.asTable());
    while (flow.next().done !== true);
  } catch (thrown) {
    if (!(thrown instanceof Halt)) throw thrown;
    halt = thrown;
  }
  return {
    before: tableOf(view),
    after: stage.asTable(),
    told: stage.told,
    offers: stage.offers,
    halted: halt?.crossing ?? null,
    complete: halt === null,
    scenes: stage.scenes,
  };
}
