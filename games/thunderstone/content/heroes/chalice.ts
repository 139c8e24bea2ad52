import { isLightItem } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';
import { cure, draw } from '../effects.ts';

const chaliceSet: HeroSet = {
  group: 'chalice',
  box: 'base',
  source: 'public',
  classes: ['fighter', 'cleric'],
};

export const chalice = [
  hero({
    ...chaliceSet,
    kind: 'chaliceQuester',
    level: 1,
    strength: 5,
    price: 7,
    levelUp: 2,
    attack: 2,
    effects: [cure(1, 'dungeon', true)],
  }),
  hero({
    ...chaliceSet,
    kind: 'chaliceDefender',
    level: 2,
    strength: 6,
    price: 10,
    levelUp: 3,
    magic: 3,
    // +1 attack for each item with light.
    bonus: (row, { content, turn }) => {
      for (const one of turn.cards) if (isLightItem(content[one.as])) row.attack++;
    },
    effects: [draw(1), cure(1, 'dungeon', true)],
  }),
  hero({
    ...chaliceSet,
    kind: 'chalicePaladin',
    level: 3,
    strength: 7,
    price: 12,
    points: 2,
    magic: 4,
    spoils: 'village',
    effects: [draw(1)],
  }),
];
