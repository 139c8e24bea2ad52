import { PASS } from './alternate.ts';
import { askAll, askOne } from './ask.ts';
import { type Act, done, type Flow, perform } from './flow.ts';
import { type Option, questionOne } from './question.ts';
import type { Table } from './table.ts';
import type { Card, RuleId, Scene, Seat } from './words.ts';

/**
 * Something that can happen in a window. `must` fires by itself, `may` is offered, `instead` is offered first and takes
 * the place of what was about to happen if its `run` returns 'replaced' (it may fail, and then the rest goes on).
 */
export interface Trigger<C extends Scene = Scene> {
  /** Stable (card and ability), because windows collect again after every effect. Fires once per window. */
  readonly id: string;
  readonly seat: Seat;
  readonly mode: 'must' | 'may' | 'instead';
  /** Of `must` effects: smaller first, then the order of the seats, then as collected. Of one seat's others: how listed. */
  readonly rank?: number;
  readonly card?: Card;
  readonly text?: string;
  /** What else the option that offers it points at: whom, where, how much. */
  readonly aim?: Pick<Option, 'seat' | 'pile' | 'space' | 'value' | 'about'>;
  /** Offered but greyed out, with the rule that forbids it. A `must` that is forbidden does not fire. */
  readonly no?: RuleId;
  run(scene: C): Act<'replaced' | void>;
}

/** A named moment at which cards and rules may interfere. The rule that opens it does not know them. */
export interface WindowSpec<T, C extends Scene> {
  /** Everything that could happen now. Read-only and cheap. Seats missing from `order` have no part in it. */
  collect(t: T, scene: C): readonly Trigger<C>[];
  /** The order in which seats are asked, the affected one first. */
  order(t: T, scene: C): readonly Seat[];
  /**
   * Where hands are hidden: might this seat act, judged by public facts alone? All such seats are asked at once and in
   * secret, whether they hold anything or not.
   */
  mightReact?(t: T, scene: C, seat: Seat, mode: 'may' | 'instead'): boolean;
  /** Who decides which of several equally ranked `must` effects comes first; without it they come as collected. */
  chooser?(t: T, scene: C): Seat;
  readonly rules?: readonly RuleId[];
}

export type WindowEnd = 'done' | 'replaced';
type AnySpec = WindowSpec<Table, Scene>;

/** Open a window. One that nobody listens to costs next to nothing. */
export function openWindow(t: Table, name: string, scene: Scene): Flow<WindowEnd> {
  t.guard.work();
  const windows = t.game.windows as Readonly<Record<string, AnySpec>> | undefined;
  const spec = windows?.[name];
  if (spec === undefined) return done<WindowEnd>('done');
  if (spec.mightReact === undefined && spec.collect(t, scene).length === 0) return done<WindowEnd>('done');
  return run(t, name, spec, scene);
}

function* run(t: Table, name: string, spec: AnySpec, scene: Scene): Flow<WindowEnd> {
  t.guard.enter();
  const fired = new Set<string>();
  const declined: Declined = { instead: null };
  let end: WindowEnd = 'done';
  for (;;) {
    t.guard.work();
    const next = yield* nextTrigger(t, name, spec, scene, fired, declined);
    if (next === null) break;
    fired.add(next.id);
    if (next.mode !== 'must') declined.instead = null;
    if ((yield* perform(next.run(scene))) === 'replaced') {
      end = 'replaced';
      break;
    }
  }
  t.guard.leave();
  return end;
}

/** What everybody has passed on: it is not asked again after a mere mandatory effect that changed nothing about it. */
interface Declined {
  instead: string | null;
}

