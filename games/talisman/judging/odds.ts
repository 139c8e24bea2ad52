/** How likely dice are, worked out once. */

const FACES = [1, 2, 3, 4, 5, 6];
/** A 6 brings another die: longer chains are too rare to matter. */
const LONGEST_CHAIN = 4;

/** By what an attack roll comes to, how likely that is. */
function attackRoll(explodes: boolean): readonly number[] {
  const chances: number[] = [];
  const add = (sum: number, chance: number, chain: number): void => {
    for (const face of FACES) {
      if (explodes && face === 6 && chain < LONGEST_CHAIN) add(sum + 6, chance / 6, chain + 1);
      else chances[sum + face] = (chances[sum + face] ?? 0) + chance / 6;
    }
  };
  add(0, 1, 1);
  return Array.from(chances, (chance) => chance ?? 0);
}

/** Differences of attack values beyond this decide a fight. */
const FARTHEST = 14;

function winning(explodes: boolean): readonly number[] {
  const roll = attackRoll(explodes);
  return Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => {
    const ahead = i - FARTHEST;
    let chance = 0;
    roll.forEach((own, mine) =>
      roll.forEach((his, theirs) => (chance += mine + ahead > theirs ? own * his : 0)),
    );
    return chance;
  });
}
const PLAIN_FIGHT = winning(false);
const EXPLODING_FIGHT = winning(true);

/** The chance to win a fight in which one's own value is this much higher than the other's. */
export function winChance(ahead: number, explodes: boolean): number {
  const table = explodes ? EXPLODING_FIGHT : PLAIN_FIGHT;
  const place = Math.round(Math.min(FARTHEST, Math.max(-FARTHEST, ahead))) + FARTHEST;
  return table[place];
}
/** The chance to lose it: what the other's chance to win is. */
export const loseChance = (ahead: number, explodes: boolean): number => winChance(-ahead, explodes);

/** By a number, how likely this many dice come to at most that. */
function atMost(dice: number): readonly number[] {
  let sums = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = Array<number>(sums.length + 6).fill(0);
    sums.forEach((chance, sum) => {
      for (const face of FACES) next[sum + face] += chance / 6;
    });
    sums = next;
  }
  let all = 0;
  return sums.map((chance) => (all += chance));
}
const TWO_DICE = atMost(2);
const THREE_DICE = atMost(3);
/** The chance in such a table, which ends at its highest value. */
const chanceIn = (table: readonly number[], value: number): number =>
  table[Math.min(table.length - 1, Math.max(0, Math.floor(value)))];

/** The chance that two dice, or three, come to at most this value. */
export const twoDiceWithin = (value: number): number => chanceIn(TWO_DICE, value);
export const threeDiceWithin = (value: number): number => chanceIn(THREE_DICE, value);
