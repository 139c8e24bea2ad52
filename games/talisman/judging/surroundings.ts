import type { View } from '@tafelrunde/engine';
import type { TalismanShape } from '../shape.ts';
import { inRegion, regionOf } from '../shape/spaces.ts';
import { type Hero, kindOf, type Library } from './hero.ts';
import { winChance } from './odds.ts';
import { stepsBetween } from './quests.ts';

/** As far as a move can lead. */
const MOVE = 6;
/** The Reaper nearby: he comes seldom, and then he may kill. */
const REAPER = -0.5;
/** Other characters nearby: either may land on the other, and win. */
const RIVAL = 0.6;
/** Of what lies within reach, this much can be counted on. */
const WITHIN_REACH = 0.2;
const TALISMAN = 8;
const GOLD = 0.5;

/** What is good or bad about where a hero stands, apart from where it leads. In turns. */
export function surroundings(
  library: Library,
  { state, piles, options }: View<TalismanShape>,
  hero: Hero,
  rivals: readonly Hero[],
): number {
  const { space, standing } = hero.player;
  if (standing !== 'playing' || regionOf(space) === 'inner') return 0;
  let sum = options.reaper && near(space, state.reaper) ? REAPER : 0;
  for (const rival of rivals) {
    if (rival.player.standing !== 'playing' || !near(space, rival.player.space)) continue;
    const ahead = hero.battle - rival.battle;
    sum += RIVAL * (winChance(ahead, options.explodingDice) - winChance(-ahead, options.explodingDice));
  }
  const lying = piles.space;
  for (const there of inRegion[regionOf(space)]) {
    const gold = state.goldOn[there];
    const { cards } = lying[there];
    if ((gold === 0 && cards.length === 0) || !near(space, there)) continue;
    sum += WITHIN_REACH * GOLD * gold;
    for (const card of cards) {
      const kind = kindOf(card);
      if (kind !== null) sum += WITHIN_REACH * worthLying(library, kind, hero);
    }
  }
  return sum;
}

/** A space one can move to next; the own one is left first. */
function near(from: number, to: number): boolean {
  const steps = stepsBetween(from, to);
  return steps > 0 && steps <= MOVE;
}

/** Objects and Followers that somebody has left behind. */
export function worthLying({ content, worths }: Library, kind: string, hero: Hero): number {
  const { type } = content[kind];
  if (type !== 'object' && type !== 'follower') return 0;
  const { talisman, rest, strength, craft, battle } = worths[kind];
  return talisman && !hero.talisman ? TALISMAN : Math.max(0, rest + 2 * (strength + craft) + battle);
}
