import type { Seat } from '@tafelrunde/engine';
import { discard } from '../../rules/decks.ts';
import type { Card, CardType, Hook, Hooks, Talisman } from '../../shape.ts';
import { pickCard } from '../vocabulary.ts';

/** Cards of these types on the space of a character, which it is about to meet. */
const aboutToMeet = (t: Talisman, seat: Seat, types: readonly CardType[]): Card[] =>
  t.cards(t.piles.space[t.state.players[seat].space]).filter((card) => types.includes(t.def(card).type));

/** Discard this card, and with it one of these types that its owner is about to meet. */
export function sendsAway(...types: readonly CardType[]): Hooks {
  const hook: Hook = {
    mode: 'may',
    commits: 'costs',
    when: (t, owner, scene) => scene.seat === owner && aboutToMeet(t, owner, types).length > 0,
    *run(t, owner, _scene, card) {
      const target = yield* pickCard(t, owner, card, aboutToMeet(t, owner, types));
      if (target === null) return;
      t.tell('used', { seat: owner, kind: t.kind(card) });
      discard(t, target);
      discard(t, card);
    },
  };
  return { moveEnded: hook, cardsDrawn: hook };
}
