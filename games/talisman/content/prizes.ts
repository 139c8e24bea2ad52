import { type Card, deedOption, type Option, PASS, type Seat } from '@tafelrunde/engine';
import { discard, drawFrom } from '../rules/decks.ts';
import { barred, take } from '../rules/objects.ts';
import type { CardDef, Effect, Talisman } from '../shape.ts';
import { pickCard } from './vocabulary.ts';

/** One of each kind in a supply that this character could own. */
export function onOffer(
  t: Talisman,
  seat: Seat,
  supply: 'purchases' | 'stables',
  test: (def: CardDef) => boolean,
): Card[] {
  const kinds = new Set<string>();
  return t.cards(t.piles[supply]).filter((card) => {
    if (kinds.has(t.kind(card)) || !test(t.def(card)) || barred(t, seat, card) !== null) return false;
    kinds.add(t.kind(card));
    return true;
  });
}
/** A card of a supply, for nothing. */
export const fromTheShops = (
  supply: 'purchases' | 'stables',
  test: (def: CardDef) => boolean = () => true,
  optional = false,
): Effect =>
  function* (t, seat, by) {
    const card = yield* pickCard(t, seat, by, onOffer(t, seat, supply, test), optional);
    if (card !== null) yield* take(t, seat, card);
  };

/** Draw Adventure cards until such a one appears, which may be taken; the others are discarded. */
export const drawUntil = (test: (def: CardDef) => boolean): Effect =>
  function* (t, seat) {
    const passed: Card[] = [];
    let found: Card | null = null;
    while (found === null) {
      const card = drawFrom(t, 'adventure', t.piles.stage);
      if (card === null) break;
      t.tell('drew', { seat, kind: t.kind(card) });
      if (test(t.def(card))) found = card;
      else passed.push(card);
    }
    for (const card of passed) discard(t, card);
    if (found === null) return;
    const may = barred(t, seat, found) === null;
    const from: Option[] = [deedOption('accept'), PASS];
    const { declines } = may
      ? yield* t.ask(seat, { prompt: 'takeIt', about: { kind: t.kind(found) }, from })
      : PASS;
    if (declines || !(yield* take(t, seat, found))) discard(t, found);
  };
