import type { Act } from './flow.ts';
import type { Game } from './game.ts';
import type { Aim, HookMode, Owner } from './hooks.ts';
import type { Layout } from './piles.ts';
import type { KernelTable } from './kernelTable.ts';
import { insteadPrompt } from './question.ts';
import type { WindowSpec } from './window.ts';
import type { Card, Pile, RuleId, Seat } from './words.ts';

// As the kernel sees them: hooks of any window, of whatever game.
type Asks<T> = (t: KernelTable, owner: Owner, scene: object, card: Card) => T;
interface AnyHook {
  readonly mode: HookMode;
  readonly rank?: number;
  readonly text?: string;
  readonly commits?: 'costs' | 'ends';
  readonly when?: Asks<boolean>;
  readonly no?: Asks<RuleId | null>;
  readonly idle?: Asks<boolean>;
  readonly aim?: Asks<Aim>;
  readonly declined?: Asks<void>;
  readonly to?: (t: KernelTable, scene: object, card: Card) => readonly Seat[];
  readonly run: Asks<Act<'replaced' | void>>;
}
/** The same with all fields there, whatever the card says: objects of one shape are read much faster. */
type WholeHook = { readonly [K in keyof Required<AnyHook>]: AnyHook[K] };
const wholeHook = (hook: AnyHook): WholeHook => ({
  mode: hook.mode,
  rank: hook.rank,
  text: hook.text,
  commits: hook.commits,
  when: hook.when,
  no: hook.no,
  idle: hook.idle,
  aim: hook.aim,
  declined: hook.declined,
  to: hook.to,
  run: hook.run,
});
interface AnyListening {
  hooks(card: object): Readonly<Record<string, AnyHook | readonly AnyHook[]>>;
  readonly awake?: (t: KernelTable, owner: Owner, window: string, scene: object) => boolean;
  readonly usable?: (t: KernelTable, owner: Owner, card: Card) => boolean;
}
type AnySpec = Partial<WindowSpec<KernelTable, object>>;

/** One hook of one card, where it lies now. */
export class Listener {
  readonly card: Card;
  readonly hook: WholeHook;
  /** How many hooks at the same window the card has before this one. */
  private readonly before: number;

  constructor(card: Card, hook: WholeHook, before: number) {
    this.card = card;
    this.hook = hook;
    this.before = before;
  }
  /** Stable as long as the card lies there: windows collect again after every effect. */
  get id(): string {
    return this.before === 0 ? `card${this.card}` : `card${this.card}.${this.before}`;
  }
}

/** A pile whose cards listen. */
export interface ListeningPile {
  readonly pile: Pile;
  readonly owner: Owner;
  readonly awake: AnyListening['awake'];
  readonly usable: AnyListening['usable'];
  /** Somebody cannot see its faces: who is asked must not follow from them. */
  readonly hidden: boolean;
  /** Not everybody can see whether there are any cards. */
  readonly countless: boolean;
  readonly hooksOf: (card: object) => HookList;
}

type HookList = readonly (readonly [window: number, hook: WholeHook])[];

/** A window of a game, and what of it is the same at every table. */
export interface KnownWindow {
  readonly name: string;
  /** The prompt at which it is asked what shall happen in its place. */
  readonly instead: string;
  readonly number: number;
  /** What the game says of it, see `WindowSpec`. */
  readonly collect: AnySpec['collect'];
  readonly order: AnySpec['order'];
  readonly chooser: AnySpec['chooser'];
  readonly rules: AnySpec['rules'];
  readonly secret: boolean;
  /** By name of a pile, how its cards could ever act here. */
  readonly modes: ReadonlyMap<string, ReadonlySet<HookMode>>;
}

/** A window as it stands at one table: which hidden piles could have something to say there. */
export interface TableWindow extends KnownWindow {
  readonly hidden: readonly HiddenPile[];
}
/** A hidden pile, and how its cards could act at a window: in place of what is about to happen, or in addition. */
export interface HiddenPile {
  readonly pile: ListeningPile;
  readonly instead: boolean;
  readonly may: boolean;
}

