import { done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Moment, Valskyrr, WindowName } from '../shape.ts';
import { listenersTo } from './listeners.ts';
import { heroesIn } from './places.ts';

const NOTHING: readonly never[] = [];

/** Moments at which weakness may be spent, whoever listens. VA-CONDITION-10 */
export const CANCELS: ReadonlySet<WindowName> = new Set(['enemyAbility', 'attackStart']);

/** Written out field by field: moments come all the time, and objects built alike are read fastest. */
export const momentOf = (at: WindowName, about: Partial<Moment>): Moment => ({
  at,
  seat: about.seat ?? null,
  ally: about.ally ?? null,
  enemy: about.enemy ?? null,
  doing: about.doing ?? null,
  attack: about.attack ?? null,
  later: about.later ?? NOTHING,
  cause: about.cause ?? null,
  healer: about.healer ?? null,
  slot: about.slot ?? null,
  passed: about.passed ?? NOTHING,
  objectivesLost: about.objectivesLost ?? 0,
  bossSetup: about.bossSetup ?? false,
  cancelled: about.cancelled ?? false,
  answered: NOTHING,
});

/** A moment has come: whoever listens to it has a say. Who listens is worked out by `windows.ts`. */
export function open(t: Valskyrr, at: WindowName, about: Partial<Moment> = {}): Flow<unknown> {
  const isHeard =
    listenersTo(t, at).length > 0 || CANCELS.has(at) || (about.later !== undefined && about.later.length > 0);
  return isHeard ? t.window(at, momentOf(at, about)) : UNHEARD;
}
const UNHEARD: Flow<unknown> = done(null);

/** The same where a text is about to be carried out: was it cancelled? */
export function* cancelled(t: Valskyrr, at: WindowName, about: Partial<Moment>): Flow<boolean> {
  const moment = momentOf(at, about);
  yield* t.window(at, moment);
  return moment.cancelled;
}

/** Seating order from this seat on, of those whose heroes are in the game. VA-REFLEX-05 */
export function seatsFrom(t: Valskyrr, first: Seat | null): Seat[] {
  if (first === null || first === 0) return heroesIn(t);
  const { heroes } = t.state;
  const seats: Seat[] = [];
  for (let i = 0; i < heroes.length; i++) {
    const seat = (first + i) % heroes.length;
    if (!heroes[seat].out) seats.push(seat);
  }
  return seats;
}
