import type { Action, Valskyrr } from '../shape.ts';

/** May this reflex be used in the own turn between two actions, as one that waits for nothing in particular? VA-REFLEX-01 */
export const isFlexible = (t: Valskyrr, { when }: Action): boolean =>
  when?.at === 'any' && (when.phase === undefined || when.phase === t.state.phase);
