import { type Card, done, type Flow } from '@tafelrunde/engine';
import type { Doing, Keyword, Property, Valskyrr } from '../shape.ts';
import { ROLES } from '../shape.ts';
import { discardEnemy } from './enemies.ts';
import { faceOf, marked, marksOf } from './marks.ts';
import { open } from './moments.ts';
import { anyEnemy, pursuedBy } from './places.ts';
import { isForbidden, livesChange, statOf } from './statics.ts';

/** An enemy with as many wounds as life is killed, unless something forbids it. VA-KILL-01 */
function isDead(t: Valskyrr, card: Card, changing: boolean): boolean {
  const { dying, wounds } = marksOf(t, card);
  // Nobody looks up the life of an unhurt enemy that nothing changes: this is asked of every enemy all the time.
  if (dying || (wounds === 0 && !changing)) return false;
  return wounds >= statOf(t, card, 'life') && !isForbidden(t, 'kill', { enemy: card });
}

/**
 * Remove whoever is dead, when the action or the text that did it is over. Of all killed at once only the best loot is gained,
 * except for what conditions kill. VA-KILL-02, VA-KILL-03, VA-KILL-05, VA-KILL-07
 */
export function settleKills(t: Valskyrr, doing: Doing | null, { each = false } = {}): Flow {
  const dead = allDead(t);
  return dead.length === 0 ? NOTHING : removeDead(t, dead, doing, each);
}
const NOTHING: Flow = done(undefined);
const NOBODY: readonly Card[] = [];

/** In the order in which enemies are looked at: hero areas in seating order, then the row. */
function allDead(t: Valskyrr): readonly Card[] {
  if (!anyEnemy(t)) return NOBODY;
  const changing = livesChange(t);
  let found = NOBODY;
  const look = (card: Card): void => {
    if (isDead(t, card, changing)) found = [...found, card];
  };
  const { pursuers, row } = t.piles;
  for (const pile of pursuers) for (const card of t.cards(pile)) look(card);
  for (const card of t.cards(row)) look(card);
  return found;
}

/** All of them die together: what waits for the death of one neither saves another nor counts as what killed it. */
function* removeDead(t: Valskyrr, dead: readonly Card[], doing: Doing | null, each: boolean): Flow {
  let best = 0;
  for (const enemy of dead) marked(t, enemy).dying = true;
  for (const enemy of dead) {
    const loot = statOf(t, enemy, 'lootValue');
    t.tell('killed', { kind: t.kind(enemy) });
    doing?.deeds.killed.push(whatItWas(t, enemy));
    remember(t, enemy);
    yield* open(t, 'enemyKilled', { seat: pursuedBy(t, enemy), enemy, doing });
    discardEnemy(t, enemy, 'killed');
    if (each) gainLoot(t, loot);
    else best = Math.max(best, loot);
  }
  gainLoot(t, best);
  yield* settleKills(t, doing, { each });
}

export function gainLoot(t: Valskyrr, n: number): void {
  if (n <= 0) return;
  t.state.loot += n;
  t.tell('loot', { n, loot: t.state.loot });
}

/** Its keywords and what was true of it, for those who ask later what was killed. */
function whatItWas(t: Valskyrr, enemy: Card): readonly (Property | Keyword)[] {
  const { burning, dazed, poison } = marksOf(t, enemy);
  const words: (Property | Keyword)[] = [...faceOf(t, enemy).keywords];
  if (burning > 0) words.push('burning');
  if (dazed > 0) words.push('dazed');
  if (poison > 0) words.push('poisoned');
  if (t.def(enemy).sort === 'enemy') words.push('normalEnemy');
  return words;
}

/** What encounters want to know of the dead. */
function remember(t: Valskyrr, enemy: Card): void {
  if (t.def(enemy).sort === 'boss') t.state.bossSlain = true;
  for (const role of ROLES)
    if (t.state.roles[role] === enemy && !t.state.slain.includes(role)) t.state.slain.push(role);
}
