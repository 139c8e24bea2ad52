import { type Flow, perform, type RuleId } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import {
  FIRST_VILLAGE_STACK,
  type LaidCard,
  STACKS,
  type Thunderstone,
  type Turn,
  type TurnOption,
} from '../shape.ts';
import { effectOptions, carryOut } from './effects.ts';
import { levelOptions, levelUp } from './experience.ts';
import { layOutHand, ownCards } from './party.ts';

const DONE: TurnOption = { id: 'done', does: 'finish', commits: 'ends' };
const RULES = ['TH-VILLAGE-01', 'TH-VILLAGE-08', 'TH-VILLAGE-16'] as const;
const BUY_IDS = Array.from({ length: STACKS }, (_, i) => `buy${i}`);

/**
 * A visit, step by step: lay out, effects, gold, buying, levelling up. One question offers what is still possible; whoever
 * buys has finished with effects, whoever levels up has finished buying. TH-TURN-02
 */
export function* visitVillage(t: Thunderstone, turn: Turn): Flow {
  layOutHand(t, turn);
  for (;;) {
    const from: TurnOption[] = [];
    if (turn.step === 'effects') effectOptions(t, turn, from);
    if (turn.step !== 'levelling') buyOptions(t, turn, from);
    levelOptions(t, turn, from);
    from.push(DONE);
    const got = yield* t.ask(turn.seat, {
      prompt: 'visit',
      about: { gold: totalGold(t, turn), buys: turn.buys + turn.weaponBuys },
      from,
      rules: RULES,
    });
    if (got.does === 'finish') return;
    if (got.does === 'buy') buy(t, turn, got.stack);
    else if (got.does === 'use') yield* carryOut(t, turn, got.card, got.effect);
    else yield* levelUp(t, turn, got.card);
  }
}

/** What is printed on the cards that still lie there, and what effects have made. TH-VILLAGE-05, TH-VILLAGE-06 */
const totalGold = (t: Thunderstone, turn: Turn): number => turn.gold + printedGold(t.content, turn.cards);

/** The printed gold alone. */
export function printedGold(content: Readonly<Record<string, CardDef>>, cards: readonly LaidCard[]): number {
  let gold = 0;
  for (const card of cards) gold += content[card.as].gold ?? 0;
  return gold;
}

/** The top card of every stack, greyed out where it cannot be had. TH-VILLAGE-09, TH-VILLAGE-14 */
function buyOptions(t: Thunderstone, turn: Turn, from: TurnOption[]): void {
  if (turn.buys + turn.weaponBuys === 0) return;
  const gold = totalGold(t, turn);
  for (let i = 0; i < STACKS; i++) {
    const card = t.top(t.piles.stack[i]);
    if (card === null) continue;
    const def = t.def(card);
    const no = buyFault(turn, def, gold);
    const id = BUY_IDS[i];
    const value = def.price;
    if (no === null) from.push({ id, card, does: 'buy', stack: i, text: 'buy', value, commits: 'costs' });
    else from.push({ id, card, does: 'buy', stack: i, text: 'buy', value, no });
  }
}

function buyFault(turn: Turn, def: CardDef, gold: number): RuleId | null {
  if (def.price > gold) return 'TH-VILLAGE-10';
  return turn.buys === 0 && def.sort !== 'weapon' ? 'TH-CARD-33' : null;
}

/** TH-VILLAGE-11: to the discard pile. TH-VILLAGE-13: all purchases together are paid from one purse. */
function buy(t: Thunderstone, turn: Turn, stack: number): void {
  const card = t.top(t.piles.stack[stack])!;
  const def = t.def(card);
  turn.step = 'buying';
  turn.gold -= def.price;
  if (def.sort === 'weapon' && turn.weaponBuys > 0) turn.weaponBuys--;
  else turn.buys--;
  t.move(card, t.piles.discard[turn.seat]);
  t.tell('bought', { seat: turn.seat, kind: def.kind, price: def.price });
}

/** Buy one card of a kind at once, with the gold of what lies there. TH-DUNGEON-12 */
function* buyFromSpoils(t: Thunderstone, turn: Turn, fits: (def: CardDef, stack: number) => boolean): Flow {
  const gold = turn.gold + printedGold(t.content, ownCards(turn));
  const from: TurnOption[] = [];
  for (let i = 0; i < STACKS; i++) {
    const card = t.top(t.piles.stack[i]);
    if (card === null || !fits(t.def(card), i)) continue;
    const { price } = t.def(card);
    from.push({
      id: BUY_IDS[i],
      card,
      does: 'buy',
      stack: i,
      text: 'buy',
      value: price,
      commits: 'costs',
      ...(price > gold ? { no: 'TH-VILLAGE-10' } : {}),
    });
  }
  if (from.length === 0) return;
  from.push({ id: 'nothing', does: 'finish', declines: true });
  const got = yield* t.ask(turn.seat, {
    prompt: 'spoils',
    about: { gold },
    from,
    rules: ['TH-DUNGEON-12'],
  });
  if (got.does !== 'buy') return;
  turn.buys++;
  const { step } = turn;
  buy(t, turn, got.stack);
  turn.step = step;
}

const isVillageStack = (stack: number): boolean => stack >= FIRST_VILLAGE_STACK;

/** Run spoils, whether they name a kind of card or do something of their own. TH-DUNGEON-11 */
export function* takeSpoils(t: Thunderstone, turn: Turn, spoils: CardDef['spoils']): Flow {
  if (spoils === null) return;
  if (typeof spoils === 'function') yield* perform(spoils(t, turn));
  else if (spoils === 'village') yield* buyFromSpoils(t, turn, (_def, stack) => isVillageStack(stack));
  else if (spoils === 'weapon') yield* buyFromSpoils(t, turn, (def) => def.sort === 'weapon');
  else yield* buyFromSpoils(t, turn, (def) => def.keywords.includes('food'));
}
