import { PASS } from './alternate.ts';
import { askAll, askOne } from './ask.ts';
import { RuleDefect } from './fault.ts';
import { after, done, type Flow, perform } from './flow.ts';
import type { Shape } from './game.ts';
import type { SceneAt, WindowName } from './hooks.ts';
import { scene as onStage } from './scopes.ts';
import type { TableWindow } from './listeners.ts';
import { type Option, type Question, questionOne } from './question.ts';
import type { KernelTable } from './kernelTable.ts';
import {
  askedInSecret,
  asksInVain,
  collect,
  mightAct,
  noticesQuestions,
  orderOf,
  type Trigger,
} from './triggers.ts';
import type { RuleId, Scene, Seat } from './words.ts';

/** A named moment at which cards and rules may interfere. The rule that opens it does not know them. */
export interface WindowSpec<T, C extends object> {
  /**
   * What rules bring up besides the cards that listen. Read-only, cheap, and by what everybody can see. Seats missing from
   * `order` have no part in it.
   */
  collect?(t: T, scene: C): readonly Trigger<C>[];
  /** The order in which seats are asked, the affected one first; without it from seat 0 on. */
  order?(t: T, scene: C): readonly Seat[];
  /**
   * Ask all at once and in secret, instead of one after the other. It is always so where hidden cards could act: then everybody
   * is asked who might hold some, judged by what everybody can see.
   */
  readonly secret?: boolean;
  /** Who decides which of several equally ranked `must` effects comes first; without it they come as collected. */
  chooser?(t: T, scene: C): Seat;
  readonly rules?: readonly RuleId[];
}

/** By window, what it has of its own. */
export type WindowSpecs<G extends Shape> = {
  readonly [K in WindowName<G>]?: WindowSpec<KernelTable<G>, SceneAt<G, K>>;
};

export type WindowEnd = 'done' | 'replaced';
const NOTHING_HAPPENS: Flow<WindowEnd> = done('done');

/** Open a window. One that nobody listens to costs next to nothing. */
export function openWindow(t: KernelTable, name: string, scene: object): Flow<WindowEnd> {
  return opened(t, name, scene)?.run() ?? NOTHING_HAPPENS;
}

/** The same on the stage: everybody sees what is going on while somebody decides about it. */
export function openOnStage(t: KernelTable, name: string, scene: Scene): Flow<WindowEnd> {
  return opened(t, name, scene)?.runOnStage(scene) ?? NOTHING_HAPPENS;
}

/** The window as it begins; null if nothing can happen in it and nobody has to be asked. */
function opened(t: KernelTable, name: string, scene: object): Opening | null {
  t.guard.work();
  const window = t.listeners.window(name);
  if (window === undefined) return null;
  const found = collect(t, window, scene);
  return found.length > 0 || asksInVain(t, window, scene) ? new Opening(t, window, scene, found) : null;
}

/** Could anybody act in this window? The same in both gears, and told by nothing that is hidden. */
export function couldAct(t: KernelTable, name: string, scene: object): boolean {
  const window = t.listeners.window(name);
  if (window === undefined) return false;
  return (
    collect(t, window, scene).some(({ hidden }) => hidden !== true) ||
    window.hidden.some(({ pile }) => mightAct(t, pile, window, scene))
  );
}

/** A window that is open. */
class Opening {
  private readonly t: KernelTable;
  private readonly window: TableWindow;
  private readonly scene: object;
  private order: readonly Seat[] = [];
  /** Ids of what has happened; null as long as nothing has. */
  private fired: Set<string> | null = null;
  /** What can happen now. Until something does, only a new deal of hidden cards changes it. */
  private found: readonly Trigger[] | null = null;
  private dealt: number;
  /** The same as it was found when the window opened. */
  private atFirst: readonly Trigger[] | null;
  /** The replacements everybody has passed on: not offered again after a mere mandatory effect. */
  private declined: string | null = null;

