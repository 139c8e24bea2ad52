import type { Effect } from '../../shape/cards.ts';
import { chooseLaid } from '../../rules/effects.ts';
import { destroyLaid, isLightItem } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';
import { needs } from '../effects.ts';

const blindSet: HeroSet = { group: 'blind', box: 'wrath', source: 'public', classes: ['fighter', 'cleric'] };

/** Destroy an item with light for magic attack, on top of the attack. TH-CARD-01, TH-CARD-02 */
const snuff = (magic: 3 | 4): Effect => ({
  name: `snuff${magic}`,
  in: 'dungeon',
  repeat: true,
  fault: needs(isLightItem, 'TH-CARD-02'),
  *run(t, turn, me) {
    const light = yield* chooseLaid(t, turn, {
      prompt: 'snuff',
      commits: 'costs',
      rules: ['TH-CARD-02'],
      fits: isLightItem,
    });
    if (light === null) return;
    destroyLaid(t, turn, light);
    me.magic += magic;
  },
});

export const blind = [
  hero({
    ...blindSet,
    kind: 'blindNeophyte',
    level: 1,
    strength: 4,
    price: 6,
    levelUp: 2,
    attack: 2,
    effects: [snuff(3)],
  }),
  hero({
    ...blindSet,
    kind: 'blindMonk',
    level: 2,
    strength: 4,
    price: 9,
    levelUp: 3,
    attack: 3,
    effects: [snuff(4)],
  }),
  hero({
    ...blindSet,
    kind: 'blindGrandmaster',
    level: 3,
    strength: 5,
    price: 12,
    points: 3,
    attack: 3,
    seesInDark: true, // TH-CARD-03
    bonus: (row, { content, turn }) => {
      if (!turn.cards.some((one) => isLightItem(content[one.as]))) row.magic += 3;
    },
  }),
];
