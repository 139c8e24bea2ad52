import type { Act } from './flow.ts';
import type { Aim, HookMode, Owner } from './hooks.ts';
import type { Listener, ListeningPile, TableWindow } from './listeners.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Card, RuleId, Seat } from './words.ts';

/** Something that can happen in a window: what a card does there (see `hooks.ts`), or what a rule itself brings up. */
export interface Trigger<C extends object = object> {
  /** Stable (card and ability), because windows collect again after every effect. Fires once per window. */
  readonly id: string;
  /** Whose it is. What is nobody's (a monster's, an event's, the game's own) must happen: there is nobody to ask. */
  readonly seat: Owner;
  readonly mode: HookMode;
  /** As in `Hook`. */
  readonly rank?: number | undefined;
  readonly card?: Card | undefined;
  readonly text?: string | undefined;
  readonly commits?: 'costs' | 'ends' | undefined;
  readonly aim?: Aim | undefined;
  /** Offered but greyed out, with the rule that forbids it. A `must` that is forbidden does not fire. */
  readonly no?: RuleId | undefined;
  /** As in `Hook`: hardly anybody would use it now. */
  readonly idle?: boolean;
  /** It follows from a card that not everybody sees. */
  readonly hidden?: boolean;
  /** As in `Hook`. */
  declined?(): void;
  run(scene: C): Act<'replaced' | void>;
}

const NONE: readonly Trigger[] = [];

/** Everything that could happen in a window now. */
export function collect(t: KernelTable, window: TableWindow, scene: object): readonly Trigger[] {
  const { number } = window;
  const brought = window.collect === undefined ? NONE : window.collect(t, scene);
  const piles = t.listeners.at(number);
  let found: Trigger[] | null = null;
  for (let i = 0; i < piles.length; i++) {
    const { pile, owner, awake, usable } = piles[i];
    if (awake !== undefined && !awake(t, owner, window.name, scene)) continue;
    const listeners = t.listeners.of(pile)[number]!;
    for (let j = 0; j < listeners.length; j++) {
      const { hook, card } = listeners[j];
      if (usable !== undefined && !usable(t, owner, card)) continue;
      if (hook.when !== undefined && !hook.when(t, owner, scene, card)) continue;
      addTriggers(t, scene, piles[i], listeners[j], (found ??= []));
    }
  }
  if (found === null) return brought;
  return brought.length === 0 ? found : found.concat(brought);
}

function addTriggers(
  t: KernelTable,
  scene: object,
  from: ListeningPile,
  listener: Listener,
  to: Trigger[],
): void {
  const { hook, card } = listener;
  if (hook.to === undefined) to.push(new CardTrigger(t, scene, from, listener, from.owner));
  else for (const seat of hook.to(t, scene, card)) to.push(new CardTrigger(t, scene, from, listener, seat));
}

/** What a card that listens does for one seat, or for nobody. */
class CardTrigger implements Trigger {
  readonly seat: Owner;
  readonly mode: HookMode;
  readonly card: Card;
  readonly no: RuleId | undefined;
  private readonly t: KernelTable;
  private readonly scene: object;
  private readonly from: ListeningPile;
  private readonly listener: Listener;
  private readonly hook: Listener['hook'];

  constructor(t: KernelTable, scene: object, from: ListeningPile, listener: Listener, seat: Owner) {
    const { card, hook } = listener;
    this.seat = seat;
    this.mode = hook.mode;
    this.card = card;
    this.no = hook.no === undefined ? undefined : (hook.no(t, from.owner, scene, card) ?? undefined);
    this.t = t;
    this.scene = scene;
    this.from = from;
    this.listener = listener;
    this.hook = hook;
  }
  get id(): string {
    return this.listener.id;
  }
  get rank(): number | undefined {
    return this.hook.rank;
  }
  get text(): string | undefined {
    return this.hook.text;
  }
  get commits(): 'costs' | 'ends' | undefined {
    return this.hook.commits;
  }
  get aim(): Aim | undefined {
    return this.hook.aim?.(this.t, this.from.owner, this.scene, this.card);
  }
  get idle(): boolean {
    return this.hook.idle?.(this.t, this.from.owner, this.scene, this.card) ?? false;
  }
  get hidden(): boolean {
    return this.from.hidden;
  }
  declined(): void {
    this.hook.declined?.(this.t, this.from.owner, this.scene, this.card);
  }
  run(scene: object): Act<'replaced' | void> {
    return this.hook.run(this.t, this.seat, scene, this.card);
  }
}

/** Might hidden cards of this pile act, for all that everybody knows? */
export function mightAct(t: KernelTable, from: ListeningPile, { name }: TableWindow, scene: object): boolean {
  const { pile, owner, awake, countless } = from;
  if (!countless && t.cards(pile).length === 0) return false;
  return awake === undefined || awake(t, owner, name, scene);
}

/** The seats that have to be asked in secret, in order: what they hold must not show in it. */
export function askedInSecret(
  t: KernelTable,
  window: TableWindow,
  scene: object,
  order: readonly Seat[],
  mode: 'may' | 'instead',
  triggers: readonly Trigger[],
): readonly Seat[] {
  return order.filter(
    (seat) =>
      triggers.some((one) => one.seat === seat && one.mode === mode && one.hidden !== true) ||
      window.hidden.some(
        (from) => from.pile.owner === seat && from[mode] && mightAct(t, from.pile, window, scene),
      ),
  );
}

/**
 * Nothing can happen, but must somebody be asked all the same, because of what their hidden cards might do? Only where somebody
 * notices it: everywhere else such a question fills itself in with a pass.
 */
export function asksInVain(t: KernelTable, window: TableWindow, scene: object): boolean {
  const { hidden } = window;
  if (hidden.length === 0 || !noticesQuestions(t)) return false;
  const order = orderOf(t, window, scene);
  return hidden.some(({ pile }) => order.includes(pile.owner!) && mightAct(t, pile, window, scene));
}

/**
 * Does anybody notice that a seat is asked which cannot do anything? In a match everybody sees who is asked, and a seat may want
 * to be stopped there. In the fast gear and in trial copies nobody is watching.
 */
export const noticesQuestions = (t: KernelTable): boolean =>
  t.trace !== null || (t.policy === null && (t.sharedSource === null || t.stops !== t.layout.noStops));

export const orderOf = (t: KernelTable, { order }: TableWindow, scene: object): readonly Seat[] =>
  order === undefined ? t.clockwise() : order(t, scene);
