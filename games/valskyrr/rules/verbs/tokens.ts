import { type Card, cardOption, type Flow } from '@tafelrunde/engine';
import type { Condition, Effect } from '../../shape.ts';
import { CONDITIONS } from '../../shape.ts';
import { touch } from '../action.ts';
import { deciderOf, fixed, howMany } from '../effects.ts';
import type { Frame } from '../frame.ts';
import { gainLoot } from '../kills.ts';
import { conditionsOn, marked, marksOf, takeCondition } from '../marks.ts';
import { open } from '../moments.ts';
import { activeEncounter, holderOf, isEnemy } from '../places.ts';
import { awayFrom } from '../objectives.ts';
import { limitOf } from '../statics.ts';
import { loseObjectives } from '../tracks.ts';
import type { Verbs } from '../tools.ts';
import { those } from '../who.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { verb: V }>;

/** Conditions, objective tokens and loot. VA-TOKEN-02 */

function* placeCondition(frame: Frame, { kind, n, onto, split }: Of<'placeCondition'>): Flow {
  const targets = yield* those(frame, onto);
  if (targets.length === 0) return;
  if (split && targets.length > 1) {
    for (let left = fixed(frame, n); left > 0; left--) {
      const from = targets.map((card) => cardOption(card));
      const { card } = yield* frame.t.ask(deciderOf(frame), {
        prompt: 'divideCondition',
        about: { left, kind },
        from,
      });
      putCondition(frame, card, kind, 1);
    }
    return;
  }
  for (const target of targets) putCondition(frame, target, kind, fixed(frame.at(target, onto), n));
}

function putCondition(frame: Frame, target: Card, kind: Condition, n: number): void {
  const { t, doing } = frame;
  const def = t.def(target);
  if (isEnemy(def) && doing !== null) touch(t, doing, target);
  let placed = n;
  if (def.sort === 'boss') {
    if (kind === 'weakness') return; // VA-CONDITION-11
    if (kind === 'dazed') {
      const most = limitOf(t, 'bossDazed', Number.POSITIVE_INFINITY, null);
      placed = Math.min(placed, Math.max(0, most - marksOf(t, target).dazed));
    }
  }
  if (placed <= 0) return;
  marked(t, target)[kind] += placed;
  t.tell('condition', { kind: t.kind(target), condition: kind, n: placed });
  if (doing !== null && isEnemy(def)) doing.deeds.placed.push({ kind, onto: target, n: placed });
}

function* removeCondition(frame: Frame, { kind, n, from }: Of<'removeCondition'>): Flow {
  for (const target of yield* those(frame, from)) {
    const there = kind === 'any' ? conditionsOn(frame.t, target) : marksOf(frame.t, target)[kind];
    const count = fixed(frame.at(target, from), n, there);
    if (kind === 'any') yield* removeAny(frame, target, count, there);
    else noteRemoved(frame, target, kind, takeCondition(frame.t, target, kind, count));
  }
}
function noteRemoved({ doing }: Frame, from: Card, kind: Condition, n: number): void {
  if (n > 0) doing?.deeds.removed.push({ kind, from, n });
}
function* removeAny(frame: Frame, target: Card, n: number, there: number): Flow {
  const { t } = frame;
  for (let left = n; left > 0; left--) {
    const from = CONDITIONS.filter((kind) => marksOf(t, target)[kind] > 0);
    const kind = from.length === 1 || n >= there ? from[0] : yield* whichCondition(frame, target, from);
    noteRemoved(frame, target, kind, takeCondition(t, target, kind, 1));
  }
}
/** The player of the bearer chooses; of an enemy, whoever removes it. */
function* whichCondition(frame: Frame, target: Card, from: readonly Condition[]): Flow<Condition> {
  const bearer = isEnemy(frame.t.def(target)) ? null : holderOf(frame.t, target);
  const { kind } = yield* frame.t.ask(bearer ?? deciderOf(frame), {
    prompt: 'removeCondition',
    about: { kind: frame.t.kind(target) },
    from: from.map((one) => ({ id: one, kind: one })),
  });
  return kind;
}

/** Each token may go to the time charter instead. VA-TOKEN-04 */
function* placeObjective(frame: Frame, { n, onto, redirect, by }: Of<'placeObjective'>): Flow {
  const { t, doing } = frame;
  const count = fixed(frame, n);
  if (count <= 0) return;
  const host = onto === 'timeCharter' ? null : onto === 'thisCard' ? frame.card : activeEncounter(t);
  let away = host === null ? count : 0;
  if (host !== null && redirect)
    away = yield* awayFrom(t, host, count, by === 'group' ? null : deciderOf(frame));
  t.state.objectives += away;
  if (host !== null && count > away) marked(t, host).objectives += count - away;
  t.tell('objectives', { n: count - away, away, kind: host === null ? null : t.kind(host) });
  // Only texts of the world place tokens somebody waits for.
  if (doing === null) yield* open(t, 'objectivePlaced', { seat: frame.seat });
}
function spendObjective(frame: Frame, { n, from }: Of<'spendObjective'>): void {
  const { t } = frame;
  if (from === 'timeCharter') {
    loseObjectives(t, fixed(frame, n));
    return;
  }
  const host = (from === 'thisCard' ? frame.card : activeEncounter(t))!;
  const spent = Math.min(fixed(frame, n), marksOf(t, host).objectives);
  if (spent > 0) marked(t, host).objectives -= spent;
}

function* spendLoot(frame: Frame, { n, onto }: Of<'spendLoot'>): Flow {
  const { t } = frame;
  const spent = yield* howMany(frame, n, t.state.loot, 'loot');
  t.state.loot -= spent;
  if (onto !== undefined) for (const card of yield* those(frame, onto)) marked(t, card).loot += spent;
  if (spent > 0) t.tell('lootSpent', { n: spent, loot: t.state.loot });
}

const bearing = (frame: Frame, card: Card, kind: Condition | 'any'): boolean =>
  (kind === 'any' ? conditionsOn(frame.t, card) : marksOf(frame.t, card)[kind]) > 0;

export const tokenVerbs: Pick<
  Verbs,
  'placeCondition' | 'removeCondition' | 'placeObjective' | 'spendObjective' | 'gainLoot' | 'spendLoot'
> = {
  placeCondition: { run: placeCondition, possible: (frame, { onto }) => frame.all(onto).length > 0 },
  removeCondition: {
    run: removeCondition,
    possible: (frame, { from, kind }) => frame.all(from).some((card) => bearing(frame, card, kind)),
  },
  placeObjective: {
    run: placeObjective,
    possible: ({ t }, { onto }) => onto !== 'encounter' || activeEncounter(t) !== null,
  },
  spendObjective: {
    run: spendObjective,
    possible: (frame, { n, from }) => {
      // Only cards of heroes ask: they spend what lies on them.
      return from === 'timeCharter' || marksOf(frame.t, frame.card!).objectives >= fixed(frame, n);
    },
  },
  gainLoot: {
    run: (frame, { n }) => gainLoot(frame.t, fixed(frame, n)),
  },
  spendLoot: { run: spendLoot, possible: (frame, { n }) => frame.t.state.loot >= fixed(frame, n) },
};
