import type { Flow, Seat } from '@tafelrunde/engine';
import type { Talisman, Turn } from '../shape.ts';
import { PLAIN, regionOf, type Space } from '../shape/spaces.ts';
import { isPlaying } from './stats.ts';

/**
 * Put a character on another space: teleported, carried, thrown. In the middle of its own encounter it will have a new one
 * there, TA-ENC-18; otherwise nothing is encountered.
 */
export function relocate(t: Talisman, seat: Seat, space: Space): void {
  if (!isPlaying(t, seat)) return;
  const player = t.state.players[seat];
  player.space = space;
  player.back = false;
  player.done = false;
  player.fiends = 0;
  player.enslaved = false;
  if (regionOf(space) !== 'inner') player.werewolf = 0;
  t.tell('moved', { seat, space });
  const { now } = t.state;
  if (seat === t.state.turn && now.encounter) now.moved = true;
}

/** The turn is over apart from its end: TA-TURN-04. */
export function endTurn(t: Talisman, seat: Seat): void {
  if (t.state.turn === seat) t.state.now.over = true;
}

/** Somebody else's Spell takes the turn away: whoever it was is told. */
export function loseTurn(t: Talisman, seat: Seat): void {
  if (t.state.turn !== seat) return;
  t.tell('turnLost', { seat });
  endTurn(t, seat);
}

/** Unresolved cards wait on the space: this shortened turn counts as the missed one. TA-ADV-04 to TA-ADV-06 */
export function missTurn(t: Talisman, seat: Seat, count = 1): void {
  if (!isPlaying(t, seat)) return;
  t.tell('misses', { seat, count });
  const shortened = t.state.turn === seat && t.state.now.encounter && t.state.now.unresolved;
  t.state.players[seat].misses += shortened ? count - 1 : count;
  endTurn(t, seat);
}

/** TA-MOVE-11: these spaces may be the next move, however often that was granted. */
export function grantMove(t: Talisman, seat: Seat, spaces: readonly Space[]): void {
  const { granted } = t.state.players[seat];
  for (const space of spaces) if (!granted.includes(space)) granted.push(space);
  t.tell('granted', { seat });
}

/** The figure stands there now. */
export function arrive(t: Talisman, seat: Seat, space: Space): void {
  const player = t.state.players[seat];
  if (player.space === space) return;
  player.space = space;
  player.done = false;
  player.enslaved = false; // TA-BOARD-18: away from the Temple nobody is a slave.
  if (space === PLAIN) player.back = false; // TA-INNER-04
  t.tell('moved', { seat, space });
}

/** Over the river, by whatever means. */
export function* crossRiver(t: Talisman, seat: Seat, space: Space): Flow {
  arrive(t, seat, space);
  const turn: Turn = { type: 'turn', seat };
  yield* t.window('crossed', turn);
}
