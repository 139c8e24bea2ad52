import { seatOption, type Flow, type Seat } from '@tafelrunde/engine';
import type { CardDef } from '../../shape/cards.ts';
import { strengthOf } from '../../rules/attack.ts';
import { makeDiscard, makeDiscardSome } from '../../rules/discarding.ts';
import { chooseLaid, countLaid } from '../../rules/effects.ts';
import {
  destroy,
  destroyLaid,
  drawCards,
  drawTo,
  gainExperience,
  isHero,
  othersThan,
  takeAway,
} from '../../rules/party.ts';
import type { Thunderstone } from '../../shape.ts';
import { villager } from '../define.ts';
import { draw, isMilitia, needs, spend } from '../effects.ts';

/** "Destroy this card for 2 gold." */
const sell2 = spend('sell2', (_t, turn) => {
  turn.gold += 2;
});

/** A card that shows a gold value, be it 0. */
const hasGold = (def: CardDef): boolean => def.gold !== null;

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
      sell2,
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
    kind: 'pawnbroker',
    box: 'base',
    source: 'public',
    price: 3,
    effects: [
      {
        name: 'pawn',
        in: 'village',
        fault: needs(hasGold, 'TH-VILLAGE-07'),
        // TH-VILLAGE-07: the card itself is gone and gives nothing besides.
        *run(t, turn) {
          const pledge = yield* chooseLaid(t, turn, {
            prompt: 'pawn',
            commits: 'costs',
            rules: ['TH-VILLAGE-07'],
            fits: hasGold,
          });
          if (pledge === null) return;
          turn.gold += (t.content[pledge.as].gold ?? 0) + 3;
          destroyLaid(t, turn, pledge);
        },
      },
      sell2,
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
            commits: 'costs',
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
    kind: 'tavernBrawl',
    box: 'wrath',
    source: 'public',
    price: 4,
    // TH-CARD-45
    effects: [
      {
        name: 'brawl',
        in: 'village',
        fault: (t, turn, me) => (t.seats === 1 ? 'TH-CARD-45' : needs(isHero, 'TH-CARD-45')(t, turn, me)),
        *run(t, turn) {
          const hero = yield* chooseLaid(t, turn, {
            prompt: 'brawler',
            commits: 'costs',
            rules: ['TH-CARD-45'],
            fits: isHero,
          });
          if (hero === null) return;
          const { seat } = yield* t.ask(turn.seat, {
            prompt: 'challenge',
            about: { kind: hero.kind },
            from: othersThan(t, turn.seat).map((other) => seatOption(other)),
            rules: ['TH-CARD-45'],
          });
          const strength = strengthOf(t.content, turn, hero);
          takeAway(t, turn, hero, t.piles.discard[turn.seat]);
          if (beatFirstHero(t, seat, strength)) gainExperience(t, turn.seat, 1);
        },
      },
      {
        ...spend('riot', function* (t, turn): Flow {
          const hero = yield* chooseLaid(t, turn, {
            prompt: 'rioter',
            commits: 'costs',
            rules: ['TH-CARD-45'],
            fits: isHero,
          });
          if (hero !== null) destroyLaid(t, turn, hero);
          yield* makeDiscardSome(t, othersThan(t, turn.seat), 2, {
            prompt: 'riotDiscard',
            rules: ['TH-CARD-45'],
          });
        }),
        fault: needs(isHero, 'TH-CARD-45'),
      },
    ],
  }),
  villager({
    kind: 'taxCollector',
    box: 'wrath',
    source: 'public',
    price: 5,
    gold: 0, // TH-CARD-38
    effects: [
      {
        name: 'levy',
        in: 'village',
        run: (t, turn) => {
          turn.gold += t.seats;
        },
      },
      spend('distrain', function* (t, turn) {
        const taken = yield* makeDiscard(t, othersThan(t, turn.seat), {
          prompt: 'discardGold',
          rules: ['TH-CARD-38'],
          fits: hasGold,
        });
        for (const card of taken) if (card !== null) turn.gold += t.def(card).gold ?? 0;
      }),
    ],
  }),
  villager({
    kind: 'townGuard',
    box: 'base',
    source: 'public',
    price: 3,
    effects: [draw(2, 'village'), { ...spend('draw3', (t, turn) => drawCards(t, turn, 3)), draws: 3 }],
  }),
  villager({
    kind: 'trainer',
    box: 'base',
    source: 'public',
    price: 4,
    effects: [
      {
        name: 'train',
        in: 'village',
        fault: needs(isMilitia, 'TH-XP-01'),
        *run(t, turn) {
          const recruit = yield* chooseLaid(t, turn, {
            prompt: 'train',
            commits: 'costs',
            rules: ['TH-XP-01'],
            fits: isMilitia,
          });
          if (recruit === null) return;
          destroyLaid(t, turn, recruit);
          gainExperience(t, turn.seat, 2);
        },
      },
      sell2,
    ],
  }),
];

/**
 * A seat turns up cards of its deck until a hero shows; they go to its discard pile, but a weaker hero is destroyed. True if
 * it was. What has been turned up waits aside, so that it is not shuffled in again on the way.
 */
function beatFirstHero(t: Thunderstone, seat: Seat, strength: number): boolean {
  const shown = [];
  for (;;) {
    const card = drawTo(t, seat, t.piles.revealed);
    if (card === null) break;
    shown.push(card);
    if (isHero(t.def(card))) break;
  }
  t.tell('turnedUp', { seat, kinds: shown.map((card) => t.kind(card)) });
  const last = shown.at(-1);
  const beaten = last !== undefined && isHero(t.def(last)) && t.def(last).strength < strength;
  for (const card of shown) if (card !== last || !beaten) t.move(card, t.piles.discard[seat]);
  if (beaten) destroy(t, seat, last);
  return beaten;
}
