import { type Act, done, type Flow, type Game, perform, type Seat } from '@tafelrunde/engine';
import type { Effect, Euthia, EuthiaShape, Modifiers, Verb, Verbs } from '../shape.ts';
import type { Doing } from './doing.ts';
import { heroesHit } from './figures.ts';

/** How one verb is carried out. False: there was nothing to do, where something else happens then (`ifNone`). */
export type VerbRule<V extends Verb> = (
  t: Euthia,
  at: Doing,
  argument: Verbs[V],
  how: Modifiers,
) => Act<boolean | void>;
export type VerbRules<V extends Verb = Verb> = { readonly [K in V]: VerbRule<K> };

/** The game carries its verbs: they are made of rules, and rules resolve effects. */
export interface EuthiaGame extends Game<EuthiaShape> {
  readonly verbs: VerbRules;
}

/** The verb of an effect is its first key. */
function verbOf(effect: Effect): Verb {
  for (const key in effect) return key as Verb;
  throw new Error('an effect without a verb');
}

/** From left to right; what cannot happen is skipped. */
export function resolve(t: Euthia, at: Doing, fx: readonly Effect[]): Flow {
  return fx.length === 0 ? done(undefined) : resolveAll(t, at, fx);
}
function* resolveAll(t: Euthia, at: Doing, fx: readonly Effect[]): Flow {
  for (const effect of fx) {
    if (at.over) return;
    yield* resolveOne(t, at, effect);
  }
}

function* resolveOne(t: Euthia, at: Doing, effect: Effect): Flow {
  const { to } = effect;
  if (to === 'heroesAt' || to === 'heroesOnHexes') {
    for (const seat of heroesHit(t, to, effect.distance)) yield* carryOut(t, { ...at, seat }, effect);
    return;
  }
  if (to === 'chosenOther') {
    const seat = yield* chooseOther(t, at.seat);
    if (seat !== null) yield* carryOut(t, { ...at, seat }, effect);
    return;
  }
  yield* carryOut(t, at, effect);
}

function* carryOut(t: Euthia, at: Doing, effect: Effect): Flow {
  const verb = verbOf(effect);
  const rule = (t.game as EuthiaGame).verbs[verb] as VerbRule<Verb>;
  const happened = yield* perform(rule(t, at, (effect as never)[verb], effect));
  if (happened === false && effect.ifNone !== undefined) yield* resolve(t, at, effect.ifNone);
}

function* chooseOther(t: Euthia, seat: Seat): Flow<Seat | null> {
  const from = t
    .clockwise(seat)
    .slice(1)
    .map((other) => ({ id: `seat${other}`, text: 'otherHero', seat: other }));
  if (from.length === 0) return null;
  return (yield* t.ask(seat, { prompt: 'chooseOther', from })).seat;
}

/** Can all of it be done? An option that cannot may not be picked. */
export function canBeDone(t: Euthia, seat: Seat, fx: readonly Effect[]): boolean {
  const hero = t.state.heroes[seat];
  return fx.every((effect) => {
    if ('gold' in effect) return hero.gold >= -effect.gold;
    if ('gaar' in effect) return hero.gaar >= -effect.gaar;
    if ('dwurt' in effect) return hero.dwurt >= -effect.dwurt;
    if ('reputation' in effect) return hero.reputation >= -effect.reputation;
    return true;
  });
}
