import type { Act, Card, Game, Seat } from '@tafelrunde/engine';
import type { Effect, FrameSeed, Reading, Valskyrr, ValskyrrShape, VerbName, Who } from '../shape.ts';
import type { Frame } from './frame.ts';

/** What a text reads, and whom it means. Made by `frame.ts`. */
export interface Reader extends Reading, FrameSeed {
  readonly t: Valskyrr;
  /** Everybody a word may mean, without asking anybody. */
  all(who: Who): readonly Card[];
  includes(who: Who, card: Card): boolean;
  includesHero(who: Who, seat: Seat): boolean;
}

/** How one sort of effect is carried out, and whether it could do anything right now; where nothing is said, it could. */
export interface VerbRules<V extends VerbName = VerbName> {
  run(frame: Frame, effect: Extract<Effect, { verb: V }>): Act;
  possible?(frame: Frame, effect: Extract<Effect, { verb: V }>): boolean;
}
export type Verbs = { readonly [V in VerbName]: VerbRules<V> };

/**
 * The game with its verbs and its reader: rules find them there, so that no rule has to import a file that imports it. Attacks
 * run effects, effects make attacks.
 */
export type ValskyrrGame = Game<ValskyrrShape> & {
  readonly verbs: Verbs;
  read(t: Valskyrr, seed: FrameSeed): Reader;
};
const gameOf = (t: Valskyrr): ValskyrrGame => t.game as ValskyrrGame;

export const readerOf = (t: Valskyrr, seed: FrameSeed): Reader => gameOf(t).read(t, seed);
export const verbsOf = (t: Valskyrr): Verbs => gameOf(t).verbs;
