import type { TalismanShape, TalismanState } from '../shape.ts';
import { CROWN, regionOf } from '../shape/spaces.ts';
import { deathChance } from './danger.ts';
import { bringsEnough, isGuarded, onTheCrown } from './ending.ts';
import type { Hero, Library } from './hero.ts';
import { fromPlain, type Journey, type Might, throughInner, turnsToPlain } from './journey.ts';
import { winChance } from './odds.ts';

/** Everything about the table that a way to victory depends on. */
export interface Outlook {
  readonly library: Library;
  readonly state: TalismanState;
  readonly options: TalismanShape['options'];
  readonly ending: string | null;
  /** Talismans that are still to be had from the Warlock. */
  readonly talismans: number;
}

/** An average Enemy of the outer region. */
const ENEMY = 4;
/** Turns for a point of Strength or Craft: until an Enemy comes, and until it is beaten. */
const MEETING = 2;
const BEATING = 1.7;
/** Plans to grow first, by this many points. */
const PLANS = [0, 1, 2, 4, 7, 11];

/** Turns for one more point, by how well the hero fights. */
function turnsForPoint({ battle, psychic }: Hero, explodes: boolean, rate: number): number {
  const wins = (2 * winChance(battle - ENEMY, explodes) + winChance(psychic - ENEMY, explodes)) / 3;
  return (MEETING + BEATING / Math.max(0.1, wins)) * (rate === 4 ? 1 : 1.4);
}

/**
 * The turns a hero needs to win, and the lives that what lies right before it will cost. It either sets out at once or
 * grows first: whichever is sooner.
 */
export function turnsToWin(hero: Hero, rivals: readonly Hero[], outlook: Outlook): Journey {
  const { library, options, ending } = outlook;
  const end = onTheCrown(hero, hero, rivals, ending, options.explodingDice);
  return library.ways.recall(hero, end, outlook) ?? library.ways.keep(wayToWin(hero, rivals, end, outlook));
}

function wayToWin(hero: Hero, rivals: readonly Hero[], atOnce: Journey, outlook: Outlook): Journey {
  const { options, ending } = outlook;
  const { explodingDice: explodes } = options;
  const { player } = hero;
  let end = atOnce;
  const there = regionOf(player.space) === 'inner';
  if (there && (hero.talisman || player.space === CROWN)) {
    const way = throughInner(hero, hero, explodes);
    // A player who comes without what the ending asks for has to leave again.
    const back = bringsEnough(hero, ending) ? 0 : OUTSIDE;
    return { turns: way.turns + end.turns + back, lives: way.lives + end.lives };
  }
  const point = turnsForPoint(hero, explodes, options.trophyRate);
  // A guard of the Crown is beaten by growing; the Command is not.
  const guarded = isGuarded(ending);
  let best = Number.POSITIVE_INFINITY;
  for (const more of PLANS) {
    const grown = point * more;
    if (grown >= best) break;
    for (let attribute = 0; attribute < (more === 0 ? 1 : 2); attribute++) {
      const might = more === 0 ? hero : grownBy(hero, attribute === 0 ? more : 0, attribute === 0 ? 0 : more);
      if (guarded) end = onTheCrown(hero, might, rivals, ending, explodes);
      best = Math.min(best, grown + setOut(hero, might, end.lives, outlook) + end.turns);
    }
  }
  return { turns: best, lives: 0 };
}

const grownBy = (
  { strength, craft, battle, psychic }: Might,
  inStrength: number,
  inCraft: number,
): Might => ({
  strength: strength + inStrength,
  craft: craft + inCraft,
  battle: battle + inStrength,
  psychic: psychic + inCraft,
});
/** The same hero with more Strength, or more Craft. */
export const raised = (hero: Hero, byStrength: number, byCraft: number): Hero => ({
  ...hero,
  ...grownBy(hero, byStrength, byCraft),
});

/** From where the hero stands to the Crown. Without a Talisman the way leads out of the inner region first. */
function setOut(
  hero: Hero,
  might: Might,
  livesThere: number,
  { library, state, options, talismans }: Outlook,
): number {
  const { explodingDice: explodes } = options;
  const beyond = fromPlain(hero, might, explodes);
  const inner = regionOf(hero.player.space) === 'inner';
  const turns = inner ? OUTSIDE : turnsToPlain(library, hero, might, state, options, talismans > 0);
  const death = deathChance(Math.max(hero.lives, hero.mostLives) - beyond.lives - livesThere + hero.armour);
  return turns + beyond.turns + DEATH * death;
}
/** In the inner region without a Talisman: out again, and back one day. */
const OUTSIDE = 20;
/** What a death on the way costs, in turns. */
const DEATH = 35;
