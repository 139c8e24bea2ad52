import type { Flow, Seat } from '@tafelrunde/engine';
import type { Fight, Loss, Talisman } from '../shape.ts';
import { die } from './death.ts';
import { armourSaves } from './objects.ts';
import { isPlaying } from './stats.ts';

/** TA-FIGHT-11, TA-DUEL-10: what is lost in psychic combat is lost, unless a card says that it helps there. */
export const isPreventable = ({ cause }: Loss): boolean => cause !== 'psychic';

/** Lose lives, unless something prevents it. Returns how many were lost. TA-LIFE-01, TA-DEATH-01 */
export function* loseLives(
  t: Talisman,
  seat: Seat,
  amount: number,
  cause: Loss['cause'],
  fight: Fight | null = null,
): Flow<number> {
  if (!isPlaying(t, seat) || amount <= 0) return 0;
  const scene: Loss = { type: 'loss', seat, amount, cause };
  // TA-FIGHT-11, TA-DUEL-10, TA-OBJ-03: armour only in battle; cards that say otherwise listen to the moment.
  if (fight !== null && cause === 'battle' && (yield* armourSaves(t, seat))) return 0;
  if ((yield* t.windowOnStage('loss', scene)) === 'replaced') return 0;
  if (scene.amount <= 0 || !isPlaying(t, seat)) return 0;
  const player = t.state.players[seat];
  const lost = Math.min(scene.amount, player.lives);
  player.lives -= lost;
  t.tell('lost', { seat, stat: 'lives', count: lost });
  if (player.lives === 0) yield* die(t, seat);
  return lost;
}

/** Killed outright, whatever is left. */
export function* kill(t: Talisman, seat: Seat): Flow {
  if (!isPlaying(t, seat)) return;
  yield* die(t, seat);
}
