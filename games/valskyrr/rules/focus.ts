import type { Seat } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';

/** To the left: no symbols, and never off the track. VA-TRACK-04, VA-TRACK-05 */
export function lowerFocus({ state }: Valskyrr, seat: Seat, n: number): void {
  const hero = state.heroes[seat];
  hero.focus = Math.max(0, hero.focus - n);
}

/** Half of it, rounded down. VA-TRACK-02 */
export function halveFocus({ state }: Valskyrr, seat: Seat): void {
  state.heroes[seat].focus = Math.floor(state.heroes[seat].focus / 2);
}

/** Back to the start space, without any symbol. VA-FOCUS-10 */
export function resetFocus(t: Valskyrr, seat: Seat): void {
  t.state.heroes[seat].focus = t.content[t.state.heroes[seat].hero].charter!.start;
}
