import { countLaid } from '../../rules/effects.ts';
import { drawCards, isMonster } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';
import { cure, draw, isDisease, needs, perLaid } from '../effects.ts';

const divineSet: HeroSet = { group: 'divine', box: 'wrath', source: 'public', classes: ['cleric'] };

export const divine = [
  hero({
    ...divineSet,
    kind: 'divineHealer',
    level: 1,
    strength: 4,
    price: 5,
    levelUp: 2,
    attack: 2,
    effects: [cure(1, 'both', false)], // TH-CARD-09
  }),
  hero({
    ...divineSet,
    kind: 'divineChaplain',
    level: 2,
    strength: 5,
    price: 8,
    levelUp: 3,
    attack: 2,
    bonus: perLaid(1, (def) => isDisease(def) || isMonster(def)),
    effects: [draw(1, 'both')],
  }),
  hero({
    ...divineSet,
    kind: 'divineProphet',
    level: 3,
    strength: 6,
    price: 11,
    points: 2,
    attack: 3,
    effects: [
      cure(2, 'both', false), // TH-CARD-09
      {
        name: 'prophesy',
        in: 'both',
        fault: needs(isMonster, 'TH-CARD-09'),
        run: (t, turn) => drawCards(t, turn, countLaid(t, turn, isMonster)),
      },
    ],
  }),
];
