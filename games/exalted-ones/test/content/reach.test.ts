import assert from 'node:assert/strict';
import { areaTargets, namedTargets } from '../../rules/targets.ts';
import { heroes } from '../../content/index.ts';
import { unusable } from '../../rules/abilities.ts';
import { canAim } from '../../rules/aiming.ts';
import { abilityOf } from '../../rules/models.ts';
import { faultOf } from '../../placing/spec.ts';
import { inches } from '../../geometry/measure.ts';
import type { Slot } from '../../shape.ts';
import { type Arena, card, game, hero, play } from '../kit.ts';

const SLOTS = ['Q', 'W', 'R'] as const;

const abilityIn = (kind: string, slot: Slot) => {
  const def = game.content[kind];
  assert.ok(def.sort === 'hero');
  return def.abilities[slot];
};
/** The hero and, so far away, somebody to aim at: a wounded foe, a friend, or a golem of the own side. */
function facing(kind: string, slot: Slot, gap: number): Arena {
  const large = kind === 'leandros' || kind === 'halef';
  const friend = kind === 'elmar' ? 'alice' : 'elmar';
  const { target } = abilityIn(kind, slot);
  const y = 8 + (large ? 0.8 : 0.6) + gap;
  const at = [2.6, y + (target === 'squad' ? 0.5 : 0.6)] as const;
  return play({
    blue: {
      [kind]: { at: [2.6, 8], xp: 14, mana: 9 },
      ...(target === 'ally' ? { [friend]: { at, life: 2 } } : {}),
    },
    red: target === 'ally' || target === 'squad' ? {} : { [friend]: { at, life: 2, status: ['stun'] } },
    golems: target === 'squad' ? [{ team: 'blue', at, lane: 'northWest' }] : [],
  });
}
/** Can the ability be aimed at somebody so far away? */
function reaches(kind: string, slot: Slot, gap: number): boolean {
  const m = facing(kind, slot, gap);
  const one = hero(m, kind);
  const ability = abilityOf(m.t, one, slot);
  // What helps friends may be aimed at the hero, too.
  if (ability.target === 'ally') return namedTargets(m.t, one, ability, one).some(({ id }) => id !== one.id);
  return canAim(m.t, one, slot, one, 'action');
}
/** Lines, circles and points are aimed anywhere: how far they go is up to where they may be laid. */
function laysAt(kind: string, slot: Slot, gap: number): boolean {
  const m = facing(kind, slot, gap);
  const one = hero(m, kind);
  const ability = abilityOf(m.t, one, slot);
  const range = inches(ability.range);
  const from = { x: one.x, y: one.y, r: one.r };
  if (ability.target === 'circle')
    return (
      faultOf({ kind: 'circle', from, range, targets: [] }, [
        { x: one.x, y: one.y + one.r + inches(gap) + 1500 },
      ]) === null
    );
  if (ability.target === 'point' || ability.target === 'pointOrDecoy')
    return (
      faultOf({ kind: 'point', from, range, barriers: [] }, [
        { x: one.x, y: one.y + one.r + inches(gap) },
      ]) === null
    );
  return areaTargets(m.t, one, ability, one, [{ x: one.x, y: one.y + 1000 }]).length > 0;
}

for (const { kind } of heroes)
  for (const slot of SLOTS) {
    const { kind: name, mana, range, target } = abilityIn(kind, slot);
    card(name, 'its mana is paid and its range is kept, to the hundredth of an inch', () => {
      const m = play({ blue: { [kind]: { at: [2.6, 8], xp: 14 } } });
      const one = hero(m, kind);
      const barred = (left: number) => {
        one.mana = left;
        return unusable(m.t, one, slot, 'action');
      };
      assert.deepEqual([barred(mana), barred(mana - 1)], [null, 'EX-PROF-06']);
      if (['self', 'direction', 'T1', 'T2', 'T2Pair'].includes(target)) return;
      // A jump comes before the shot: it reaches four inches more.
      const far = name === 'jumpShot' ? range + 4 : range;
      const test = ['single', 'firstInLine', 'ally', 'squad'].includes(target) ? reaches : laysAt;
      assert.deepEqual([test(kind, slot, far), test(kind, slot, far + 0.01)], [true, false]);
    });
  }
