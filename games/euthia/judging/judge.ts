import type { Seat, View } from '@tafelrunde/engine';
import {
  attackClause,
  damageChanges,
  heroValue,
  monsterValue,
  plainDamage,
  plainWounds,
  rangeOf,
  total,
  woundChanges,
} from '../rules/fightValues.ts';
import { hexAt } from '../rules/map.ts';
import { type CardDef, type EuthiaReading, type EuthiaShape, type Fight, NOWHERE } from '../shape.ts';
import { type Fighter, fighterOf, outlook, type Outlook } from './duel.ts';
import { spaceWorth } from './goals.ts';
import { DEATH, futureOf, rewardOf } from './future.ts';
import { heroOf, lastingDamage, STAGE, STAGE_DAMAGE, turnsLeftOf, type Hero } from './hero.ts';
import { band, holdings, youth } from './holdings.ts';
import { meansOf } from './journey.ts';
import { type Foe, type Library, libraryOf } from './library.ts';
import { planOf } from './plan.ts';
import { type Traits } from './traits.ts';

/** Won or lost: more than anything else can come to. */
const WON = 500;
/** The seat that plays the monster hurts its hero; the leading seat is hurt more gladly. */
const AGAINST = 0.35;
const AGAINST_LEADER = 0.6;

/** How good a position looks to a seat: in points of the final scoring, those it has and those it may hope for. */
export function judgeWith(content: Readonly<Record<string, CardDef>>) {
  const library = libraryOf(content);
  return (view: View<EuthiaShape>, seat: Seat): number => {
    const { state, result } = view;
    if (state.phase === 'heroes' || isUntouched(view)) return 0;
    const t = library.read(view);
    if (result !== null) return settled(view, seat);
    if (state.mode === 'cooperative') return together(library, t);
    return heroWorth(library, t, seat) - hostility(library, t, seat);
  };
}

/** Any hero will do: who goes out with whom is not for a first look to tell. */
function isUntouched({ state }: View<EuthiaShape>): boolean {
  const { round, turns, heroes, turn, map } = state;
  const { moves, markers } = heroes[turn];
  return round === 1 && turns === 0 && map.tiles.length === 1 && moves === 0 && markers.length === 3;
}

/** The end: who has won, and by how much. */
function settled({ result, seats, state }: View<EuthiaShape>, seat: Seat): number {
  const { winners, scores } = result!;
  const score = scores?.[seat] ?? 0;
  if (seats === 1 && state.scenario !== 'mirrezilsShadow') return score;
  return score + (winners.includes(seat) ? WON : -WON);
}

/** Everybody's strength counts, and what has been done to the common enemy. */
function together(library: Library, t: EuthiaReading): number {
  const { stagesBeaten, stageDamage, deaths, faer, heroes, scenario } = t.state;
  let worth = 0;
  for (const seat of t.clockwise()) worth += heroWorth(library, t, seat);
  worth += STAGE * stagesBeaten + STAGE_DAMAGE * stageDamage;
  if (scenario === 'mirrezilsShadow') worth += 0.5 * faer - 2.5 * deaths;
  if (scenario === 'walkingDestruction')
    worth += STAGE * heroes.filter(({ golemMarker }) => golemMarker).length;
  return worth;
}

/** What a hero has and may hope for. */
function heroWorth(library: Library, t: EuthiaReading, seat: Seat): number {
  const turnsLeft = turnsLeftOf(t, seat);
  const future = futureOf(library, t, seat, turnsLeft);
  const has = future.worth + holdings(library, t, seat, turnsLeft, future);
  const fight = t.scenes.find((scene): scene is Fight => scene.type === 'fight');
  if (fight?.hero === seat && fight.over === null) return has + fightWorth(library, t, fight);
  const { health, space } = t.state.heroes[seat];
  const worth = has + healthWorth(health, turnsLeft);
  if (space === NOWHERE || turnsLeft === 0) return worth;
  const hero = heroOf(library, t, seat, future);
  const inTurn = t.state.turn === seat;
  return worth + planOf(hero, meansOf(t, seat, inTurn), inTurn && !isFresh(t, seat) ? 0 : 1).worth;
}

/** A turn in which nothing has been done yet looks like one that is still to come: ending the last one must not seem to bring it nearer. */
function isFresh(t: EuthiaReading, seat: Seat): boolean {
  const { markers, moves, moved, fights } = t.state.heroes[seat];
  return markers.length === 3 && moves === 0 && moved === 0 && fights.length === 0;
}

const healthWorth = (health: number, turnsLeft: number): number =>
  youth(turnsLeft) * (0.11 * health + 0.8 * (1 - Math.exp(-health / 3)));

/** What a fight in progress will probably come to. */
function fightWorth(library: Library, t: EuthiaReading, fight: Fight): number {
  const { hero: seat, kind, space } = fight;
  const turnsLeft = turnsLeftOf(t, seat);
  const hero = heroOf(library, t, seat);
  const foe = library.foes[kind];
  const seen = ahead(library, t, fight);
  const { health } = t.state.heroes[seat];
  const left = Math.max(1, Math.min(hero.max, health - seen.wounds));
  const won = prize(hero, fight, foe) + (fight.sort === 'monster' ? spaceWorth(hero, hexAt(t, space)) : 0);
  const struck = fight.sort === 'stage' ? STAGE_DAMAGE * lastingDamage(t, seen.dealt) : 0;
  const lost = struck - DEATH[t.state.mode] + healthWorth(hero.max, turnsLeft) + 0.6 * youth(turnsLeft);
  // Whoever wins goes on with the turn from this space.
  const inTurn = t.state.turn === seat;
  const next = planOf(hero, meansOf(t, seat, inTurn), inTurn ? 0 : 1, space).worth;
  return seen.chance * (won + next + healthWorth(left, turnsLeft)) + (1 - seen.chance) * lost;
}

