import { type Card, deedOption, done, type Flow, type Option, PASS, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { inRegion, regionOf } from '../shape/spaces.ts';
import { gain } from './change.ts';
import { countersOn, discard, setCounters } from './decks.ts';

/** Gold that lies on cards of the region, for whoever rolls a 1 for movement. */
export function followRumours(t: Talisman, seat: Seat): Flow {
  const found = rumours(t, seat);
  return found.length === 0 ? done(undefined) : follow(t, seat, found);
}
function* follow(t: Talisman, seat: Seat, found: readonly Card[]): Flow {
  for (const card of found) {
    const from: Option[] = [deedOption('accept'), PASS];
    const { declines } = yield* t.ask(seat, { prompt: 'rumour', about: { kind: t.kind(card) }, from });
    if (declines) continue;
    setCounters(t, card, countersOn(t, card) - 1);
    yield* gain(t, seat, 'gold');
    if (countersOn(t, card) === 0) discard(t, card);
  }
}
function rumours(t: Talisman, seat: Seat): Card[] {
  const found: Card[] = [];
  for (const space of inRegion[regionOf(t.state.players[seat].space)])
    for (const card of t.cards(t.piles.space[space]))
      if (t.def(card).tags.includes('rumour') && countersOn(t, card) > 0) found.push(card);
  return found;
}
