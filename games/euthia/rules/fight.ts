import { type Card, type Flow, isCut, type Seat } from '@tafelrunde/engine';
import { scenarioOf } from '../modes/current.ts';
import type { Euthia, Fight } from '../shape.ts';
import { firstStrike, heroAttack } from './heroAttack.ts';
import { enemyMoment, FIGHT, strikeHero } from './fightSteps.ts';
import { isUnder, powersOn } from './map.ts';
import { monsterAttack } from './monsterAttack.ts';
import { choosesMonster } from './monsterPlayer.ts';
import { clearPlayed, gainForMonster } from './monsterSide.ts';
import { lose, win } from './fightEnd.ts';

/** A fight, from the monster card to the end of combat. EU-PREP-01 to EU-PREP-04, EU-CROUND-01 */

/** Fight the enemy on this card. True if the hero has won. */
export function* fightAgainst(t: Euthia, seat: Seat, card: Card, sort: Fight['sort']): Flow<boolean> {
  const monster = yield* choosesMonster(t, seat); // EU-CTRL-01
  const fight = newFight(t, seat, card, sort, monster);
  t.move(card, t.piles.foe); // EU-MONSTER-01
  t.tell('fights', { seat, kind: fight.kind, monster });
  return yield* t.scene(fight, (it) => fought(t, it));
}

function newFight(t: Euthia, hero: Seat, card: Card, sort: Fight['sort'], monster: Seat | null): Fight {
  const enemy = t.def(card).enemy!;
  const { space } = t.state.heroes[hero];
  const powers = powersOn(t, space); // EU-MONSTER-04
  const health = enemy.health + scenarioOf(t).moreHealth(t, enemy.figure);
  return {
    type: 'fight',
    hero,
    monster,
    card,
    kind: t.kind(card),
    sort,
    figure: enemy.figure,
    space,
    round: 0,
    phase: 'prep',
    step: 'A',
    health,
    // A stage that stands has at least 1 health left, even where a card that made it tougher has gone.
    damage: sort === 'stage' ? Math.min(t.state.stageDamage, health - 1) : 0,
    malus: enemy.malus,
    chaos: enemy.chaos,
    gaar: enemy.gaar,
    hope: 0, // EU-PREP-01
    air: isUnder(powers, 'air'),
    earth: isUnder(powers, 'earth'),
    immune: enemy.immune,
    dice: [],
    plus: 0,
    value: 0,
    changes: [],
    weapon: null,
    clause: 0,
    attacks: 0,
    dealtThisRound: 0,
    firstHit: false,
    dealt: 0,
    plain: 0,
    smoulder: 0,
    woundedThisRound: false,
    shieldUsed: false,
    attackedWith: null,
    abilities: 0,
    unhurt: true,
    poison: false,
    regeneration: false,
    essencesSpent: [],
    usedRound: [],
    usedFight: [],
    inUse: [],
    spent: null,
    over: null,
  };
}

function* fought(t: Euthia, fight: Fight): Flow<boolean> {
  const end = yield* t.scope(FIGHT, () => battle(t, fight));
  const won = isCut(end) && end.cut === 'won';
  fight.over = won ? 'won' : 'lost';
  fight.phase = 'end';
  t.tell(won ? 'won' : 'lostFight', { seat: fight.hero, kind: fight.kind });
  if (won) yield* win(t, fight);
  else yield* lose(t, fight);
  return won;
}

/** Preparation, first strike, then combat rounds until one side falls: a fight cannot be broken off. EU-PREP-03 */
function* battle(t: Euthia, fight: Fight): Flow {
  const { silver, gold } = t.def(fight.card).enemy!;
  gainForMonster(t, fight, 'silver', silver); // EU-MONSTER-03
  gainForMonster(t, fight, 'gold', gold);
  yield* scenarioOf(t).prepared(t, fight);
  yield* enemyMoment(t, fight, 'prep');
  yield* t.window('prep', fight); // EU-PREP-04, EU-TIME-06
  yield* firstStrike(t, fight);
  for (;;) yield* combatRound(t, fight);
}

/** Combat rounds without harm to the hero that come from their number alone. */
const FRESH_ROUNDS = 10;

/** Healing, monster attack, healing, hero attack. EU-CROUND-01, EU-CROUND-03 */
function* combatRound(t: Euthia, fight: Fight): Flow {
  fight.round++;
  if (fight.round > 1) beginRound(fight);
  if (fight.poison) yield* strikeHero(t, fight, 1);
  yield* enemyMoment(t, fight, 'combatRoundStart');
  fight.phase = 'heal';
  yield* t.window('healing', fight);
  yield* monsterAttack(t, fight);
  fight.phase = 'heal';
  yield* t.window('healing', fight);
  yield* heroAttack(t, fight);
  yield* enemyMoment(t, fight, 'combatRoundEnd');
  clearPlayed(t, ['round']); // EU-CARD-10
  // A fight in which neither can hurt the other has to end: it wears the hero out, more with every round.
  const worn = fight.round - FRESH_ROUNDS;
  if (worn > 0) {
    t.tell('wornOut', { seat: fight.hero });
    yield* strikeHero(t, fight, worn);
  }
}

/** Preparation and first strike belong to the first combat round. */
function beginRound(fight: Fight): void {
  fight.usedRound = [];
  fight.inUse = [];
  fight.dealtThisRound = 0;
  fight.woundedThisRound = false;
  fight.shieldUsed = false;
  fight.attackedWith = null;
  fight.abilities = 0;
}
