import { type Card, cardOption, type Flow, type Pile, perform, type Seat } from '@tafelrunde/engine';
import type { DenizenDraw, Talisman } from '../shape.ts';
import { type Space, SPACES } from '../shape/spaces.ts';
import { discard, drawFrom } from './decks.ts';
import { textAt } from './places.ts';
import { settle } from './settle.ts';
import { nameAt } from './stats.ts';
import { deed } from './warlock.ts';

export const denizensOn = (t: Talisman, space: Space): Card[] =>
  t.cards(t.piles.space[space]).filter((card) => t.def(card).type === 'denizen');

/** Where Denizens live: spaces and Terrain that tell their visitors to draw one. */
export const denizenSpaces = (t: Talisman): Space[] =>
  SPACES.flatMap((_, space) => (textAt(t, space).denizens ? [space] : []));

/** One Denizen of the deck goes to a pile; some may have another one come instead. */
export function* nextDenizen(t: Talisman, seat: Seat, to: Pile): Flow<Card | null> {
  const scene: DenizenDraw = { type: 'denizenDraw', seat, card: drawFrom(t, 'denizens', to) };
  if (scene.card === null) return null;
  t.tell('drew', { seat, kind: t.kind(scene.card) });
  yield* t.windowOnStage('denizenDrawn', scene);
  return scene.card;
}

/** TA-DENIZEN-01: draw one, add it to the space, visit one of those there. */
export function* drawDenizen(t: Talisman, seat: Seat): Flow {
  const { space } = t.state.players[seat];
  yield* nextDenizen(t, seat, t.piles.space[space]);
  yield* visitOneDenizen(t, seat, space);
}

/** TA-DENIZEN-02: one of the Denizens on a space, also from afar. */
export function visitOneDenizen(t: Talisman, seat: Seat, space: Space): Flow {
  return visitOneOf(t, seat, denizensOn(t, space));
}
/** One of these Denizens, wherever they lie. */
export function* visitOneOf(t: Talisman, seat: Seat, there: readonly Card[]): Flow {
  if (there.length === 0) return;
  const { card } = yield* t.ask(seat, {
    prompt: 'visitDenizen',
    from: there.map((denizen) => cardOption(denizen)),
    rules: ['TA-DENIZEN-01'],
  });
  yield* visitDenizen(t, seat, card);
}

export function* visitDenizen(t: Talisman, seat: Seat, card: Card): Flow {
  const where = t.at(card);
  yield* meetDenizen(t, seat, card);
  if (t.at(card) !== where) return;
  // TA-DENIZEN-03, TA-DENIZEN-04: where the character is after the visit decides.
  const traits: readonly string[] = t.def(card).traits;
  if (!traits.includes('any') && !traits.includes(nameAt(t, seat))) discard(t, card);
}

/** What a Denizen says, without what becomes of it afterwards. */
export function* meetDenizen(t: Talisman, seat: Seat, card: Card): Flow {
  const { meet } = t.def(card);
  const kind = t.kind(card);
  t.tell('met', { seat, kind });
  if (meet !== null) yield* perform(meet(t, seat, card)); // TA-DENIZEN-06
  yield* settle(t, seat); // TA-CARRY-03: before the visit has consequences
  yield* deed(t, seat, { did: 'visit', whom: kind });
}
