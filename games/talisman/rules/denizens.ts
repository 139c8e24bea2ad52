import { type Card, cardOption, type Flow, perform, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { named, type Space } from '../topology.ts';
import { discard, drawFrom } from './decks.ts';
import { nameAt } from './stats.ts';
import { deed } from './warlock.ts';

export const denizensOn = (t: Talisman, space: Space): Card[] =>
  t.cards(t.piles.space[space]).filter((card) => t.def(card).type === 'denizen');

/** TA-DENIZEN-01: draw one, add it to the space, visit one of those there. */
export function* drawDenizen(t: Talisman, seat: Seat): Flow {
  const { space } = t.state.players[seat];
  const card = drawFrom(t, 'denizens', t.piles.space[space]);
  if (card !== null) t.tell('drew', { seat, kind: t.kind(card) });
  yield* visitOneDenizen(t, seat, space);
}

/** TA-DENIZEN-02: one of the Denizens on a space, also from afar. */
export function* visitOneDenizen(t: Talisman, seat: Seat, space: Space): Flow {
  const there = denizensOn(t, space);
  if (there.length === 0) return;
  const { card } = yield* t.ask(seat, {
    prompt: 'visitDenizen',
    from: there.map((denizen) => cardOption(denizen)),
    rules: ['TA-DENIZEN-01'],
  });
  yield* visitDenizen(t, seat, card, space);
}

export function* visitDenizen(t: Talisman, seat: Seat, card: Card, space: Space): Flow {
  const { meet } = t.def(card);
  t.tell('met', { seat, kind: t.kind(card) });
  if (meet !== null) yield* perform(meet(t, seat, card)); // TA-DENIZEN-06
  yield* deed(t, seat, { did: 'visit', whom: t.kind(card) });
  if (t.at(card) !== t.piles.space[space]) return;
  // TA-DENIZEN-03, TA-DENIZEN-04: where the character is after the visit decides.
  const { traits, home } = t.def(card);
  if (
    (traits as readonly string[]).includes('any') ||
    (traits as readonly string[]).includes(nameAt(t, seat))
  )
    return;
  if (home === null) discard(t, card);
  else t.move(card, t.piles.space[named(home)[0]]);
}
