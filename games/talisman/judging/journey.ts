import type { TalismanShape, TalismanState } from '../shape.ts';
import {
  BRIDGEHEAD,
  CAVE,
  CROWN,
  PLAIN,
  PORTAL,
  regionOf,
  ROUTES,
  SENTINEL,
  type Space,
  VALLEY,
} from '../shape/spaces.ts';
import type { Hero, Library } from './hero.ts';
import { loseChance, threeDiceWithin, twoDiceWithin, winChance } from './odds.ts';
import { stepsBetween, turnsForQuest, turnsToSpace } from './quests.ts';

/** Values a journey is made with: the hero's own, or those it may have one day. */
export interface Might {
  readonly strength: number;
  readonly craft: number;
  readonly battle: number;
  readonly psychic: number;
}
/** A journey: how long it takes, and the lives its dangers cost. */
export interface Journey {
  readonly turns: number;
  readonly lives: number;
}

/** Spaces walked in a turn: of two dice one takes the better one. */
const OUTER_PACE = 4.2;
const MIDDLE_PACE = 3.5;
/** A life lost on the way holds one up about so long: it has to be healed. */
const LIFE = 2.5;
const SENTINEL_STRENGTH = 9;
/** Turns to cross the river by luck: the Tavern, a Spell, a card. With an Axe one can build a raft. */
const BY_LUCK = 16;
const BY_AXE = 6;
/** A failed attempt at the Portal costs a point of an attribute. */
const POINT = 4;
/** Where a fall into Mines or Crypt leads: some turns away. */
const FALL = 5;
const PIT_FIENDS = 3.5;
const PIT_FIEND = 4;
const WEREWOLF = 7;
/** Dicing with Death: about as often lost as won. */
const DEATH_TURNS = 2.25;
const DEATH_LIVES = 1;
const BITES = 2;
/** Nobody looks further ahead than this. */
const FARTHEST = 60;
const MOST_LIVES = 8;
/** A chance below this is no chance at all. */
const LEAST = 0.03;
/** Without a Talisman and a quest: the way to the Cave, and what the Warlock usually asks for. */
const USUAL_QUEST = 6;
/** A player who has no Talisman depends on luck for it, and where none is left, on those of the others. */
const LACKING = 3;
const SOLD_OUT = 16;

/** From a space of the outer or middle region to the Plain of Peril, with a Talisman or a quest for one on the way. */
export function turnsToPlain(
  library: Library,
  hero: Hero,
  might: Might,
  state: TalismanState,
  options: TalismanShape['options'],
  talismansLeft: boolean,
): number {
  const { space } = hero.player;
  const { explodingDice: explodes } = options;
  let turns = 0;
  let from = space;
  if (!hero.talisman) {
    turns += talismansLeft ? LACKING : SOLD_OUT;
    if (hero.quest === null) {
      turns +=
        regionOf(space) === 'outer'
          ? turnsOver(hero, might, explodes) + 3
          : turnsToSpace(space, 'warlocksCave');
      turns += USUAL_QUEST;
    } else turns += turnsForQuest(library, hero, state, explodes);
    // A fulfilled quest leads to the Cave.
    from = CAVE;
  } else if (regionOf(space) === 'outer') {
    turns += turnsOver(hero, might, explodes);
    from = BRIDGEHEAD;
  }
  return turns + turnsThroughPortal(from, might);
}

/** Over the river: by raft, over the bridge, or by some luck. */
function turnsOver(hero: Hero, { battle }: Might, explodes: boolean): number {
  const { space, granted } = hero.player;
  if (hero.raft) return 1;
  for (const there of granted) if (regionOf(there) === 'middle') return 1;
  const win = Math.max(LEAST, winChance(battle - SENTINEL_STRENGTH, explodes));
  const lost = (1 - hero.armour) * loseChance(battle - SENTINEL_STRENGTH, explodes);
  const way = 0.6 + stepsBetween(space, SENTINEL) / OUTER_PACE;
  const bridge = way + (1 + LIFE * lost) / win;
  const other = hero.axe ? BY_AXE : BY_LUCK;
  return bridge < other ? bridge : other + 0.1 * way;
}

function turnsThroughPortal(from: Space, { strength, craft }: Might): number {
  const opens = Math.max(LEAST, twoDiceWithin(Math.max(strength, craft)));
  return 0.6 + stepsBetween(from, PORTAL) / MIDDLE_PACE + (1 + (POINT + 1) * (1 - opens)) / opens;
}

/** From the Plain of Peril to the Crown of Command, by the better of the two routes. */
export function fromPlain(hero: Hero, might: Might, explodes: boolean): Journey {
  const mines = attempt(threeDiceWithin(might.craft), alongRoute(hero, might, 0, 1, explodes));
  const crypt = attempt(threeDiceWithin(might.strength), alongRoute(hero, might, 1, 1, explodes));
  return mines.turns + LIFE * mines.lives < crypt.turns + LIFE * crypt.lives ? mines : crypt;
}
/** The first space of a route lets one pass or throws one out. */
function attempt(chance: number, rest: Journey): Journey {
  const pass = Math.max(LEAST, chance);
  return { turns: rest.turns + Math.min(FARTHEST, (1 + FALL * (1 - pass)) / pass), lives: rest.lives };
}

/** From a space of a route whose task is done to the Crown. */
function alongRoute(hero: Hero, might: Might, which: number, place: number, explodes: boolean): Journey {
  let turns = 0;
  let lives = 0;
  for (let next = place + 1; next < ROUTES[which].length - 1; next++) {
    const task = taskAt(hero, might, which, next, explodes);
    turns += task.turns;
    lives += task.lives;
  }
  // The Valley, and the Crown.
  return { turns: turns + 2, lives };
}

/** Reaching a space of a route and doing what it asks for. */
function taskAt(hero: Hero, might: Might, which: number, place: number, explodes: boolean): Journey {
  if (place === 1) return { turns: 1, lives: 0 };
  if (which === 0 && place === 2) return { turns: 1, lives: Math.max(0, BITES - hero.followers) };
  if (which === 1 && place === 2) return { turns: DEATH_TURNS, lives: DEATH_LIVES };
  const werewolf = which === 1;
  const value = werewolf ? hero.player.werewolf || WEREWOLF : PIT_FIEND;
  const foes = werewolf ? 1 : hero.player.fiends || PIT_FIENDS;
  const win = Math.max(LEAST, winChance(might.battle - value, explodes));
  const lost = (1 - hero.armour) * loseChance(might.battle - value, explodes);
  return {
    turns: Math.min(FARTHEST, 1 + (foes * (1 - win)) / win),
    lives: Math.min(MOST_LIVES, (foes * lost) / win),
  };
}

/** From a space of the inner region to the Crown. */
export function throughInner(hero: Hero, might: Might, explodes: boolean): Journey {
  const { space, back, done } = hero.player;
  if (space === CROWN) return { turns: 0, lives: 0 };
  if (space === PLAIN) return fromPlain(hero, might, explodes);
  const which = space === VALLEY || ROUTES[0].includes(space) ? 0 : 1;
  const place = ROUTES[which].indexOf(space);
  if (back || !hero.talisman) {
    // On the way back nothing is asked, and nothing counts: it begins again on the Plain.
    const anew = fromPlain(hero, might, explodes);
    return { turns: anew.turns + place, lives: anew.lives };
  }
  if (space === VALLEY) return { turns: 1, lives: 0 };
  const rest = alongRoute(hero, might, which, place, explodes);
  if (done) return rest;
  const task = taskAt(hero, might, which, place, explodes);
  return { turns: rest.turns + task.turns, lives: rest.lives + task.lives };
}
