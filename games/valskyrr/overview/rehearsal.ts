import {
  type AskNumber,
  type AskOne,
  type AskSome,
  type Act,
  type Asking,
  type Card,
  done,
  type Flow,
  type Library,
  type Option,
  perform,
  type Pile,
  Rehearsal,
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
export type Told = Rehearsal<ValskyrrShape>['told'][number];

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

class ActionRehearsal extends Rehearsal<ValskyrrShape> {
  readonly game = game;
  readonly offers: Offer[] = [];
  private readonly directions: Directions;

  constructor(view: TheView, directions: Directions) {
    super(view, library);
    this.directions = directions;
  }

  wantsAll(): boolean {
    return false;
  }
  /** A card without a sleeve lies in a deck: which of them it is nobody knows. */
  knows(_seat: Seat, card: Card): boolean {
    return card >= 0;
  }

  // What changes

  /** From a hero's deck comes a card nobody has seen; what the world would bring is not guessed at. */
  draw(from: Pile, to: Pile): Card | null {
    if (!this.piles.heroDeck.includes(from)) throw new Halt(null);
    const card = this.top(from);
    if (card !== null) this.move(card, to);
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
}

const library: Library<ValskyrrShape> = {
  content: game.content,
  piles: game.piles,
  unseen: UNSEEN_CARD,
};

const quiet = new WeakMap<TheView, Valskyrr>();
/** What a viewer sees, to be read by the functions of the rules. */
export function tableOf(view: TheView): Valskyrr {
  let table = quiet.get(view);
  if (table === undefined) quiet.set(view, (table = new ActionRehearsal(view, {}).asTable()));
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
  const stage = new ActionRehearsal(view, directions);
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
