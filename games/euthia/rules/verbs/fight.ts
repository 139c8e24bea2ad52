import type { Seat } from '@tafelrunde/engine';
import type { Euthia, Per } from '../../shape.ts';
import type { VerbRules } from '../effects.ts';
import { dealDamage, healMonster } from '../fightSteps.ts';
import { gainForMonster } from '../monsterSide.ts';
import { change, isImmuneTo } from './dice.ts';
import { untilOfForbid } from './durations.ts';

/** A number that is counted now. */
function counted(t: Euthia, seat: Seat, n: number | Per): number {
  if (typeof n === 'number') return n;
  const { gaar, dwurt } = t.state.heroes[seat];
  const found = n.per === 'heroGaarAndDwurt' ? gaar + dwurt : t.cards(t.piles.trophies[seat]).length;
  return Math.min(n.max, found);
}

export const fightVerbs: VerbRules<
  | 'damage'
  | 'damagePlus'
  | 'woundPlus'
  | 'capDamage'
  | 'healMonster'
  | 'stealGaar'
  | 'removeChaos'
  | 'monsterGain'
  | 'forbidCards'
  | 'monsterGaarInHeroAttack'
  | 'forbid'
  | 'lasting'
> = {
  /** Outside a range: at once and unchanged; it may beat the monster. */
  damage: function* (t, { fight }, n, { lasts }) {
    if (fight === null) return;
    if (lasts === 'untilEndOfCombat') fight.smoulder += n;
    yield* dealDamage(t, fight, n);
  },
  damagePlus: (_t, at, n, { lasts }) => {
    if (at.fight === null) return;
    const now = at.fight.phase === 'heroAttack' || at.fight.phase === 'firstStrike';
    change(at, 'damagePlus', n, lasts === 'untilEndOfCombat' ? 'combat' : now ? 'attack' : 'nextHero');
  },
  woundPlus: (_t, at, n) => {
    if (at.fight === null) return;
    change(at, 'woundPlus', n, at.fight.phase === 'monsterAttack' ? 'attack' : 'nextMonster');
  },
  /** Read off the enemy card when damage is dealt. */
  capDamage: () => undefined,
  healMonster: (t, { fight }, n, { to }) => {
    if (to === 'currentStage') {
      const { stageDamage } = t.state;
      t.state.stageDamage = n === 'all' ? 0 : Math.max(0, stageDamage - (n as number));
      return stageDamage > 0;
    }
    if (fight === null) return false;
    if (typeof n === 'object') return healMonster(t, fight, fight.damage - (fight.health - n.leave));
    return healMonster(t, fight, n === 'all' ? fight.damage : n);
  },
  /** From beside the monster card to the hero, or from the hero to beside it; never dwurt. */
  stealGaar: (t, at, n) => {
    const { fight, side } = at;
    if (fight === null || isImmuneTo(at)) return false;
    const hero = t.state.heroes[fight.hero];
    if (side === 'hero') {
      const stolen = Math.min(n, fight.gaar);
      fight.gaar -= stolen;
      hero.gaar += stolen;
      return stolen > 0;
    }
    const stolen = Math.min(n, hero.gaar);
    hero.gaar -= stolen;
    fight.gaar += stolen;
    return stolen > 0;
  },
  removeChaos: (_t, at, n) => {
    const { fight } = at;
    if (fight === null || isImmuneTo(at)) return;
    fight.chaos -= Math.min(n, fight.chaos);
  },
  monsterGain: (t, { fight, seat }, gained) => {
    const hero = fight?.hero ?? seat;
    if (fight !== null) {
      fight.gaar += counted(t, hero, gained.gaar ?? 0);
      fight.chaos += gained.chaos ?? 0;
    }
    gainForMonster(t, fight, 'silver', counted(t, hero, gained.silverCard ?? 0));
    gainForMonster(t, fight, 'gold', gained.goldCard ?? 0);
  },
  forbidCards: (_t, at) => {
    if (at.fight !== null) change(at, 'forbidCards', 1, 'attack');
  },
  monsterGaarInHeroAttack: (_t, at) => {
    if (at.fight !== null) change(at, 'monsterGaar', 1, 'combat');
  },
  forbid: (_t, at, what, how) => {
    const { fight } = at;
    const wasImmune = fight?.immune === true;
    if (fight === null) return wasImmune;
    if (what === 'immunity') fight.immune = false;
    else if (what === 'monsterAttack' || what === 'heroGaar' || what === 'firstStrike')
      change(at, what, 1, untilOfForbid(fight, what, how));
    // Only whether there was an immunity to take is ever asked.
    return wasImmune;
  },
  lasting: (_t, { fight }) => {
    if (fight !== null) fight.poison = true;
  },
};
