import { cardOption } from '@tafelrunde/engine';
import { openCages } from '../../rules/dungeon.ts';
import { hallCards, refill, removalFault, takeMonster, weakenedBy } from '../../rules/hall.ts';
import { drawCards, othersThan, sufferDisease } from '../../rules/party.ts';
import { spell } from '../define.ts';

export const spells = [
  spell({
    kind: 'creepingDeath',
    box: 'wrath',
    source: 'public',
    price: 11,
    effects: [
      {
        name: 'wither',
        in: 'dungeon',
        // TH-CARD-34 to TH-CARD-37
        *run(t, turn) {
          for (const seat of othersThan(t, turn.seat)) sufferDisease(t, seat);
          let taken = false;
          for (const card of hallCards(t)) {
            const def = t.def(card);
            if (def.sort !== 'monster' || def.traits.immuneToSpells) continue; // TH-TRAIT-15
            const weakened = weakenedBy(t, card) + 2;
            t.setNote(card, weakened);
            if (def.health > weakened || removalFault(t, card) !== null) continue;
            takeMonster(t, turn.seat, card);
            taken = true;
          }
          if (!taken) return;
          openCages(t, turn.seat);
          yield* refill(t, turn.seat);
        },
      },
    ],
  }),
  spell({ kind: 'fireball', box: 'base', source: 'public', price: 9, light: 1, magic: 3 }),
  spell({
    kind: 'foresightElixir',
    box: 'wrath',
    source: 'public',
    price: 6,
    gold: 2,
    foresees: true, // TH-CARD-24
    effects: [
      {
        name: 'foresee',
        in: 'dungeon',
        // TH-CARD-27: look at three, put them back in any order, then two cards must be drawn.
        *run(t, turn) {
          const top = t.cards(t.piles.dungeon).slice(-3).reverse();
          if (top.length > 0) {
            t.show(top, [turn.seat]);
            const order = yield* t.order(turn.seat, {
              prompt: 'arrange',
              from: top.map((card) => cardOption(card)),
              rules: ['TH-CARD-27'],
            });
            t.reorder(
              t.piles.dungeon,
              order.map(({ card }) => card),
              turn.seat,
            );
          }
          drawCards(t, turn, 2);
        },
      },
    ],
  }),
  spell({
    kind: 'magicMissile',
    box: 'wrath',
    source: 'public',
    price: 6,
    magic: 4,
    reaches: (rank) => rank === 1, // TH-CARD-32
  }),
];
