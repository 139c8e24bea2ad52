import { done, type Flow, perform, type Seat } from '@tafelrunde/engine';
import type { Amount, Effect } from '../shape.ts';
import type { Frame } from './frame.ts';
import { spokesperson } from './group.ts';
import { pursuedBy } from './places.ts';
import { type VerbRules, verbsOf } from './tools.ts';

/** Carry out a text, in the order written. What is impossible is skipped. VA-EFFECT-01, VA-EFFECT-02 */
export function carryOut(frame: Frame, effects: readonly Effect[]): Flow {
  switch (effects.length) {
    case 0:
      return NOTHING;
    case 1:
      return one(frame, effects[0]);
    default:
      return inOrder(frame, effects);
  }
}
const NOTHING: Flow = done(undefined);
const one = (frame: Frame, effect: Effect): Flow =>
  perform((verbsOf(frame.t)[effect.verb] as VerbRules).run(frame, effect));
function* inOrder(frame: Frame, effects: readonly Effect[]): Flow {
  for (const effect of effects) yield* one(frame, effect);
}

/** Could this effect do anything right now? */
const isPossible = (frame: Frame, effect: Effect): boolean =>
  (verbsOf(frame.t)[effect.verb] as VerbRules).possible?.(frame, effect) ?? true;

/** A text of which nothing at all would happen may not be begun. VA-EFFECT-03 */
export function anyPossible(frame: Frame, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (isPossible(frame, effect)) return true;
  return effects.length === 0;
}
/** A cost is paid in full or not at all. VA-EFFECT-04 */
export function isPayable(frame: Frame, cost: readonly Effect[]): boolean {
  for (const effect of cost) if (!isPossible(frame, effect)) return false;
  return true;
}

/** Who decides about a text: the hero it concerns, or the one in whose area its enemy lies, or the group. */
export function deciderOf(frame: Frame): Seat {
  const { t, seat, card, moment } = frame;
  if (seat !== null && !t.state.heroes[seat].out) return seat;
  const area = card === null ? null : pursuedBy(t, card);
  const chosen = area ?? moment?.seat ?? null;
  return chosen === null || t.state.heroes[chosen].out ? spokesperson(t) : chosen;
}

/** What a number counts, so that its answers can say the deed. */
export type Counted = 'raiseFocus' | 'lowerFocus' | 'track' | 'heal' | 'loot' | 'cards';

/** How many: asks where the text says "up to", for a text about one of several. */
export function howMany(frame: Frame, n: Amount, most: number, counts: Counted): Flow<number> {
  if (typeof n !== 'object') return done(fixed(frame, n, most));
  return askNumber(frame, Math.min(n.upTo, most), counts);
}
const askNumber = (frame: Frame, max: number, counts: Counted): Flow<number> =>
  frame.t.number(deciderOf(frame), {
    prompt: 'howMany',
    about: { kind: frame.card === null ? null : frame.t.kind(frame.card), max, counts },
    min: 0,
    max,
    rules: ['VA-EFFECT-07'],
  });

/** The same where nobody has to be asked: "up to" counts as all of it. */
export function fixed(frame: Frame, n: Amount, most = Number.POSITIVE_INFINITY): number {
  if (n === 'all' || n === 'half') return most;
  if (typeof n === 'object') return Math.min(n.upTo, most);
  return Math.max(0, Math.min(typeof n === 'function' ? n(frame) : n, most));
}
