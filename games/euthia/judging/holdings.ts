import type { Card, Seat } from '@tafelrunde/engine';
import { freePouches } from '../rules/carrying.ts';
import { BANDS, CATEGORIES, type Category, countOf, GIVES } from '../rules/scoring.ts';
import { hasFreeSlot, noteOf, tileFace } from '../rules/tiles.ts';
import type { Effect, EuthiaReading, Hero } from '../shape.ts';
import { type Future, INCOME, REACH } from './future.ts';
import type { Library } from './library.ts';
import { effectsTraits } from './traits.ts';

/** What a hero has, in points of the final scoring: what counts already, and what is on the way to count. */

/** A gold piece at final scoring, and beyond that while there is time to spend it. */
const GOLD = 0.2;
const SPENDING = 0.12;
/** More than this is hard to spend. */
const PURSE = 12;
const POTION = 0.3;
const GAAR = 0.28;
const SILVER = 0.12;
const GOLD_CARD = 0.42;
const WARD = 0.3;
/** A tile that lies in the stock, for what it would bring on the board. */
const IN_STOCK = 0.55;

/** From 1 in the first rounds to 0 when nothing can be done with it any more. */
export const youth = (turnsLeft: number): number => Math.min(1, turnsLeft / 4);

/** The table of the final scoring between its steps: half-filled bands count while they can still be filled. EU-SCORE-09 */
export function band(category: Category, n: number, hope: number): number {
  const steps = BANDS[category];
  let reached = 0;
  while (reached < steps.length && n >= steps[reached]) reached++;
  const sure = reached === 0 ? 0 : GIVES[reached - 1];
  if (reached === steps.length) return sure;
  const from = reached === 0 ? 0 : steps[reached - 1];
  return sure + hope * ((n - from) / (steps[reached] - from)) * (GIVES[reached] - sure);
}

/** What effects of a reward or a sale are worth. */
export function worthOf(effects: readonly Effect[]): number {
  const { income, heal, strike, luck, reach, dodge, guard } = effectsTraits(effects);
  return income + 0.1 * heal + 0.3 * strike + 0.12 * (luck + dodge) + 0.2 * guard + 0.1 * reach;
}

const coins = (n: number, early: number): number => GOLD * n + SPENDING * early * Math.min(n, PURSE);

/** Markers and stones. */
function loose(hero: Hero, early: number): number {
  const { gaar, dwurt, potions, gems, essences, wards } = hero;
  let worth = early * (GAAR * Math.min(6, gaar + dwurt) + POTION * Math.min(3, potions) + WARD * wards);
  for (const gem in gems) worth += (2 * GOLD + 0.1 * early) * gems[gem as keyof typeof gems];
  for (const element in essences)
    worth += (2 * GOLD + 0.25 * early) * essences[element as keyof typeof essences];
  return worth;
}

/** A raw material or a valuable counts by its best sale. EU-SCORE-06 */
export const saleWorth = (t: EuthiaReading, card: Card): number =>
  Math.max(0, ...tileFace(t, card).sell.map((fx) => worthOf(fx)));

/** What a tile says beyond fights, for as long as it can still be used. */
function tilesWorth(
  library: Library,
  t: EuthiaReading,
  seat: Seat,
  turnsLeft: number,
  future: Future,
): number {
  const early = youth(turnsLeft);
  let worth = 0;
  for (const card of t.cards(t.piles.worn[seat])) {
    const { class: sort, cost, price } = tileFace(t, card);
    worth += GOLD * (sort === 'ability' ? cost : (price ?? 0));
    const { income, reach } = library.says[t.kind(card)].plain;
    worth += turnsLeft * (INCOME * income + REACH * reach);
    for (const gem of noteOf(t, card).gems)
      worth += 2 * GOLD + (gem === 'ruby' || gem === 'emerald' ? 0.1 : 0.2) * early;
  }
  for (const card of t.cards(t.piles.pouch[seat])) {
    const { class: sort, price } = tileFace(t, card);
    if (sort === 'raw') worth += saleWorth(t, card) + 0.5 * early;
    else worth += GOLD * (price ?? 0) + early * (0.15 + 0.5 * library.says[t.kind(card)].plain.income);
  }
  return worth + stock(t, seat, early, future);
}

/** Hero tiles that wait beside the board, by what they would bring on it. */
function stock(t: EuthiaReading, seat: Seat, early: number, future: Future): number {
  let worth = 0;
  for (const card of t.cards(t.piles.stock[seat]))
    worth += 0.25 * early + IN_STOCK * Math.max(0, netGain(t, seat, card, early, future));
  return Math.min(4, worth);
}

