import type { Card, Flow, Seat } from '@tafelrunde/engine';
import type { Attack, DamageType, Later, Valskyrr } from '../shape.ts';
import { faceOf, marked, marksOf } from './marks.ts';
import { open } from './moments.ts';
import { alliesOf, charterOf, holderOf, isEnemy, pursuedBy } from './places.ts';
import { buriesFromHand, changesOf, isForbidden, statOf } from './statics.ts';
import { settleAlly, takeWounds } from './wounds.ts';

/** What enemies, encounters and locations do to heroes and allies. */

interface Blow {
  readonly source: Card;
  readonly type: DamageType;
  readonly damage: number;
  readonly seat: Seat;
  readonly ally: Card | null;
  readonly preventable?: boolean;
}

/** What reflexes announce about the attack in progress, by attack. */
const announced = new WeakMap<Attack, Later[]>();
export function announce(attack: Attack, later: Later): void {
  const list = announced.get(attack);
  if (list === undefined) announced.set(attack, [later]);
  else list.push(later);
}

/**
 * One attack: what is dealt less what is prevented becomes wounds of a hero, or tokens on an ally. It is carried out in full even if
 * its enemy is killed or moved meanwhile. VA-DAMAGE-06
 */
export function* strike(t: Valskyrr, { source, type, damage, seat, ally, preventable = true }: Blow): Flow {
  const forbids = isEnemy(t.def(source)) && isForbidden(t, 'prevent', { enemy: source });
  const attack: Attack = {
    type: 'attack',
    source,
    sourceKind: t.kind(source),
    seat: ally === null ? seat : null,
    ally,
    damage: Math.max(0, damage),
    damageType: type,
    preventable: preventable && !forbids,
    prevented: Array<number>(t.seats).fill(0),
    wounds: 0,
  };
  yield* t.scene(attack, () => resolve(t, attack, seat));
}

function* resolve(t: Valskyrr, attack: Attack, seat: Seat): Flow {
  const { source, ally } = attack;
  const enemy = isEnemy(t.def(source)) ? source : null;
  const about = { seat, ally, enemy, attack };
  t.tell('attacks', {
    kind: attack.sourceKind,
    seat,
    ally: ally === null ? null : t.kind(ally),
    n: attack.damage,
  });
  if (attack.damage > 0 && attack.preventable) {
    const victim = ally ?? charterOf(t, seat);
    const each = Math.max(0, changesOf(t, victim, 'preventEach').delta);
    if (each > 0) preventUpTo(attack, seat, each);
    if (attack.damage > 0) yield* open(t, ally === null ? 'damageToHero' : 'damageToAlly', about);
  }
  const prevented = attack.prevented.some((n) => n > 0);
  if (attack.damage === 0 && prevented)
    yield* open(t, 'attackPrevented', { ...about, later: laterOf(attack, 'attackPrevented') });
  if (ally === null) yield* woundHero(t, attack, seat, enemy);
  else woundAlly(t, attack, ally);
  if (attack.wounds > 0) yield* open(t, 'woundTaken', { ...about, cause: 'attack' });
  yield* open(t, 'attackOver', { ...about, later: laterOf(attack, 'attackOver') });
}

const laterOf = (attack: Attack, at: Later['at']): readonly Later[] =>
  (announced.get(attack) ?? []).filter((each) => each.at === at);

/** Takes up to n points from the damage of the moment. VA-PREVENT-01 */
export function preventUpTo(attack: Attack, seat: Seat, n: number): number {
  const prevented = Math.min(attack.damage, n);
  attack.damage -= prevented;
  attack.prevented[seat] += prevented;
  return prevented;
}

function* woundHero(t: Valskyrr, attack: Attack, seat: Seat, enemy: Card | null): Flow {
  if (attack.damage === 0) return;
  attack.wounds = attack.damage;
  yield* takeWounds(t, seat, attack.damage, enemy === null ? 0 : buriesFromHand(t, enemy));
}

/** Defence applies by itself; nothing is passed on to the hero. VA-ALLYDEF-03, VA-ALLYDEF-06, VA-PREVENT-04 */
function woundAlly(t: Valskyrr, attack: Attack, ally: Card): void {
  if (holderOf(t, ally) === null || !t.piles.area.includes(t.at(ally))) return;
  const defence = statOf(t, ally, attack.damageType === 'physical' ? 'physicalDefence' : 'magicalDefence');
  const wounds = Math.max(0, attack.damage - defence);
  attack.wounds = wounds;
  if (wounds === 0) return;
  marked(t, ally).wounds += wounds;
  t.tell('allyWounded', { kind: t.kind(ally), n: wounds });
  settleAlly(t, ally, statOf(t, ally, 'life'), faceOf(t, ally).lootValue);
}

/** How hard an enemy strikes: its attack, changed, less one for each dazed token. VA-DEFENCE-03, VA-CONDITION-06 */
export const attackOf = (t: Valskyrr, enemy: Card): number =>
  Math.max(0, statOf(t, enemy, 'attack') - marksOf(t, enemy).dazed);

/** One complete attack of an enemy, on the hero of its area or on the ally it fights. VA-ENRAGE-05 */
export function* enemyAttack(t: Valskyrr, enemy: Card): Flow {
  const seat = pursuedBy(t, enemy);
  if (seat === null) return;
  const type = faceOf(t, enemy).combat!.attackType;
  const { suspended } = t.state;
  const asleep = suspended.includes(enemy);
  yield* open(t, 'attackStart', { seat, enemy, ally: opponent(t, enemy, seat) });
  const at = pursuedBy(t, enemy);
  if (at !== null)
    yield* strike(t, {
      source: enemy,
      type,
      damage: attackOf(t, enemy),
      seat: at,
      ally: opponent(t, enemy, at),
    });
  // What was suspended for this attack works again. VA-CONDITION-10
  if (!asleep && suspended.includes(enemy)) suspended.splice(suspended.indexOf(enemy), 1);
}

/** The ally that was assigned to it, if it still stands there. VA-ALLYDEF-07 */
function opponent(t: Valskyrr, enemy: Card, seat: Seat): Card | null {
  const fight = t.state.fights.find((one) => one.enemy === enemy);
  return fight !== undefined && alliesOf(t, seat).includes(fight.ally) ? fight.ally : null;
}