  constructor(t: KernelTable, window: TableWindow, scene: object, found: readonly Trigger[]) {
    this.t = t;
    this.window = window;
    this.scene = scene;
    this.atFirst = found;
    this.dealt = t.dealt;
  }

  *run(): Flow<WindowEnd> {
    const { t, scene } = this;
    t.guard.enter();
    let end: WindowEnd = 'done';
    for (;;) {
      t.guard.work();
      this.order = orderOf(t, this.window, scene);
      this.found = null;
      // Instead before must, must before may; collected again every time.
      let next: Trigger | null = null;
      const replacements = this.replacements();
      if (this.declined !== replacements) {
        next = yield* this.offered('instead');
        if (next === null) this.declined = replacements;
      }
      next ??= yield* this.due() ?? this.offered('may');
      if (next === null) break;
      (this.fired ??= new Set()).add(next.id);
      if (next.mode !== 'must') this.declined = null;
      const result = yield* perform(next.run(scene));
      if (t.game.settle !== undefined) yield* perform(t.game.settle(t));
      if (result === 'replaced') {
        end = 'replaced';
        break;
      }
    }
    t.guard.leave();
    return end;
  }

  runOnStage(scene: Scene): Flow<WindowEnd> {
    return onStage(this.t, scene, () => this.run());
  }

  /** What can happen, apart from what has happened already. */
  private triggers(): readonly Trigger[] {
    const { t } = this;
    const dealtAnew = this.dealt !== t.dealt;
    if (this.found !== null && !dealtAnew) return this.found;
    this.dealt = t.dealt;
    const all = (dealtAnew ? null : this.atFirst) ?? collect(t, this.window, this.scene);
    this.atFirst = null;
    return (this.found = all.every((trigger) => this.mayFire(trigger))
      ? all
      : all.filter((trigger) => this.mayFire(trigger)));
  }
  private mayFire({ id, seat, mode }: Trigger): boolean {
    if (this.fired?.has(id) === true) return false;
    if (seat !== null) return this.order.includes(seat);
    if (mode === 'must') return true;
    throw new RuleDefect(`'${id}' is nobody's: it cannot be offered at '${this.window.name}'`);
  }

  /** Names what could happen instead now. Where cards are hidden, that must not decide who is asked again. */
  private replacements(): string {
    if (this.window.secret) return 'secret';
    let ids = '';
    for (const { mode, id } of this.triggers()) if (mode === 'instead') ids += `${id},`;
    return ids;
  }

  /** What must happen next; null if there is nothing. */
  private due(): Flow<Trigger> | null {
    const triggers = this.triggers();
    if (!triggers.some(isDue)) return null;
    const due = inOrder(triggers.filter(isDue), this.order);
    const { chooser } = this.window;
    if (due.length === 1 || chooser === undefined) return done(due[0]);
    const tied = due.filter((trigger) => (trigger.rank ?? 0) === (due[0].rank ?? 0));
    return tied.length === 1 ? done(due[0]) : this.firstOf(tied, chooser);
  }
  private *firstOf(tied: readonly Trigger[], chooser: NonNullable<TableWindow['chooser']>): Flow<Trigger> {
    const { t, window, scene } = this;
    const ask = asking(`${window.name}.first`, window, tied.map(option));
    const chosen = yield* askOne<Option>(t, questionOne(chooser(t, scene), ask));
    return tied.find((trigger) => trigger.id === chosen.id)!;
  }