/** All windows of a game, and by name of a pile what its cards do: worked out once. */
interface Plan {
  readonly windows: ReadonlyMap<string, KnownWindow>;
  readonly hooksOf: ReadonlyMap<string, (card: object) => HookList>;
  readonly tables: WeakMap<Layout, Ears>;
}
/** The same for a table of one size. */
interface Ears {
  readonly byPile: readonly (ListeningPile | null)[];
  /** Seat by seat, then what belongs to nobody; for each in the order the game lists its piles. */
  readonly inOrder: readonly ListeningPile[];
  readonly windows: ReadonlyMap<string, TableWindow>;
}

const plans = new WeakMap<Game, Plan>();

function planOf(game: Game): Plan {
  let plan = plans.get(game);
  if (plan === undefined) plans.set(game, (plan = newPlan(game)));
  return plan;
}

function newPlan(game: Game): Plan {
  const windows = new Map<string, GrowingWindow>();
  const specs = (game.windows ?? {}) as Readonly<Record<string, AnySpec>>;
  const windowOf = (name: string): GrowingWindow => {
    let window = windows.get(name);
    if (window === undefined) {
      const { collect, order, chooser, rules, secret }: AnySpec = { ...game.everyWindow, ...specs[name] };
      window = {
        name,
        instead: insteadPrompt(name),
        number: windows.size,
        collect,
        order,
        chooser,
        rules,
        secret: secret === true,
        modes: new Map(),
      };
      windows.set(name, window);
    }
    return window;
  };
  for (const name of Object.keys(specs)) windowOf(name);
  const hooksOf = new Map<string, (card: object) => HookList>();
  for (const [pile, listening] of listeningOf(game)) {
    const found = new Map<object, HookList>();
    for (const def of Object.values(game.content)) {
      const list: [number, WholeHook][] = [];
      for (const [name, hooks] of Object.entries(listening.hooks(def))) {
        const { number, modes } = windowOf(name);
        for (const hook of Array.isArray(hooks) ? (hooks as AnyHook[]) : [hooks as AnyHook]) {
          list.push([number, wholeHook(hook)]);
          modes.set(pile, (modes.get(pile) ?? new Set()).add(hook.mode));
        }
      }
      found.set(def, list.length === 0 ? NO_HOOKS : list);
    }
    hooksOf.set(pile, (card) => found.get(card) ?? NO_HOOKS);
  }
  return { windows, hooksOf, tables: new WeakMap() };
}
type GrowingWindow = Omit<KnownWindow, 'modes'> & { readonly modes: Map<string, Set<HookMode>> };
const NO_HOOKS: HookList = [];

const listeningOf = (game: Game): [string, AnyListening][] =>
  Object.entries((game.listening ?? {}) as unknown as Readonly<Record<string, AnyListening>>);

function earsOf(game: Game, layout: Layout): Ears {
  const plan = planOf(game);
  let ears = plan.tables.get(layout);
  if (ears === undefined) plan.tables.set(layout, (ears = newEars(game, plan, layout)));
  return ears;
}

function newEars(game: Game, plan: Plan, layout: Layout): Ears {
  const byPile: (ListeningPile | null)[] = layout.laid.map(() => null);
  const listed: ListeningPile[] = [];
  for (const [name, listening] of listeningOf(game))
    layout.laid.forEach(({ name: own, owner, sight }, pile) => {
      if (own !== name) return;
      const hidden = sight.some((seen) => seen !== 'faces');
      const countless = sight.includes('none');
      const hooksOf = plan.hooksOf.get(name)!;
      const { awake, usable } = listening;
      byPile[pile] = { pile: pile as Pile, owner, awake, usable, hidden, countless, hooksOf };
      listed.push(byPile[pile]);
    });
  const rank = (owner: Owner): number => owner ?? layout.alone.length;
  const inOrder = listed.toSorted((a, b) => rank(a.owner) - rank(b.owner));
  const windows = new Map<string, TableWindow>();
  for (const known of plan.windows.values()) {
    const hidden = inOrder.flatMap((pile): HiddenPile[] => {
      const modes = pile.hidden ? known.modes.get(layout.laid[pile.pile].name) : undefined;
      const may = modes?.has('may') === true;
      const instead = modes?.has('instead') === true;
      return may || instead ? [{ pile, instead, may }] : [];
    });
    windows.set(known.name, { ...known, hidden, secret: known.secret || hidden.length > 0 });
  }
  return { byPile, inOrder, windows };
}

