import type { Seat, View } from '@tafelrunde/engine';
import type { ThunderstoneShape } from '../shape.ts';

/** What it costs to have to face a monster one would have left alone, or to take it as a penalty. */
const THREAT = 1.2;

/** Wandering Monsters: with every turn without a fight the front monster comes nearer to somebody. TH-WANDER-02 */
export function threat({ seats, state, options, scenes }: View<ThunderstoneShape>, seat: Seat): number {
  const { front, tokens } = state.wander;
  if (seats === 1 || options.mode !== 'wandering' || front === null || tokens === 0) return 0;
  // Who has to face it once everybody until then goes elsewhere; a turn that is going on may still end in a fight.
  const left = Math.max(0, seats - tokens);
  const faces = (state.turn + left) % seats;
  if (scenes.length > 0 && left === 0) return 0;
  const weight = (THREAT * tokens) / seats;
  return faces === seat ? weight : -weight / (seats - 1);
}
