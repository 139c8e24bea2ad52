import type { CardWords } from '@tafelrunde/engine';

export const djamila = {
  djamila: {
    name: 'Djamila',
    text: 'The sultan’s eldest daughter knows every bazaar and hardly any throne room. A travelling dancer showed her how to catch eyes; the fire she found herself. Where she performs a tent usually burns afterwards, and nobody wants their money back.',
  },
  ribbonOfFire: {
    name: 'Ribbon of Fire',
    text: 'All targets in line: willpower−1 > armour. Burn.',
  },
  luringDance: {
    name: 'Luring Dance',
    text: 'willpower > resistance. Charm 3; if the target was already burning, charm 4.',
  },
  pillarOfFlame: {
    name: 'Pillar of Flame',
    text: '3-inch circle: willpower−3 > resistance. The circle stays. At the end of the opponent’s next activation phase it hits all enemy and neutral models in it, even out of sight: willpower > resistance. Burn.',
  },
  oilOnTheFire: {
    name: 'Oil on the Fire',
    text: 'Against models that are already burning Djamila’s abilities are critical.',
  },
} satisfies Record<string, CardWords>;
