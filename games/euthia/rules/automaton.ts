import type { Card, Flow, Pile } from '@tafelrunde/engine';
import type { Euthia, Fight } from '../shape.ts';
import { canSpendAgainst, GAAR, spendAgainst } from './gaar.ts';
import { isHarmless, monsterValue } from './fightValues.ts';
import { takeEffect } from './monsterSide.ts';
import { drawFrom } from './supply.ts';
import { usesDwurt } from './tiles.ts';

/** The monster played by the game itself: combat cards, stores, chaos actions. EU-SCOMBAT-01 to EU-SCOMBAT-06, EU-CHAOS-01 to EU-CHAOS-13 */

/** The dice are set to the numbers of a combat card; an essence of air removes the left one. EU-SCOMBAT-01, EU-SCOMBAT-03 */
export function automatonRoll(t: Euthia, fight: Fight, less: boolean): void {
  const { combatDeck, combatDiscard } = t.piles;
  const card = drawFrom(t, combatDeck, combatDiscard, combatDiscard);
  const { left, right } = t.def(card ?? t.top(combatDiscard)!).combat!;
  fight.dice = less ? [right] : [left, right];
}

/** Monster gaar, chaos actions, the hero's reaction. EU-SCOMBAT-04 */
export function* automatonStepC(t: Euthia, fight: Fight): Flow {
  const { gaar, chaos } = t.def(t.top(t.piles.combatDiscard)!).combat!;
  for (let i = 0; i < gaar; i++) monsterGaar(t, fight); // EU-SCOMBAT-05
  yield* chaosActions(t, fight, chaos);
  yield* heroReacts(t, fight);
}

/** It rerolls its lowest die if that shows 1 to 3, the left one of equals. EU-SCOMBAT-05 */
function monsterGaar(t: Euthia, fight: Fight): void {
  const lowest = Math.min(...fight.dice);
  if (fight.gaar === 0 || lowest > 3) return;
  const i = fight.dice.indexOf(lowest);
  fight.gaar--;
  fight.plus += GAAR;
  fight.dice[i] = t.die();
  t.tell('monsterGaar', { die: fight.dice[i] });
}

const HEALING = 'healingCard';

/** As many as there are symbols, chaos markers and sets to be had. EU-CHAOS-01, EU-CHAOS-02, EU-CHAOS-08 */
function* chaosActions(t: Euthia, fight: Fight, symbols: number): Flow {
  const wanted = Math.min(symbols, fight.chaos);
  const sets: Card[][] = [];
  /** The card that ended a set and starts the next. EU-CHAOS-06 */
  let first: Card | null = null;
  for (let i = 0; i < wanted; i++) {
    const formed = formSet(t, fight, first, i === wanted - 1, sets);
    if (formed === null) break;
    sets.push(formed.cards);
    first = formed.next;
  }
  fight.chaos -= sets.length;
  for (const cards of sets) yield* takeEffect(t, fight, cards); // EU-CHAOS-05
}

/** Cards of the gold store, else of the silver store, as long as they are of one type and the set is not full. EU-CHAOS-03, EU-CHAOS-04 */
function formSet(
  t: Euthia,
  fight: Fight,
  begun: Card | null,
  last: boolean,
  before: readonly Card[][],
): { cards: Card[]; next: Card | null } | null {
  const healed = before.some(([card]) => t.kind(card) === HEALING) && fight.damage === 0;
  const store = begun === null ? storeToOpen(t) : storeFor(t, begun);
  const passed: Card[] = [];
  let card = begun ?? turn(t, store);
  // Further healing cards are turned past; there is never a second healing set. EU-CHAOS-12
  if (healed)
    while (card !== null && t.kind(card) === HEALING) {
      passed.push(card);
      card = turn(t, store);
    }
  for (const one of passed) t.move(one, store, 'bottom');
  if (card === null) return null;
  return filled(t, fight, store, card, last);
}

function filled(t: Euthia, fight: Fight, store: Pile, card: Card, last: boolean) {
  // An undamaged monster needs no healing: that set stays at one card. EU-CHAOS-10, EU-CHAOS-11
  if (t.kind(card) === HEALING && fight.damage === 0) return { cards: [card], next: null };
  return collectSame(t, store, card, store === t.piles.goldStore ? 3 : 2, last);
}

function collectSame(t: Euthia, store: Pile, first: Card, most: number, last: boolean) {
  const cards = [first];
  const kind = t.kind(first);
  while (cards.length < most) {
    const card = turn(t, store);
    if (card === null) break;
    if (t.kind(card) === kind) {
      cards.push(card);
      continue;
    }
    if (!last) return { cards, next: card };
    t.move(card, store, 'bottom');
    break;
  }
  return { cards, next: null };
}

/** The top card of a store, shown to everybody. */
const turn = (t: Euthia, store: Pile): Card | null => t.draw(store, t.piles.stage);
const storeToOpen = (t: Euthia): Pile => {
  const { goldStore, silverStore } = t.piles;
  return t.cards(goldStore).length > 0 ? goldStore : silverStore;
};
const storeFor = (t: Euthia, card: Card): Pile =>
  t.def(card).play!.metal === 'gold' ? t.piles.goldStore : t.piles.silverStore;

/** Gaar and dwurt, without any answer. EU-SCOMBAT-06 */
function* heroReacts(t: Euthia, fight: Fight): Flow {
  const seat = fight.hero;
  while (canSpendAgainst(t, fight)) {
    const from = usesDwurt(t, seat)
      ? [{ id: 'dwurt', does: 'dwurtAgainst', value: 0, text: 'dwurtAgainst', commits: 'costs' as const }]
      : fight.dice.map((die, i) => ({
          id: `gaar${i}`,
          does: 'gaar',
          value: i,
          text: 'gaar',
          about: { die },
          commits: 'costs' as const,
        }));
    const ask = {
      prompt: 'heroC',
      about: { value: monsterValue(fight) },
      from: [...from, { id: 'pass', does: 'pass', value: -1, text: 'pass', declines: true as const }],
      rules: ['EU-SCOMBAT-06'],
    } as const;
    const { value } = yield* t.ask(seat, isHarmless(t, fight) ? { ...ask, usual: 'pass' } : ask);
    if (value === -1) return;
    yield* spendAgainst(t, fight, value);
  }
}
