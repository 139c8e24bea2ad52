import { done, type Flow, type Seat } from '@tafelrunde/engine';
import { scenarioOf } from '../modes/current.ts';
import type { Euthia, EuthiaReading } from '../shape.ts';
import { markersOf } from './haves.ts';
import { metalOf } from './supply.ts';
import { boardOf, noteOf, tileFace } from './tiles.ts';

/** Final scoring. EU-SCORE-01 to EU-SCORE-16 */

/** Where each band of the table begins; they give 2, 5, 9 and 15 reputation. EU-SCORE-09 */
export const GIVES = [2, 5, 9, 15];
export const BANDS = {
  hero: [4, 7, 10, 14],
  interaction: [7, 10, 14, 20],
  trade: [1, 2, 4, 5],
  others: [1, 2, 3, 4],
  quests: [2, 4, 6, 8],
  elites: [1, 2, 4, 6],
} as const;
export type Category = keyof typeof BANDS;
export const CATEGORIES = Object.keys(BANDS) as Category[];

function bandOf(category: Category, n: number): number {
  const reached = BANDS[category].filter((least) => n >= least).length;
  return reached === 0 ? 0 : GIVES[reached - 1];
}

/** What counts in a category. EU-SCORE-10 to EU-SCORE-14 */
export function countOf(t: EuthiaReading, seat: Seat, category: Category): number {
  const hero = t.state.heroes[seat];
  if (category === 'hero' || category === 'interaction' || category === 'trade')
    return markersOf(t, seat, category);
  if (category === 'others') return hero.won;
  if (category === 'quests') return t.cards(t.piles.quests[seat]).length;
  return t.cards(t.piles.bounties[seat]).length + hero.stages;
}

/** Gold of everything the hero owns, and the reputation of raw materials. EU-SCORE-01 to EU-SCORE-07 */
function worth(t: EuthiaReading, seat: Seat): { gold: number; reputation: number } {
  const hero = t.state.heroes[seat];
  let gold = hero.gold; // EU-SCORE-08
  let reputation = 0;
  const { worn, pouch } = t.piles;
  for (const card of t.cards(worn[seat])) {
    const { class: sort, cost, price } = tileFace(t, card);
    gold += sort === 'ability' ? cost : (price ?? 0); // EU-SCORE-01, EU-SCORE-04
    gold += 2 * noteOf(t, card).gems.length; // EU-SCORE-03
  }
  boardOf(t, seat).slots.forEach((slot, i) => {
    if (hero.unlocked[i]) gold += slot.price?.gold ?? 0; // EU-SCORE-02, EU-SCORE-05
  });
  for (const n of Object.values(hero.gems)) gold += 2 * n;
  for (const n of Object.values(hero.essences)) gold += 2 * n;
  for (const card of t.cards(pouch[seat])) {
    const { class: sort, price } = tileFace(t, card);
    if (sort === 'raw') {
      const best = rawWorth(t, card);
      gold += best.gold;
      reputation += best.reputation;
    } else gold += (price ?? 0) + 2 * noteOf(t, card).gems.length;
  }
  return { gold, reputation };
}

/** The option with the most reputation, then the most gold; gems are ignored. EU-SCORE-06 */
function rawWorth(
  t: EuthiaReading,
  card: Parameters<typeof tileFace>[1],
): { gold: number; reputation: number } {
  const options = tileFace(t, card).sell.map((fx) => {
    let gold = 0;
    let reputation = 0;
    for (const effect of fx) {
      if ('gold' in effect) gold += effect.gold;
      if ('reputation' in effect) reputation += effect.reputation;
    }
    return { gold, reputation };
  });
  return options.reduce((best, one) =>
    one.reputation > best.reputation || (one.reputation === best.reputation && one.gold > best.gold)
      ? one
      : best,
  );
}

const GOLD_FOR_REPUTATION = 5;
const DEATH_COSTS = 2;

/** What a hero's game is worth, by where it comes from. EU-SCORE-08, EU-SCORE-15, EU-SOLO-13 */
export interface ScoreParts {
  readonly reputation: number;
  readonly possessions: number;
  readonly markers: number;
  readonly others: number;
  readonly quests: number;
  readonly elites: number;
  readonly scenario: number;
  readonly deaths: number;
}

export function scoreParts(t: EuthiaReading, seat: Seat): ScoreParts {
  const hero = t.state.heroes[seat];
  const { gold, reputation } = worth(t, seat);
  const band = (category: Category): number => bandOf(category, countOf(t, seat, category));
  return {
    reputation: hero.reputation,
    possessions: reputation + Math.floor(gold / GOLD_FOR_REPUTATION),
    markers: band('hero') + band('interaction') + band('trade'),
    others: band('others'),
    quests: band('quests'),
    elites: band('elites'),
    scenario: scenarioOf(t).finalScore(t, seat),
    deaths: t.state.mode === 'cooperative' || hero.fallen === 0 ? 0 : -DEATH_COSTS * hero.fallen,
  };
}

export function scoreOf(t: EuthiaReading, seat: Seat): number {
  const parts = scoreParts(t, seat);
  const { reputation, possessions, markers, others, quests, elites, scenario, deaths } = parts;
  return Math.max(0, reputation + possessions + markers + others + quests + elites + scenario + deaths);
}

/** One point for a silver card, four for a gold one. EU-SCORE-16 */
export const valueOf = (metals: readonly string[]): number =>
  metals.reduce((sum, metal) => sum + (metal === 'gold' ? 4 : 1), 0);
const handValue = (t: EuthiaReading, seat: Seat): number =>
  valueOf(t.cards(t.piles.hand[seat]).map((card) => metalOf(t, card)));

/** The game is over: scores, and who has won. EU-SCEN-01, EU-SCORE-16 */
export function finishGame(t: Euthia): Flow {
  t.state.phase = 'over';
  scenarioOf(t).gameEnd(t);
  const scores = t.state.heroes.map((_, seat) => scoreOf(t, seat));
  t.finish(scenarioOf(t).result(t, scores));
  return done(undefined);
}

/** The most reputation; a tie is broken by hand value, then shared. */
export function leaders(t: EuthiaReading, scores: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const hands = tied.map((seat) => handValue(t, seat));
  const most = Math.max(...hands);
  return tied.filter((_, i) => hands[i] === most);
}
