import { isMonster, type Read } from '../rules/models.ts';
import { maxLife } from '../rules/values.ts';
import { modeOf, pointsFor } from '../rules/victory.ts';
import type { Artefact, Decoy, Golem, Hero, Model, Status, Team, Tower, Wild } from '../shape.ts';
import type { Odds } from './odds.ts';

/**
 * What models are worth, in hundredths of a victory point: to whoever has them, or to whoever knocks them out. Everything else is
 * measured by it.
 */
const POINT = 100;
/** What experience and gold are worth to a hero. */
export const XP = 11;
export const GOLD = 9;
/** A hero who is out earns the enemy experience and gold, and is missing for a while. */
const HERO = 75;
/** For a tower the whole team is paid, and the way is open. */
const TOWER = 120;
const GOLEM = 24;
const MANA = 2;

/** The part of the worth that goes with the last life point; the rest goes with all of them alike. */
const LAST = { hero: 0.45, tower: 0.3, golem: 0.55, wild: 0.5 };

export const worthOfHero = (t: Read): number => modeOf(t).points.hero * POINT + HERO;
const worthOfTower = (t: Read): number =>
  modeOf(t).points.tower * POINT + TOWER + (modeOf(t).goal === null && modeOf(t).trophies === null ? 120 : 0);
/** The side that loses it loses the match: its last life point is worth as much again as all of them. */
const ARTEFACT = 1500;

/** What a creature or monster is worth to a team that knocks it out. */
function worthOfWild(t: Read, wild: Wild, team: Team): number {
  const { trophies } = modeOf(t);
  const reward = isMonster(wild) ? 2 * XP + GOLD + 5 * (XP + 2 * GOLD) : XP + 2 * GOLD;
  const trophy = trophies !== null && isMonster(wild) ? 1000 / trophies : 0;
  return pointsFor(t, wild, team) * POINT + reward + trophy;
}

/** What it is worth to have this model as it is. Wild ones are nobody's. */
export function worthOf(t: Read, model: Model): number {
  if (model.life <= 0 || !model.present) return 0;
  switch (model.sort) {
    case 'hero':
      return part(worthOfHero(t), LAST.hero, model.life / maxLife(t, model)) + MANA * model.mana;
    case 'tower':
      return part(worthOfTower(t), LAST.tower, model.life / maxLife(t, model));
    case 'artefact':
      return (ARTEFACT * model.life) / maxLife(t, model);
    case 'golem':
      return part(GOLEM, LAST.golem, model.life / maxLife(t, model));
    case 'wild':
    case 'decoy':
      return 0;
  }
}
const part = (whole: number, last: number, share: number): number => whole * (last + (1 - last) * share);

/** What a roll gains for a team whose heroes make it. */
export function gainOf(t: Read, model: Model, team: Team, { taken, falls }: Odds): number {
  const share = taken / maxLife(t, model);
  switch (model.sort) {
    case 'hero':
      return worthOfHero(t) * ((1 - LAST.hero) * share + LAST.hero * falls) + falls * 3 * (XP + GOLD);
    case 'tower':
      return worthOfTower(t) * ((1 - LAST.tower) * share + LAST.tower * falls);
    case 'artefact':
      return ARTEFACT * (share + falls);
    case 'golem':
      return (
        GOLEM * ((1 - LAST.golem) * share + LAST.golem * falls) +
        falls * (XP + GOLD + (model.rank === 'outer' ? 8 : 0))
      );
    case 'wild':
      return worthOfWild(t, model, team) * ((1 - LAST.wild) * share + LAST.wild * falls);
    case 'decoy':
      return 5 * falls;
  }
}
/** What it costs to lose life points by something that is not rolled yet: falling is the more likely the more it is. */
export function lossOf(t: Read, hero: Hero, damage: number): number {
  const falls = Math.min(1, Math.max(0, (damage - 0.45 * hero.life) / (0.9 * hero.life)));
  const share = Math.min(damage, hero.life) / maxLife(t, hero);
  return worthOfHero(t) * ((1 - LAST.hero) * share + LAST.hero * falls) + falls * 3 * (XP + GOLD);
}

/** What a status effect is worth on an enemy hero. */
const STATUS: Readonly<Record<Status, number>> = {
  stun: 24,
  silence: 10,
  blind: 10,
  hold: 8,
  slow: 6,
  bleed: 18,
  burn: 10,
};
export const worthOfStatus = (
  model: Hero | Golem | Wild | Tower | Artefact | Decoy,
  status: Status,
): number => {
  if (model.sort === 'hero') return model.status.some((one) => one.status === status) ? 1 : STATUS[status];
  if (model.sort === 'golem') return status === 'bleed' || status === 'burn' || status === 'stun' ? 6 : 1;
  return model.sort === 'wild' && !(model.kind === 'drako' || model.kind === 'cydra')
    ? status === 'stun'
      ? 8
      : 2
    : 0;
};
