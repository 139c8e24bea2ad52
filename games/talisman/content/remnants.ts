import { perform } from '@tafelrunde/engine';
import { cardsOf, type Cards } from './define.ts';
import { choose, discardObject, gain, lose, miss, table } from './vocabulary.ts';

const { event, enemy } = cardsOf('cataclysm', 'relics');

/** Remnants: facedown until somebody lands there, then Adventure cards. */
export const remnants: Cards = {
  hiddenPower: event({
    source: 'public',
    meet: choose({ strength: gain('strength', 2), craft: gain('craft', 2) }),
  }),
  lostKnowledge: event({
    source: 'public',
    meet: table({ 1: lose('craft'), 2: miss(), '3-4': gain('spell'), '5-6': gain('craft') }),
  }),
  demonOfDecay: enemy({
    source: 'house',
    family: 'monster',
    strength: 5,
    *meets(t, seat, card) {
      yield* perform(discardObject()(t, seat, card));
    },
  }),
  giantFly: enemy({ source: 'house', family: 'animal', strength: 2 }),
};
