import { hallCards, refill, removalFault, takeMonster, weakenedBy } from '../../rules/hall.ts';
import { bearerOf } from '../../rules/attack.ts';
import { chooseLaid, chooseMonster } from '../../rules/effects.ts';
import { openCages } from '../../rules/dungeon.ts';
import { drawCards, isHero, othersThan, sufferDisease, takeAway } from '../../rules/party.ts';
import { spell, villager, weapon } from '../define.ts';
import { isWorth, spend } from '../effects.ts';

/** Village cards of Wrath of the Elements beyond those of the suggested first game. */
export const wrathVillage = [
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
  weapon({
    kind: 'claymore',
    box: 'wrath',
    source: 'public',
    price: 7,
    gold: 3,
    weight: 8,
    attack: 5,
    keywords: ['edged'],
    // TH-CARD-22, TH-CARD-23: once a battle, while a hero carries it.
    *beforeRefill(t, turn, me) {
      if (me.used !== 0 || bearerOf(t.content, turn, me) === null) return;
      const card = yield* chooseMonster(t, turn, {
        prompt: 'cleave',
        rules: ['TH-CARD-22'],
        cards: hallCards(t).filter((monster) => isWorth(t.def(monster), 1, 2)),
        fault: (monster) => removalFault(t, monster),
        or: { id: 'nothing' },
      });
      if (card === null) return;
      me.used = 1;
      takeMonster(t, turn.seat, card);
    },
  }),
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
];
