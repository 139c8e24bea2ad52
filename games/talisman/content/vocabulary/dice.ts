import { deedOption, type Flow, type Option, PASS, perform, type Seat } from '@tafelrunde/engine';
import { type Better, roll, total } from '../../rules/fate.ts';
import { isPlaying, ownPrayBonus, possessions, prayBonus } from '../../rules/stats.ts';
import { type Effect, type Talisman } from '../../shape.ts';
import { type SpaceName } from '../../shape/spaces.ts';
import { kindOf } from './composing.ts';
import { nothing } from './gains.ts';

/** Results of dice: `{ 1: …, 2: … }`; for ranges write `'2-3'`, for open ends `'6+'` or `'0-'`. */
export type Results = Readonly<Record<string, Effect>>;

function resultOf(results: readonly (readonly [number, number, Effect])[], rolled: number): Effect {
  for (const [from, to, effect] of results) if (rolled >= from && rolled <= to) return effect;
  return nothing;
}
/** A table as a list of ranges from the lowest to the highest. Every number in between stands in it, and stands in it once. */
function parse(results: Results): (readonly [number, number, Effect])[] {
  const parsed = rangesOf(results).toSorted(([a], [b]) => a - b);
  for (const [i, [from]] of parsed.entries()) {
    if (i > 0 && from !== parsed[i - 1][1] + 1)
      throw new Error(`The table ${Object.keys(results).join(', ')} is not whole before ${from}.`);
  }
  return parsed;
}

function rangesOf(results: Results): (readonly [number, number, Effect])[] {
  return Object.entries(results).map(([key, effect]) => {
    const [, low, range, high] = /^(\d+)(?:([-+])(\d*))?$/u.exec(key)!;
    if (range === undefined) return [Number(low), Number(low), effect];
    if (range === '+') return [Number(low), Number.POSITIVE_INFINITY, effect];
    return high === ''
      ? [Number.NEGATIVE_INFINITY, Number(low), effect]
      : [Number(low), Number(high), effect];
  });
}

interface Dice {
  /** How many; 1. */
  readonly dice?: number;
  /** Added to the total. */
  readonly plus?: (t: Talisman, seat: Seat) => number;
  /** What may be added once the dice have shown what they show. */
  readonly may?: (t: Talisman, seat: Seat) => number;
  /** What the roll is called in the log and for cards that change rolls; the card or space itself. */
  readonly what?: string;
  /** The further down the table, the better: then nobody is asked about fate who has its last line. */
  readonly rises?: boolean;
}

/** Roll and read the table. Below its lowest entry the lowest applies, above the highest the highest. */
export function table(results: Results, { dice = 1, plus, may, what, rises = false }: Dice = {}): Effect {
  const parsed = parse(results);
  const lowest = Math.min(...parsed.map(([from]) => from));
  const highest = Math.max(...parsed.map(([, to]) => to));
  const read = (result: number): Effect => resultOf(parsed, Math.min(highest, Math.max(lowest, result)));
  return function* (t, seat, by) {
    const added = plus === undefined ? 0 : plus(t, seat);
    const better: Better = (then, now) => (!rises || then > now) && read(then + added) !== read(now + added);
    const rolled = yield* roll(t, seat, dice, what ?? kindOf(t, by) ?? 'space', better);
    if (!isPlaying(t, seat)) return;
    const result = total(rolled) + (plus === undefined ? 0 : plus(t, seat));
    const more = may === undefined ? 0 : may(t, seat);
    // Nobody is asked where it makes no difference.
    const adds = read(result) !== read(result + more) && (yield* addsMore(t, seat, result, more));
    yield* perform(read(adds ? result + more : result)(t, seat, by));
  };
}

function* addsMore(t: Talisman, seat: Seat, rolled: number, more: number): Flow<boolean> {
  const { declines } = yield* t.ask(seat, {
    prompt: 'addToPrayer',
    about: { rolled, more },
    from: [deedOption('addMore', { value: more }), deedOption('keep', { declines: true as const })],
  });
  return declines !== true;
}

/** A table for praying: some add to it, and some may. */
export const pray = (results: Results, dice = 1): Effect =>
  table(results, { dice, plus: prayBonus, may: ownPrayBonus, what: 'pray', rises: true });

/** Roll only if wanted, for those who know their way there. TA: Guide, Elf, Dwarf … */
export const unlessKnown = (space: SpaceName, effect: Effect): Effect =>
  function* (t, seat, by) {
    for (const card of possessions(t, seat)) {
      if (!t.def(card).optionalRolls.includes(space)) continue;
      const from: Option[] = [deedOption('rollHere'), PASS];
      const { declines } = yield* t.ask(seat, {
        prompt: 'rollOrNot',
        about: { kind: t.kind(card) },
        from,
      });
      if (declines) return;
      break;
    }
    yield* perform(effect(t, seat, by));
  };
