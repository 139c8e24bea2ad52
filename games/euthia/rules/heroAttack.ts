import type { Card, Flow } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading, Fight, Mod } from '../shape.ts';
import { allHold } from './conditions.ts';
import { canPay, pay } from './costs.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { dealDamage, enemyMoment, shii, strikeHero, takeDamage } from './fightSteps.ts';
import {
  attackClause,
  damageCap,
  damageChanges,
  dieSum,
  heroValue,
  isForbidden,
  plainDamage,
  rangeOf,
  total,
} from './fightValues.ts';
import { turnHigher } from './heroRoll.ts';
import { playBefore } from './monsterSide.ts';
import { discardTile } from './carrying.ts';
import { carriedClauses, ignoresPower, noted, type OwnClause, tileFace, wornClauses } from './tiles.ts';
import { isUsable } from './use.ts';

/** The hero attack in its steps A to D, and the first strike. EU-HATK-01 to EU-HATK-12, EU-FIRST-01 to EU-FIRST-04 */

type Kind = 'attack' | 'firstStrike';

/** Everything the hero could attack with now. EU-HATK-03, EU-HATK-04 */
const attackWays = (t: EuthiaReading, fight: Fight, kind: Kind): OwnClause[] =>
  [...wornClauses(t, fight.hero, kind), ...carriedClauses(t, fight.hero, kind)].filter(
    (own) => own.clause.ranges !== undefined && isUsable(t, fight.hero, own, fight, null),
  );

/** One single attack before the first combat round, if the hero wants to. EU-FIRST-01 */
export function* firstStrike(t: Euthia, fight: Fight): Flow {
  if (isForbidden(t, fight, 'firstStrike')) return;
  const ways = attackWays(t, fight, 'firstStrike');
  if (ways.length === 0) return;
  const { way } = yield* t.ask(fight.hero, {
    prompt: 'firstStrike',
    from: [...ways.map(wayOption), { id: 'pass', declines: true as const, way: null }],
    rules: ['EU-FIRST-01'],
  });
  if (way === null) return;
  begin(fight, 'firstStrike');
  yield* beforeRoll(t, fight); // no curses: EU-FIRST-02
  yield* attackWith(t, fight, way);
}

const wayOption = (way: OwnClause) => ({
  id: `with${way.card}.${way.index}`,
  card: way.card,
  text: 'attackWith',
  does: 'attackWith',
  way,
});

export function* heroAttack(t: Euthia, fight: Fight): Flow {
  begin(fight, 'heroAttack');
  // A: what smoulders, curses, then the hero. EU-HATK-01, EU-HATK-02
  yield* dealDamage(t, fight, fight.smoulder);
  yield* playBefore(t, fight, 'beforeHeroRoll');
  yield* beforeRoll(t, fight);
  // B
  const ways = attackWays(t, fight, 'attack');
  if (ways.length > 0) {
    const { way } = yield* t.ask(fight.hero, {
      prompt: 'attackWith',
      from: ways.map(wayOption),
      rules: ['EU-HATK-03'],
    });
    yield* attackWith(t, fight, way);
  }
  finish(fight);
}

function begin(fight: Fight, phase: 'heroAttack' | 'firstStrike'): void {
  fight.phase = phase;
  fight.step = 'A';
  fight.dice = [];
  fight.plus = 0;
  fight.dealt = 0;
  fight.weapon = null;
  fight.attackedWith = null;
  if (phase === 'heroAttack')
    for (const change of fight.changes) if (change.until === 'nextHero') change.until = 'attack';
}
function finish(fight: Fight): void {
  fight.weapon = null;
  fight.usedRound = fight.usedRound.filter((key) => !key.startsWith('mod'));
  fight.changes = fight.changes.filter(({ until }) => until !== 'attack' && until !== 'step');
}

function* beforeRoll(t: Euthia, fight: Fight): Flow {
  yield* enemyMoment(t, fight, 'beforeHeroRoll');
  yield* t.window('beforeHeroRoll', fight);
}

