import { ownColumns, ownKinds, ownNotes } from './copyOnWrite.ts';
import { RuleDefect } from './fault.ts';
import { hideTogether, mixTogether } from './groups.ts';
import { forget, learn } from './knowledge.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Card, Pile, Seat } from './words.ts';

/** Where in a pile: its top is the end that is drawn from. */
export type Where = 'top' | 'bottom' | number;

/** Print a new card and put it on top of a pile. */
export function makeCard(t: KernelTable, kind: string, to: Pile): Card {
  t.guard.work();
  if (!Object.hasOwn(t.content, kind)) throw new RuleDefect(`no content is called '${kind}'`);
  const cards = ownColumns(t);
  const { piles } = t.whole;
  const card = cards.at.length as Card;
  cards.print.push(ownKinds(t).push(kind) - 1);
  cards.at.push(to);
  cards.group.push(0);
  cards.known.push(0);
  cards.root.push(0);
  cards.pinned.push(0);
  cards.pin.push(0);
  piles[to].push(card);
  t.changed(to);
  seenArriving(t, card, to);
  return card;
}

/** Move a card, and with it what everybody knows. */
export function moveCard(t: KernelTable, card: Card, to: Pile, where: Where): void {
  t.guard.work();
  const { cards, piles } = t.whole;
  const from = cards.at[card] as Pile | undefined;
  if (from === undefined) throw new RuleDefect('there is no such card to move');
  takeOut(piles[from], card);
  putIn(piles[to], card, where);
  cards.at[card] = to;
  t.changed(from);
  t.changed(to);
  const left = t.layout.laid[from];
  const arrived = t.layout.laid[to];
  if (left.spec.bag === true && from !== to) {
    // A viewer who sees neither end cannot tell which card it was: all of the hand is unknown to them again.
    const onTop = piles[to].at(-1) === card;
    const blind = t.layout.everyone & ~(left.faces | arrived.faces | (onTop ? arrived.topFaces : 0));
    if (blind !== 0) {
      const hand = [...piles[from], card];
      forget(t, hand, blind);
      mixTogether(t, hand);
    }
  }
  seenArriving(t, card, to);
  // A back or a set seen for the first time is something learned; what leaves a set is known by subtraction.
  const fresh = (arrived.set & ~left.set) | (arrived.backs & ~left.backs & ~left.set);
  t.learned |= fresh & ~left.faces & ~cards.known[card];
  if (from !== to) learn(t, card, left.set);
  if (left.topFaces !== 0 && piles[from].length > 0) learn(t, piles[from].at(-1)!, left.topFaces);
  t.witness?.(card, 0);
  t.log?.moved(t, card, from, to);
}

function takeOut(list: Card[], card: Card): void {
  if (list.at(-1) === card) {
    list.pop();
    return;
  }
  const index = list.indexOf(card);
  list.splice(index, 1);
}

function putIn(list: Card[], card: Card, where: Where): void {
  if (where === 'top') list.push(card);
  else list.splice(where === 'bottom' ? 0 : where, 0, card);
}

function seenArriving(t: KernelTable, card: Card, to: Pile): void {
  const arrived = t.layout.laid[to];
  learn(t, card, arrived.faces);
  if (arrived.topFaces !== 0 && t.whole.piles[to].at(-1) === card) learn(t, card, arrived.topFaces);
}

/** The top card goes from one pile to another; null when there is none. */
export function drawCard(t: KernelTable, from: Pile, to: Pile): Card | null {
  const card = t.whole.piles[from].at(-1);
  if (card === undefined) return null;
  moveCard(t, card, to, 'top');
  return card;
}

/** Faces move, sleeves stay. What was known of these cards is known no more. */
export function shufflePile(t: KernelTable, pile: Pile): void {
  t.guard.work();
  const { cards, piles } = t.whole;
  const list = piles[pile];
  hideTogether(t, list);
  const { print } = cards;
  for (let i = list.length - 1; i > 0; i--) {
    const j = t.chance.below(i + 1);
    const a = list[i];
    const b = list[j];
    const printed = print[a];
    print[a] = print[b]!;
    print[b] = printed;
  }
  t.changed(pile);
  dropFacts(t, list);
  const laid = t.layout.laid[pile];
  if (laid.faces !== 0) for (const card of list) learn(t, card, laid.faces);
  if (laid.topFaces !== 0 && list.length > 0) learn(t, list.at(-1)!, laid.topFaces);
  t.log?.shuffled(t, pile);
}

/**
 * A seat puts the top cards of a pile back in an order of its own. `top` lists them as they shall lie, the topmost
 * first. Again faces move and sleeves stay: otherwise the next revealed id would tell which card was moved.
 */
export function reorderTop(t: KernelTable, pile: Pile, top: readonly Card[], by: Seat): void {
  t.guard.work();
  const { cards, piles } = t.whole;
  const places = piles[pile].slice(-top.length).reverse();
  if (top.length === 0 || places.length !== top.length || !places.every((card) => top.includes(card)))
    throw new RuleDefect('reorder must list exactly the top cards of the pile');
  const laid = t.layout.laid[pile];
  forget(t, places, t.layout.everyone & ~laid.faces & ~(1 << by));
  mixTogether(t, places);
  const moved = top.map((card) => ({
    print: cards.print[card],
    known: cards.known[card] & (1 << by),
  }));
  places.forEach((card, i) => {
    const { print, known } = moved[i];
    cards.print[card] = print;
    cards.known[card] = (cards.known[card] & ~(1 << by)) | known;
    if (cards.notes[card] !== undefined) delete ownNotes(t)[card];
  });
  t.changed(pile);
  dropFacts(t, places);
  if (laid.topFaces !== 0) learn(t, places[0], laid.topFaces);
  t.log?.shuffled(t, pile);
}

function dropFacts(t: KernelTable, cards: readonly Card[]): void {
  if (t.whole.facts.length === 0) return;
  const kept = t.whole.facts.filter((fact) => !fact.cards.some((card) => cards.includes(card)));
  t.whole.facts.splice(0, t.whole.facts.length, ...kept);
}
