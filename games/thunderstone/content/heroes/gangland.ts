import type { Effect } from '../../shape/cards.ts';
import { makeDiscard } from '../../rules/discarding.ts';
import { countLaid } from '../../rules/effects.ts';
import { isHero, othersThan, ownCards } from '../../rules/party.ts';
import { printedGold } from '../../rules/village.ts';
import { hero, type HeroSet } from '../define.ts';

const ganglandSet: HeroSet = { group: 'gangland', box: 'wrath', source: 'public', classes: ['thief'] };

/** Gold for every other hero laid out. */
const shakeDown: Effect = {
  name: 'shakeDown',
  in: 'village',
  run: (t, turn, me) => {
    turn.gold += countLaid(t, turn, (def, one) => one !== me && isHero(def));
  },
};

/** "Every other player discards one card with a gold value." TH-CARD-11 */
const extort: Effect = {
  name: 'extort',
  in: 'dungeon',
  *run(t, turn) {
    yield* makeDiscard(t, othersThan(t, turn.seat), {
      prompt: 'payUp',
      rules: ['TH-CARD-11'],
      fits: (def) => def.gold !== null,
    });
  },
};

export const gangland = [
  hero({
    ...ganglandSet,
    kind: 'ganglandThug',
    level: 1,
    strength: 4,
    price: 6,
    levelUp: 2,
    attack: 1,
    effects: [shakeDown],
  }),
  hero({
    ...ganglandSet,
    kind: 'ganglandHeavy',
    level: 2,
    strength: 4,
    price: 9,
    levelUp: 3,
    gold: 1,
    attack: 2,
    effects: [shakeDown, extort],
  }),
  hero({
    ...ganglandSet,
    kind: 'ganglandCrook',
    level: 3,
    strength: 5,
    price: 11,
    gold: 1,
    points: 1,
    attack: 3,
    // TH-CARD-10
    bonus: (row, { content, turn }) => {
      if (printedGold(content, ownCards(turn)) >= 5) row.attack += 4;
    },
  }),
];
