import type { Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { drop } from './objects.ts';
import { isPlaying } from './stats.ts';

/** TA-TOAD-01: three own turns as a Toad. TA-TOAD-09: counted again if it happens again. */
const TOAD_TURNS = 3;

export function becomeToad(t: Talisman, seat: Seat): void {
  if (!isPlaying(t, seat)) return;
  const player = t.state.players[seat];
  if (player.toad === 0) {
    player.toadStrength = 0;
    player.toadCraft = 0;
  }
  // The turn in which it happens does not count as one of the three.
  player.toad = TOAD_TURNS + (t.state.turn === seat ? 1 : 0);
  t.tell('toad', { seat });
  // TA-TOAD-08
  for (const pile of [t.piles.objects[seat], t.piles.followers[seat]])
    for (const card of t.cards(pile).slice()) drop(t, seat, card);
  t.state.goldOn[player.space] += player.gold;
  player.gold = 0;
}

/** At the end of each own turn, missed ones included. TA-TOAD-03 */
export function toadTurnEnds(t: Talisman, seat: Seat): void {
  const player = t.state.players[seat];
  if (player.toad === 0) return;
  player.toad--;
  if (player.toad > 0) return;
  player.toadStrength = 0;
  player.toadCraft = 0;
  t.tell('toadEnds', { seat });
}
