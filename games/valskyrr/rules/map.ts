import type { Flow } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { carryOut } from './effects.ts';
import { Frame } from './frame.ts';
import { open } from './moments.ts';
import { adventureOf, isFaceUp } from './places.ts';
import { isForbidden } from './statics.ts';

const OVERRUN = 2;

/** Of a location that lies open: never above overrun nor below safe. VA-THREAT-04 to VA-THREAT-06 */
export function changeThreat(t: Valskyrr, slot: number, delta: number): void {
  const before = t.state.threat[slot];
  t.state.threat[slot] = Math.max(0, Math.min(OVERRUN, before + delta));
  if (t.state.threat[slot] !== before)
    t.tell('threat', { slot: adventureOf(t).slots[slot].id, threat: t.state.threat[slot] });
}

/** The boss location may be closed. */
export const mayEnter = (t: Valskyrr, slot: number): boolean =>
  slot !== adventureOf(t).bossSlot || !isForbidden(t, 'enter', {});

/** A location is turned face up: one wound token, and its quest token comes to light. VA-THREAT-03, VA-SCOUT-03, VA-SCOUT-04 */
export function* reveal(t: Valskyrr, slot: number): Flow {
  if (isFaceUp(t, slot)) return;
  const tile = t.top(t.piles.hidden[slot])!;
  t.move(tile, t.piles.place[slot]);
  t.state.threat[slot] = 1;
  t.tell('revealed', { kind: t.kind(tile), slot: adventureOf(t).slots[slot].id });
  const token = t.top(t.piles.hiddenToken[slot]);
  if (token !== null) {
    t.move(token, t.piles.token[slot]);
    t.tell('questToken', { kind: t.kind(token) });
    yield* carryOut(new Frame(t, { seat: null, card: token, doing: null, moment: null }), t.def(token).token);
  }
  yield* open(t, 'locationRevealed', { slot });
}
