import { cardOption, type Flow, type Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { drawTo } from '../rules/party.ts';
import type { Thunderstone } from '../shape.ts';

/** The vocabulary of breach effects. */

/** "Every player reveals and discards the top five cards and destroys one of them that fits." */
export const breakThrough = (fits: (def: CardDef) => boolean): ((t: Thunderstone, active: Seat) => Flow) =>
  function* (t, active) {
    for (const seat of t.clockwise(active)) {
      for (let i = 0; i < 5; i++) if (drawTo(t, seat, t.piles.revealed) === null) break;
      const shown = t.cards(t.piles.revealed).slice();
      t.tell('turnedUp', { seat, kinds: shown.map((card) => t.kind(card)) });
      const victims = shown.filter((card) => fits(t.def(card)));
      if (victims.length > 0) {
        const from = victims.map((card) => ({ ...cardOption(card), commits: 'costs' as const }));
        const { card } = yield* t.ask(seat, { prompt: 'lose', from, rules: ['TH-DUNGEON-22'] });
        t.move(card, t.piles.trash);
        t.tell('destroyed', { seat, kind: t.kind(card) });
      }
      for (const card of shown) if (t.at(card) === t.piles.revealed) t.move(card, t.piles.discard[seat]);
    }
  };
