import type { View } from '@tafelrunde/engine';
import type { TalismanShape } from '../shape.ts';
import { CROWN } from '../shape/spaces.ts';
import { type Hero, kindOf, type Library } from './hero.ts';
import type { Journey, Might } from './journey.ts';
import { loseChance, winChance } from './odds.ts';

/** The ending that is known to everybody; null for the rules of the Crown, or while the sheet lies facedown. */
export function endingIn({ content }: Library, { piles, options }: View<TalismanShape>): string | null {
  if (options.ending === 'none' && options.board === 'base') return null;
  for (const card of piles.space[CROWN].cards) {
    const kind = kindOf(card);
    if (kind !== null && content[kind].type === 'ending') return kind;
  }
  return null;
}

/** Turns on the Crown for every life of the others, where the Command costs them lives. */
const COMMAND: Readonly<Record<string, number>> = {
  theEternalCrown: 1.4,
  crownAndSceptre: 0.35,
  judgementDay: 1.5,
  danseMacabre: 3,
  landsOfWonder: 1.4,
};
const RULES_OF_THE_CROWN = 2;
/** Creatures that guard the Crown, and how they fight. */
const GUARDS: Readonly<
  Record<string, { readonly value: number; readonly lives: number; readonly battle: boolean }>
> = {
  iceQueen: { value: 12, lives: 4, battle: true },
  demonLord: { value: 12, lives: 4, battle: false },
};
export const isGuarded = (ending: string | null): boolean => ending !== null && GUARDS[ending] !== undefined;

/** Endings that are won by coming there with something: how much is missing, and turns for each. */
const BROUGHT: Readonly<Record<string, { readonly each: number; missing(hero: Hero): number }>> = {
  warlockQuests: { each: 8, missing: (hero) => 4 - hero.fulfilled },
  sacredPoolSheet: { each: 9, missing: (hero) => 3 - hero.rewards },
  theOneTalisman: { each: 25, missing: (hero) => (hero.theOne ? 0 : 1) },
  // Nobody wins on the Crown any more: all hunt the same foes, wherever they stand.
  cultOfTheDamned: { each: 10, missing: () => 1 },
};
/** Has the hero what this ending asks for? */
export const bringsEnough = (hero: Hero, ending: string | null): boolean =>
  ending === null || BROUGHT[ending] === undefined || BROUGHT[ending].missing(hero) <= 0;

const LEAST = 0.03;

/** A rival who shares the Crown has to be beaten first: turns for each of their lives. */
const COMPANY = 1.5;
/** Nobody looks further ahead than this. */
const FARTHEST = 40;
const MOST_LIVES = 8;

/** What is still to be done once one stands on the Crown, and the lives it costs. */
export function onTheCrown(
  hero: Hero,
  might: Might,
  rivals: readonly Hero[],
  ending: string | null,
  explodes: boolean,
): Journey {
  const guard = ending === null ? undefined : GUARDS[ending];
  if (guard !== undefined) return againstGuard(might, guard, explodes);
  const brought = ending === null ? undefined : BROUGHT[ending];
  if (brought !== undefined)
    return { turns: 1 + brought.each * Math.max(0, brought.missing(hero)), lives: 0 };
  if (rivals.length === 0) return { turns: 0, lives: 0 };
  const each = (ending === null ? undefined : COMMAND[ending]) ?? RULES_OF_THE_CROWN;
  let most = 0;
  let company = 0;
  let lost = 0;
  for (const rival of rivals) {
    most = Math.max(most, rival.lives);
    if (rival.player.space !== CROWN || rival.player.standing !== 'playing') continue;
    const win = Math.max(LEAST, winChance(hero.battle - rival.battle, explodes));
    company += (COMPANY * rival.lives) / win;
    lost += (rival.lives * loseChance(hero.battle - rival.battle, explodes)) / win;
  }
  return { turns: Math.min(FARTHEST, each * most + company), lives: Math.min(MOST_LIVES, lost) };
}

function againstGuard(
  { battle: strong, psychic: wise }: Might,
  { value, lives, battle }: { value: number; lives: number; battle: boolean },
  explodes: boolean,
): Journey {
  const own = battle ? Math.max(strong, wise) : wise;
  const win = Math.max(LEAST, winChance(own - value, explodes));
  return {
    turns: Math.min(FARTHEST, lives / win),
    lives: Math.min(MOST_LIVES, (lives * loseChance(own - value, explodes)) / win),
  };
}
