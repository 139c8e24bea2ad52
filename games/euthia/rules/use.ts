import type { Card, Flow, Seat } from '@tafelrunde/engine';
import type { ActionName, Clause, Element, Euthia, EuthiaReading, Fight, Gem, HeroRoll } from '../shape.ts';
import { allHold } from './conditions.ts';
import { canPay, pay } from './costs.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { abilityLimit, isForbidden } from './fightValues.ts';
import { discardTile } from './carrying.ts';
import { isMet, maxHealth, noted, noteOf, type OwnClause, purposeOf } from './tiles.ts';

/** Using what tiles, gems and essences say: whether it is possible, what it costs, what it does. */

export type RollScene = Fight | HeroRoll;

const keyOf = ({ card, index }: OwnClause): string => `${card}.${index}`;

/** A text whose own wound would kill may not be chosen. */
const wouldKill = (t: EuthiaReading, seat: Seat, clause: Clause): boolean => {
  const { wounds } = purposeOf(clause);
  return wounds > 0 && wounds >= t.state.heroes[seat].health;
};

/** Healing alone, and nothing to heal. */
const isIdle = (t: EuthiaReading, seat: Seat, clause: Clause): boolean =>
  purposeOf(clause).healsOnly && t.state.heroes[seat].health >= maxHealth(t, seat);

/** May this clause be used now by its owner? Not asked of texts that work by themselves. */
export function isUsable(
  t: EuthiaReading,
  seat: Seat,
  own: OwnClause,
  fight: Fight | null,
  roll: RollScene | null,
): boolean {
  const { card, clause } = own;
  if (!isMet(t, seat, own)) return false;
  if (clause.use === 'exhaust' && noteOf(t, card).exhausted && fight?.inUse.includes(card) !== true)
    return false;
  if (clause.use === 'exhaust' || clause.use === 'perCombatRound') {
    if (fight !== null && fight.usedRound.includes(keyOf(own))) return false;
    if (fight === null && clause.use === 'perCombatRound') return false;
  }
  if (fight !== null && !allowedInFight(t, own, fight)) return false;
  const hero = clause.role === 'monster' && fight !== null ? fight.hero : seat;
  return (
    allHold(t, { seat: hero, fight, roll }, clause.if) &&
    canPay(t, seat, clause.pay) &&
    !wouldKill(t, seat, clause) &&
    !isIdle(t, seat, clause)
  );
}

function allowedInFight(t: EuthiaReading, { card, clause }: OwnClause, fight: Fight): boolean {
  const { tile } = t.def(card);
  if (tile === null || clause.role === 'monster') return true;
  if (tile.class === 'shield' && clause.when === 'afterMonsterRoll') return !isForbidden(t, fight, 'shield');
  if (tile.class !== 'ability' || fight.inUse.includes(card)) return true;
  return fight.abilities < abilityLimit(t, fight);
}

/** All exhaust clauses of one tile for one moment are used together, each if it applies. EU-SET-03, EU-SET-05, EU-TIME-02 */
export function together(
  t: EuthiaReading,
  seat: Seat,
  clauses: readonly OwnClause[],
  first: OwnClause,
  fight: Fight | null,
  roll: RollScene | null,
): OwnClause[] {
  if (first.clause.use !== 'exhaust') return [first];
  return clauses.filter(
    (own) =>
      own.card === first.card &&
      own.clause.use === 'exhaust' &&
      own.clause.role === first.clause.role &&
      isUsable(t, seat, own, fight, roll),
  );
}

/** Use a tile of the own board or of a pouch. EU-ABIL-01, EU-ONCE-01 */
export function* useTile(
  t: Euthia,
  seat: Seat,
  used: readonly OwnClause[],
  fight: Fight | null,
  roll: RollScene | null,
  wanted: ActionName | null = null,
): Flow {
  const { card, clause: first } = used[0];
  t.tell('used', { seat, kind: t.kind(card) });
  if (fight !== null) noteInFight(t, used, fight);
  if (first.use === 'exhaust') noted(t, card).exhausted = true;
  for (const { clause } of used) yield* pay(t, seat, clause.pay, fight);
  if (first.use === 'discard') discardTile(t, card);
  for (const { clause } of used) {
    const at = doing(seat, {
      side: clause.role === 'monster' ? 'monster' : 'hero',
      fight,
      roll: roll ?? fight,
      tile: card,
      wanted,
    });
    yield* resolve(t, at, clause.fx ?? []);
    if (at.over) return;
  }
}

function noteInFight(t: Euthia, used: readonly OwnClause[], fight: Fight): void {
  const { card, clause } = used[0];
  const { tile } = t.def(card);
  for (const own of used) fight.usedRound.push(keyOf(own));
  if (clause.use === 'exhaust' && !fight.inUse.includes(card)) {
    fight.inUse.push(card);
    if (tile?.class === 'ability' && clause.role === undefined) fight.abilities++;
  }
  if (tile !== null && tile.class === 'shield' && clause.when === 'afterMonsterRoll') fight.shieldUsed = true;
}

/** Use up a carried tile outside combat. */
export function* useCarried(t: Euthia, seat: Seat, card: Card): Flow {
  const used = t
    .def(card)
    .does.map((clause, index): OwnClause => ({ card, clause, index }))
    .filter(
      ({ clause }) => clause.use === 'discard' && (clause.when === 'outside' || clause.when === 'anytime'),
    );
  yield* useTile(t, seat, used, null, null);
}

/** Turn a gem and use it. EU-GEM-03, EU-GEM-04 */
export function* useGem(
  t: Euthia,
  seat: Seat,
  card: Card,
  index: number,
  gem: Gem,
  fight: Fight | null,
): Flow {
  noted(t, card).flipped[index] = true;
  t.tell('used', { seat, kind: `gem.${gem}` });
  for (const { fx = [] } of t.content[`gem.${gem}`].does)
    yield* resolve(t, doing(seat, { fight, roll: fight, tile: card }), fx);
}

/** Spend an essence for its own effect. EU-ESS-02, EU-ESS-03 */
export function* useEssence(
  t: Euthia,
  seat: Seat,
  element: Element,
  fight: Fight | null,
  roll: RollScene | null,
): Flow {
  t.state.heroes[seat].essences[element]--;
  if (fight !== null) fight.essencesSpent.push(element);
  t.tell('used', { seat, kind: `essence.${element}` });
  for (const { fx = [] } of t.content[`essence.${element}`].does)
    yield* resolve(t, doing(seat, { fight, roll: roll ?? fight }), fx);
}
