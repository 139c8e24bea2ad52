import type { Card, Question, Seat } from '@tafelrunde/engine';
import { hexAt, isCentre } from '../rules/map.ts';
import { tileFace } from '../rules/tiles.ts';
import type { Cost, EuthiaReading, Slot } from '../shape.ts';
import { type Advised, best, type Deed, open, type Position } from './asked.ts';
import { type Future, futureOf } from './future.ts';
import { turnsLeftOf } from './hero.ts';
import { netGain, saleWorth, tileMerit, youth } from './holdings.ts';
import { effectsTraits } from './traits.ts';

/** What a practised player buys, places, wears and uses up. */

/** Looked at with an eye on all coming turns. */
interface Counter extends Position {
  readonly future: Future;
  readonly early: number;
  readonly gold: number;
}
function counterAt({ library, t, seat }: Position): Counter {
  const turnsLeft = turnsLeftOf(t, seat);
  const future = futureOf(library, t, seat, turnsLeft);
  return { library, t, seat, future, early: youth(turnsLeft), gold: t.state.heroes[seat].gold };
}
/** What a fight is not judged by is worth a little, too, and gold that is left in the end buys nothing. */
const gainOf = ({ library, t, seat, early, future }: Counter, card: Card): number =>
  netGain(t, seat, card, early, future) +
  early * (MERIT * tileMerit(library, t.kind(card)) + SPARE * dueFor(t, card));
const MERIT = 0.1;
const SPARE = 0.08;

/** A purchase must bring this much; a free look at other wares comes before a poor one. */
const LEAST = 0.05;
const POOR = 0.5;

/** Hero tiles first, then what raises the hero most for its gold, and other wares where those here are poor. */
export const trade: Advised = (at, question) => {
  const counter = counterAt(at);
  const { t, seat, gold } = counter;
  const { health, gaar } = t.state.heroes[seat];
  const late = t.state.rounds - t.state.round < 1;
  return best(open(question), (option) => {
    const { does, card } = option;
    if (does === 'done') return LEAST;
    if (does === 'revealTiles') return late ? -1 : 9;
    if (does === 'heal') return health <= 4 && !late ? 3 : -1;
    if (does === 'buyGaar') return gaar < 4 && !late ? 1.2 : -1;
    if (does === 'offer') return (option.about as { price: number }).price === 0 && gold > 1 ? POOR : -1;
    if (does === 'unlock') return unlocking(counter, option);
    if (card === undefined) return -1;
    if (does === 'sell') return tileFace(t, card).class === 'raw' ? 8 + saleWorth(t, card) : -1;
    if (does === 'upgrade' || does === 'buy') return gainOf(counter, card);
    if (does === 'shelve') return shelving(counter, card);
    if (does === 'wear') return 7;
    if (does === 'swap') return swapping(counter, option);
    if (does === 'setGem' || does === 'bind') return 6;
    return -1;
  });
};

/** A slot is worth what would lie on it, if both can be paid. */
function unlocking({ t, seat, gold, early, future }: Counter, { about }: Deed): number {
  const { slot, cost } = about as unknown as { slot: Slot; cost: Cost };
  const price = cost.gold ?? 0;
  let most = -1;
  for (const pile of [t.piles.stock[seat], t.piles.pouch[seat]])
    for (const card of t.cards(pile)) {
      if (tileFace(t, card).slot !== slot) continue;
      const due = price + (pile === t.piles.pouch[seat] ? 0 : dueFor(t, card));
      if (due <= gold) most = Math.max(most, future.onFreeSlot(card) - 0.12 * early * due);
    }
  return most;
}
const dueFor = (t: EuthiaReading, card: Card): number => {
  const { class: sort, cost, price } = tileFace(t, card);
  return sort === 'ability' ? cost : (price ?? 0);
};

/** An ability makes room for a better one that can be paid. */
function shelving(counter: Counter, card: Card): number {
  const { t, seat, gold, future } = counter;
  let most = -1;
  for (const other of t.cards(t.piles.stock[seat])) {
    if (tileFace(t, other).class !== 'ability' || tileFace(t, other).cost > gold) continue;
    if (future.inPlaceOf(other) === card) most = Math.max(most, gainOf(counter, other) - 0.3);
  }
  return most;
}

function swapping({ t, future }: Counter, { card, about }: Deed): number {
  const off = future.inPlaceOf(card!);
  if (off === null || t.kind(off) !== (about as { off: string }).off) return -1;
  return future.with(card!) > 0.25 ? 5 : -1;
}

/** Something carried that is better than what is worn in its place. */
export function betterWorn(at: Position, question: Question): string | null {
  const swaps = open(question).filter(({ does }) => does === 'swap');
  if (swaps.length === 0) return null;
  const counter = counterAt(at);
  return swaps.find((option) => swapping(counter, option) > 0)?.id ?? null;
}

/** A tile that brings something at once, heals a hurt hero or helps it on its way. */
export function usefulNow(
  { t }: Position,
  question: Question,
  hurt: number,
  isWalking: boolean,
): string | null {
  for (const { id, does, card, about, index } of open(question)) {
    if (does === 'useGem') {
      const { gem } = about as { gem: string };
      if (gem === 'demonStone' || (gem === 'amethyst' && isWalking)) return id;
      if (gem === 'opal' ? hurt >= 2 : gem === 'diamond' && hurt >= 4) return id;
    }
    if (does !== 'use') continue;
    const clause = index === undefined ? undefined : t.def(card!).does[index];
    if (clause?.pay !== undefined || clause?.fx === undefined) continue;
    const { income, heal, reach, strike } = effectsTraits(clause.fx);
    if (clause.fx.some((effect) => 'wound' in effect)) continue;
    if (income >= 0.2 || (heal > 0 && hurt >= Math.min(heal, 4)) || (reach > 0 && isWalking)) return id;
    if (strike > 0 && clause.use === 'exhaust') return id;
  }
  return null;
}

/** What following one style is worth: tiles of the same style were made for one another. */
const STYLE = 2.5;

/**
 * Every hero has two styles, and a practised player keeps to one of them. Which one is a matter of taste: here what the first tiles
 * of the world show decides, so that both are played.
 */
function styleOf(t: EuthiaReading, seat: Seat): 'a' | 'b' {
  let monsters = seat;
  const { tiles } = t.state.map;
  for (let space = 0; space < Math.min(4, tiles.length) * 4; space++)
    if (!isCentre(space) && hexAt(t, space).monster !== undefined) monsters++;
  return monsters % 2 === 0 ? 'a' : 'b';
}

/** Of several tiles the one that helps most with all that is worn; of raw materials the most expensive. */
export const bestTile: Advised = (at, question) => {
  const counter = counterAt(at);
  const { library, t, seat, future } = counter;
  const style = styleOf(t, seat);
  return best(open(question), ({ card }) => {
    if (card === undefined) return 0;
    const { tile } = t.def(card);
    if (tile === null) return 0;
    if (tile.class === 'raw') return saleWorth(t, card);
    const helps = tile.class === 'ability' ? future.onFreeSlot(card) : future.with(card);
    const fits = tile.hero?.build === style ? STYLE : 0;
    return helps - 0.1 * dueFor(t, card) + 0.1 * tileMerit(library, t.kind(card)) + fits;
  });
};
