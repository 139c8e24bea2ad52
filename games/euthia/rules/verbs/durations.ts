import type { Fight, Modifiers, Until } from '../../shape.ts';

/** How long something stays forbidden. */
export function untilOfForbid(fight: Fight, what: string, { lasts }: Modifiers): Until {
  if (lasts === 'thisStep') return 'step';
  if (lasts === 'nextHeroAttack') return 'nextHero';
  if (lasts === 'untilEndOfCombat') return 'combat';
  if (what === 'monsterAttack') return fight.phase === 'monsterAttack' ? 'attack' : 'nextMonster';
  return 'combat';
}
