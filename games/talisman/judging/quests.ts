import type { TalismanState } from '../shape.ts';
import { along, named, regionOf, type Space, type SpaceName, SPACES } from '../shape/spaces.ts';
import type { Hero, Library } from './hero.ts';
import { winChance } from './odds.ts';

/** Turns until an exact space is hit: the way there, and the tries it takes to land on it. */
const NEAR = 6;
const TRIES = 2.2;
const STEP = 1 / 5;
const NEARER = 0.02;
/** The river lies between: about this many turns. */
const RIVER = 9;
/** Just been there: one has to leave and come back. */
const AGAIN = 3.2;

/** Steps from one space of a ring to another, the shorter way; Infinity where the river lies between. */
const STEPS: readonly (readonly number[])[] = SPACES.map((_, from) =>
  SPACES.map((__, to) => stepsFrom(from, to)),
);
function stepsFrom(from: Space, to: Space): number {
  if (regionOf(from) !== regionOf(to) || regionOf(from) === 'inner')
    return from === to ? 0 : Number.POSITIVE_INFINITY;
  let steps = 0;
  while (along(from, steps) !== to && along(from, -steps) !== to) steps++;
  return steps;
}
export const stepsBetween = (from: Space, to: Space): number => STEPS[from][to];

/** By space and name, the turns until one of the spaces of this name is landed on. */
const LANDING = new Map<SpaceName, readonly number[]>();
export function turnsToSpace(from: Space, name: SpaceName): number {
  let turns = LANDING.get(name);
  if (turns === undefined)
    LANDING.set(
      name,
      (turns = SPACES.map((_, space) => Math.min(...named(name).map((to) => landing(STEPS[space][to]))))),
    );
  return turns[from];
}
function landing(steps: number): number {
  if (steps === Number.POSITIVE_INFINITY) return RIVER;
  return steps === 0 ? AGAIN : TRIES + STEP * Math.max(0, steps - NEAR) + NEARER * steps;
}

/** Quests that lead to a space. */
const TARGETS: Readonly<Record<string, SpaceName>> = {
  travelToTheCity: 'city',
  visitTheMystic: 'village',
  visitTheEnchantress: 'city',
  visitTheAlchemist: 'city',
  visitTheBlackKnight: 'blackKnight',
  visitTheTavern: 'tavern',
  prayAtTheTemple: 'temple',
  visitTheRoyalDoctor: 'castle',
};
/** Quests that want something to happen: turns until it usually does. */
const DEEDS: Readonly<Record<string, number>> = {
  killOneEnemy: 3,
  killOneAnimal: 7,
  killOneMonster: 6,
  killOneSpirit: 7,
  killOneDragon: 16,
  takeOneLife: 8,
  gainOneStrength: 6,
  gainOneCraft: 7,
  loseTwoTurns: 2.5,
  rollForAQuest: 5,
  giveOneGold: 7,
  huntThemDown: 5,
  faceThyRivals: 12,
  witnessTheStrange: 6,
  championOfThePeople: 8,
  travelTheWorld: 10,
  unveilTreasures: 8,
};
/** Everything else: something to hand over, a deed nobody has judged yet. */
const HANDING_OVER = 5;
const SOME_DEED = 8;
/** With what it wants at hand: it may still be lost before it is handed over. */
const READY = 3.5;
const GOLD = 2.5;
const TROPHY = 1.2;

/** Turns until a quest is fulfilled. */
export function turnsForQuest(
  library: Library,
  hero: Hero,
  { players }: TalismanState,
  explodes: boolean,
): number {
  const kind = hero.quest!;
  const { space, gold, fate } = players[hero.seat];
  const target = TARGETS[kind];
  if (target !== undefined) return turnsToSpace(space, target);
  const wanted = kind === 'deliverTwoGold' ? 2 : kind === 'deliverThreeGold' ? 3 : 0;
  if (wanted > 0) return READY + GOLD * Math.max(0, wanted - gold);
  if (kind === 'defeatTheSentinel')
    return turnsToSpace(space, 'sentinel') + 1 / Math.max(0.06, winChance(hero.battle - 9, explodes));
  if (kind === 'deliverFollower' && hero.followers > 0) return READY;
  if (kind === 'deliverStrengthTrophies') return READY + TROPHY * Math.max(0, 5 - hero.trophyStrength);
  if (kind === 'deliverCraftTrophies') return READY + TROPHY * Math.max(0, 5 - hero.trophyCraft);
  if (kind === 'deliverFate' && fate > 0) return READY;
  if (kind === 'deliverSpell' && hero.spells > 0) return READY;
  const usual = DEEDS[kind];
  if (usual !== undefined) return usual;
  return library.content[kind].task?.deliver === null ? SOME_DEED : HANDING_OVER;
}
