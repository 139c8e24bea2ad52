import { hallCards, banish, removalFault } from '../../rules/hall.ts';
import { cardOption } from '@tafelrunde/engine';
import { chooseLaid, chooseMonster, countLaid } from '../../rules/effects.ts';
import { destroyLaid, drawCards, gainExperience, isHero, sufferDisease } from '../../rules/party.ts';
import { item, spell, villager, weapon } from '../define.ts';
import { draw, spend } from '../effects.ts';

/** The village cards of the suggested first game. */
export const firstVillage = [
  weapon({
    kind: 'cursedMace',
    box: 'wrath',
    source: 'public',
    price: 5,
    gold: 0,
    weight: 5,
    attack: 6,
    keywords: ['blunt'],
    wielded: (t, turn) => sufferDisease(t, turn.seat), // TH-CARD-40
  }),
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
  item({
    kind: 'lantern',
    box: 'base',
    source: 'public',
    price: 4,
    gold: 2,
    light: 2,
    keywords: ['light'],
  }),
  weapon({
    kind: 'magiStaff',
    box: 'wrath',
    source: 'public',
    price: 4,
    gold: 2,
    weight: 3,
    magic: 1,
    keywords: ['blunt', 'magic'],
    effects: [
      {
        name: 'banish',
        in: 'dungeon',
        carried: true, // TH-CARD-43
        movesMonsters: true,
        fault: (t) => (hallCards(t).some((card) => removalFault(t, card) === null) ? null : 'TH-TRAIT-19'),
        *run(t, turn, me) {
          destroyLaid(t, turn, me);
          const card = yield* chooseMonster(t, turn, {
            prompt: 'banish',
            rules: ['TH-CARD-42'],
            cards: hallCards(t),
            fault: (monster) => removalFault(t, monster),
          });
          if (card !== null) yield* banish(t, turn.seat, card);
          drawCards(t, turn, 1); // TH-CARD-42
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
  villager({
    kind: 'sage',
    box: 'wrath',
    source: 'public',
    price: 4,
    effects: [
      {
        name: 'study',
        in: 'village',
        // TH-CARD-41: any card may go; only one that is no hero teaches something.
        *run(t, turn) {
          const card = yield* chooseLaid(t, turn, {
            prompt: 'study',
            rules: ['TH-CARD-41'],
            fits: () => true,
          });
          if (card === null) return;
          destroyLaid(t, turn, card);
          if (!isHero(t.content[card.as])) gainExperience(t, turn.seat, 1);
        },
      },
      spend('sellWisdom', (t, turn) => {
        turn.gold += countLaid(t, turn, isHero);
      }),
    ],
  }),
  weapon({
    kind: 'shortBow',
    box: 'wrath',
    source: 'public',
    price: 5,
    gold: 3,
    weight: 4,
    keywords: ['bow'],
    // TH-CARD-30, TH-CARD-31
    bonus: (row, { content, rank }, _me, hero) => {
      if (rank >= 2) row.attack += 3;
      if (hero !== null && content[hero.as].classes.includes('archer')) row.attack += 2;
    },
  }),
  villager({
    kind: 'townGuard',
    box: 'base',
    source: 'public',
    price: 3,
    effects: [draw(2, 'village'), spend('draw3', (t, turn) => drawCards(t, turn, 3))],
  }),
];
