import { inches, within } from '../geometry/measure.ts';
import type { Exalted, Fallen, Hero, Model, Team } from '../shape.ts';
import { decoyOf } from './attacks.ts';
import { heroesOf, heroOf, isMonster, modelOf, opponentOf, seatOf } from './models.ts';
import { dropLastingOf, named, removeLasting } from './status.ts';
import { MAX_LEVEL, maxLifeAt, XP_FOR_LEVEL } from './values.ts';
import { checkVictory, pointsFor, scorer } from './victory.ts';

/**
 * A removal step: all models with 0 life points leave together; rewards go by where everybody stands at that moment, then victory is checked. EX-SEQ-07, -09, -12, -14, EX-END-03, -05; in step 12 there are no rewards.
 */
export function removeFallen(t: Exalted, rewards = true): void {
  const { fallen } = t.state;
  if (fallen.length === 0) return;
  const gone = fallen.splice(0).map((how) => ({ how, model: modelOf(t, how.model) }));
  const earned: Earned[] = [];
  if (rewards) for (const { model, how } of gone) earned.push(...rewardsFor(t, model, how));
  for (const { model, how } of gone) leave(t, model, how);
  for (const { hero, xp, gold } of earned) earn(t, heroOf(t, hero), xp, gold);
  checkVictory(t);
}

/** A model leaves the arena; points are scored for it. */
function leave(t: Exalted, model: Model, how: Fallen): void {
  model.present = false;
  t.tell('out', { model: model.id, ...named(model), cause: how.cause });
  dropLastingOf(t, model.id);
  // What is measured from a knocked-out hero ends with it.
  removeLasting(t, ({ by, what }) => by === model.id && (what.do === 'share' || what.do === 'taunt'));
  if (model.sort === 'hero' || model.sort === 'golem' || model.sort === 'wild') model.status.splice(0);
  if (model.sort === 'hero') {
    const decoy = decoyOf(t, model);
    if (decoy !== null) decoy.present = false;
  }
  const team = scorer(t, model, how);
  if (team === null) return;
  const seat = seatOf(t, team);
  if (isMonster(model) && model.sort === 'wild') {
    // EX-NEUT-07, -08: its model goes to the platform of the team.
    model.trophyOf = team;
    t.state.trophies[seat]++;
  }
  const points = pointsFor(t, model, team);
  if (points === 0) return;
  t.state.points[seat] += points;
  t.tell('scored', { seat, points, total: t.state.points[seat] });
}

interface Earned {
  readonly hero: number;
  readonly xp: number;
  readonly gold: number;
}

/** Experience and gold for one knock-out. EX-XP-01 to -07, EX-GOLD-02 to -07 */
function rewardsFor(t: Exalted, model: Model, { cause, hero: by }: Fallen): Earned[] {
  // EX-XP-04, EX-GOLD-06: for a tower the whole team is paid, whatever destroyed it.
  if (model.sort === 'tower') return team(t, opponentOf(model.team), 2, 2);
  // EX-XP-07: golems, towers and neutrals earn nothing for anybody.
  if (by === null) return [];
  const killer = heroOf(t, by);
  // EX-XP-06, EX-GOLD-07: nobody assists a status effect.
  const helpers = cause === 'status' ? () => [] : (inch: number) => assistants(t, killer, model, inch);
  switch (model.sort) {
    case 'golem':
      return [{ hero: by, xp: 1, gold: 1 }];
    case 'hero':
      // A hero who was turned against the own team earns nothing by it for the other.
      return [{ hero: by, xp: 3, gold: 3 }, ...helpers(4).map((hero) => ({ hero, xp: 1, gold: 1 }))];
    case 'wild':
      if (isMonster(model)) return [{ hero: by, xp: 2, gold: 1 }, ...team(t, killer.team, 1, 2)];
      return [{ hero: by, xp: 1, gold: 2 }, ...helpers(2).map((hero) => ({ hero, xp: 1, gold: 0 }))];
    default:
      return [];
  }
}
const team = (t: Exalted, of: Team, xp: number, gold: number): Earned[] =>
  heroesOf(t, of).map(({ id }) => ({ hero: id, xp, gold }));
/** The other heroes of the killer's team near the victim. */
const assistants = (t: Exalted, killer: Hero, victim: Model, inch: number): number[] =>
  heroesOf(t, killer.team).flatMap((hero) =>
    hero.id !== killer.id && hero.present && within(hero, victim, inches(inch)) ? [hero.id] : [],
  );

/** EX-SEQ-17: knocked-out heroes are paid, too. */
function earn(t: Exalted, hero: Hero, xp: number, gold: number): void {
  hero.gold += gold;
  t.tell('earned', { ...named(hero), hero: hero.id, xp, gold });
  gainXp(t, hero, xp);
}

/** EX-XP-08, EX-PROF-04, -15, -16: levels are reached at once, several if need be; new life points are full. */
export function gainXp(t: Exalted, hero: Hero, xp: number): void {
  hero.xp = Math.min(XP_FOR_LEVEL[MAX_LEVEL], hero.xp + xp);
  while (hero.level < MAX_LEVEL && hero.xp >= XP_FOR_LEVEL[hero.level + 1]) {
    const grown = maxLifeAt(t, hero, hero.level + 1) - maxLifeAt(t, hero, hero.level);
    hero.level++;
    // A hero who is knocked out stays so.
    if (hero.life > 0) hero.life += grown;
    t.tell('level', { ...named(hero), hero: hero.id, level: hero.level });
  }
}
