import type { Card, Seat } from '@tafelrunde/engine';
import { canComplete, numberOf } from '../rules/encounters.ts';
import { isHideout } from '../rules/elites.ts';
import { hexAt, isCentre, landAt, missingAround, ringPacified, toolsOf } from '../rules/map.ts';
import { tileFace } from '../rules/tiles.ts';
import type { ActionName, Element, EuthiaReading, Hex, Loot, Space, TradePlace } from '../shape.ts';
import { netGain, stockGain, worthOf } from './holdings.ts';
import { waysFrom, type Ways } from './journey.ts';
import type { Hero } from './hero.ts';

/** What a hero could go for: where, with which action, and what it would bring. */
export interface Goal {
  readonly space: Space;
  readonly steps: number;
  readonly needs: ActionName | null;
  readonly worth: number;
}

const TREASURE = { 1: 0.8, 2: 1.3, 3: 2.1 };
const RAW = { mountain: 0.65, lakebed: 0.62, cave: 0.6 };
const ELEMENTAL = { air: 0.65, earth: 0.7, fire: 0.35, water: 0.7 };
const UNKNOWN = 0.4;
const FEE = 0.25;
/** A hero that has nothing to fight with any more goes where it is healed. */
const HEALING = 0.13;

const lootWorth = (
  { early }: Hero,
  { gold = 0, gaar = 0, potion = 0, silverCard = 0, goldCard = 0 }: Loot,
): number =>
  (0.2 + 0.18 * early) * gold + 0.35 * early * gaar + 0.3 * potion + 0.12 * silverCard + 0.42 * goldCard;

/** What winning a space brings besides the reward of the monster. */
export function spaceWorth(hero: Hero, hex: Hex): number {
  let worth = lootWorth(hero, hex.loot ?? {});
  if (hex.trade !== undefined) worth += hero.more.trade + 0.2;
  else if (hex.raw !== undefined) worth += 2 * hero.more.interaction + 0.2;
  else worth += hero.more.hero;
  if (hex.treasure !== undefined) worth += TREASURE[hex.treasure];
  return worth;
}

export function goalsOf(hero: Hero): { goals: Goal[]; ways: Ways } {
  const { t, space: from } = hero;
  const ways = waysFrom(t, from);
  const goals: Goal[] = [];
  const { tiles } = t.state.map;
  for (let space = 0; space < tiles.length * 4; space++) {
    const steps = ways.steps[space];
    if (steps === -1) continue;
    if (isCentre(space)) addCentre(hero, goals, space, steps);
    else addHex(hero, goals, space, steps);
  }
  return { goals, ways };
}

function add(goals: Goal[], space: Space, steps: number, needs: ActionName | null, worth: number): void {
  if (worth > 0.02) goals.push({ space, steps, needs, worth });
}

function addHex(hero: Hero, goals: Goal[], space: Space, steps: number): void {
  const { t, seat, early } = hero;
  const { map } = t.state;
  const hex = hexAt(t, space);
  const border = early === 0 ? 0 : UNKNOWN * early * missingAround(t, space).length;
  if (hex.monster !== undefined && !map.beaten[space]) {
    add(goals, space, steps, 'combat', hero.fight(hero.usual(hex.monster), spaceWorth(hero, hex)) + border);
    return;
  }
  if (border > 0 && hero.stack > 0) add(goals, space, steps, null, border);
  if (map.destroyed[space]) return;
  const tools = toolsOf(t, space, seat);
  if (hex.raw !== undefined && tools !== 1) {
    const room = hero.room > 0 ? 1 : 0.4;
    add(
      goals,
      space,
      steps,
      'mine',
      room * (RAW[hex.raw] + 0.8 * early + (tools === 0 ? hero.more.interaction : -hero.more.interaction)) -
        fee(hero, space),
    );
  }
  if (hex.elemental !== undefined && tools === 0 && dares(t, seat, hex.elemental))
    add(goals, space, steps, null, ELEMENTAL[hex.elemental] + hero.more.interaction - fee(hero, space));
  if (hex.treasure !== undefined && map.marker[space] === -1)
    add(goals, space, steps, null, TREASURE[hex.treasure] + hero.more.hero);
  if (hex.trade !== undefined && hex.trade !== 'towers') addTrade(hero, goals, space, steps, hex.trade);
  if (hex.encounter !== undefined) addQuests(hero, goals, space, steps, numberOf(hex.encounter));
  addEnemies(hero, goals, space, steps);
  if (hex.site === 'pilgrimGate' && !t.state.heroes[seat].gate) add(goals, space, steps, null, 6);
}

