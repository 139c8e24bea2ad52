import type { Act } from './flow.ts';
import type { Shape } from './game.ts';
import type { PileSpec } from './piles.ts';
import type { Option } from './question.ts';
import type { Table } from './table.ts';
import type { Card, RuleId, Seat } from './words.ts';

/** Whose pile a card lies in: a seat's, or nobody's (a monster, an event, a place). */
export type Owner = Seat | null;

/** What the option that offers an effect points at: whom, where, how much. */
export type Aim = Pick<Option, 'seat' | 'pile' | 'space' | 'value' | 'about' | 'does'>;

/**
 * `must` fires by itself, `may` is offered, `instead` is offered first and takes the place of what was about to happen if
 * its `run` returns 'replaced' (it may fail, and then the rest goes on).
 */
export type HookMode = 'must' | 'may' | 'instead';

interface HookBase<G extends Shape, C extends object, O extends Owner> {
  readonly mode: HookMode;
  /** Of `must` effects: smaller first, then the order of the seats, then as collected. Of one seat's others: how listed. */
  readonly rank?: number;
  /** Key of the option's text, where the name of the card does not say enough. It says what the option does, too. */
  readonly text?: string;
  /** What is gone once it is used: the card itself, as a rule (see `Option.commits`). */
  readonly commits?: 'costs' | 'ends';
  /** Whether it applies now. Of a card that lies open: by what everybody can see. Reads only, and is called often. */
  when?(t: Table<G>, owner: O, scene: C, card: Card): boolean;
  /** Offered but greyed out, with the rule that forbids it; null if allowed. */
  no?(t: Table<G>, owner: O, scene: C, card: Card): RuleId | null;
  /** Whether hardly anybody would use it now: for nothing but that nobody is asked (see `Asking.usual`). Reads only. */
  idle?(t: Table<G>, owner: O, scene: C, card: Card): boolean;
  aim?(t: Table<G>, owner: O, scene: C, card: Card): Aim;
  /** It was offered, and the window closes without it: what `idle` may want to know the next time can be noted here. */
  declined?(t: Table<G>, owner: O, scene: C, card: Card): void;
}
/** Of a card that a seat owns. */
interface SeatHook<G extends Shape, C extends object> extends HookBase<G, C, Seat> {
  /** Whom it is offered to, where that is not its owner alone. */
  to?(t: Table<G>, scene: C, card: Card): readonly Seat[];
  /** `seat` owns the card, or has taken what was offered. */
  run(t: Table<G>, seat: Seat, scene: C, card: Card): Act<'replaced' | void>;
}
/** Of a card that belongs to nobody: it happens by itself … */
interface NobodysHook<G extends Shape, C extends object> extends HookBase<G, C, null> {
  readonly mode: 'must';
  readonly to?: undefined;
  run(t: Table<G>, owner: null, scene: C, card: Card): Act<'replaced' | void>;
}
/** … or says whom it is offered to: a place may serve everybody who stands there. */
interface NobodysOffer<G extends Shape, C extends object> extends HookBase<G, C, null> {
  readonly mode: 'may' | 'instead';
  to(t: Table<G>, scene: C, card: Card): readonly Seat[];
  /** `seat` has taken the offer. */
  run(t: Table<G>, seat: Seat, scene: C, card: Card): Act<'replaced' | void>;
}

/** Something a card does at a window. */
export type Hook<G extends Shape = Shape, C extends object = object, O extends Owner = Seat> = O extends null
  ? NobodysHook<G, C> | NobodysOffer<G, C>
  : SeatHook<G, C>;

/** The windows of a game, and what goes on in each: a scene where everybody shall see it, else any object. */
export type WindowName<G extends Shape> = keyof G['windows'] & string;
export type SceneAt<G extends Shape, K extends WindowName<G> = WindowName<G>> = G['windows'][K] & object;

/** By window, what a card does there: one thing or several. */
export type Hooks<G extends Shape, O extends Owner = Seat> = {
  readonly [K in WindowName<G>]?: Hook<G, SceneAt<G, K>, O> | readonly Hook<G, SceneAt<G, K>, O>[];
};

/** The same effect at several windows. */
export const atEach = <G extends Shape, K extends WindowName<G>, O extends Owner = Seat>(
  windows: readonly K[],
  hook: Hook<G, SceneAt<G, K>, O>,
): { readonly [P in K]: Hook<G, SceneAt<G, P>, O> } =>
  Object.fromEntries(windows.map((window) => [window, hook])) as never;

export type OwnerOf<P extends PileSpec> = P['many'] extends 'each' ? Seat : null;

/** How the cards of a pile take part in windows. */
export interface Listening<G extends Shape, O extends Owner> {
  /** What a card does while it lies here. Follows from its definition alone: it is asked once for each. */
  hooks(card: G['card']): Hooks<G, O>;
  /**
   * Whether the cards of this owner's pile can act at all now. By what everybody can see: where faces are hidden it decides
   * who is asked, together with how many cards there are.
   */
  awake?(t: Table<G>, owner: O, window: WindowName<G>, scene: SceneAt<G>): boolean;
  /** Whether its owner can use this card now. */
  usable?(t: Table<G>, owner: O, card: Card): boolean;
}

/** By pile, in the order in which their cards act. Piles that are not listed do not listen. */
export type ListeningPiles<G extends Shape> = string extends keyof G['piles']
  ? object
  : { readonly [P in keyof G['piles']]?: Listening<G, OwnerOf<G['piles'][P]>> };
