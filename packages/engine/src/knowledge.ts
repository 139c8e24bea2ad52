import { RuleDefect } from './fault.ts';
import { bindTogether } from './groups.ts';
import { maskOf } from './piles.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Card, Seat } from './words.ts';

/** These viewers now know the face. Whoever did not before has learned something, and can no longer step back. */
export function learn(t: KernelTable, card: Card, viewers: number): void {
  const { known } = t.whole.cards;
  const before = known[card];
  if ((viewers & ~before) === 0) return;
  known[card] = before | viewers;
  t.learned |= viewers & ~before;
  t.witness?.(card, viewers);
}

/**
 * These viewers lose sight of which card is which. If they knew all of them they still know the set: the cards become a
 * group of their own. If they knew only some, they keep nothing: a smaller group would give away what stayed.
 */
export function forget(t: KernelTable, cards: readonly Card[], viewers: number): void {
  const { known, group } = t.whole.cards;
  let anyKnown = false;
  let allKnown = true;
  for (const card of cards) {
    const seen = known[card] & viewers;
    if (seen !== 0) anyKnown = true;
    if (seen !== viewers && group[card] !== 0) allKnown = false;
  }
  if (!anyKnown) return;
  for (const card of cards) known[card] &= ~viewers;
  if (allKnown) bindTogether(t, cards);
}

/** Whom rules name: some seats, or the whole table with everybody who watches. */
export type Audience = readonly Seat[] | 'all';

export const audienceMask = (t: KernelTable, to: Audience): number =>
  to === 'all' ? t.layout.everyone : maskOf(to, t.seats);

/** Let somebody see the faces without moving the cards. */
export function showCards(t: KernelTable, cards: readonly Card[], to: Audience): void {
  t.guard.work();
  const viewers = audienceMask(t, to);
  for (const card of cards) learn(t, card, viewers);
  t.log?.shown(t, cards, viewers);
}

/** Declare something true of hidden cards that has become known: "has no hero". Redealt worlds will respect it. */
export function declareFact(t: KernelTable, name: string, cards: readonly Card[], to: Audience): void {
  t.guard.work();
  const holds = t.game.facts?.[name];
  if (holds === undefined) throw new RuleDefect(`the game declares no fact called '${name}'`);
  if (!holds(cards.map((card) => t.kind(card))))
    throw new RuleDefect(`the fact '${name}' does not hold of these cards`);
  const viewers = audienceMask(t, to);
  const { facts, cards: columns } = t.whole;
  // What everybody concerned has seen by now needs no fact any more.
  const open = facts.filter((fact) => fact.cards.some((card) => (fact.to & ~columns.known[card]) !== 0));
  facts.splice(0, facts.length, ...open);
  t.whole.facts.push({ name, cards: cards.slice(), to: viewers });
  t.learned |= viewers;
}
