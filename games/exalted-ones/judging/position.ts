import { type Reading, readingOf, type View } from '@tafelrunde/engine';
import { content } from '../content/index.ts';
import { type Disc, distance, inches } from '../geometry/measure.ts';
import { armedAt, armedNear, artefactOpen, TOWER_RANGE, towerFault } from '../rules/ground.ts';
import { heroesUp, isMonster, isUp, opponentOf, type Read } from '../rules/models.ts';
import { agility, armour, attackRange, combatDice, has, moveAllowance } from '../rules/values.ts';
import { modeOf } from '../rules/victory.ts';
import { type ExaltedShape, type Hero, type Model, piles, type Team, type Tower } from '../shape.ts';
import { oddsOf } from './odds.ts';
import { blowOf } from './blows.ts';
import { gainOf, lossOf, worthOfHero } from './worth.ts';

const library = { content, piles, unseen: content['artefact'] };
/** What a seat sees, read by the functions of the rules. */
export const readView = (view: View<ExaltedShape>): Reading<ExaltedShape> => readingOf(view, library);

/** An enemy hero as a danger: how far its next blow reaches, from edge to edge. */
interface Danger {
  readonly hero: Hero;
  readonly reach: number;
}
/** Something worth going to. */
interface Goal {
  readonly model: Model;
  readonly value: number;
  /** So far out of reach it is worth nothing. */
  readonly far: number;
}

/** How much of what an enemy could do comes to pass. */
const LIKELY = 0.5;
/** After every own action a tower shoots again. */
const SHOTS = 1.4;
/** How far most goals are seen, and an artefact whose loss alone ends the match: from corner to corner. */
const FAR = inches(30);
const ACROSS = inches(60);
/** The pull of a goal on somebody within reach, by its value. */
const PULL = 0.55;

/** The arena as one team sees it: where it is dangerous, and where there is something to gain. */
export class Position {
  readonly t: Read;
  readonly team: Team;
  readonly own: readonly Hero[];
  readonly foes: readonly Hero[];
  private readonly dangers: readonly Danger[];
  private readonly goals: readonly Goal[];
  private readonly blows = new Map<number, number>();

  constructor(t: Read, team: Team) {
    this.t = t;
    this.team = team;
    this.own = heroesUp(t, team);
    this.foes = heroesUp(t, opponentOf(team));
    this.dangers = this.foes.map((hero) => ({
      hero,
      reach: has(hero, 'stun') ? -1 : attackRange(t, hero) + (has(hero, 'hold') ? 0 : moveAllowance(t, hero)),
    }));
    this.goals = goalsOf(t, team);
  }

  /** What it is worth to a hero to stand there: what can be gained from it, less what threatens. */
  standing(hero: Hero, stand: Disc): number {
    return this.promise(hero, stand) - this.peril(hero, stand);
  }

  /** The damage that enemies and towers are likely to do to a hero there, in worth. */
  peril(hero: Hero, stand: Disc): number {
    let damage = 0;
    for (const { hero: foe, reach } of this.dangers) {
      const apart = distance(foe, stand) - foe.r - stand.r;
      if (apart <= reach) damage += LIKELY * this.blow(foe, hero);
    }
    return lossOf(this.t, hero, damage + SHOTS * this.shots(hero, stand));
  }
  /** What armed towers do to a hero who stands there while the own team acts once. */
  private shots(hero: Hero, stand: Disc): number {
    let damage = 0;
    for (const tower of armedAt(this.t, hero, stand)) damage += this.shot(tower, hero);
    return damage;
  }
  /** One shot of a tower. EX-TOWER-01 to -04 */
  shot(tower: Tower, hero: Hero): number {
    const { t } = this;
    return oddsOf(combatDice(t, tower), agility(t, hero), armour(t, hero, true), false, 1, hero.life).taken;
  }
  /** The towers whose range somebody enters who goes there. */
  entered(hero: Hero, from: Disc, to: Disc): number {
    let damage = 0;
    for (const tower of armedNear(this.t, hero, distance(from, to)))
      if (distance(tower, from) > tower.r + from.r + TOWER_RANGE && passes(tower, from, to))
        damage += this.shot(tower, hero);
    return damage;
  }
  /** The damage of the next blow of one hero against another. */
  private blow(foe: Hero, hero: Hero): number {
    const key = foe.id * 256 + hero.id;
    let damage = this.blows.get(key);
    if (damage === undefined) this.blows.set(key, (damage = blowOf(this.t, foe, hero).taken));
    return damage;
  }

  /** What there is to do for a hero there, now or soon. */
  promise(hero: Hero, stand: Disc): number {
    const { t } = this;
    const reach = attackRange(t, hero) + moveAllowance(t, hero);
    let best = 0;
    let second = 0;
    for (const { model, value, far } of this.goals) {
      const away = distance(stand, model) - stand.r - model.r - reach;
      const worth = away <= 0 ? value : value * (1 - away / far);
      if (worth > best) [best, second] = [worth, best];
      else if (worth > second) second = worth;
    }
    return PULL * (best + 0.4 * second);
  }
  /** Where it is worth going, the best first. */
  goalsFor(hero: Hero, most: number): readonly Model[] {
    const marked = this.goals.map(({ model, value, far }) => ({
      model,
      worth: value * (1 - Math.min(1, distance(hero, model) / far)),
    }));
    return marked
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ model }) => model);
  }
}

/** Does a straight way pass through the range of a tower? */
function passes(tower: Tower, from: Disc, to: Disc): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const whole = dx * dx + dy * dy;
  const at = whole === 0 ? 0 : ((tower.x - from.x) * dx + (tower.y - from.y) * dy) / whole;
  const share = Math.min(1, Math.max(0, at));
  return (
    distance(tower, { x: from.x + share * dx, y: from.y + share * dy }) <= tower.r + from.r + TOWER_RANGE
  );
}

/** Nothing but an artefact wins. EX-MODE-03 */
const isSiege = (t: Read): boolean => {
  const { goal, trophies, lastRound } = modeOf(t);
  return goal === null && trophies === null && lastRound === null;
};
/** A blow against an artefact, and one where nothing else wins: worth leaving every fight for. */
const BLOW = 130;
const SIEGE = 800;

/** What a team might go for. */
function goalsOf(t: Read, team: Team): Goal[] {
  const found: Goal[] = [];
  const siege = isSiege(t);
  for (const model of t.state.models) {
    if (!isUp(model) || model.team === team) continue;
    const value = valueOf(t, model, team);
    if (value > 0) found.push({ model, value, far: model.sort === 'artefact' && siege ? ACROSS : FAR });
  }
  return found;
}
/** What a blow against it would gain, roughly; what cannot be attacked yet is worth nothing. */
function valueOf(t: Read, model: Model, team: Team): number {
  switch (model.sort) {
    case 'hero':
      return worthOfHero(t) * (0.18 + 0.35 / model.life);
    case 'golem':
      return model.rank === 'outer' ? 30 : 14;
    case 'tower':
      return towerFault(t, model) === null ? 60 : 0;
    case 'artefact':
      return artefactOpen(t, model.team) ? (isSiege(t) ? SIEGE : BLOW) : 0;
    case 'wild': {
      const all = gainOf(t, model, team, { taken: model.life, hurts: 1, falls: 1 });
      return isMonster(model) ? all / 7 : all / 2.5;
    }
    case 'decoy':
      return 0;
  }
}
