import { type Card, type Flow, type Seat } from '@tafelrunde/engine';
import type { Change, Duration, Effect, Role } from '../../shape.ts';
import { ROLES } from '../../shape.ts';
import { touch } from '../action.ts';
import type { Frame } from '../frame.ts';
import { heroOf } from '../places.ts';
import type { Verbs } from '../tools.ts';
import { those } from '../who.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { verb: V }>;

/** What lasts longer than the effect itself. VA-DURATION-01, VA-DURATION-02 */

function add(frame: Frame, until: Duration, change: Partial<Change>): void {
  const { state } = frame.t;
  state.changes.push({
    on: null,
    stat: null,
    limit: null,
    forbids: null,
    seat: null,
    delta: 0,
    set: null,
    until,
    // What lasts until the end of a turn ends with the turn in progress.
    turnOf: until === 'turnEnd' ? (state.turn ?? frame.seat) : null,
    ...change,
  });
}

const isRole = (who: unknown): who is Role =>
  typeof who === 'string' && (ROLES as readonly string[]).includes(who);

function* modifyStat(frame: Frame, { target, stat, delta, set, duration }: Of<'modifyStat'>): Flow {
  const { t, doing } = frame;
  // A change to whoever bears a role goes with the role.
  const on: readonly (Card | Role)[] = isRole(target)
    ? [target]
    : target === 'boss'
      ? bosses(frame)
      : yield* those(frame, target);
  for (const one of on) {
    if (typeof one === 'number' && doing !== null) touch(t, doing, one);
    // A change may be below zero, so it is read as it stands.
    const change = typeof delta === 'function' ? delta(frame) : delta;
    add(frame, duration, { on: one, stat, delta: change, set: set ?? null });
  }
}
/** The boss, also while it is set aside. */
function bosses({ t }: Frame): readonly Card[] {
  const all = [
    ...t.cards(t.piles.aside),
    ...t.cards(t.piles.row),
    ...t.piles.pursuers.flatMap((pile) => t.cards(pile)),
  ];
  return all.filter((card) => t.def(card).sort === 'boss');
}

function* modifyLimit(frame: Frame, { limit, delta, hero, duration }: Of<'modifyLimit'>): Flow {
  for (const card of yield* those(frame, hero)) {
    const seat: Seat | null = heroOf(frame.t, card);
    if (seat !== null) add(frame, duration, { limit, delta, seat });
  }
}

function* forbid(frame: Frame, { what, enemy, duration }: Of<'forbid'>): Flow {
  for (const card of yield* those(frame, enemy)) add(frame, duration, { forbids: what, on: card });
}

/** The role lasts until the bearer leaves play, the encounter ends, or another gets it. */
function* mark(frame: Frame, { role, target, by }: Of<'mark'>): Flow {
  const [bearer] = yield* those(frame, target, by);
  frame.t.state.roles[role] = bearer ?? null;
  if (bearer !== undefined) frame.t.tell('role', { role, kind: frame.t.kind(bearer) });
}

export const changeVerbs: Pick<Verbs, 'modifyStat' | 'modifyLimit' | 'forbid' | 'mark' | 'steerPursuit'> = {
  modifyStat: {
    run: modifyStat,
    possible: (frame, { target }) => frame.all(target).length > 0,
  },
  modifyLimit: { run: modifyLimit, possible: (frame, { hero }) => frame.all(hero).length > 0 },
  forbid: { run: forbid },
  mark: { run: mark },
  steerPursuit: {
    *run(frame, { to, max }) {
      const [hero] = yield* those(frame, to);
      const seat = hero === undefined ? null : heroOf(frame.t, hero);
      if (seat !== null) frame.t.state.steer = { seat, max };
    },
  },
};