/** By window, who listens among the cards of one pile. */
export type Heard = readonly (readonly Listener[] | undefined)[];
const NOTHING: Heard = [];

/**
 * Which piles listen to which windows at a table, as its cards lie now. Found once and kept until a card that listens comes or
 * goes: a window nobody listens to is passed by a glance.
 */
export class Listeners {
  private readonly t: KernelTable;
  private readonly ears: Ears;
  /** By pile, who listens there. Of a pile in `stale` it may have changed since. */
  private readonly heard: (Heard | undefined)[];
  private readonly stale: Pile[] = [];
  private readonly isStale: boolean[];
  /** By window, the piles that listen to it, as far as they are known. */
  private readonly piles: (readonly ListeningPile[] | undefined)[] = [];

  constructor(t: KernelTable) {
    this.t = t;
    this.ears = earsOf(t.game, t.layout);
    this.heard = Array<Heard | undefined>(t.layout.laid.length).fill(undefined);
    this.isStale = Array<boolean>(t.layout.laid.length).fill(false);
  }

  window(name: string): TableWindow | undefined {
    return this.ears.windows.get(name);
  }

  changed(pile: Pile): void {
    if (this.ears.byPile[pile] === null || this.isStale[pile]) return;
    this.isStale[pile] = true;
    this.stale.push(pile);
  }

  /** The piles that hold a card which listens to this window. */
  at(window: number): readonly ListeningPile[] {
    if (this.stale.length > 0) this.renew();
    return (this.piles[window] ??= this.ears.inOrder.filter(
      ({ pile }) => this.of(pile)[window] !== undefined,
    ));
  }

  of(pile: Pile): Heard {
    if (this.stale.length > 0) this.renew();
    return (this.heard[pile] ??= this.found(pile));
  }

  /** Listen again in the piles that have changed. Only windows that a card there listens to, or did, are affected. */
  private renew(): void {
    const { stale, heard } = this;
    for (const pile of stale) {
      this.isStale[pile] = false;
      const before = heard[pile];
      // A pile nobody has asked about yet is in no list.
      if (before === undefined) continue;
      const now = (heard[pile] = this.found(pile));
      this.forget(before);
      this.forget(now);
    }
    stale.length = 0;
  }
  private forget(heard: Heard): void {
    for (let window = 0; window < heard.length; window++)
      if (heard[window] !== undefined) this.piles[window] = undefined;
  }
  private found(pile: Pile): Heard {
    const { sharedSource } = this.t;
    if (sharedSource === null || sharedSource.changed[pile]) return this.listen(pile);
    // All copies share who listens in a pile until they change it.
    return (sharedSource.heard[pile] ??= this.listen(pile));
  }
  private listen(pile: Pile): Heard {
    const { t } = this;
    const { hooksOf } = this.ears.byPile[pile]!;
    let heard: Listener[][] | null = null;
    for (const card of t.cards(pile)) {
      const hooks = hooksOf(t.def(card));
      for (let i = 0; i < hooks.length; i++) {
        const [window, hook] = hooks[i];
        const others = ((heard ??= Array<Listener[]>(this.ears.windows.size))[window] ??= []);
        // The hooks of one card come one after the other.
        let before = 0;
        for (let at = others.length - 1; at >= 0 && others[at].card === card; at--) before++;
        others.push(new Listener(card, hook, before));
      }
    }
    return heard ?? NOTHING;
  }
}
