import type { PileView } from '@tafelrunde/engine';
import type { Position } from './position.ts';
import { printedGold } from '../rules/village.ts';
import { advance } from './alone.ts';
import { FIRST_HERO_STACK, FIRST_VILLAGE_STACK, type Turn } from '../shape.ts';

/** What can still be had counts a little less than what one has: otherwise nobody would ever act. */
const SOON = 0.95;
/** Purchases beyond these are not thought through. */
const MOST_PURCHASES = 3;

/** What a visit to the village can still bring: purchases, levels; less what the monsters do meanwhile. */
export function visitWorth(at: Position, turn: Turn): number {
  const before = at.deck.worth(at.outlook, at.experience);
  let worth = 0;
  if (turn.step !== 'levelling' && turn.buys + turn.weaponBuys > 0) worth += purchases(at, turn, before);
  worth += levels(at, turn, before);
  const isPushed = at.view.seats === 1 && !at.view.state.solo.respite;
  return SOON * worth - (isPushed ? advance(at) : 0);
}

/** The best that the gold at hand can buy, one after the other. */
function purchases(at: Position, turn: Turn, before: number): number {
  const { content, worths, view, deck } = at;
  const { stack } = view.piles;
  const purse: Purse = {
    gold: turn.gold + printedGold(content, turn.cards),
    buys: turn.buys,
    weaponBuys: turn.weaponBuys,
  };
  const bought: string[] = [];
  let worth = before;
  while (purse.buys + purse.weaponBuys > 0 && bought.length < MOST_PURCHASES) {
    const best = bestPurchase(at, stack, purse, worth);
    if (best === null) break;
    const { kind } = best;
    deck.add(worths[kind]);
    bought.push(kind);
    ({ worth } = best);
    purse.gold -= content[kind].price;
    if (content[kind].sort === 'weapon' && purse.weaponBuys > 0) purse.weaponBuys--;
    else purse.buys--;
  }
  for (const kind of bought) deck.add(worths[kind], -1);
  return worth - before;
}

export interface Purse {
  gold: number;
  /** Purchases left; and those for a weapon only. */
  buys: number;
  weaponBuys: number;
}

/** The stack whose top card makes the deck best, and what it is worth then; null where none makes it better. */
export function bestPurchase(
  { content, worths, deck, outlook, experience }: Position,
  stacks: readonly PileView[],
  { gold, buys }: Purse,
  before: number,
): { stack: number; kind: string; worth: number } | null {
  let best: { stack: number; kind: string; worth: number } | null = null;
  let most = before;
  for (let stack = 0; stack < stacks.length; stack++) {
    const kind = topOf(stacks[stack]);
    if (kind === null) continue;
    const { price, sort } = content[kind];
    if (price > gold || (buys === 0 && sort !== 'weapon')) continue;
    deck.add(worths[kind]);
    const worth = deck.worth(outlook, experience);
    deck.add(worths[kind], -1);
    if (worth <= most) continue;
    most = worth;
    best = { stack, kind, worth };
  }
  return best;
}

/** The best single level one of the heroes can rise to. */
function levels(
  { content, worths, view, deck, outlook, experience }: Position,
  turn: Turn,
  before: number,
): number {
  let most = 0;
  let stack: readonly PileView[] | null = null;
  for (const { kind } of turn.cards) {
    const def = content[kind];
    if (def.sort !== 'hero' || def.levelUp === 0 || def.levelUp > experience) continue;
    stack ??= view.piles.stack;
    deck.add(worths[kind], -1);
    for (let i = FIRST_HERO_STACK; i < FIRST_VILLAGE_STACK; i++) {
      const next = nextLevel(content, stack[i], kind);
      if (next === null) continue;
      deck.add(worths[next]);
      most = Math.max(most, deck.worth(outlook, experience - def.levelUp) - before);
      deck.add(worths[next], -1);
    }
    deck.add(worths[kind]);
  }
  return most;
}

function nextLevel(content: Position['content'], { cards }: PileView, kind: string): string | null {
  const { level, group } = content[kind];
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = cards[i];
    if (card === null || !('kind' in card)) continue;
    const next = content[card.kind];
    if (next.level === level + 1 && (level === 0 || next.group === group)) return card.kind;
  }
  return null;
}

function topOf({ cards }: PileView): string | null {
  const card = cards.at(-1);
  return card !== undefined && card !== null && 'kind' in card ? card.kind : null;
}
