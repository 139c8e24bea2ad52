import { cardOption, type Option } from '@tafelrunde/engine';
import type { Effect } from '../../shape/cards.ts';
import { makeDiscard } from '../../rules/discarding.ts';
import { isMonster, othersThan } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';
import { isWorth, needs } from '../effects.ts';

const gohlenSet: HeroSet = { group: 'gohlen', box: 'wrath', source: 'public', classes: ['fighter'] };

/** More attack if a monster is laid out from the hand. TH-CARD-12 */
const bait = (attack: 2 | 3): Effect => ({
  name: `bait${attack}`,
  in: 'dungeon',
  fault: needs(isMonster, 'TH-CARD-12'),
  run: (_t, _turn, me) => {
    me.attack += attack;
  },
});

export const gohlen = [
  hero({
    ...gohlenSet,
    kind: 'gohlenTrapper',
    level: 1,
    strength: 5,
    price: 7,
    levelUp: 2,
    attack: 2,
    effects: [bait(2)],
  }),
  hero({
    ...gohlenSet,
    kind: 'gohlenTracker',
    level: 2,
    strength: 6,
    price: 10,
    levelUp: 3,
    attack: 3,
    effects: [bait(3)],
  }),
  hero({
    ...gohlenSet,
    kind: 'gohlenHunter',
    level: 3,
    strength: 6,
    price: 13,
    points: 1,
    attack: 4,
    effects: [
      {
        name: 'hunt',
        in: 'dungeon',
        // TH-CARD-13: the others discard a monster, whatever comes of the battle.
        *run(t, turn, me) {
          const others = othersThan(t, turn.seat);
          const monsters = yield* makeDiscard(t, others, {
            prompt: 'discardMonster',
            rules: ['TH-CARD-13'],
            fits: isMonster,
          });
          monsters.forEach((card, i) => {
            if (card !== null) turn.prey.push({ hunter: me.card, owner: others[i], kind: t.kind(card) });
          });
        },
      },
    ],
    // TH-CARD-13, TH-CARD-14: one of them, worth up to 5, if it is of the same type as the beaten monster.
    *victory(t, turn, me, beaten) {
      const from: Option[] = [];
      for (const { hunter, owner, kind } of turn.prey) {
        const def = t.content[kind];
        if (hunter !== me.card || def.group !== beaten.group || !isWorth(def, 0, 5)) continue;
        const card = t.cards(t.piles.discard[owner]).findLast((one) => t.kind(one) === kind);
        if (card !== undefined && !from.some((option) => option.card === card)) from.push(cardOption(card));
      }
      if (from.length === 0) return;
      from.push({ id: 'nothing', declines: true });
      const { card } = yield* t.ask(turn.seat, {
        prompt: 'takePrey',
        from,
        rules: ['TH-CARD-13', 'TH-CARD-14'],
      });
      if (card === undefined) return;
      t.move(card, t.piles.discard[turn.seat]);
      t.tell('tookPrey', { seat: turn.seat, kind: t.kind(card) });
    },
  }),
];
