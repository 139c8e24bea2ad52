import { done, type Flow, type Scene, type Seat } from '@tafelrunde/engine';
import type { Moment, Valskyrr, WindowName } from '../shape.ts';
import { listenersTo } from './listeners.ts';
import { heroesIn } from './places.ts';

const NOTHING: Omit<Moment, 'at'> = {
  seat: null,
  ally: null,
  enemy: null,
  doing: null,
  attack: null,
  later: [],
  cause: null,
  healer: null,
  slot: null,
  passed: [],
  objectivesLost: 0,
  bossSetup: false,
  cancelled: false,
};

/** Moments at which weakness may be spent, whoever listens. VA-CONDITION-10 */
export const CANCELS: ReadonlySet<WindowName> = new Set(['enemyAbility', 'attackStart']);

const momentOf = (at: WindowName, about: Partial<Moment> = {}): Moment => ({ ...NOTHING, ...about, at });

/** A moment has come: whoever listens to it has a say. Who listens is worked out by `windows.ts`. */
export function open(t: Valskyrr, at: WindowName, about: Partial<Moment> = {}): Flow<unknown> {
  const isHeard =
    (about.later !== undefined && about.later.length > 0) || CANCELS.has(at) || listenersTo(t, at).length > 0;
  return isHeard ? t.window(at, momentOf(at, about) as unknown as Scene) : UNHEARD;
}
const UNHEARD: Flow<unknown> = done(null);

/** The same where a text is about to be carried out: was it cancelled? */
export function* cancelled(t: Valskyrr, at: WindowName, about: Partial<Moment>): Flow<boolean> {
  const moment = momentOf(at, about);
  yield* t.window(at, moment as unknown as Scene);
  return moment.cancelled;
}

/** Seating order from this seat on, of those whose heroes are in the game. VA-REFLEX-05 */
export function seatsFrom(t: Valskyrr, first: Seat | null): Seat[] {
  const seats = heroesIn(t);
  if (first === null) return seats;
  return [...seats.filter((seat) => seat >= first), ...seats.filter((seat) => seat < first)];
}
