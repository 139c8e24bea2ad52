import { chooseLaid, countLaid } from '../../rules/effects.ts';
import { destroyLaid, drawCards, gainExperience, isHero, takeAway } from '../../rules/party.ts';
import { villager } from '../define.ts';
import { draw, spend } from '../effects.ts';

export const villagers = [
  villager({
    kind: 'barkeep',
    box: 'base',
    source: 'public',
    price: 2,
    gold: 1,
    effects: [
      {
        name: 'secondPurchase',
        in: 'village',
        run: (_t, turn) => {
          turn.buys++;
        },
      },
      spend('sell2', (_t, turn) => {
        turn.gold += 2;
      }),
    ],
  }),
  villager({
    kind: 'blacksmith',
    box: 'wrath',
    source: 'public',
    price: 3,
    effects: [
      {
        name: 'forge',
        in: 'village',
        run: (t, turn) => {
          drawCards(t, turn, 1);
          turn.weaponBuys++;
        },
      },
      // TH-CARD-33: the hero is gone before gold is counted.
      spend('sendHero', function* (t, turn) {
        turn.gold += 2;
        const hero = yield* chooseLaid(t, turn, { prompt: 'putOnDeck', rules: ['TH-CARD-33'], fits: isHero });
        if (hero !== null) takeAway(t, turn, hero, t.piles.deck[turn.seat]);
      }),
    ],
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
  villager({
    kind: 'townGuard',
    box: 'base',
    source: 'public',
    price: 3,
    effects: [draw(2, 'village'), spend('draw3', (t, turn) => drawCards(t, turn, 3))],
  }),
];
