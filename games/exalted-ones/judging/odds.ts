/** What a roll does to somebody, exactly. */
export interface Odds {
  /** The life points it costs, at most all that are left. */
  readonly taken: number;
  /** How likely it costs any, and how likely all. */
  readonly hurts: number;
  readonly falls: number;
}

const known = new Map<number, Odds>();
const spreads = new Map<number, readonly number[]>();

/** This many dice that hit from `needed` on, less what is subtracted, and at least this much. EX-BASIC-03 to -05, EX-DEF-06 */
export function oddsOf(
  dice: number,
  needed: number,
  less: number,
  critical: boolean,
  least: 0 | 1,
  life: number,
): Odds {
  const key = (((dice * 8 + needed) * 16 + less) * 4 + (critical ? 2 : 0) + least) * 64 + life;
  let odds = known.get(key);
  if (odds === undefined) known.set(key, (odds = workedOut(dice, needed, less, critical, least, life)));
  return odds;
}
function workedOut(
  dice: number,
  needed: number,
  less: number,
  critical: boolean,
  least: 0 | 1,
  life: number,
): Odds {
  let taken = 0;
  let hurts = 0;
  let falls = 0;
  hitsOf(dice, needed, critical).forEach((share, hits) => {
    const damage = Math.min(life, Math.max(least, hits - less));
    taken += share * damage;
    if (damage > 0) hurts += share;
    if (damage >= life) falls += share;
  });
  return { taken, hurts, falls };
}

/** By number of hits, how likely it is; a critical 6 is worth two. */
function hitsOf(dice: number, needed: number, critical: boolean): readonly number[] {
  const key = (dice * 8 + needed) * 2 + (critical ? 1 : 0);
  const found = spreads.get(key);
  if (found !== undefined) return found;
  const two = critical && needed <= 6 ? 1 / 6 : 0;
  const one = Math.max(0, Math.min(6, 7 - needed)) / 6 - two;
  let hits = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(hits.length + 2).fill(0);
    hits.forEach((share, count) => {
      next[count] += share * (1 - one - two);
      next[count + 1] += share * one;
      next[count + 2] += share * two;
    });
    hits = next;
  }
  spreads.set(key, hits);
  return hits;
}