function* attackWith(t: Euthia, fight: Fight, way: OwnClause): Flow {
  fight.step = 'B';
  fight.attacks++;
  announce(t, fight, way);
  yield* decideMods(t, fight);
  yield* roll(t, fight);
  fight.step = 'C';
  yield* t.window('afterHeroRoll', fight);
  fight.step = 'D';
  yield* hit(t, fight);
  finish(fight);
}

/** A weapon is only announced, an ability is exhausted, a scroll used up. EU-HATK-04, EU-FIRST-03 */
function announce(t: Euthia, fight: Fight, { card, clause, index }: OwnClause): void {
  const ability = tileFace(t, card).class === 'ability';
  fight.weapon = card;
  fight.clause = index;
  fight.attackedWith = ability ? 'ability' : 'weapon';
  fight.usedRound.push(`${card}.${index}`);
  if (ability && !fight.inUse.includes(card)) {
    fight.inUse.push(card);
    fight.abilities++;
  }
  if (clause.use === 'exhaust') noted(t, card).exhausted = true;
  if (clause.use === 'discard') discardTile(t, card);
  t.tell('attacks', { seat: fight.hero, kind: t.kind(card) });
}

/** A change with a price or a wound is decided before the roll. */
function* decideMods(t: Euthia, fight: Fight): Flow {
  const mods = attackClause(t, fight)?.mods ?? [];
  const seat = fight.hero;
  for (const [i, mod] of mods.entries()) {
    const wounds = woundsOf(mod);
    if (mod.pay === undefined && wounds === 0) continue;
    if (!allHold(t, { seat, fight, roll: fight }, mod.if) || !canPay(t, seat, mod.pay)) continue;
    if (wounds >= t.state.heroes[seat].health) continue;
    const yes = yield* t.confirm(seat, {
      prompt: 'payForAttack',
      about: { fx: mod.fx as never, cost: (mod.pay ?? null) as never },
    });
    if (!yes) continue;
    yield* pay(t, seat, mod.pay, fight);
    yield* strikeHero(t, fight, wounds);
    fight.usedRound.push(`mod${i}`);
  }
}
const woundsOf = ({ fx }: Mod): number =>
  fx.reduce((sum, effect) => sum + ('wound' in effect ? effect.wound : 0), 0);

/** Two dice; Shii; air; earth. EU-HATK-05, EU-HATK-06 */
function* roll(t: Euthia, fight: Fight): Flow {
  fight.dice = [t.die(), t.die()];
  t.tell('rolled', { seat: fight.hero, dice: fight.dice });
  if (dieSum(fight.dice) <= 5) yield* shii(t, fight); // EU-HOPE-01
  if (fight.air && !ignoresPower(t, fight.hero, 'air')) turnHigher(fight.dice);
  if (fight.earth && !ignoresPower(t, fight.hero, 'earth')) fight.plus += 2;
}

/** D: the value, its range, damage, what else the range says. EU-HATK-10, EU-HATK-11 */
function* hit(t: Euthia, fight: Fight): Flow {
  const clause = attackClause(t, fight)!;
  const tile: Card = fight.weapon!;
  const first = fight.phase === 'firstStrike';
  fight.value = heroValue(t, fight);
  yield* enemyMoment(t, fight, 'heroFinal');
  const { value } = fight;
  const range = rangeOf(clause.ranges!, value);
  const settled = total(plainDamage(range), damageChanges(t, fight));
  const cap = damageCap(t, fight);
  fight.dealt = cap === null ? settled : Math.min(settled, cap);
  t.tell('heroStrikes', { seat: fight.hero, value, n: fight.dealt });
  if (first && fight.dealt > 0) fight.firstHit = true;
  const at = doing(fight.hero, { fight, roll: fight, tile });
  yield* resolve(
    t,
    at,
    (range?.fx ?? []).filter((effect) => !('damage' in effect)),
  );
  if (fight.dealt > 0) {
    yield* takeDamage(t, fight, fight.dealt);
    yield* enemyMoment(t, fight, 'damaged');
  } else if (!first) yield* enemyMoment(t, fight, 'missed');
  yield* resolve(t, at, clause.fx ?? []);
}
