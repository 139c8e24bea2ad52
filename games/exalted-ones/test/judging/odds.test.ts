import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oddsOf } from '../../judging/odds.ts';
import '../cases.ts';

/** All rolls of so many dice, one by one. */
function counted(dice: number, needed: number, less: number, critical: boolean, least: number, life: number) {
  const all = 6 ** dice;
  let taken = 0;
  let falls = 0;
  for (let roll = 0; roll < all; roll++) {
    let hits = 0;
    for (let i = 0, rest = roll; i < dice; i++, rest = Math.floor(rest / 6)) {
      const die = 1 + (rest % 6);
      if (die >= needed) hits += critical && die === 6 ? 2 : 1;
    }
    const damage = Math.min(life, Math.max(least, hits - less));
    taken += damage / all;
    if (damage >= life) falls += 1 / all;
  }
  return { taken, falls };
}

test('EX-BASIC-03 to -05: the odds are those of all rolls counted one by one', () => {
  for (const dice of [0, 1, 3, 5])
    for (const needed of [3, 4, 5])
      for (const less of [0, 2])
        for (const critical of [false, true])
          for (const least of [0, 1] as const) {
            const odds = oddsOf(dice, needed, less, critical, least, 3);
            const { taken, falls } = counted(dice, needed, less, critical, least, 3);
            assert.ok(Math.abs(odds.taken - taken) < 1e-9 && Math.abs(odds.falls - falls) < 1e-9);
          }
});
