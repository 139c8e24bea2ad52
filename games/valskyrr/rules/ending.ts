import type { Valskyrr } from '../shape.ts';

type Loss = 'theEnd' | 'heroFallen' | 'allFallen';

/** Together or not at all. VA-END-06, VA-END-08 */
export function lose(t: Valskyrr, how: Loss): never {
  return t.end({ how, winners: [] });
}
/** Fallen heroes share the victory. VA-END-01, VA-END-07 */
export function win(t: Valskyrr): never {
  return t.end({ how: 'victory', winners: Array.from({ length: t.seats }, (_, seat) => seat) });
}
