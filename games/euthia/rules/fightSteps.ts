import { type Card, done, type Flow } from '@tafelrunde/engine';
import type { Clause, Euthia, EuthiaReading, Fight, When } from '../shape.ts';
import { allHold } from './conditions.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';

/** The small steps a fight is made of: damage, wounds, hope, and what the enemy's texts do by themselves. */

const NOTHING: Flow = done(undefined);

/** How the scope of a fight is left. */
export const FIGHT = 'fight';

/** Damage stays on the monster; once it reaches its health the monster is beaten, in the middle of a phase if need be. EU-HATK-11, EU-CEND-01 */
export function dealDamage(t: Euthia, fight: Fight, n: number): Flow {
  if (n <= 0) return NOTHING;
  t.tell('damaged', { kind: fight.kind, n });
  return takeDamage(t, fight, n);
}
/** The same where an attack has said already how much it deals. */
export function takeDamage(t: Euthia, fight: Fight, n: number): Flow {
  fight.damage += n;
  fight.dealtThisRound += n;
  return fight.damage < fight.health ? NOTHING : falls(t, fight);
}
function* falls(t: Euthia, fight: Fight): Flow {
  yield* enemyMoment(t, fight, 'falling');
  if (fight.damage >= fight.health) t.cut(FIGHT, 'won');
}

/** Wounds in a fight; at 0 health the hero is dead and the fight over. EU-HP-02, EU-CEND-01 */
export function strikeHero(t: Euthia, fight: Fight, n: number): Flow {
  if (n <= 0) return NOTHING;
  const hero = t.state.heroes[fight.hero];
  hero.health = Math.max(0, hero.health - n);
  fight.unhurt = false;
  t.tell('wounded', { seat: fight.hero, n });
  if (hero.health === 0) t.cut(FIGHT, 'lost');
  return NOTHING;
}

/** Damage is removed from the monster. EU-WOUND-04 */
export function healMonster(t: Euthia, fight: Fight, n: number): boolean {
  const healed = Math.min(fight.damage, Math.max(0, n));
  if (healed === 0) return false;
  fight.damage -= healed;
  t.tell('monsterHealed', { kind: fight.kind, n: healed });
  return true;
}

const MOST_HOPE = 5;
/** The die of hope has six faces; what goes beyond is lost. EU-HOPE-07 */
export function raiseHope(t: Euthia, fight: Fight, n: number): void {
  fight.hope = Math.min(MOST_HOPE, fight.hope + n);
  t.tell('hope', { n: fight.hope });
}

/** Shii intervenes, unless the enemy turns it to its own use. EU-HOPE-01, EU-HOPE-02 */
export function* shii(t: Euthia, fight: Fight): Flow {
  const instead = enemyClauses(t, fight, 'hopeRises');
  if (instead.length === 0) raiseHope(t, fight, 1);
  else yield* enemyMoment(t, fight, 'hopeRises');
}

/** A text of the enemy's side: its card, rage cards under a stage, an event in force. */
export interface EnemyClause {
  readonly card: Card;
  readonly index: number;
  readonly clause: Clause;
}

function look(t: EuthiaReading, card: Card, when: When, found: EnemyClause[]): void {
  const { does } = t.def(card);
  for (let index = 0; index < does.length; index++)
    if (does[index].when === when) found.push({ card, index, clause: does[index] });
}

export function enemyClauses(t: EuthiaReading, fight: Fight, when: When): EnemyClause[] {
  const found: EnemyClause[] = [];
  look(t, fight.card, when, found);
  if (fight.figure === 'mirrezil') for (const card of t.cards(t.piles.rage)) look(t, card, when, found);
  for (const card of t.cards(t.piles.event)) look(t, card, when, found);
  return found;
}

/** Was its limit reached? */
const limitKey = ({ card, index }: EnemyClause): string => `limit${card}.${index}`;
export const isSpent = (fight: Fight, { clause, card, index }: EnemyClause): boolean => {
  const key = limitKey({ card, index, clause });
  if (clause.limit === 'oncePerFight') return fight.usedFight.includes(key);
  return clause.limit === 'oncePerCombatRound' && fight.usedRound.includes(key);
};
export function noteUse(fight: Fight, own: EnemyClause): void {
  const key = limitKey(own);
  if (own.clause.limit === 'oncePerFight') fight.usedFight.push(key);
  else if (own.clause.limit === 'oncePerCombatRound') fight.usedRound.push(key);
}

/** What the enemy's side does at a moment by itself; what the hero may decide is offered elsewhere. */
export function enemyMoment(t: Euthia, fight: Fight, when: When): Flow {
  const clauses = enemyClauses(t, fight, when);
  return clauses.length === 0 ? NOTHING : enemyActs(t, fight, clauses);
}
function* enemyActs(t: Euthia, fight: Fight, clauses: readonly EnemyClause[]): Flow {
  for (const own of clauses) {
    const { clause } = own;
    if (clause.optional === 'hero' || isSpent(fight, own)) continue;
    if (!allHold(t, { seat: fight.hero, fight, roll: fight }, clause.if)) continue;
    noteUse(fight, own);
    yield* resolve(t, doing(fight.hero, { side: 'monster', fight, roll: fight }), clause.fx ?? []);
  }
}
