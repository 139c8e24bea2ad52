import { CROWN, NAMES, regionOf } from '../shape/spaces.ts';
import type { Outlook } from './goal.ts';
import type { Hero } from './hero.ts';
import type { Journey } from './journey.ts';
import { turnsToSpace } from './quests.ts';

/** What a new character needs to win, with what it inherits: what is lost by dying is the difference. */
const ANEW = 50;
const LEAST_LOSS = 14;
/** Where death is final. */
const FINAL = 150;
/** How soon fewer lives mean death. */
const STEEPNESS = 0.85;
const EVEN = 0.8;
/** How much a healer at hand takes from the danger, and how far away he may be. */
const HEALER = 0.5;
const REACH = 4;
/** Lives a Command or the night will cost, for every turn one is still away from the end of it. */
const COMMANDED = 0.5;
const FORESEEN = 8;
/** In the last rounds before nightfall lives begin to count: it is outlived by whoever has the most. */
const DUSK = 20;
const NIGHT = 4;

/** How likely somebody with this many lives dies before long. */
export const deathChance = (lives: number): number => 1 / (1 + Math.exp(STEEPNESS * (lives - EVEN)));

/** What may be lost by dying, in turns. */
export function danger(
  hero: Hero,
  way: Journey,
  rivals: readonly Hero[],
  { state, options }: Outlook,
): number {
  const { player } = hero;
  if (player.standing !== 'playing') return 0;
  let lives = hero.lives - way.lives + hero.armour;
  const rival = rivals.some(({ player: other }) => other.standing === 'playing' && other.space === CROWN);
  if (rival && player.space !== CROWN) lives -= Math.min(FORESEEN, COMMANDED * way.turns);
  let death = deathChance(lives);
  if (hero.lives < hero.mostLives && regionOf(player.space) !== 'inner')
    death *=
      1 - HEALER * Math.exp(-turnsToHealer(hero, state.turn === hero.seat && state.now.encounter) / REACH);
  const loss = state.crownReached ? FINAL : Math.max(LEAST_LOSS, ANEW - way.turns);
  return death * loss + night(hero, rivals, state.round, options.nightfall);
}

/** Turns to somebody who heals: for gold, or because one belongs there. None while one stands before him. */
function turnsToHealer({ player, alignment }: Hero, visiting: boolean): number {
  const { space, gold } = player;
  let turns = FAR;
  for (const name of gold > 0 ? HEALERS : alignment === 'good' ? CHAPEL : NOBODY)
    turns = Math.min(turns, visiting && NAMES[space] === name ? 0 : turnsToSpace(space, name));
  return turns;
}
const FAR = 20;
const HEALERS = ['village', 'city', 'castle', 'chapel'] as const;
const CHAPEL = ['chapel'] as const;
const NOBODY = [] as const;

function night(hero: Hero, rivals: readonly Hero[], round: number, limit: number): number {
  if (limit === 0 || rivals.length === 0) return 0;
  const near = Math.min(1, Math.max(0, (round - limit + DUSK) / DUSK));
  if (near === 0) return 0;
  let most = 0;
  for (const rival of rivals) most = Math.max(most, rival.lives);
  return near * NIGHT * (most - hero.lives);
}
