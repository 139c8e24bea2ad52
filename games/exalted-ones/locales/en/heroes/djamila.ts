import type { CardWords } from '@tafelrunde/engine';

export const djamila = {
  djamila: {
    name: 'Djamila',
    text: "The sultan's eldest daughter knows every bazaar and hardly any throne room. A travelling dancer showed her how to catch eyes; the fire she found herself. Where she performs a tent usually burns afterwards, and nobody wants their money back.",
  },
  ribbonOfFire: {
    name: 'Ribbon of Fire',
    text: 'All targets in line: WK−1 > RST. Burn.',
  },
  luringDance: {
    name: 'Luring Dance',
    text: 'WK > MR. Charm 3; if the target was already burning, charm 4.',
  },
  pillarOfFlame: {
    name: 'Pillar of Flame',
    text: "3-inch circle: WK−3 > MR. The circle stays. At the end of the opponent's next activation phase it hits all enemy and neutral models in it, even out of sight: WK > MR. Burn.",
  },
  oilOnTheFire: {
    name: 'Oil on the Fire',
    text: "Against models that are already burning Djamila's abilities are critical.",
  },
} satisfies Record<string, CardWords>;
