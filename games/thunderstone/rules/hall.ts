import { type Card, type Flow, type Pile, perform, type RuleId, type Seat } from '@tafelrunde/engine';
import { modeOf } from '../modes/mode.ts';
import { type LaidCard, RANKS, type Thunderstone, type Turn } from '../shape.ts';
import { bearerOf, type Target } from './attack.ts';
import { turnOf } from './party.ts';
import { springTrap } from './traps.ts';

/** The hall: which monster lies where, who may leave it, and how it is refilled. */

/** The monsters in the hall, rank 0 first. */
export function hallCards(t: Thunderstone): Card[] {
  const cards: Card[] = [];
  for (let rank = 0; rank <= RANKS; rank++) for (const card of t.cards(t.piles.rank[rank])) cards.push(card);
  return cards;
}

function rankOf(t: Thunderstone, card: Card): number {
  for (let rank = 0; rank <= RANKS; rank++) if (t.at(card) === t.piles.rank[rank]) return rank;
  return -1;
}

/** The rule that keeps a monster where it is unless it is beaten in battle; null if an effect may take it away. */
export function removalFault(t: Thunderstone, card: Card): RuleId | null {
  const def = t.def(card);
  if (def.sort !== 'monster') return 'TH-STONE-06';
  if (def.guardian) return 'TH-GUARDIAN-11';
  if (def.traits.stays) return 'TH-TRAIT-19';
  return staysByGlobal(t) ? 'TH-CARD-58' : null;
}

/**
 * The rule that keeps a card of the hall from being put at another rank, or null. A stone may be moved, and so may what
 * only has to be beaten before it leaves the hall. TH-TRAIT-19, TH-CARD-58
 */
export const moveFault = (t: Thunderstone, card: Card): RuleId | null =>
  t.def(card).guardian ? 'TH-GUARDIAN-11' : null;

/** TH-CARD-58: a global effect in the hall lets nobody leave it who is not beaten. TH-GLOBAL-02 */
function staysByGlobal(t: Thunderstone): boolean {
  for (let rank = 0; rank <= RANKS; rank++)
    for (const card of t.cards(t.piles.rank[rank])) if (t.def(card).global === 'stay') return true;
  return false;
}

/** What effects have taken from a monster's health this turn. TH-CARD-37 */
export const weakenedBy = (t: Thunderstone, card: Card): number => (t.note(card) as number | null) ?? 0;

/** A card of the hall as an attack sees it. */
export const targetOf = (t: Thunderstone, card: Card, rank: number): Target => ({
  kind: t.kind(card),
  rank,
  weakened: weakenedBy(t, card),
});

/** A card leaves the hall; the gap is closed by the next `refill`. */
export function leaveHall(t: Thunderstone, card: Card, to: Pile, where: 'top' | 'bottom' = 'top'): void {
  const rank = rankOf(t, card);
  t.setNote(card, null);
  t.move(card, to, where);
  // A player who sends monsters of the back ranks under the deck moves nothing that matters. TH-END-06
  if (rank <= 1 || to !== t.piles.dungeon) t.state.idle = 0;
  if (rank > 0) t.state.hall.holes.push(rank);
  modeOf(t).displaced(t, card);
}

/** Put a monster under the dungeon deck as an effect does, and refill at once. TH-DUNGEON-21 */
export function* banish(t: Thunderstone, seat: Seat, card: Card): Flow {
  t.tell('banished', { seat, kind: t.kind(card) });
  leaveHall(t, card, t.piles.dungeon, 'bottom');
  yield* refill(t, seat);
}

/** Take a monster out of the hall without having beaten it: no experience, no stone. */
export function takeMonster(t: Thunderstone, seat: Seat, card: Card): void {
  t.tell('tookMonster', { seat, kind: t.kind(card) });
  leaveHall(t, card, t.piles.discard[seat]);
}

/**
 * Close the gaps, fill the free ranks card by card, spring traps as they turn up, and let what came to rank 1 break
 * through, until nothing is left to do. A refill inside a refill does nothing: the outer one sees the gap. TH-DUNGEON-13
 */
export function* refill(t: Thunderstone, active: Seat): Flow {
  const { hall } = t.state;
  if (hall.refilling) return;
  const turn = turnOf(t);
  if (turn?.type === 'fight' && turn.seat === active && turn.step !== 'after')
    yield* beforeRefill(t, turn, (one) => bearerOf(t.content, turn, one) !== null); // after a battle it has happened already
  yield* settleHall(t, active);
}

function* settleHall(t: Thunderstone, active: Seat): Flow {
  const { hall } = t.state;
  hall.refilling = true;
  for (;;) {
    if (hall.holes.length > 0) {
      hall.refilled = true;
      yield* closeGap(t, active);
    } else if (hall.fill > 0) yield* fillRank(t, active);
    else if (hall.arrived) yield* breach(t, active);
    else break;
  }
  hall.refilling = false;
  hall.claim = null;
}