function prize(hero: Hero, { sort }: Fight, foe: Foe): number {
  const { t, seat } = hero;
  const reward = rewardOf(t, seat, foe);
  if (sort === 'monster') return reward + (t.state.scenario === 'theHunt' ? 0.6 : 0.2);
  const enemy = hero.enemies.find(({ kind }) => hero.library.foes[kind] === foe);
  return reward + (enemy?.worth ?? 2) + hero.more.elites;
}

/** How the fight stands: what is dealt, what is about to be, and what follows. */
function ahead(library: Library, t: EuthiaReading, fight: Fight): Outlook {
  const { health } = t.state.heroes[fight.hero];
  const { gaar, chaos, monster, malus } = fight;
  const hand = monster === null ? 2 : t.cards(t.piles.hand[monster]).length;
  const foe: Foe = {
    ...library.foes[fight.kind],
    health: fight.health,
    malus,
    gaar,
    cards: Math.min(chaos, hand),
  };
  const damage = fight.damage + dealing(t, fight);
  if (damage >= fight.health) return { chance: 0.985, wounds: 0, dealt: damage };
  const coming = striking(t, fight);
  if (coming >= health) return { chance: 0.015, wounds: health, dealt: damage };
  const begun = fight.round > 0;
  const after =
    fight.phase === 'heroAttack' ||
    (fight.phase === 'monsterAttack' && fight.step !== 'A' && fight.dice.length > 0);
  const fighter = inFight(library, t, fight);
  const spare = after ? 0.65 * at0(foe) : 0;
  const seen = outlook(fighter, foe, health - coming + spare + 0.25 * fight.hope, { damage, begun });
  return { chance: seen.chance, wounds: Math.max(0, seen.wounds - spare) + coming, dealt: seen.dealt };
}
/** The wounds of one attack. */
const at0 = ({ wounds }: Foe): number => wounds[14];

/** Unused abilities are worth a little less than used ones, or nobody would ever use them. */
const UNUSED = 0.85;

function inFight(library: Library, t: EuthiaReading, fight: Fight): Fighter {
  const { traits, attacks, gaar } = fighterOf(library, t, fight.hero, false);
  const sum: { -readonly [K in keyof Traits]: number } = { ...traits };
  sum.strike *= UNUSED;
  sum.luck *= UNUSED;
  sum.dodge *= UNUSED;
  sum.guard *= UNUSED;
  const rolled = fight.phase === 'heroAttack' && fight.dice.length > 0;
  const struck = fight.phase === 'monsterAttack' && fight.dice.length > 0;
  for (const { of, n, until } of fight.changes) {
    const lasts = until === 'combat';
    if (of === 'clover' && !(rolled && !lasts)) sum[lasts ? 'lucks' : 'luck'] += n;
    else if (of === 'damagePlus' && !(rolled && !lasts)) sum[lasts ? 'strikes' : 'strike'] += 0.8 * n;
    else if (of === 'rabbitFoot' && !(struck && !lasts)) sum[lasts ? 'dodges' : 'dodge'] -= n;
    else if (of === 'woundPlus' && !(struck && !lasts)) sum[lasts ? 'guards' : 'guard'] -= n;
    else if (of === 'oneDieLess') sum.dodge += 3.5;
    else if (of === 'monsterAttack') sum.guard += 2;
    else if (of === 'ignoreMalus') sum.luck += fight.malus;
  }
  if (fight.poison) sum.guards -= 1;
  if (fight.regeneration) sum.strikes -= 0.8;
  sum.strikes += fight.smoulder;
  return { traits: sum, attacks, gaar };
}

/** Damage of a roll that stands. */
function dealing(t: EuthiaReading, fight: Fight): number {
  if (fight.weapon === null || fight.dice.length === 0 || fight.step === 'D') return 0;
  if (fight.phase !== 'heroAttack' && fight.phase !== 'firstStrike') return 0;
  const clause = attackClause(t, fight);
  if (clause?.ranges === undefined) return 0;
  return total(plainDamage(rangeOf(clause.ranges, heroValue(t, fight))), damageChanges(t, fight));
}
/** Wounds of a roll that stands. */
function striking(t: EuthiaReading, fight: Fight): number {
  if (fight.phase !== 'monsterAttack' || fight.dice.length === 0 || fight.step === 'D') return 0;
  const range = rangeOf(t.def(fight.card).enemy!.ranges, monsterValue(fight));
  return total(plainWounds(range) + fight.plain, woundChanges(fight));
}

/** The seat that plays the monster wants its hero to fall. */
function hostility(library: Library, t: EuthiaReading, seat: Seat): number {
  const fight = t.scenes.find((scene): scene is Fight => scene.type === 'fight');
  if (fight === undefined || fight.monster !== seat || fight.over !== null) return 0;
  const { heroes } = t.state;
  const leads = heroes.every(({ reputation }) => reputation <= heroes[fight.hero].reputation);
  const turnsLeft = turnsLeftOf(t, seat);
  const hope = 0.8 * youth(turnsLeft);
  const { won } = heroes[seat];
  const marker = band('others', won + 1, hope) - band('others', won, hope);
  const { chance } = ahead(library, t, fight);
  return (leads ? AGAINST_LEADER : AGAINST) * fightWorth(library, t, fight) - (1 - chance) * marker;
}