/** Fire and earth may wound who confronts them. */
export const dares = ({ state }: EuthiaReading, seat: Seat, element: Element): boolean =>
  state.heroes[seat].health > (element === 'fire' ? 4 : element === 'earth' ? 2 : 0);

const fee = ({ t, seat }: Hero, space: Space): number => {
  let due = 0;
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && toolsOf(t, space, other) > 0) due += FEE;
  return due;
};

function addCentre(hero: Hero, goals: Goal[], space: Space, steps: number): void {
  const { t } = hero;
  const { centre, special } = landAt(t, space);
  if (special === 'towers') addTrade(hero, goals, space, steps, 'towers');
  if (special === 'church') add(goals, space, steps, null, healing(hero, 6));
  if (centre?.place === 'encounter' && ringPacified(t, space))
    addQuests(hero, goals, space, steps, numberOf(centre.encounter));
}

/** Gold buys health. */
const healing = ({ t, seat, max, early }: Hero, each: number): number => {
  const { gold, health } = t.state.heroes[seat];
  const healed = Math.min(max - health, each * Math.min(2, gold));
  return early * (HEALING * healed - (healed > 0 ? 0.25 : 0));
};

/** A visit to a place of trade: what there is to spend, to sell, to reveal, to place and to heal. */
function addTrade(hero: Hero, goals: Goal[], space: Space, steps: number, place: TradePlace): void {
  const { t, seat, early } = hero;
  const { gold } = t.state.heroes[seat];
  let purse = gold;
  let worth = 0;
  for (const card of t.cards(t.piles.pouch[seat])) {
    const { class: sort, sale } = tileFace(t, card);
    if (sort === 'raw' || sort === 'valuable') {
      purse += 2;
      worth += 0.15;
    } else purse += sale ?? 0;
  }
  if (purse < 2) return;
  worth += shopping(hero, place, purse) + (purse > gold ? 0.2 : 0) + 0.04 * early * Math.min(purse, 12);
  worth += early * Math.min(1.5, 0.6 * hero.due);
  worth += Math.max(0, healing(hero, place === 'alchemist' ? 5 : place === 'towers' ? 4 : 3));
  const owner = t.state.map.marker[space];
  if (owner !== -1 && owner !== seat) worth -= FEE;
  add(goals, space, steps, 'trade', worth);
}

/** What the best purchase would bring, and a little of the next one. */
function shopping({ t, seat, early, future }: Hero, place: TradePlace, purse: number): number {
  let best = 0;
  let second = 0;
  const look = (card: Card, gain: number): void => {
    const { class: sort, cost, price } = tileFace(t, card);
    if ((sort === 'ability' ? cost : (price ?? 99)) > purse) return;
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  };
  const row = place === 'trader' ? 0 : place === 'alchemist' ? 1 : 2;
  for (const card of t.cards(t.piles.offer[row])) look(card, netGain(t, seat, card, early, future));
  for (const card of t.cards(t.piles.stock[seat])) look(card, stockGain(t, seat, card, early, future, purse));
  return 0.85 * best + 0.15 * second;
}

function addQuests(hero: Hero, goals: Goal[], space: Space, steps: number, number: number): void {
  const { t, seat } = hero;
  let worth = 0;
  for (const card of t.cards(t.piles.questOpen[number]))
    if (canComplete(t, seat, card)) worth += hero.more.quests + 0.8 * worthOf(t.def(card).quest!.gain);
  add(goals, space, steps, null, worth);
}

/** Elite enemies and figures. */
function addEnemies(hero: Hero, goals: Goal[], space: Space, steps: number): void {
  const { t, library, enemies } = hero;
  for (const { kind, hideout, at, worth, isStage } of enemies) {
    const here = hideout === null ? at(space) : isHideout(t, space, hideout);
    if (here)
      add(goals, space, steps, 'combat', hero.fight(library.foes[kind], worth + hero.more.elites, isStage));
  }
}
