import { type Flow, PASS, type Seat } from '@tafelrunde/engine';
import type { Euthia, Fight } from '../shape.ts';
import { automatonRoll, automatonStepC } from './automaton.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { enemyMoment, healMonster, shii, strikeHero } from './fightSteps.ts';
import {
  isHarmless,
  dieSum,
  isChanged,
  isForbidden,
  monsterValue,
  plainWounds,
  rangeOf,
  total,
  woundChanges,
} from './fightValues.ts';
import { canSpendAgainst, GAAR, spendAgainst } from './gaar.ts';
import { turnHigher } from './heroRoll.ts';
import { type CardSet, clearPlayed, exchanges, mayPlay, playBefore, playSet, setsIn } from './monsterSide.ts';
import { exchangeSilver } from './supply.ts';
import { usesDwurt } from './tiles.ts';

/** The monster attack in its steps A to D. EU-MATK-01 to EU-MATK-14 */
export function* monsterAttack(t: Euthia, fight: Fight): Flow {
  begin(fight);
  // A
  yield* enemyMoment(t, fight, 'beforeMonsterRoll');
  if (fight.regeneration) healMonster(t, fight, 1);
  yield* t.window('beforeMonsterRoll', fight); // EU-MATK-01
  expire(t, fight); // EU-MATK-02
  const held = isForbidden(t, fight, 'monsterAttack') || isChanged(fight, 'monsterAttack');
  if (!held) {
    yield* playBefore(t, fight, 'beforeMonsterRoll'); // EU-MATK-03
    yield* roll(t, fight);
    fight.step = 'C';
    if (fight.monster === null) yield* automatonStepC(t, fight);
    else yield* stepC(t, fight, fight.monster);
  }
  if (!held || fight.plain > 0) yield* t.window('afterMonsterRoll', fight); // EU-MATK-09
  fight.step = 'D';
  if (!held || fight.plain > 0) yield* strike(t, fight, held);
  fight.changes = fight.changes.filter(({ until }) => until !== 'attack' && until !== 'step');
}

function begin(fight: Fight): void {
  fight.phase = 'monsterAttack';
  fight.step = 'A';
  fight.dice = [];
  fight.plus = 0;
  fight.plain = 0;
  for (const change of fight.changes) if (change.until === 'nextMonster') change.until = 'attack';
}

/** Clover of cards of the last combat round and of elite enemies ends. EU-MATK-02, EU-CARD-09, EU-ELITE-12 */
function expire(t: Euthia, fight: Fight): void {
  fight.changes = fight.changes.filter(
    ({ until, card, of }) => until !== 'stepA' && !(card && of === 'clover'),
  );
  clearPlayed(t, ['stepA']);
}

/** B: two dice, or one less; Shii; air; earth. EU-MATK-04, EU-MATK-05, EU-ESS-04 */
function* roll(t: Euthia, fight: Fight): Flow {
  fight.step = 'B';
  const less = isChanged(fight, 'oneDieLess');
  if (fight.monster === null) automatonRoll(t, fight, less);
  else fight.dice = less ? [t.die()] : [t.die(), t.die()];
  t.tell('monsterRolled', { kind: fight.kind, dice: fight.dice });
  if (dieSum(fight.dice) >= 10) yield* shii(t, fight); // EU-HOPE-02
  if (fight.immune) return; // EU-ELITE-15
  if (fight.air) turnHigher(fight.dice);
  if (fight.earth) fight.plus += 2;
}

interface Choice {
  readonly id: string;
  readonly does?: 'gaar' | 'dwurtAgainst' | 'playSet' | 'exchange';
  readonly text?: string;
  readonly value?: number;
  readonly cards?: CardSet['cards'];
  readonly declines?: true;
  readonly commits?: 'costs';
}

/** C: in turn from the monster player on, one option each, until both pass in a row. EU-MATK-06 to EU-MATK-08 */
function stepC(t: Euthia, fight: Fight, monster: Seat): Flow {
  return t.alternate<Choice>(
    [monster, fight.hero],
    (seat) => (seat === monster ? monsterOptions(t, fight, monster) : heroOptions(t, fight)),
    (seat, got) =>
      seat === monster ? monsterPlays(t, fight, monster, got) : spendAgainst(t, fight, got.value!),
  );
}

const dieOptions = (fight: Fight): Choice[] =>
  fight.dice.map((die, i) => ({
    id: `gaar${i}`,
    does: 'gaar',
    text: 'gaar',
    value: i,
    about: { die },
    commits: 'costs',
  }));

function monsterOptions(t: Euthia, fight: Fight, monster: Seat) {
  const cards = mayPlay(t, fight);
  if (fight.gaar === 0 && !cards) return null;
  const from: Choice[] = fight.gaar > 0 ? dieOptions(fight) : [];
  if (cards) from.push(...setsIn(t, monster, 'afterMonsterRoll'), ...exchanges(t, monster));
  return {
    prompt: 'monsterC',
    about: about(fight),
    from,
    rules: ['EU-MATK-07', 'EU-MATK-08'] as const,
    secret: cards,
  };
}

function heroOptions(t: Euthia, fight: Fight) {
  if (!canSpendAgainst(t, fight)) return null;
  const from: Choice[] = usesDwurt(t, fight.hero)
    ? [{ id: 'dwurt', does: 'dwurtAgainst', text: 'dwurtAgainst', value: 0, commits: 'costs' }]
    : dieOptions(fight);
  const ask = { prompt: 'heroC', about: about(fight), from, rules: ['EU-MATK-07'] as const };
  return isHarmless(t, fight) ? { ...ask, usual: PASS.id } : ask;
}
const about = (fight: Fight) => ({ value: monsterValue(fight) });

/** One gaar of the monster, or one set for one chaos marker; an exchange comes on top. EU-GAAR-02, EU-CARD-02 */
function* monsterPlays(
  t: Euthia,
  fight: Fight,
  monster: Seat,
  { does, value, cards, declines }: Choice,
): Flow {
  if (does === 'exchange') {
    yield* exchangeSilver(t, monster);
    const again = monsterOptions(t, fight, monster)!;
    const pass: Choice = { id: 'pass', declines: true };
    yield* monsterPlays(t, fight, monster, yield* t.ask(monster, { ...again, from: [...again.from, pass] }));
    return;
  }
  if (declines === true) return;
  if (cards !== undefined) {
    yield* playSet(t, fight, cards);
    return;
  }
  fight.gaar--;
  fight.dice[value!] = t.die();
  fight.plus += GAAR;
  t.tell('monsterGaar', { die: fight.dice[value!] });
}

/** D: the final value, its range, wounds, and what else the range says. EU-MATK-11 to EU-MATK-13 */
function* strike(t: Euthia, fight: Fight, held: boolean): Flow {
  if (!held) yield* enemyMoment(t, fight, 'monsterFinal');
  const value = monsterValue(fight);
  const range = held ? null : rangeOf(t.def(fight.card).enemy!.ranges, value);
  const wounds = total(plainWounds(range) + fight.plain, woundChanges(fight));
  t.tell('monsterStrikes', { kind: fight.kind, value: held ? null : value, n: wounds });
  if (wounds > 0) {
    fight.woundedThisRound = true;
    yield* strikeHero(t, fight, wounds);
  }
  if (range !== null)
    yield* resolve(
      t,
      doing(fight.hero, { side: 'monster', fight, roll: null }),
      range.fx.filter((effect) => !('wound' in effect)),
    );
  if (wounds > 0) yield* enemyMoment(t, fight, 'heroWounded');
}
