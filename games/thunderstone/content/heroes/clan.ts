import type { CardDef } from '../../shape/cards.ts';
import { isArmed } from '../../rules/attack.ts';
import { isHero } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';

const clanSet: HeroSet = { group: 'clan', box: 'promo', source: 'public', classes: ['fighter'] };

/** More attack for every other hero with a weapon. */
const command =
  (attack: number): CardDef['leads'] =>
  (row, { content, turn }, other) => {
    if (isHero(content[other.as]) && isArmed(content, turn, other)) row.attack += attack;
  };

export const clan = [
  hero({
    ...clanSet,
    kind: 'clanSergeant',
    level: 1,
    strength: 6,
    price: 6,
    levelUp: 2,
    attack: 2,
    leads: command(1),
  }),
  hero({
    ...clanSet,
    kind: 'clanCommander',
    level: 2,
    strength: 7,
    price: 9,
    levelUp: 3,
    attack: 3,
    leads: command(2),
  }),
  hero({
    ...clanSet,
    kind: 'clanChampion',
    level: 3,
    strength: 8,
    price: 12,
    points: 3,
    attack: 4,
    leads: command(3),
    spoils: 'weapon',
  }),
];
