import { type Card, deedOption, done, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import type { Space } from '../shape/spaces.ts';
import { setCounters } from './decks.ts';
import { has } from './stats.ts';

/** TA-REMNANT-01: whoever lands on facedown Remnants turns all of them up first. */
export function revealRemnants(t: Talisman, seat: Seat): Flow {
  const { space } = t.state.players[seat];
  return t.cards(t.piles.buried[space]).length === 0 ? done(undefined) : unearth(t, seat, space);
}
function* unearth(t: Talisman, seat: Seat, space: Space): Flow {
  for (const card of t.cards(t.piles.buried[space]).slice()) {
    if (has(t, seat, 'peeksRemnants') && (yield* leavesBuried(t, seat, card))) continue;
    t.move(card, t.piles.space[space]); // TA-REMNANT-02: from now on an Adventure card on the space
    t.tell('unearthed', { seat, kind: t.kind(card) });
    const { counters } = t.def(card);
    if (counters > 0) setCounters(t, card, counters);
  }
}
/** Some have a look first, and may leave it where it is. */
function* leavesBuried(t: Talisman, seat: Seat, card: Card): Flow<boolean> {
  t.show([card], [seat]);
  t.tell('peeked', { seat }, { to: [seat], data: { seat, kind: t.kind(card) } });
  const from: Option[] = [deedOption('unearth'), deedOption('leaveBuried', { declines: true })];
  const { declines } = yield* t.ask(seat, { prompt: 'unearth', from });
  return declines === true;
}