/** Weapons in use that act before the hall is refilled, each once a battle. TH-CARD-22 */
export function* beforeRefill(t: Thunderstone, turn: Turn, isUsed: (one: LaidCard) => boolean): Flow {
  for (const one of turn.cards.filter(isUsed)) {
    const { beforeRefill: act } = t.content[one.as];
    if (act !== null && turn.cards.includes(one)) yield* act(t, turn, one);
  }
}

/**
 * Put cards of the hall in another order: they share the ranks they had. What comes to rank 1 by this breaks through, and a
 * stone that comes there belongs to nobody. TH-DUNGEON-22, TH-STONE-08
 */
export function* rearrange(t: Thunderstone, active: Seat, order: readonly Card[]): Flow {
  const ranks = order.map((card) => rankOf(t, card)).toSorted((a, b) => a - b);
  const inFront = t.top(t.piles.rank[1]);
  for (const card of order) t.move(card, t.piles.revealed);
  order.forEach((card, i) => t.move(card, t.piles.rank[ranks[i]]));
  t.tell('rearranged', { seat: active });
  const now = t.top(t.piles.rank[1]);
  if (now === null || now === inFront) return;
  if (inFront !== null) modeOf(t).displaced(t, inFront);
  yield* arriveInFront(t, active, now);
  yield* settleHall(t, active);
}

/** Everything behind the foremost gap moves up by one; the last rank then waits for a new card. */
function* closeGap(t: Thunderstone, active: Seat): Flow {
  const { hall } = t.state;
  const gap = Math.min(...hall.holes);
  hall.holes.splice(hall.holes.indexOf(gap), 1);
  for (let i = 0; i < hall.holes.length; i++) hall.holes[i]--;
  hall.fill++;
  for (let rank = gap; rank < RANKS; rank++) {
    const card = t.top(t.piles.rank[rank + 1]);
    if (card === null) continue;
    t.move(card, t.piles.rank[rank]);
    if (rank === 1) yield* arriveInFront(t, active, card);
  }
}

/** Reveal one card for the foremost free rank. TH-TRAP-12 */
function* fillRank(t: Thunderstone, active: Seat): Flow {
  const { hall } = t.state;
  const card = t.draw(t.piles.dungeon, t.piles.revealed);
  if (card === null) {
    hall.fill = 0; // TH-DUNGEON-23
    return;
  }
  if (t.def(card).sort === 'trap') {
    yield* springTrap(t, active, card);
    return;
  }
  const rank = modeOf(t).growsSlowly ? RANKS + 1 - hall.fill : foremostEmpty(t);
  hall.fill--;
  const comes = unmask(t, card);
  t.move(comes, t.piles.rank[rank]);
  t.tell('entered', { kind: t.kind(comes), rank });
  if (rank === 1) yield* arriveInFront(t, active, comes);
}

/** Where the hall is to be full, whatever rank is free in front is filled first. */
function foremostEmpty(t: Thunderstone): number {
  for (let rank = 1; rank < RANKS; rank++) if (t.cards(t.piles.rank[rank]).length === 0) return rank;
  return RANKS;
}

/** TH-HORDE-05: a placeholder turns into the next card of the Horde deck. */
export function unmask(t: Thunderstone, card: Card): Card {
  const def = t.def(card);
  const next = t.top(t.piles.horde);
  if (!def.horde || def.health > 0 || next === null) return card;
  t.move(card, t.piles.trash); // TH-HORDE-06
  t.move(next, t.piles.revealed);
  return next;
}

/** A card has come to rank 1. A stone acts at once, a breach waits until the hall is full. TH-DUNGEON-22 @public */
export function* arriveInFront(t: Thunderstone, active: Seat, card: Card): Flow {
  if (t.def(card).sort === 'stone') yield* perform(modeOf(t).stoneArrives(t, active, card));
  else t.state.hall.arrived = true;
}

/** TH-DUNGEON-14, TH-GUARDIAN-02 */
function* breach(t: Thunderstone, active: Seat): Flow {
  const { hall } = t.state;
  hall.arrived = false;
  const card = t.top(t.piles.rank[1]);
  if (card === null) return;
  const def = t.def(card);
  if (def.guardian) {
    t.tell('guardian', { kind: def.kind });
    t.move(card, t.piles.rank[0]);
    modeOf(t).frontLeft(t); // usually a gap at rank 1
  }
  if (def.breach === null) return;
  t.tell('breach', { kind: def.kind });
  yield* perform(def.breach(t, active));
}