  private offered(mode: 'may' | 'instead'): Flow<Trigger | null> {
    const isAsked = isAnyOf(this.triggers(), mode) || (this.window.secret && noticesQuestions(this.t));
    return isAsked ? this.offer(mode) : NOBODY;
  }
  /** Separate from its caller, so that a window that offers nothing creates no closures. */
  private offer(mode: 'may' | 'instead'): Flow<Trigger | null> {
    const { t, window, scene, order } = this;
    const prompt = mode === 'may' ? window.name : window.instead;
    const of: Offers = (seat) =>
      inOrder(
        this.triggers().filter((trigger) => trigger.seat === seat && trigger.mode === mode),
        order,
      );
    if (!window.secret) return inTurn(t, prompt, window, order, of);
    // In the fast gear whoever can only pass is not stopped. In a trial copy the others may yet be dealt something.
    const asked =
      t.policy !== null && !noticesQuestions(t) && t.stops === t.layout.noStops
        ? order.filter((seat) => this.triggers().some((one) => one.seat === seat && one.mode === mode))
        : askedInSecret(t, window, scene, order, mode, this.triggers());
    if (asked.length === 0) return NOBODY;
    return inSecret(t, prompt, window, asked, of);
  }
}
const isDue = ({ mode, no }: Trigger): boolean => mode === 'must' && no === undefined;
function isAnyOf(triggers: readonly Trigger[], mode: Trigger['mode']): boolean {
  for (let i = 0; i < triggers.length; i++) if (triggers[i].mode === mode) return true;
  return false;
}
const NOBODY: Flow<null> = done(null);

function inOrder(triggers: Trigger[], order: readonly Seat[]): Trigger[] {
  if (triggers.length < 2) return triggers;
  // What is nobody's comes before what is somebody's.
  const place = ({ seat }: Trigger): number => (seat === null ? -1 : order.indexOf(seat));
  return triggers.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || place(a) - place(b));
}

type Offers = (seat: Seat) => readonly Trigger[];

function question(prompt: string, { rules }: TableWindow, seat: Seat, of: Offers, secret: boolean): Question {
  const offers = of(seat);
  const from = offers.map(option);
  from.push(PASS);
  const ask =
    rules === undefined
      ? { prompt, from, secret, final: secret }
      : { prompt, from, rules, secret, final: secret };
  return questionOne(seat, offers.every(({ idle }) => idle === true) ? { ...ask, usual: PASS.id } : ask);
}

const chosenBy = (seat: Seat, chosen: Option, of: Offers): Trigger | null =>
  chosen.declines === true ? null : of(seat).find((trigger) => trigger.id === chosen.id)!;

/** All at once. Several may want to act: the first in order does, the others are asked again in the light of it. */
function inSecret(
  t: KernelTable,
  name: string,
  window: TableWindow,
  asked: readonly Seat[],
  of: Offers,
): Flow<Trigger | null> {
  const answers: Flow<Option[]> = askAll<Option>(t, asked, (seat) => question(name, window, seat, of, true));
  return after(answers, (all) => {
    const index = all.findIndex((chosen) => chosen.declines !== true);
    if (index !== -1) return chosenBy(asked[index], all[index], of);
    for (let i = 0; i < asked.length; i++) decline(of(asked[i]));
    return null;
  });
}
function decline(offers: readonly Trigger[]): void {
  for (let i = 0; i < offers.length; i++) offers[i].declined?.();
}
function* inTurn(
  t: KernelTable,
  name: string,
  window: TableWindow,
  order: readonly Seat[],
  of: Offers,
): Flow<Trigger | null> {
  for (const seat of order) {
    if (of(seat).length === 0) continue;
    const trigger = chosenBy(seat, yield* askOne<Option>(t, question(name, window, seat, of, false)), of);
    if (trigger !== null) return trigger;
  }
  for (const seat of order) decline(of(seat));
  return null;
}

const asking = (prompt: string, { rules }: TableWindow, from: readonly Option[]) =>
  rules === undefined ? { prompt, from } : { prompt, from, rules };

function option({ id, card, text, no, aim, commits }: Trigger): Option {
  const made: { -readonly [K in keyof Option]: Option[K] } = aim === undefined ? { id } : { ...aim, id };
  if (card !== undefined) made.card = card;
  if (text !== undefined) {
    made.text = text;
    made.does ??= text;
  }
  if (no !== undefined) made.no = no;
  if (commits !== undefined) made.commits = commits;
  return made;
}
