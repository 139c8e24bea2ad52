import type { Act, Card, Seat } from '@tafelrunde/engine';
import { modeOf } from '../modes/mode.ts';
import type { Thunderstone } from '../shape.ts';

/** TH-GUARDIAN-09: nobody takes a stone while a guardian is at rank 0. */
const isGuarded = (t: Thunderstone): boolean => t.cards(t.piles.rank[0]).length > 0;

/** TH-STONE-07, TH-STONE-08: who may take a stone that has just come to rank 1. */
const claimant = (t: Thunderstone): Seat | null => (isGuarded(t) ? null : t.state.hall.claim);

/**
 * The last stone at rank 1 ends the game, taken or not. TH-END-01. With two stones in the deck the first is taken or
 * destroyed, and the game goes on. TH-STONE-05
 */
export function stoneArrives(t: Thunderstone, _active: Seat, stone: Card): Act {
  const { hall, sets } = t.state;
  const seat = claimant(t);
  hall.stones++;
  t.state.idle = 0; // TH-END-06: it leaves the hall, however it has come to rank 1
  const last = hall.stones >= sets.stones.length;
  if (seat !== null) {
    t.tell('stoneTaken', { seat, kind: t.kind(stone) });
    t.move(stone, t.piles.discard[seat]);
  } else t.tell('stoneLost', { kind: t.kind(stone) });
  if (last) t.cut('game', 'stone');
  if (seat === null) t.move(stone, t.piles.trash);
  modeOf(t).frontLeft(t);
  return undefined;
}