/** What buying or placing a tile brings beyond its price. */
export function netGain(t: EuthiaReading, seat: Seat, card: Card, early: number, future: Future): number {
  const { slot, hero, class: sort, cost, price } = tileFace(t, card);
  const free = slot === null || sort !== 'ability' || hero === null || hasFreeSlot(t, seat, slot);
  return (free ? 1 : 0.4) * future.with(card) - SPENDING * early * (sort === 'ability' ? cost : (price ?? 0));
}

/** The same for a hero tile of the stock, where a slot may be unlocked for it with this much gold. */
export function stockGain(
  t: EuthiaReading,
  seat: Seat,
  card: Card,
  early: number,
  future: Future,
  purse: number,
): number {
  const { slot, class: sort, cost, price } = tileFace(t, card);
  const replacing = netGain(t, seat, card, early, future);
  if (slot === null || hasFreeSlot(t, seat, slot)) return replacing;
  const due = sort === 'ability' ? cost : (price ?? 0);
  let opening = Number.POSITIVE_INFINITY;
  const { board, unlocked } = t.state.heroes[seat];
  t.content[board].board!.slots.forEach(({ symbol, price: locked }, i) => {
    if (symbol === slot && !unlocked[i] && locked !== null && locked.essence === undefined)
      opening = Math.min(opening, locked.gold ?? 0);
  });
  if (opening + due > purse) return replacing;
  return Math.max(replacing, future.onFreeSlot(card) - SPENDING * early * (due + opening));
}

/** How much a tile is good for, in reputation: to choose among tiles, not to add up. */
export function tileMerit({ says }: Library, kind: string): number {
  const { plain: it, withSet, attacks } = says[kind];
  let merit =
    0.5 * it.strike + 1.8 * it.strikes + 0.2 * it.luck + 0.8 * it.lucks + 0.22 * it.dodge + 0.7 * it.dodges;
  merit +=
    0.45 * it.guard + 1.2 * it.guards + 0.2 * it.heal + 0.45 * it.health + 0.25 * it.reach + 1.5 * it.income;
  for (const { traits } of withSet)
    merit += 0.3 * (traits.strike + traits.luck + traits.dodge + traits.guard);
  for (const { first, once, damage } of attacks) merit += damage[12] * (first ? 1.1 : once ? 0.8 : 1.4);
  return merit;
}

/** Silver and gold cards: against others, or alone for coins. */
function cards(t: EuthiaReading, seat: Seat): number {
  let worth = 0;
  for (const card of t.cards(t.piles.hand[seat])) {
    const { play } = t.def(card);
    worth += play === null ? 0.2 : play.metal === 'gold' ? GOLD_CARD : SILVER;
  }
  return worth;
}

/** Trophies: a quest may want them, in the Hunt they count. */
function trophies(t: EuthiaReading, seat: Seat, early: number): number {
  const hunt = t.state.scenario === 'theHunt';
  let worth = 0;
  for (const card of t.cards(t.piles.trophies[seat])) {
    const { level } = t.def(card).enemy!;
    worth += (hunt ? level : 0) + 0.25 * level * early;
  }
  if (hunt) for (const card of t.cards(t.piles.hall[seat])) worth += t.def(card).enemy!.level;
  return worth;
}

const DEATH = 2;

/** Everything but health, strength and place. */
export function holdings(
  library: Library,
  t: EuthiaReading,
  seat: Seat,
  turnsLeft: number,
  future: Future,
): number {
  const hero = t.state.heroes[seat];
  const early = youth(turnsLeft);
  let worth = hero.reputation + coins(hero.gold, early) + loose(hero, early);
  worth +=
    tilesWorth(library, t, seat, turnsLeft, future) + early * cards(t, seat) + trophies(t, seat, early);
  for (const category of CATEGORIES)
    worth += band(category, countOf(t, seat, category), 0.8 * youth(turnsLeft));
  const { slots } = t.content[hero.board].board!;
  hero.unlocked.forEach((open, i) => {
    if (open) worth += GOLD * (slots[i].price?.gold ?? 0);
  });
  // A free pouch is room for what is found next.
  worth += 0.15 * early * Math.min(2, freePouches(t, seat));
  if (t.state.mode !== 'cooperative') worth -= DEATH * hero.fallen;
  return worth + 0.2 * t.cards(t.piles.company[seat]).length;
}
