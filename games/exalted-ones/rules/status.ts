import { clone, type Seat } from '@tafelrunde/engine';
import type { Exalted, Hero, Lasting, LastingStep, Living, Model, ModelId, Status, Until } from '../shape.ts';
import { isLiving, isMonster, isUp, kindOf, otherSeat, seatOf } from './models.ts';

/** EX-STATUS-13: for durations a golem counts as its team's, a neutral as belonging to the opponent of whoever did it. */
function countsFor(t: Exalted, model: Model, by: Hero | null): Seat {
  if (model.team !== null) return seatOf(t, model.team);
  return by === null ? t.state.starter : otherSeat(seatOf(t, by.team));
}

/** Apply a status effect. None stacks with itself: its duration begins again, and the latest hero counts. EX-STATUS-12 */
export function afflict(t: Exalted, model: Model, status: Status, by: Hero | null): void {
  if (!isLiving(model) || !isUp(model)) return;
  // EX-NEUT-10: Drako and Cydra are immune, Pantha and Igu are not.
  if (isMonster(model)) return;
  const seat = countsFor(t, model, by);
  const old = model.status.findIndex((one) => one.status === status);
  if (old !== -1) model.status.splice(old, 1);
  model.status.push({ status, by: by === null ? null : by.id, seat, after: t.state.phases[seat] });
  t.tell('afflicted', { model: model.id, ...named(model), status });
}

/** End these status effects. */
export function cure(t: Exalted, model: Living, what: 'all' | readonly Status[]): void {
  for (const { status } of model.status.slice())
    if (what === 'all' || what.includes(status)) {
      model.status.splice(
        model.status.findIndex((one) => one.status === status),
        1,
      );
      t.tell('cured', { model: model.id, ...named(model), status });
    }
}

/** The status effects that last until the end of the next activation phase. EX-STATUS-02 to -05 */
const TIMED: ReadonlySet<Status> = new Set(['silence', 'blind', 'stun', 'hold']);

/** EX-SEQ-13, EX-STATUS-06: what is due at the end of this player's phase ends. Only a phase that began after it counts. */
export function expireStatus(t: Exalted, seat: Seat): void {
  const begun = t.state.phases[seat];
  for (const model of t.state.models)
    if (isLiving(model))
      for (const one of model.status.slice())
        if (TIMED.has(one.status) && one.seat === seat && one.after < begun) cure(t, model, [one.status]);
}

/** Leave something on a model for a while. The same step of the same ability of the same hero works once: the newer replaces. */
export function addLasting(
  t: Exalted,
  on: Model,
  by: Hero,
  ability: string,
  step: number,
  what: LastingStep,
): void {
  const { lasting } = t.state;
  const old = lasting.findIndex(
    (one) => one.on === on.id && one.by === by.id && one.ability === ability && one.step === step,
  );
  if (old !== -1) lasting.splice(old, 1);
  const seat = what.until === 'ownNextActivation' ? seatOf(t, by.team) : countsFor(t, on, by);
  const left = what.do === 'empower' ? what.next : what.do === 'counter' ? what.times : 0;
  lasting.push({
    on: on.id,
    by: by.id,
    ability,
    step,
    until: what.until,
    seat,
    after: t.state.phases[seat],
    // The same step may last on several models.
    what: clone(what),
    left,
  });
}

/** End all of a duration that is due now; those of a player's phases, only if that phase began after them. */
export function expireLasting(t: Exalted, until: Until, seat: Seat | null = null): void {
  removeLasting(
    t,
    (one) =>
      one.until === until && (seat === null || (one.seat === seat && one.after < t.state.phases[seat])),
  );
}
/** A knocked-out hero loses what works on it, and what is measured from it. EX-ROUND-06 */
export function dropLastingOf(t: Exalted, id: ModelId): void {
  removeLasting(t, ({ on }) => on === id);
}
export function removeLasting(t: Exalted, gone: (one: Lasting) => boolean): void {
  const { lasting } = t.state;
  for (let i = lasting.length - 1; i >= 0; i--) if (gone(lasting[i])) lasting.splice(i, 1);
}

/** How a model is called in what is told. */
export function named(model: Model): { kind: string; team: string | null } {
  return { kind: kindOf(model), team: model.team };
}
