import { drawDenizen } from '../rules/denizens.ts';
import { cardsOf, type Cards } from './define.ts';
import { byAlignment, forGold, gain, lose } from './vocabulary.ts';

const { terrain } = cardsOf('cataclysm');

export const terrains: Cards = {
  bonefield: terrain({
    source: 'public',
    divides: true,
    text: byAlignment({ evil: gain('lives'), good: lose('lives'), neutral: forGold(1, gain('lives')) }),
  }),
  highway: terrain({ source: 'public', copies: 4, draw: 1, fastRoad: true }),
  monastery: terrain({
    source: 'public',
    divides: true,
    text: byAlignment({ good: gain('fate'), evil: lose('lives'), neutral: forGold(1, gain('fate')) }),
  }),
  outpost: terrain({ source: 'public', copies: 2, draw: 2, visitors: 2 }),
  settlement: terrain({
    source: 'public',
    copies: 2,
    denizens: true,
    text: (t, seat) => drawDenizen(t, seat),
  }),
};