/** Instead before must, must before may; collected anew every time. */
function* nextTrigger(
  t: Table,
  name: string,
  spec: AnySpec,
  scene: Scene,
  fired: ReadonlySet<string>,
  declined: Declined,
): Flow<Trigger | null> {
  const order = spec.order(t, scene);
  // Until one of them fires only a new deal of hidden cards can change what there is.
  let found: Trigger[] = [];
  let dealt = -1;
  const collect = (): readonly Trigger[] => {
    if (dealt === t.dealt) return found;
    dealt = t.dealt;
    found = spec
      .collect(t, scene)
      .filter((trigger) => !fired.has(trigger.id) && order.includes(trigger.seat));
    return found;
  };
  // Where hands are hidden, what could be offered must not decide who is asked again.
  const offer =
    spec.mightReact === undefined
      ? collect()
          .flatMap((trigger) => (trigger.mode === 'instead' ? [trigger.id] : []))
          .join()
      : 'hidden';
  if (declined.instead !== offer) {
    const instead = yield* offered(t, `${name}.instead`, spec, scene, order, 'instead', collect);
    if (instead !== null) return instead;
    declined.instead = offer;
  }
  const due = inOrder(
    collect().filter(({ mode, no }) => mode === 'must' && no === undefined),
    order,
  );
  if (due.length > 0) return yield* firstOf(t, name, spec, scene, due);
  return yield* offered(t, name, spec, scene, order, 'may', collect);
}

function inOrder(triggers: Trigger[], order: readonly Seat[]): Trigger[] {
  if (triggers.length < 2) return triggers;
  return triggers.toSorted(
    (a, b) => (a.rank ?? 0) - (b.rank ?? 0) || order.indexOf(a.seat) - order.indexOf(b.seat),
  );
}

function* firstOf(
  t: Table,
  name: string,
  spec: AnySpec,
  scene: Scene,
  due: readonly Trigger[],
): Flow<Trigger> {
  const tied = due.filter((trigger) => (trigger.rank ?? 0) === (due[0].rank ?? 0));
  if (tied.length === 1 || spec.chooser === undefined) return due[0];
  const seat = spec.chooser(t, scene);
  const chosen = yield* askOne<Option>(t, questionOne(seat, asking(`${name}.first`, spec, tied.map(option))));
  return tied.find((trigger) => trigger.id === chosen.id)!;
}

function offered(
  t: Table,
  name: string,
  spec: AnySpec,
  scene: Scene,
  order: readonly Seat[],
  mode: 'may' | 'instead',
  collect: () => readonly Trigger[],
): Flow<Trigger | null> {
  const of = (seat: Seat): Trigger[] =>
    inOrder(
      collect().filter((trigger) => trigger.seat === seat && trigger.mode === mode),
      order,
    );
  if (spec.mightReact === undefined) return inTurn(t, name, spec, order, of);
  const asked = order.filter((seat) => spec.mightReact!(t, scene, seat, mode));
  return asked.length === 0 ? done(null) : inSecret(t, name, spec, asked, of);
}

type Offers = (seat: Seat) => readonly Trigger[];

const question = (name: string, spec: AnySpec, seat: Seat, of: Offers, secret: boolean) =>
  questionOne(seat, { ...asking(name, spec, [...of(seat).map(option), PASS]), secret, final: secret });

const chosenBy = (seat: Seat, chosen: Option, of: Offers): Trigger | null =>
  chosen.id === PASS.id ? null : of(seat).find((trigger) => trigger.id === chosen.id)!;

/** All at once. Several may want to act: the first in order does, the others are asked again in the light of it. */
function* inSecret(
  t: Table,
  name: string,
  spec: AnySpec,
  asked: readonly Seat[],
  of: Offers,
): Flow<Trigger | null> {
  const answers = yield* askAll<Option>(t, asked, (seat) => question(name, spec, seat, of, true));
  const index = answers.findIndex((chosen) => chosen.id !== PASS.id);
  return index === -1 ? null : chosenBy(asked[index], answers[index], of);
}
function* inTurn(
  t: Table,
  name: string,
  spec: AnySpec,
  order: readonly Seat[],
  of: Offers,
): Flow<Trigger | null> {
  for (const seat of order) {
    if (of(seat).length === 0) continue;
    const trigger = chosenBy(seat, yield* askOne<Option>(t, question(name, spec, seat, of, false)), of);
    if (trigger !== null) return trigger;
  }
  return null;
}

const asking = (prompt: string, spec: AnySpec, from: readonly Option[]) =>
  spec.rules === undefined ? { prompt, from } : { prompt, from, rules: spec.rules };

function option({ id, card, text, no, aim }: Trigger): Option {
  return {
    ...aim,
    id,
    ...(card === undefined ? {} : { card }),
    ...(text === undefined ? {} : { text }),
    ...(no === undefined ? {} : { no }),
  };
}
